import { isPlainHeadToHead, metricNames, criterionScopes } from '@meio-campo/contract/rules'
import type { Criterion, Metric } from '@meio-campo/football'
import { ofTeam, theTeam, type NamedTeam } from './team-article.ts'

/** A metric as the reason for being ahead of somebody and behind somebody. */
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

/** Why a team is ahead of or behind another one that is level with it; `null`: nothing tells them apart. */
export function decisionSentence(place: 'ahead' | 'behind', against: NamedTeam, criterion: Criterion | null): string {
  if (!criterion) return `Divide a posição com ${theTeam(against)}: nada os separa.`
  const reason = isPlainHeadToHead(criterion)
    ? criterionScopes[criterion.scope].trim()
    : REASONS[criterion.metric][place] + criterionScopes[criterion.scope]
  return `${place === 'ahead' ? 'À frente' : 'Atrás'} ${ofTeam(against)} ${reason}.`
}
