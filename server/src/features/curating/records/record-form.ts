import type { RecordForm } from '@meio-campo/contract'
import type { RecordKind } from '@meio-campo/contract/rules'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'
import { listDependents } from './dependents.ts'
import { nameOf, namesOfAll } from '../record-tables/references.ts'
import { recordTables } from '../record-tables/tables.ts'
import { valuesOf } from './values.ts'

export type RecordRow = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly version: number
  readonly demo: boolean
  readonly updated_at: Date
}

export async function getRecord(
  database: Queryable,
  kind: RecordKind,
  id: string,
  lock: RawBuilder<unknown> = sql``,
): Promise<RecordRow> {
  const { rows } = await sql<RecordRow>`
    select * from ${sql.table(recordTables[kind])} where id = ${id} ${lock}`.execute(database)
  return rows[0] ?? refuseMissing(database, kind, id)
}

export async function getRecordForm(database: Queryable, kind: RecordKind, id: string): Promise<RecordForm> {
  const row = await getRecord(database, kind, id)
  const values = valuesOf(kind, row)
  const [names] = await namesOfAll(database, kind, [values])
  return {
    id,
    name: await nameOf(database, kind, id),
    version: row.version,
    demo: row.demo,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: await findLastActor(database, kind, id),
    values,
    names: names!,
    dependents: await listDependents(database, recordTables[kind], id),
    kinds: kind === 'person' ? (row['roles'] as readonly string[]).toSorted() : [kind],
  }
}

async function findLastActor(database: Queryable, kind: RecordKind, id: string): Promise<string | null> {
  const last = await database
    .selectFrom('edit_rows')
    .innerJoin('edits', 'edits.id', 'edit_rows.edit_id')
    .select('edits.actor_name')
    .where('table_name', '=', recordTables[kind])
    .where('row_key', '=', JSON.stringify({ id }))
    .orderBy('place', 'desc')
    .executeTakeFirst()
  return last?.actor_name ?? null
}
