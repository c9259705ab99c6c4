/** What an account may call with its keys. Null: no limit of this kind. */
export interface Plan {
  readonly name: string
  readonly perMinute: number
  readonly perDay: number | null
}

/** The plans there are, in this one place: the server counts by it, the console shows it. */
export const PLANS = {
  gratuito: { name: 'Gratuito', perMinute: 60, perDay: 5_000 },
  equipe: { name: 'Equipe', perMinute: 600, perDay: 100_000 },
  livre: { name: 'Livre', perMinute: 6_000, perDay: null },
} as const satisfies Record<string, Plan>

export type PlanId = keyof typeof PLANS
export const PLAN_IDS = Object.keys(PLANS) as PlanId[]

/** The plan an admin assigned, or else the default one; admins have no daily quota by default. */
export function planOf({ plan, admin }: { readonly plan: string | null; readonly admin: boolean }): PlanId {
  return PLAN_IDS.find((id) => id === plan) ?? (admin ? 'livre' : 'gratuito')
}

/** The percentages of a daily quota at which its owner is notified. */
export const QUOTA_LEVELS = [100, 80] as const
export type QuotaLevel = (typeof QUOTA_LEVELS)[number]

/** The highest level reached; null below all of them, or without a limit. */
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
