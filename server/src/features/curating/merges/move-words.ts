import type { MergeKind } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** The old record's names are the kept one's as well, and what the datasets said of it was said of the kept one. */
export async function moveWords(
  transaction: Transaction<DB>,
  kind: MergeKind,
  from: string,
  into: string,
): Promise<void> {
  await sql`
    insert into aliases (kind, record_id, alias)
    select kind, ${into}, alias from aliases where kind = ${kind} and record_id = ${from}
    on conflict do nothing`.execute(transaction)
  await moveSources(transaction, kind, from, into)
  if (kind === 'stadium') await moveStadiumWords(transaction, from, into)
  if (kind === 'person') await moveRoles(transaction, from, into)
}

/**
 * Where a dataset speaks of both, its own key stands in the place of the file, as the importers do it: by that key the
 * next import finds the kept record, and does not make the old one again. A word without a key goes with the old record.
 */
async function moveSources(transaction: Transaction<DB>, kind: MergeKind, from: string, into: string): Promise<void> {
  const spoken = await transaction
    .selectFrom('sources')
    .select(['dataset_id', 'file'])
    .where('kind', '=', kind)
    .where('record_id', '=', into)
    .execute()
  const old = await transaction
    .deleteFrom('sources')
    .where('kind', '=', kind)
    .where('record_id', '=', from)
    .returning(['dataset_id', 'key', 'file', 'line', 'at', 'said'])
    .execute()
  const isSpoken = ({ dataset_id, file }: { dataset_id: string; file: string }) =>
    spoken.some((word) => word.dataset_id === dataset_id && word.file === file)
  const moved = old
    .filter((word) => !isSpoken(word) || word.key !== '')
    .map((word) => ({
      ...word,
      kind,
      record_id: into,
      said: JSON.stringify(word.said),
      file: isSpoken(word) ? word.key : word.file,
    }))
  if (moved.length === 0) return
  await transaction
    .insertInto('sources')
    .values(moved)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Datasets say where a match was and where a team plays by the stadium's id. */
async function moveStadiumWords(transaction: Transaction<DB>, from: string, into: string): Promise<void> {
  for (const [kind, field] of [
    ['match', 'stadium'],
    ['team', 'stadium_id'],
  ] as const) {
    await sql`
      update sources set said = said || jsonb_build_object(${field}::text, ${into}::text)
      where kind = ${kind} and said ->> ${field}::text = ${from}`.execute(transaction)
    await sql`
      update conflicts set said = (
        select jsonb_object_agg(key, case when value = to_jsonb(${from}::text) then to_jsonb(${into}::text) else value end)
        from jsonb_each(said))
      where kind = ${kind} and field = ${field}
        and exists (select 1 from jsonb_each(said) where value = to_jsonb(${from}::text))`.execute(transaction)
  }
}

/** What somebody has been known as is never taken away. */
async function moveRoles(transaction: Transaction<DB>, from: string, into: string): Promise<void> {
  await sql`
    update people as kept set roles = array(select distinct unnest(kept.roles || old.roles))
    from people as old where old.id = ${from} and kept.id = ${into} and not old.roles <@ kept.roles`.execute(
    transaction,
  )
}
