/**
 * What a call with a key is counted against: the account's minute and day, the key's minute and day. The order is that
 * of `limits` and `standings` everywhere.
 */
export const METERS = [
  { of: 'account', window: 'minute' },
  { of: 'account', window: 'day' },
  { of: 'key', window: 'minute' },
  { of: 'key', window: 'day' },
] as const
export type Meter = (typeof METERS)[number]

/** One limit per meter; null means none. */
export type QuotaLimits = readonly [number | null, number | null, number | null, number | null]

/** One call to be counted. The limits travel with it, so that a plan changed a moment ago already holds. */
export interface Charge {
  readonly user: string
  readonly key: string
  readonly limits: QuotaLimits
}

export interface Standing {
  readonly used: number
  readonly resetsInMs: number
}

export interface Verdict {
  /** Counted on every meter, or refused and counted on none. */
  readonly passed: boolean
  /** As they are after this call, one per meter. */
  readonly standings: readonly Standing[]
}

/** Counts exactly for all who share it: the supervisor for the workers of a node, Redis for several nodes. */
export interface Counter {
  charge(charges: readonly Charge[]): Promise<readonly Verdict[]>
  /** Where an account stands, and one of its keys, without counting. */
  standings(user: string, key: string | null): Promise<readonly Standing[]>
}
