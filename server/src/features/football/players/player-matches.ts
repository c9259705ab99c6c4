import type { PlayerMatch, PlayerOpponent, TeamRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import type { ListSource } from '../../../platform/reading/list.ts'
import { byName, type Comparisons, most, sortTable } from '../../../platform/reading/table-order.ts'
import { findStatisticsOf, numbersInMatch, type CountedMatches } from '../rows/player-statistics.ts'
import { findTeamRefs } from '../rows/team-ref.ts'
import { type Involvement, listInvolvements, type PlayerEvent } from './involvements.ts'
import { hasPlayed, playerFigures } from './player-figures.ts'
import { type EditionRef, findEditionRefs } from './player-seasons.ts'

const orders: Comparisons<PlayerMatch> = {
  opponent: byName(({ opponent }) => opponent.name),
  minutes: most(({ minutes }) => minutes),
  goals: most(({ goals }) => goals),
  assists: most(({ assists }) => assists),
  rating: most(({ rating }) => rating),
}

interface PlayerMatchesQuery {
  readonly temporada?: string
  readonly campeonato?: string
  readonly adversario?: string
  readonly sort?: string
}

/** A player match by match, the newest first, with the sums of all of them and of those against each opponent. */
export async function listPlayerMatches(
  database: Queryable,
  player: string,
  query: PlayerMatchesQuery,
): Promise<ListSource<PlayerMatch>> {
  const all = (await listInvolvements(database, player)).filter((one) => hasPlayed(one) || one.events.length > 0)
  const [editions, teams, counted] = await Promise.all([
    findEditionRefs(
      database,
      all.map(({ edition }) => edition),
    ),
    findTeamRefs(
      database,
      all.flatMap(({ team, opponent }) => [team, opponent]),
    ),
    findStatisticsOf(database, player),
  ])
  const inSeason = all.filter(({ edition }) => isWanted(editions.get(edition), query))
  const wanted = query.adversario === undefined ? null : new Set(valuesIn(query.adversario))
  const shown = inSeason.filter(({ opponent }) => wanted === null || wanted.has(opponent))
  const rows = shown.flatMap((one) => toPlayerMatch(player, one, editions, teams, counted))
  const { started: _, ...totals } = playerFigures(player, shown)
  return {
    table: query.sort === undefined ? rows.toReversed() : sortTable(rows, orders, query.sort),
    wrap: (page) => ({ ...page, totals, opponents: opponentsOf(player, inSeason, teams) }),
  }
}

export function isWanted(
  edition: EditionRef | undefined,
  { temporada, campeonato }: Pick<PlayerMatchesQuery, 'temporada' | 'campeonato'>,
): boolean {
  if (!edition) return false
  if (temporada !== undefined && !valuesIn(temporada).includes(edition.name)) return false
  return campeonato === undefined || valuesIn(campeonato).includes(edition.competition.id)
}

function toPlayerMatch(
  player: string,
  one: Involvement,
  editions: ReadonlyMap<string, EditionRef>,
  teams: ReadonlyMap<string, TeamRef>,
  counted: CountedMatches,
): PlayerMatch[] {
  const edition = editions.get(one.edition)
  const team = teams.get(one.team)
  const opponent = teams.get(one.opponent)
  if (!edition || !team || !opponent) return []
  const [home, away] = one.side === 'home' ? [team, opponent] : [opponent, team]
  const { played: _, started: __, ...figures } = playerFigures(player, [one])
  return [
    {
      match: {
        id: one.match,
        competition: edition.competition,
        edition: edition.name,
        day: one.day,
        home,
        away,
        score: one.score,
      },
      team,
      opponent,
      started: one.starter,
      ...figures,
      // Without a line-up, a card does not show that the player was on the pitch: it can be shown to the bench.
      minutes: one.starter === null && !hasPlayed(one) ? null : figures.minutes,
      ...numbersInMatch(player, counted.get(one.match), one.events.map(deedIn)),
    },
  ]
}

const deedIn = ({ type, player, related }: PlayerEvent) => ({
  type,
  player,
  assist: related?.role === 'assist' ? related.player : null,
})

/** The one met most often first; those met as often, by name. */
function opponentsOf(
  player: string,
  involvements: readonly Involvement[],
  teams: ReadonlyMap<string, TeamRef>,
): PlayerOpponent[] {
  return [...Map.groupBy(involvements, ({ opponent }) => opponent)]
    .flatMap(([id, own]): PlayerOpponent[] => {
      const opponent = teams.get(id)
      const { started: _, ...figures } = playerFigures(player, own)
      return opponent ? [{ opponent, ...figures }] : []
    })
    .toSorted((a, b) => b.played - a.played || a.opponent.name.localeCompare(b.opponent.name, 'pt-BR'))
}
