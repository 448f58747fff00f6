/** The value at these names in parsed JSON; undefined where the way there ends early. Inherited names do not count. */
const at = (payload: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Readonly<Record<string, unknown>>)[name]
        : undefined,
    payload,
  )

/** The text at a dotted way such as `pull_request.head.sha`; null where there is none, or something else. */
export const textAt = (payload: unknown, way: string): string | null => {
  const value = at(payload, way.split('.'))
  return typeof value === 'string' && value !== '' ? value : null
}

/** The whole number at a dotted way; null where there is none. */
export const numberAt = (payload: unknown, way: string): number | null => {
  const value = at(payload, way.split('.'))
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

/** True only where the payload says so. */
export const flagAt = (payload: unknown, way: string): boolean => at(payload, way.split('.')) === true
