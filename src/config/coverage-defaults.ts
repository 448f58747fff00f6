import type { CoverageColumns, FinishedWords } from '../model/coverage-settings.js'

/** Headers of a coverage table, where the configuration says nothing. Without `id` they are those of the matrices. */
export const defaultCoverageColumns: CoverageColumns = {
  id: [],
  paths: ['Paths', 'Path', 'Files', 'File', 'Sources', 'Source'],
  estimate: ['Estimate', 'Estimated', 'Estimated lines', 'Estimate in lines', 'Expected lines'],
  measured: ['Measured', 'Measured lines', 'Lines', 'LOC'],
  notes: ['State', 'Status', 'Note', 'Notes', 'Remark', 'Remarks', 'Comment', 'Comments'],
  feature: ['Feature', 'Features'],
  code: ['Code', 'Code anchor', 'Implementation'],
  test: ['Test', 'Tests', 'Test anchor'],
}

/** Test files by the names that they have in most languages. */
export const defaultTests: readonly string[] = [
  '**/{test,tests,__tests__,testdata,fixtures,spec,specs,benches}/**',
  '**/*.{test,spec,tests,bench}.*',
  '**/*_{test,spec,tests}.*',
  '**/{test,conftest}.py',
  '**/test_*',
  '**/*{Test,Tests,Spec}.{java,kt,cs,swift,scala,php}',
]

/** Generated and foreign files by the names that they have in most repositories. */
export const defaultGenerated: readonly string[] = [
  '**/{node_modules,vendor,vendored,third_party,thirdparty,dist,generated,__generated__}/**',
  '**/*.{generated,gen,g}.*',
  '**/*.{min.js,min.css,map,lock,snap}',
  '**/*{_pb2.py,.pb.go,.pb.cc,.pb.h}',
  '**/{package-lock.json,npm-shrinkwrap.json,pnpm-lock.yaml,go.sum}',
]

export const defaultFinished: FinishedWords = { states: ['done'], words: ['merged', 'nothing left'] }
