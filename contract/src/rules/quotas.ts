/** At which parts of a day's quota its owner is told, in percent. */
export const QUOTA_LEVELS = [100, 80] as const
export type QuotaLevel = (typeof QUOTA_LEVELS)[number]

/** The highest level that was reached; null below all of them, and where there is no limit. */
export function quotaLevel({
  used,
  limit,
}: {
  readonly used: number
  readonly limit: number | null
}): QuotaLevel | null {
  if (limit === null) return null
  return QUOTA_LEVELS.find((level) => used * 100 >= limit * level) ?? null
}
