import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { readTrust, type Trust } from '../choosing/dataset-trust.ts'
import { rechooseMatches } from './rechoose.ts'
import type { StatedFields, Statement } from '../choosing/statements.ts'

export interface MatchPair {
  readonly kept: string
  readonly joined: string
}

const PARTS = [
  { part: 'events', table: 'events', source: 'events_source' },
  { part: 'lineups', table: 'lineups', source: 'lineups_source' },
  { part: 'officials', table: 'match_officials', source: 'officials_source' },
] as const

/**
 * Makes one match of two: the statements about either are moved to the kept one, parts that it lacks are moved too, its
 * values are chosen again from all statements, and the old id redirects to it.
 */
export async function joinMatches(transaction: Transaction<DB>, pairs: readonly MatchPair[]): Promise<void> {
  if (pairs.length === 0) return
  const trust = await readTrust(transaction)
  const ids = [...new Set(pairs.map(({ kept }) => kept))]
  const statementsBefore = await loadStatements(transaction, ids)
  for (const { kept, joined } of pairs) {
    for (const part of PARTS) await moveParts(transaction, part, kept, joined, trust)
    await moveRows(transaction, kept, joined)
    await sql`delete from matches where id = ${joined}`.execute(transaction)
    await sql`update redirects set new_id = ${kept} where kind = 'match' and new_id = ${joined}`.execute(transaction)
    await sql`
      insert into redirects (kind, old_id, new_id) values ('match', ${joined}, ${kept})
      on conflict (kind, old_id) do update set new_id = excluded.new_id`.execute(transaction)
  }
  await rechooseMatches(transaction, ids, { before: trust, after: trust, statementsBefore })
}

async function loadStatements(
  transaction: Transaction<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Statement[]>> {
  const rows = await transaction
    .selectFrom('sources')
    .select(['record_id', 'dataset_id as dataset', 'file', 'said'])
    .where('kind', '=', 'match')
    .where('record_id', 'in', ids)
    .execute()
  const byMatch = Map.groupBy(rows, ({ record_id }) => record_id)
  return new Map(
    [...byMatch].map(([id, own]) => [
      id,
      own.map(({ dataset, file, said }) => ({ dataset, file, said: said as StatedFields })),
    ]),
  )
}

/**
 * Events, line-ups and officials come from one source each. Those of the joined match are taken over as a whole where
 * the kept one has none or its source is trusted less; what people wrote by hand has no source, and stays.
 */
async function moveParts(
  transaction: Transaction<DB>,
  { part, table, source }: (typeof PARTS)[number],
  kept: string,
  joined: string,
  trust: Trust,
): Promise<void> {
  const { rows } = await sql<{ id: string; source: string | null; filled: boolean }>`
    select m.id, ${sql.ref(`m.${source}`)} as source,
      exists (select 1 from ${sql.table(table)} as p where p.match_id = m.id) as filled
    from matches as m where m.id in (${kept}, ${joined})`.execute(transaction)
  const [old, other] = [rows.find(({ id }) => id === kept), rows.find(({ id }) => id === joined)]
  if (!old || !other?.source || (old.filled && old.source === null)) return
  const rank = (from: string) => trust(from.split('/')[0]!, part)
  if (old.source !== null && rank(old.source) <= rank(other.source)) return
  await sql`delete from ${sql.table(table)} where match_id = ${kept}`.execute(transaction)
  await sql`update matches set ${sql.ref(source)} = ${other.source} where id = ${kept}`.execute(transaction)
  if (table === 'lineups') {
    // Players point to their line-up by match and side, so it is there before they move.
    await sql`
      insert into lineups (match_id, side, formation, coach_id, coach_name)
      select ${kept}, side, formation, coach_id, coach_name from lineups where match_id = ${joined}`.execute(
      transaction,
    )
    await sql`update lineup_players set match_id = ${kept} where match_id = ${joined}`.execute(transaction)
  } else await sql`update ${sql.table(table)} set match_id = ${kept} where match_id = ${joined}`.execute(transaction)
}

/** The statements of the sources; where the same file spoke of both, what it said of the kept one stands. */
async function moveRows(transaction: Transaction<DB>, kept: string, joined: string): Promise<void> {
  await sql`
    update sources as s set record_id = ${kept}
    where s.kind = 'match' and s.record_id = ${joined} and not exists (
      select 1 from sources as k where k.kind = 'match' and k.record_id = ${kept}
        and k.dataset_id = s.dataset_id and k.file = s.file)`.execute(transaction)
  await sql`
    update player_statistics set match_id = ${kept}
    where match_id = ${joined} and not exists (
      select 1 from player_statistics as k where k.match_id = ${kept})`.execute(transaction)
  await sql`
    update airings as a set match_id = ${kept}
    where match_id = ${joined} and not exists (
      select 1 from airings as k where k.match_id = ${kept} and k.streaming_id = a.streaming_id)`.execute(transaction)
}
