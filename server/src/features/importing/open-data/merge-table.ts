import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { readColumnFile } from './column-file.ts'
import type { OpenDataFile } from './manifest.ts'
import type { OpenDataShape } from './table-list.ts'

/** The tables whose rows are parts of a match: a match that a user changed here keeps its own. */
const MATCH_PARTS: ReadonlySet<string> = new Set(['events', 'lineups', 'lineup_players', 'match_officials'])

const name = (identifier: string): string => pg.escapeIdentifier(identifier)
const names = (columns: readonly string[], of = ''): string =>
  columns.map((column) => `${of}${name(column)}`).join(', ')
const stagedName = (table: string): string => name(`staged_${table}`)

/** Copies a file of the open data into a temporary table of this transaction. */
export async function stageFile(
  client: pg.Client,
  { table, columns, rows }: OpenDataFile,
  path: string,
  onRows: (rows: number) => void,
): Promise<void> {
  const staged = stagedName(table)
  await client.query(
    `create temporary table ${staged} on commit drop as select ${names(columns)} from ${name(table)} limit 0`,
  )
  if (rows === 0) return
  const texts = async function* () {
    for await (const block of readColumnFile(path, { columns: columns.length, rows })) {
      yield block.text
      onRows(block.rows)
    }
  }
  await pipeline(texts, client.query(copyFrom(`copy ${staged} (${names(columns)}) from stdin`)))
}

export interface MergeOptions {
  readonly shape: OpenDataShape
  /** The columns of the table's primary key, as the history refers to a row. */
  readonly primaryKey: readonly string[]
  /** Whether the table has local changes that must stay. */
  readonly careful: boolean
}

/**
 * Merges the staged rows into the table: adds missing ones and corrects different ones. Rows in the history, because a
 * user or an import wrote them here, stay as they are; removed ones stay removed.
 */
export async function mergeTable(client: pg.Client, { shape, primaryKey, careful }: MergeOptions): Promise<void> {
  const { table, columns, key } = shape
  const said = columns.filter((column) => !key.includes(column))
  const [own, staged] = [name(table), stagedName(table)]
  const changes = said.map((column) => `${name(column)} = excluded.${name(column)}`).join(', ')
  const differs = `(${names(said, 't.')}) is distinct from (${names(said, 'excluded.')})`
  const keeps = careful ? `and ${untouched(table, 't', primaryKey)}` : ''
  const again =
    said.length === 0
      ? 'do nothing'
      : `(${names(key)}) do update set ${changes} where ${differs} ${keeps} ${columns.includes('demo') ? 'and not t.demo' : ''}`
  const wanted = careful ? `where ${wantedHere(shape, primaryKey)}` : ''
  if (careful && MATCH_PARTS.has(table)) await removeOldParts(client, shape)
  const conflict = (await meetsOwnRows(client, shape)) ? `on conflict ${again}` : ''
  await client.query(
    `insert into ${own} as t (${names(columns)}) select ${names(columns, 's.')} from ${staged} as s ${wanted} ${conflict}`,
  )
}

/** If no staged row has the key of a present one, as at the first load, a plain insert takes a fifth less time. */
async function meetsOwnRows(client: pg.Client, { table, key }: OpenDataShape): Promise<boolean> {
  // The normalised form of names is computed when they are written.
  if (table === 'aliases') return true
  // `intersect` instead of a join, because it treats nulls in a key as equal.
  const { rowCount } = await client.query(
    `select ${names(key)} from ${stagedName(table)} intersect select ${names(key)} from ${name(table)} limit 1`,
  )
  return rowCount === 1
}

function untouched(table: string, alias: string, primaryKey: readonly string[]): string {
  return `not exists (select from touched_rows as h where h.table_name = ${pg.escapeLiteral(table)} and h.row_key = ${rowKey(primaryKey, alias)})`
}

/** The key as the history writes it (`keep_rows` in the migrations). Its only computed column is that of names. */
function rowKey(primaryKey: readonly string[], alias: string): string {
  const pairs = primaryKey.map((column) => {
    const computed = alias === 's' && column === 'normalised'
    return `${pg.escapeLiteral(column)}, ${computed ? 'normalise_name(s.alias)' : `${alias}.${name(column)}`}`
  })
  return `jsonb_build_object(${pairs.join(', ')})`
}

/** Rows that a user removed do not come back, and parts of a match that was changed here are not added. */
function wantedHere({ table, columns, key }: OpenDataShape, primaryKey: readonly string[]): string {
  const conditions = [
    primaryKey.every((column) => columns.includes(column) || column === 'normalised')
      ? untouched(table, 's', primaryKey)
      : `not exists (select from touched_rows as h where h.table_name = ${pg.escapeLiteral(table)} and h.natural_key = ${rowKey(key, 's')})`,
  ]
  if (MATCH_PARTS.has(table)) conditions.push('s.match_id not in (select match_id from touched_matches)')
  return conditions.join(' and ')
}

/** Removes parts of unchanged matches that the new version no longer has. */
async function removeOldParts(client: pg.Client, { table, key }: OpenDataShape): Promise<void> {
  const same = key.map((column) => `s.${name(column)} = t.${name(column)}`).join(' and ')
  await client.query(
    `delete from ${name(table)} as t using staged_matches as m
     where m.id = t.match_id and m.id not in (select match_id from touched_matches)
       and not exists (select from ${stagedName(table)} as s where ${same})`,
  )
}

/** Everything that the history says was written here since the load. The load itself is not in the history. */
export async function noteTouchedRows(client: pg.Client, shapes: readonly OpenDataShape[]): Promise<void> {
  const keys = JSON.stringify(Object.fromEntries(shapes.map(({ table, key }) => [table, key])))
  await client.query(
    `create temporary table touched_rows on commit drop as
     select r.table_name, r.row_key, bool_or(e.kind <> 'import') as by_hand,
       (select jsonb_object_agg(b.key, b.value) from jsonb_each((array_agg(r.before order by r.place desc))[1]) as b
        where $1::jsonb -> r.table_name ? b.key) as natural_key
     from edit_rows as r join edits as e on e.id = r.edit_id
     group by r.table_name, r.row_key`,
    [keys],
  )
  await client.query('create index on touched_rows (table_name, row_key)')
  await client.query('create index on touched_rows (table_name, natural_key)')
  await client.query(
    `create temporary table touched_matches on commit drop as
     select distinct match_id from (
       select row_key ->> 'match_id' as match_id from touched_rows
       union all select row_key ->> 'id' from touched_rows where table_name = 'matches'
       union all select id from matches where desk_at is not null
       union all select substr(subject, 7) from edit_rows, unnest(subjects) as subject where subject like 'match:%'
     ) as every where match_id is not null`,
  )
  await client.query('analyze touched_rows')
  await client.query('analyze touched_matches')
}

export async function readPrimaryKeys(client: pg.Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ table: string; columns: readonly string[] }>(
    `select t.relname as "table", array_agg(a.attname::text order by k.place) as columns
     from pg_constraint as c
     join pg_class as t on t.oid = c.conrelid
     cross join unnest(c.conkey) with ordinality as k (number, place)
     join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = k.number
     where c.contype = 'p' and t.relnamespace = current_schema::regnamespace
     group by t.relname`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}
