import { endpoints, type OnePlayerNumbers, type PlayerNumbers } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { refuseUnknownFilters } from '../../../platform/reading/missing-records.ts'
import { getPersonRow } from '../people/person-rows.ts'
import { findPlayers } from '../people/whole-people.ts'
import { type Involvement, listInvolvements } from './involvements.ts'
import { hasPlayed, playerFigures, playedPositions } from './player-figures.ts'
import { isWanted } from './player-matches.ts'
import { type EditionRef, findEditionRefs } from './player-seasons.ts'

export interface PlayerNumbersQuery {
  readonly temporada?: string
  readonly campeonato?: string
  readonly com?: string
}

/**
 * The totals of a player's matches, or of those of a season or competition; with `com`, beside up to three other
 * players.
 */
export async function getPlayerNumbers(
  database: Queryable,
  id: string,
  query: PlayerNumbersQuery,
  today: string,
): Promise<PlayerNumbers> {
  await getPersonRow(database, 'player', id)
  const others = query.com === undefined ? [] : [...new Set(valuesIn(query.com))].filter((other) => other !== id)
  const players = await findPlayers(database, [id, ...others], today)
  refuseUnknown(others.filter((other) => !players.has(other)))
  const sides = await Promise.all(
    [id, ...others].map(async (player) => ({ player, all: await listInvolvements(database, player) })),
  )
  const editions = await findEditionRefs(
    database,
    sides.flatMap(({ all }) => all.map(({ edition }) => edition)),
  )
  const [own, ...compared] = sides.map(({ player, all }) => ({
    player: players.get(player)!,
    ...numbersOf(
      player,
      all.filter(({ edition }) => isWanted(editions.get(edition), query)),
    ),
  }))
  if (own!.years.length === 0) await refuseUnknownFilters(database, endpoints.getPlayerNumbers, { ...query })
  const played = sides[0]!.all.flatMap(({ edition }) => editions.get(edition) ?? [])
  return { ...own!, season: query.temporada ?? null, ...choicesIn(played), compared }
}

/** An unknown player in `com` is a wrong filter, not a missing page. */
function refuseUnknown(ids: readonly string[]): void {
  if (ids.length === 0) return
  const fields = ids.map((id) => ({ field: 'com', message: `Não há jogador “${id}”.` }))
  throw new AppError('invalid_input', { fields })
}

function numbersOf(player: string, involvements: readonly Involvement[]): Omit<OnePlayerNumbers, 'player'> {
  const outings = involvements.filter(hasPlayed)
  const byYear = Map.groupBy(involvements, yearOf)
  return {
    total: playerFigures(player, involvements),
    positions: playedPositions(outings),
    teams: new Set(outings.map(({ team }) => team)).size,
    opponents: new Set(outings.map(({ opponent }) => opponent)).size,
    years: [...byYear]
      .map(([year, own]) => ({ year, ...playerFigures(player, own) }))
      .filter(({ played, yellow, secondYellow, red }) => played > 0 || [yellow, secondYellow, red].some(Boolean))
      .toSorted((a, b) => a.year - b.year),
  }
}

const yearOf = ({ day, moment }: Involvement): number => (day ? Number(day.slice(0, 4)) : moment.getUTCFullYear())

function choicesIn(played: readonly EditionRef[]): Pick<PlayerNumbers, 'seasons' | 'competitions'> {
  const competitions = new Map(played.map(({ competition }) => [competition.id, competition]))
  return {
    seasons: [...new Set(played.map(({ name }) => name))].toSorted().toReversed(),
    competitions: [...competitions.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
  }
}
