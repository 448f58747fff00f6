import { inspect } from 'node:util'

/** Something in the set-up that the user can mend: shown as its words alone, without a stack. */
export interface UsageError extends Error {
  readonly remedy: string
}

const usageErrors = new WeakSet<object>()

/** An error for the user: what is wrong, and what to do about it. */
export const usageError = (message: string, remedy: string): UsageError => {
  const error = Object.assign(new Error(message), { remedy })
  usageErrors.add(error)
  return error
}

export const isUsageError = (error: unknown): error is UsageError =>
  typeof error === 'object' && error !== null && usageErrors.has(error)

/** An error in words: a user's error by its message and remedy, a defect of ours with its stack and causes. */
export const inWords = (error: unknown): string =>
  isUsageError(error)
    ? `${error.message}\n${error.remedy}`
    : `This is a defect in rowaudit; please report it with the lines below.\n${inspect(error)}`
