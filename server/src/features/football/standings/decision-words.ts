import { criterionScopes, isPlainHeadToHead, metricNames } from '@meio-campo/contract/rules'
import type { Criterion, Metric, TieDecision } from '@meio-campo/football'
import { type NamedTeam, ofTeam, theTeam } from '../rows/team-names.ts'

/** A metric as the reason for being ahead of, and behind, another team. */
interface Reasons {
  readonly ahead: string
  readonly behind: string
}

const same = (reason: string): Reasons => ({ ahead: reason, behind: reason })

const REASONS: Readonly<Record<Metric & keyof typeof metricNames, Reasons>> = {
  points: same('pelos pontos'),
  pointsPerMatch: same('pela média de pontos'),
  wins: same('pelo número de vitórias'),
  goalDifference: same('pelo saldo de gols'),
  goalAverage: same('pela média de gols'),
  goalsFor: same('pelos gols marcados'),
  awayGoals: same('pelos gols fora de casa'),
  awayWins: same('pelas vitórias fora de casa'),
  fewestReds: { ahead: 'por ter menos cartões vermelhos', behind: 'por ter mais cartões vermelhos' },
  fewestYellows: { ahead: 'por ter menos cartões amarelos', behind: 'por ter mais cartões amarelos' },
  conduct: same('pelo jogo limpo'),
  ranking: same('pela posição no ranking'),
  playOff: same('pelo jogo de desempate'),
  lot: same('por sorteio'),
}

/** Why a team is ahead of or behind another one that is level with it; `null`: no criterion separates them. */
export function decisionSentence(place: 'ahead' | 'behind', against: NamedTeam, criterion: Criterion | null): string {
  if (!criterion) return `Divide a posição com ${theTeam(against)}: nada os separa.`
  const reason = isPlainHeadToHead(criterion)
    ? criterionScopes[criterion.scope].trim()
    : REASONS[criterion.metric][place] + criterionScopes[criterion.scope]
  return `${place === 'ahead' ? 'À frente' : 'Atrás'} ${ofTeam(against)} ${reason}.`
}

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
