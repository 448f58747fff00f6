const day = 86_400

/** Whole days from a time to now; both in seconds since 1970. Never negative. */
export const daysSince = (time: number, now: number): number => Math.max(0, Math.floor((now - time) / day))

/** `1 day`, `3 days`. */
export const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
