import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'
import type { DumpBatch } from './dump-rows.ts'
import { jsonOf } from './write-rows.ts'

/** What is real and what is invented never become one record, nor parts of one edition. */
export async function refuseMixing(transaction: Transaction<DB>, batch: DumpBatch): Promise<void> {
  const { table, columns } = batch.shape
  if (!columns.includes('demo') || batch.shape.numbered) return
  const id = await findMixed(transaction, batch, sql`join ${sql.table(table)} as t on t.id = r.id`)
  const edition = table === 'matches' && sql`join editions as t on t.id = r.edition_id`
  const mixed = id ?? (edition ? await findMixed(transaction, batch, edition) : null)
  if (mixed === null) return
  const at = batch.columns.indexOf('id')
  const row = batch.rows.find(({ values }) => values[at] === mixed.id)
  const reason = mixed.here
    ? `${mixed.id} é da demonstração aqui e não no dump: remova a demonstração e importe de novo.`
    : `${mixed.id} é da demonstração no dump e real aqui: os dois não se misturam.`
  throw new SourceError(row?.origin ?? { file: table, line: null }, reason)
}

async function findMixed(
  transaction: Transaction<DB>,
  batch: DumpBatch,
  join: RawBuilder<unknown>,
): Promise<{ id: string; here: boolean } | null> {
  // Read as plain text: whether the rows are well-formed is found out when they are written.
  const { rows } = await sql<{ id: string; here: boolean }>`
    select r.id, t.demo as here
    from json_to_recordset(${jsonOf(batch)}::json) as r (id text, edition_id text, demo text)
    ${join} where t.demo <> (coalesce(r.demo, 'false') = 'true') limit 1`.execute(transaction)
  return rows[0] ?? null
}
