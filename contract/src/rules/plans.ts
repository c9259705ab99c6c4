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

/** The plan an admin gave, or else the usual one: whoever runs the service is not metered by the day. */
export function planOf({ plan, admin }: { readonly plan: string | null; readonly admin: boolean }): PlanId {
  return PLAN_IDS.find((id) => id === plan) ?? (admin ? 'livre' : 'gratuito')
}
