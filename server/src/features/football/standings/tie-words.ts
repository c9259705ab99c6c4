import type { TieDecision } from '@meio-campo/football'

const WORDS: Readonly<Record<TieDecision, string>> = {
  aggregate: 'placar',
  awayGoals: 'gols fora',
  extraTime: 'prorrogação',
  penalties: 'pênaltis',
  advantage: 'vantagem do empate',
  replay: 'jogo de desempate',
  ruling: 'decisão da organização',
}

export function tieDecisionName(decision: TieDecision): string {
  return WORDS[decision]
}
