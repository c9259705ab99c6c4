import { appearancesIn, type Appearance } from '@meio-campo/football'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { resultColumns, toFootballMatch } from '../rows/football-match.ts'
import { OVER } from '../rows/match-status.ts'

export interface Spell {
  readonly team: string
  readonly starts: string | null
  readonly ends: string | null
}

/** A result with the team that the coach was in charge of. */
export interface CoachedMatch {
  readonly id: string
  readonly day: string | null
  readonly moment: Date
  readonly team: string
  readonly appearance: Appearance
}

export async function listCoachSpells(database: Queryable, person: string): Promise<Spell[]> {
  return database
    .selectFrom('spells')
    .select(['team_id as team', 'starts', 'ends'])
    .where('person_id', '=', person)
    .where('role', '=', 'coach')
    .orderBy('starts', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute()
}

/**
 * The results of a coach, newest first: every match whose sheet names the coach, and those of the team during a spell
 * whose sheet names no coach.
 */
export async function listCoachedMatches(
  database: Queryable,
  person: string,
  spells: readonly Spell[],
): Promise<CoachedMatch[]> {
  const named = selectResults(database)
    .innerJoin('lineups', 'lineups.match_id', 'matches.id')
    .select(sql<string>`case lineups.side when 'home' then matches.home_id else matches.away_id end`.as('team'))
    .where('lineups.coach_id', '=', person)
    .execute()
  const dated = spells.filter(({ starts }) => starts !== null)
  const unnamed = dated.flatMap((spell) => [
    selectUnnamed(database, spell, 'home').execute(),
    selectUnnamed(database, spell, 'away').execute(),
  ])
  const rows = (await Promise.all([named, ...unnamed])).flat()
  const once = [...new Map(rows.map((row) => [row.id, row])).values()]
  return once
    .flatMap((row) => {
      const match = toFootballMatch({ ...row, round_number: null })
      const appearance = appearancesIn(match).find(({ team }) => team === row.team)
      return appearance ? [{ id: row.id, day: row.day, moment: row.moment, team: row.team, appearance }] : []
    })
    .toSorted((a, b) => b.moment.getTime() - a.moment.getTime())
}

function selectResults(database: Queryable) {
  return database
    .selectFrom('matches')
    .select(resultColumns)
    .select('matches.moment')
    .where('matches.status', 'in', OVER)
    .where('matches.annulled', '=', false)
}

function selectUnnamed(database: Queryable, { team, starts, ends }: Spell, side: 'home' | 'away') {
  const own = side === 'home' ? 'matches.home_id' : 'matches.away_id'
  // By moment as well as by day, because that is what the index knows.
  const from = sql<SqlBool>`matches.moment >= ${starts}::date - interval '1 day' and matches.day >= ${starts}::date`
  const until = sql<SqlBool>`matches.moment < ${ends}::date + interval '2 days' and matches.day <= ${ends}::date`
  return selectResults(database)
    .select(sql<string>`${team}::text`.as('team'))
    .where(own, '=', team)
    .where(from)
    .$if(ends !== null, (query) => query.where(until))
    .where((on) =>
      on.not(
        on.exists(
          on
            .selectFrom('lineups')
            .whereRef('lineups.match_id', '=', 'matches.id')
            .where('lineups.side', '=', side)
            .where(sql<SqlBool>`coalesce(lineups.coach_id, lineups.coach_name) is not null`),
        ),
      ),
    )
}
