import type { Confederation, ConfederationPage } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { listSources, refuseMissing } from '../../../platform/reading/record.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { readNextMatches } from './confederation-matches.ts'
import { confederationsBelow, getConfederationTree } from '../rows/confederation-tree.ts'

const MATCHES_SHOWN = 10

/** The confederation of an address; where there is none, it has moved or is unknown. */
export async function getConfederationId(database: Queryable, id: string): Promise<string> {
  const found = await database.selectFrom('confederations').select('id').where('id', '=', id).executeTakeFirst()
  return found?.id ?? refuseMissing(database, 'confederation', id)
}

/** A confederation with its place in the tree, and what is played in it. */
export async function getConfederationPage(
  database: Database,
  id: string,
  now: Date,
): Promise<Reading<{ data: ConfederationPage }>> {
  const tree = await getConfederationTree(database)
  const confederation: Confederation = tree.find(id) ?? (await refuseMissing(database, 'confederation', id))
  const [competitions, nextMatches, sources] = await Promise.all([
    readCompetitions(database, id),
    readNextMatches(database, id, now, MATCHES_SHOWN),
    listSources(database, 'confederation', id),
  ])
  return {
    answer: {
      data: { ...confederation, path: tree.path(id), members: tree.children(id), competitions, nextMatches, sources },
    },
    topics: [...NAMES, 'edition', 'phase', topic.matches],
  }
}

/** Its own first, then those of the confederations below. */
async function readCompetitions(database: Queryable, id: string) {
  return database
    .selectFrom('competitions')
    .select(['id', 'name'])
    .where(sql<SqlBool>`competitions.confederation_id in ${confederationsBelow(id)}`)
    .orderBy(sql`confederation_id = ${id}`, 'desc')
    .orderBy(sql`normalise_name(name)`)
    .orderBy('id')
    .execute()
}
