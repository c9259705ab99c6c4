import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { applyMigration, MIGRATIONS, type Migration } from '../migrate.ts'
import { listTables, type SequenceState } from './tables.ts'

/** Creates the tables of an earlier moment in a separate schema, in the transaction that the caller has begun. */
export async function buildSchema(client: pg.Client, schema: string, migrations: readonly Migration[]): Promise<void> {
  await client.query(`create schema ${client.escapeIdentifier(schema)}`)
  // Extensions are in public; everything that the migrations make is found, and made, in the new schema first.
  await client.query(`set local search_path = ${client.escapeIdentifier(schema)}, public`)
  await client.query(`create table ${MIGRATIONS}`)
  for (const migration of migrations) await applyMigration(client, migration)
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** What keeps rows from being loaded as they are, taken away; `restore` puts it back and so checks all of it. */
export interface Loading {
  restore(): Promise<void>
}

/**
 * Prepares the tables of the schema for rows in any order. Triggers would write the change log and the history again;
 * foreign keys would refuse a row that comes before the one it names. Needs no more than to own the tables.
 */
export async function beginLoading(client: pg.Client, schema: string): Promise<Loading> {
  const tables = (await listTables(client, schema)).map(({ name }) => name)
  const at = (table: string) => `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`
  const { rows: keys } = await client.query<ForeignKey>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint as k join pg_class as c on c.oid = k.conrelid
     where k.contype = 'f' and c.relnamespace = to_regnamespace($1) and k.conparentid = 0
     order by c.relname, k.conname`,
    [schema],
  )
  const alter = async (table: string, change: string) => {
    await client.query(`alter table ${at(table)} ${change}`)
  }
  for (const { table, name } of keys) await alter(table, `drop constraint ${client.escapeIdentifier(name)}`)
  for (const table of tables) await alter(table, 'disable trigger user')
  // What the migrations have put there is in the snapshot too, as it had become.
  await client.query(`truncate ${tables.map(at).join(', ')}`)
  return {
    async restore() {
      for (const { table, name, definition } of keys)
        await alter(table, `add constraint ${client.escapeIdentifier(name)} ${definition}`)
      for (const table of tables) await alter(table, 'enable trigger user')
    },
  }
}

/** Loads the rows of one table and says how many there were. */
export async function loadTable(
  client: pg.Client,
  schema: string,
  table: { readonly name: string; readonly columns: readonly string[] },
  blocks: AsyncIterable<Buffer>,
): Promise<number> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const place = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table.name)}`
  const target = client.query(copyFrom(`copy ${place} (${columns}) from stdin`))
  await pipeline(Readable.from(blocks, { objectMode: false }), target)
  return target.rowCount
}

export async function setSequences(client: pg.Client, schema: string, sequences: readonly SequenceState[]) {
  for (const { name, last, called } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [
      `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`,
      last,
      called,
    ])
}
