import type { LineupPlayer, LineupsPage, PlayerStatistics, TeamRef } from '@meio-campo/contract'
import { lineupSortOf, type LineupSort } from './lineups-search.ts'

/** A player of a match with recorded statistics. */
export interface CountedPlayer extends Pick<LineupPlayer, 'person' | 'number' | 'rating'> {
  readonly team: TeamRef
  readonly statistics: PlayerStatistics
}

type Order = (player: CountedPlayer) => number | null

const ORDERS: Readonly<Record<LineupSort, Order>> = {
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

/** All players with numbers, by `sort`, or by rating without it. Players without a value in that column come last. */
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
  const figure = ORDERS[lineupSortOf(sort) ?? 'nota']
  const turned = sort?.startsWith('-') ? -1 : 1
  return all.toSorted((a, b) => {
    const [left, right] = [figure(a), figure(b)]
    const byFigure =
      left === null || right === null ? Number(left === null) - Number(right === null) : (right - left) * turned
    return byFigure || a.person.name.localeCompare(b.person.name, 'pt-BR')
  })
}
