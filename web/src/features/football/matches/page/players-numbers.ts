import type { LineupPlayer, LineupsPage, PlayerStatistics, TeamRef } from '@meio-campo/contract'

/** A player of a match of whom somebody counted what they did. */
export interface CountedPlayer extends Pick<LineupPlayer, 'person' | 'number' | 'rating'> {
  readonly team: TeamRef
  readonly statistics: PlayerStatistics
}

type Order = (player: CountedPlayer) => number | null

/** The words of `?sort=`, each largest first. */
const ORDERS: Readonly<Record<string, Order>> = {
  nota: ({ rating }) => rating,
  minutos: ({ statistics }) => statistics.minutes,
  chutes: ({ statistics }) => statistics.shots,
  passes: ({ statistics }) => statistics.passes,
  dribles: ({ statistics }) => statistics.dribblesCompleted,
  desarmes: ({ statistics }) => statistics.tackles,
  duelos: ({ statistics }) => statistics.duelsWon,
  faltas: ({ statistics }) => statistics.fouls,
  defesas: ({ statistics }) => statistics.saves,
}

/** Only an order that there is. */
export function parseLineupsSearch({ sort }: Readonly<Record<string, unknown>>): { readonly sort?: string } {
  const word = typeof sort === 'string' ? sort.replace(/^-/, '') : ''
  return Object.hasOwn(ORDERS, word) ? { sort: String(sort) } : {}
}

/** Everybody with numbers, by `sort`; without one, by rating. Who has none in that column is the last, either way. */
export function countedPlayers(
  { home, away }: Pick<LineupsPage, 'home' | 'away'>,
  sort: string | undefined,
): readonly CountedPlayer[] {
  const all = [home, away].flatMap((lineup) =>
    lineup
      ? [...lineup.starters, ...lineup.bench].flatMap(({ person, number, rating, statistics }) =>
          statistics ? [{ person, number, rating, statistics, team: lineup.team }] : [],
        )
      : [],
  )
  const word = sort?.replace(/^-/, '') ?? 'nota'
  const figure = ORDERS[word] ?? ORDERS['nota']!
  const turned = sort?.startsWith('-') ? -1 : 1
  return all.toSorted((a, b) => {
    const [left, right] = [figure(a), figure(b)]
    const byFigure =
      left === null || right === null ? Number(left === null) - Number(right === null) : (right - left) * turned
    return byFigure || a.person.name.localeCompare(b.person.name, 'pt-BR')
  })
}
