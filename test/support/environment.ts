import { afterEach } from 'vitest'

const before = { ...process.env }

/** Changes variables of this process until the end of the test. */
export const setEnvironment = (variables: Readonly<Record<string, string>>): void => {
  Object.assign(process.env, variables)
}

// The object itself must stay: only through it does the process see a change.
afterEach(() => {
  for (const name of Object.keys(process.env))
    if (!(name in before)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, before)
})
