import { addDays, type Day } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { hasChampions, QUIET_DAYS } from './decided-edition.ts'
import { decideEditions } from './decided-editions.ts'

/** How many structures of editions are in memory at a time. */
const TOGETHER = 40

/** What has to be decided again: everything, or some editions and those that have been quiet for long enough since. */
export type Undecided = 'everything' | { readonly editions: readonly string[]; readonly since: Day }

/** Brings `derived_titles` up to date. True where any of them is another one now. */
export async function refreshDerivedTitles(database: Database, undecided: Undecided, today: Day): Promise<boolean> {
  const editions = await listEditions(database, undecided, today)
  let isChanged = false
  for (let at = 0; at < editions.length; at += TOGETHER)
    isChanged = (await refreshSome(database, editions.slice(at, at + TOGETHER), today)) || isChanged
  return isChanged
}

async function listEditions(database: Queryable, undecided: Undecided, today: Day) {
  const among = undecided === 'everything' ? null : undecided.editions
  const quietSince = undecided === 'everything' ? null : addDays(undecided.since, -QUIET_DAYS - 1)
  const { rows } = await sql<{ id: string; competition: string; kind: string }>`
    select e.id, c.id as competition, c.kind from editions as e join competitions as c on c.id = e.competition_id
    where ${among}::text[] is null or e.id = any (${among}) or e.id in (
      select edition_id from matches where day between ${quietSince}::date and ${addDays(today, -QUIET_DAYS)}::date)
    order by e.id`.execute(database)
  return rows.filter(({ competition, kind }) => hasChampions({ id: competition, kind }))
}

type Row = Awaited<ReturnType<typeof readSome>>[number]

async function refreshSome(
  database: Database,
  editions: readonly { readonly id: string; readonly kind: string }[],
  today: Day,
): Promise<boolean> {
  const ids = editions.map(({ id }) => id)
  const decided = await decideEditions(database, editions, today)
  const rows = decided.map(({ edition, result }): Row => ({
    edition_id: edition.id,
    champion_id: result.champion,
    runner_up_id: result.runnerUp,
    final_score: result.finalScore,
    match_id: result.last.row.id,
  }))
  if (JSON.stringify(rows) === JSON.stringify(await readSome(database, ids))) return false
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('derived_titles').where('edition_id', 'in', ids).execute()
    if (rows.length > 0) await transaction.insertInto('derived_titles').values(rows).execute()
  })
  return true
}

const readSome = (database: Queryable, editions: readonly string[]) =>
  database
    .selectFrom('derived_titles')
    .select(['edition_id', 'champion_id', 'runner_up_id', 'final_score', 'match_id'])
    .where('edition_id', 'in', editions)
    .orderBy('edition_id')
    .execute()
