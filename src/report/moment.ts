// Years of four digits; Git takes dates far beyond what RFC 3339 can say.
const earliest = -62_167_219_200
const latest = 253_402_300_799

/** Seconds since 1970 as RFC 3339 in UTC: `2026-11-29T00:00:00Z`. */
export const toMoment = (seconds: number): string => {
  const within = Math.min(latest, Math.max(earliest, Math.floor(seconds)))
  return new Date(within * 1000).toISOString().replace('.000Z', 'Z')
}
