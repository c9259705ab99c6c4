import type { LineupPlayer, PlayerStatistics } from '@meio-campo/contract'
import { deedsOf, ratePlayer, type DeedEvent } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** What was counted in a match, by player. */
export type CountedPlayers = ReadonlyMap<string, PlayerStatistics>
/** By match, what was counted of its players. */
export type CountedMatches = ReadonlyMap<string, CountedPlayers>

/** What sources counted of the players of some matches. */
export async function findPlayerStatistics(database: Queryable, matchIds: readonly string[]): Promise<CountedMatches> {
  return toMatches(
    await selectStatistics(database)
      .where(sql<boolean>`match_id = any(${matchIds})`)
      .execute(),
  )
}

/** What sources counted of one player, in all matches. */
export async function findStatisticsOf(database: Queryable, person: string): Promise<CountedMatches> {
  return toMatches(await selectStatistics(database).where('person_id', '=', person).execute())
}

function selectStatistics(database: Queryable) {
  return database.selectFrom('player_statistics').selectAll()
}

type StatisticsRow = Awaited<ReturnType<ReturnType<typeof selectStatistics>['executeTakeFirstOrThrow']>>

function toMatches(rows: readonly StatisticsRow[]): CountedMatches {
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id)
  return new Map([...byMatch].map(([id, own]) => [id, new Map(own.map((row) => [row.person_id, toStatistics(row)]))]))
}

/** The numbers of a player in a match, and the rating; `events` are those that stand. */
export function numbersInMatch(
  person: string | null,
  counted: CountedPlayers | undefined,
  events: readonly DeedEvent[],
): Pick<LineupPlayer, 'statistics' | 'rating'> {
  const statistics = (person !== null && counted?.get(person)) || null
  return { statistics, rating: person !== null && statistics ? ratePlayer(statistics, deedsOf(person, events)) : null }
}

function toStatistics(row: StatisticsRow): PlayerStatistics {
  return {
    minutes: row.minutes,
    shots: row.shots,
    shotsOnTarget: row.shots_on_target,
    passes: row.passes,
    passesCompleted: row.passes_completed,
    keyPasses: row.key_passes,
    dribbles: row.dribbles,
    dribblesCompleted: row.dribbles_completed,
    tackles: row.tackles,
    interceptions: row.interceptions,
    blocks: row.blocks,
    duels: row.duels,
    duelsWon: row.duels_won,
    fouls: row.fouls,
    foulsDrawn: row.fouls_drawn,
    saves: row.saves,
    conceded: row.conceded,
  }
}
