import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { LIVE } from '../../football/rows/match-status.ts'

/** A match that is on, and the key under which its provider knows it. */
export interface FollowedMatch {
  readonly id: string
  readonly key: string
  readonly kickoff: Date
}

/** A match is looked for from just before its kick-off until it can no longer be on. */
const BEFORE_MINUTES = 2
const LONGEST_HOURS = 4

/** The matches of a connection that are live, or should have begun. */
export async function listFollowedMatches(
  database: Queryable,
  dataset: string,
  competitions: readonly string[],
  now: Date,
): Promise<FollowedMatch[]> {
  if (competitions.length === 0) return []
  const { rows } = await sql<FollowedMatch>`
    select distinct on (m.id) m.id, s.key, m.kickoff
    from matches as m
    join sources as s on s.match_id = m.id and s.kind = 'match' and s.dataset_id = ${dataset} and s.key <> ''
    join editions as e on e.id = m.edition_id
    where e.competition_id = any (${competitions}) and (m.status = 'scheduled' or m.status = any (${LIVE}))
      and m.kickoff between ${new Date(now.getTime() - LONGEST_HOURS * 3_600_000)}::timestamptz
        and ${new Date(now.getTime() + BEFORE_MINUTES * 60_000)}::timestamptz
    order by m.id, s.key`.execute(database)
  return rows
}
