import { cbfSuspensions, worldCupSuspensions, type SuspensionRules } from '@meio-campo/football'

/** When cards suspend, by competition; null where nobody has told us the rule. */
export function suspensionRulesOf(competition: {
  readonly id: string
  readonly country: string | null
  readonly participants: string
}): SuspensionRules | null {
  if (/^copa_do_mundo(_feminina)?$/.test(competition.id)) return worldCupSuspensions
  return competition.country === 'BR' && competition.participants === 'club' ? cbfSuspensions : null
}

/** The stages after which cautions are wiped, as the rules name them. */
export function stageOf(round: string | null): string | null {
  return round?.startsWith('Quartas de final') ? 'quarter-finals' : null
}
