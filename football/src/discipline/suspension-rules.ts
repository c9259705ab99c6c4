import type { Sanctions } from './sanction.ts'

/** When cards keep a player out: what each sanction adds to the count, and what it costs at once. */
export interface SuspensionRules {
  /** Cautions that make a match's ban; the count then starts again. */
  readonly limit: number
  readonly cautions: Sanctions
  readonly bans: Sanctions
  /** Stages after whose last match the count is wiped; bans already earned stay. */
  readonly wipedAfter: readonly string[]
}

/** A second yellow cancels its match's yellows; a yellow before a direct red still counts. */
export const cbfSuspensions: SuspensionRules = {
  limit: 3,
  cautions: { yellow: 1, secondYellow: 0, red: 0, yellowAndRed: 1 },
  bans: { yellow: 0, secondYellow: 1, red: 1, yellowAndRed: 1 },
  wipedAfter: [],
}

export const worldCupSuspensions: SuspensionRules = {
  ...cbfSuspensions,
  limit: 2,
  wipedAfter: ['quarter-finals'],
}
