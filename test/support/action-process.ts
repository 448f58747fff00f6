import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './folder.js'
import { runActionAsync, type FinishedStep, type JsonReport, type Step } from './process.js'

/** What a step left behind, its reports included. */
export interface ReportedStep extends FinishedStep {
  /** The JSON report, written below `RUNNER_TEMP` unless the inputs name another place; null where there is none. */
  readonly report: JsonReport | null
  /** The same as SARIF, as it was written. */
  readonly sarif: string | null
}

/** Runs the bundled Action with both reports, and lets this process answer meanwhile as the platform. */
export const runReportedAction = async ({
  inputs = {},
  environment = {},
  ...step
}: Step): Promise<ReportedStep> => {
  const temporary = temporaryFolder()
  const json = inputs['report-json'] ?? join(temporary, 'report.json')
  const sarif = inputs['report-sarif'] ?? join(temporary, 'report.sarif')
  const finished = await runActionAsync({
    ...step,
    inputs: { 'report-json': json, 'report-sarif': sarif, ...inputs },
    environment: { RUNNER_TEMP: temporary, ...environment },
  })
  return {
    ...finished,
    report: existsSync(json) ? (JSON.parse(readFileSync(json, 'utf8')) as JsonReport) : null,
    sarif: existsSync(sarif) ? readFileSync(sarif, 'utf8') : null,
  }
}
