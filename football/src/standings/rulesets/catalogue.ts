import type { StandingsRules } from '../rules.ts'
import { brasileiraoSerieA, brasileiraoSerieB } from './brasileirao.ts'
import { conmebolGroups, conmebolGroups2025 } from './conmebol.ts'
import { england, france, germany, italy, italy2021, portugal, spain } from './european-leagues.ts'
import { uefaEuro, uefaGroups, uefaLeaguePhase } from './uefa.ts'
import { worldCup1966, worldCup1990, worldCup2022, worldCup2026, worldCup2026Reapplied } from './world-cup.ts'

/** Every known rule set by name: an edition's phase starts from one of these and may change any part of it. */
export const rulesets = {
  brasileiraoSerieA,
  brasileiraoSerieB,
  conmebolGroups,
  conmebolGroups2025,
  england,
  france,
  germany,
  italy,
  italy2021,
  portugal,
  spain,
  uefaEuro,
  uefaGroups,
  uefaLeaguePhase,
  worldCup1966,
  worldCup1990,
  worldCup2022,
  worldCup2026,
  worldCup2026Reapplied,
} as const satisfies Record<string, StandingsRules>

export type RulesetName = keyof typeof rulesets
