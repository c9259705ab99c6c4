import type { Right, Transmission } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { NAMES } from '../../../platform/answers/topics.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { LIVE } from '../rows/match-status.ts'
import { selectMatches, toMatches } from '../rows/match-rows.ts'
import { findTeamRefs } from '../rows/team-ref.ts'
import { startsAfter } from './edition-matches.ts'
import { findEdition } from '../editions/editions.ts'

const SHOWN_MATCHES = 30

export async function getTransmission(
  database: Database,
  id: string,
  temporada: string | undefined,
  now: Date,
): Promise<Reading<{ data: Transmission }>> {
  const { competition, edition, editions, topics } = await findEdition(database, id, temporada, dayAt(now))
  const [rights, matches] = edition
    ? await Promise.all([listRights(database, edition.id), listShownMatches(database, edition.id, now)])
    : [[], []]
  return {
    answer: { data: { competition, edition: edition?.name ?? null, editions, rights, matches } },
    topics: [...topics, ...NAMES, 'broadcast-right'],
  }
}

/** Rights of the whole edition first, then those of single clubs. */
async function listRights(database: Queryable, editionId: string): Promise<Right[]> {
  const rows = await database
    .selectFrom('broadcast_rights')
    .innerJoin('streamings', 'streamings.id', 'broadcast_rights.streaming_id')
    .leftJoin('teams', 'teams.id', 'broadcast_rights.home_id')
    .select([
      'streamings.id',
      'streamings.name',
      'streamings.kind',
      'streamings.site',
      'streamings.free',
      'broadcast_rights.starts',
      'broadcast_rights.ends',
      'broadcast_rights.note',
      'broadcast_rights.home_id',
    ])
    .where('broadcast_rights.edition_id', '=', editionId)
    .orderBy(sql`teams.name nulls first`)
    .orderBy('streamings.name')
    .orderBy('broadcast_rights.id')
    .execute()
  const homes = await findTeamRefs(
    database,
    rows.flatMap(({ home_id }) => home_id ?? []),
  )
  return rows.map(({ id, name, kind, site, free, home_id, ...right }) => ({
    streaming: { id, name, kind, site, free },
    home: homes.get(home_id ?? '') ?? null,
    ...right,
  }))
}

/** Matches under way or to come that have a known broadcaster. */
async function listShownMatches(database: Queryable, editionId: string, now: Date) {
  const rows = await selectMatches(database)
    .where('matches.edition_id', '=', editionId)
    .where((on) =>
      on.or([on('matches.status', 'in', LIVE), on.and([on('matches.status', '=', 'scheduled'), startsAfter(now)])]),
    )
    .where(sql<SqlBool>`exists (select 1 from airings where airings.match_id = matches.id)`)
    .orderBy('matches.moment')
    .orderBy('matches.id')
    .limit(SHOWN_MATCHES)
    .execute()
  return toMatches(database, rows)
}
