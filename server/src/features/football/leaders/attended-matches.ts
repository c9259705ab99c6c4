import type { AttendedMatch } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { resultColumns, toFootballMatch } from '../rows/football-match.ts'

export interface AttendedRow extends AttendedMatch {
  /** Its events are known, so a match without cards had none. */
  readonly coversEvents: boolean
}

/** The matches of some editions with their crowds, by edition. */
export async function readAttended(
  database: Queryable,
  editionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AttendedRow[]>> {
  const rows = await database
    .selectFrom('matches')
    .select([...resultColumns, 'matches.edition_id', 'matches.attendance', 'matches.covers_events'])
    .where(sql<boolean>`matches.edition_id = any(${[...editionIds]})`)
    .execute()
  const byEdition = Map.groupBy(rows, ({ edition_id }) => edition_id)
  return new Map(
    [...byEdition].map(([id, own]) => [
      id,
      own.map((row) => ({
        match: toFootballMatch({ ...row, round_number: null }),
        attendance: row.attendance,
        coversEvents: row.covers_events,
      })),
    ]),
  )
}
