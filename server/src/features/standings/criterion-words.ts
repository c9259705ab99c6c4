import type { Criterion, Metric, Scope } from '@meio-campo/football'
import { ofTeam, theTeam, type NamedTeam } from './team-article.ts'

/** A metric as a heading, and as the reason for being ahead of somebody and behind somebody. */
interface Words {
  readonly name: string
  readonly ahead: string
  readonly behind: string
}

const same = (name: string, reason: string): Words => ({ name, ahead: reason, behind: reason })

const WORDS: Readonly<Record<Metric, Words>> = {
  points: same('Pontos', 'pelos pontos'),
  pointsPerMatch: same('Média de pontos', 'pela média de pontos'),
  wins: same('Número de vitórias', 'pelo número de vitórias'),
  goalDifference: same('Saldo de gols', 'pelo saldo de gols'),
  goalAverage: same('Média de gols', 'pela média de gols'),
  goalsFor: same('Gols marcados', 'pelos gols marcados'),
  awayGoals: same('Gols fora de casa', 'pelos gols fora de casa'),
  awayWins: same('Vitórias fora de casa', 'pelas vitórias fora de casa'),
  fewestReds: {
    name: 'Menos cartões vermelhos',
    ahead: 'por ter menos cartões vermelhos',
    behind: 'por ter mais cartões vermelhos',
  },
  fewestYellows: {
    name: 'Menos cartões amarelos',
    ahead: 'por ter menos cartões amarelos',
    behind: 'por ter mais cartões amarelos',
  },
  conduct: same('Jogo limpo', 'pelo jogo limpo'),
  ranking: same('Ranking', 'pela posição no ranking'),
  playOff: same('Jogo de desempate', 'pelo jogo de desempate'),
  lot: same('Sorteio', 'por sorteio'),
}

const WHERE: Readonly<Record<Scope, string>> = {
  all: '',
  tied: ' no confronto direto',
  'exactly-two': ' no confronto direto',
  opponents: ' dos adversários',
}

/** Two legs added up as one match are simply the head-to-head. */
function isPlainHeadToHead({ metric, scope }: Criterion): boolean {
  return scope === 'exactly-two' && metric === 'goalDifference'
}

/** A criterion as a list of rules names it. */
export function criterionName(criterion: Criterion): string {
  const onlyTwo = criterion.scope === 'exactly-two' ? ' (só entre dois times)' : ''
  const name = isPlainHeadToHead(criterion) ? 'Confronto direto' : WORDS[criterion.metric].name + WHERE[criterion.scope]
  return name + onlyTwo
}

/** Why a team is ahead of or behind another one that is level with it; `null`: nothing tells them apart. */
export function decisionSentence(place: 'ahead' | 'behind', against: NamedTeam, criterion: Criterion | null): string {
  if (!criterion) return `Divide a posição com ${theTeam(against)}: nada os separa.`
  const reason = isPlainHeadToHead(criterion)
    ? WHERE[criterion.scope].trim()
    : WORDS[criterion.metric][place] + WHERE[criterion.scope]
  return `${place === 'ahead' ? 'À frente' : 'Atrás'} ${ofTeam(against)} ${reason}.`
}
