import type { CleanKind } from '@meio-campo/contract'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { cleanSets, type CleanTable } from './clean-sets.ts'

/** The temporary table that holds the copied rows of a table while they are being restored. */
export const rowsToRestore = (table: string) => `restoring_${table}`

/** The obstacles to a restore. */
export interface Obstacles {
  readonly any: boolean
  /** Ids of matches (or ordinary accounts) that use a key of a copied row. They can be replaced. */
  readonly roots: readonly string[]
  /** Rows of tables that a restore does not replace, with a key of a copied row. */
  readonly others: readonly { readonly table: string; readonly keys: readonly string[] }[]
  /** Records that copied rows refer to and that no longer exist. */
  readonly missing: readonly { readonly table: string; readonly keys: readonly string[] }[]
}

/** Checks every unique index and every foreign key of the set's tables, as the database has them now. */
export async function findObstacles(transaction: Transaction<DB>, kind: CleanKind): Promise<Obstacles> {
  const roots = new Set<string>()
  const others = new Map<string, Set<string>>()
  const missing = new Map<string, Set<string>>()
  for (const member of cleanSets[kind]) {
    const { table } = member
    for (const index of await listUniqueIndexes(transaction, table)) {
      for (const { root, key } of await findTaken(transaction, kind, member, index)) {
        if (root !== null) roots.add(root)
        else others.set(table, (others.get(table) ?? new Set()).add(key))
      }
    }
    for (const foreign of await listForeignKeys(transaction, table)) {
      for (const key of await findMissing(transaction, kind, table, foreign)) {
        missing.set(foreign.named, (missing.get(foreign.named) ?? new Set()).add(key))
      }
    }
  }
  const list = (found: ReadonlyMap<string, Set<string>>) =>
    [...found].map(([table, keys]) => ({ table, keys: [...keys] }))
  return {
    any: roots.size + others.size + missing.size > 0,
    roots: [...roots],
    others: list(others),
    missing: list(missing),
  }
}

interface UniqueIndex {
  /** Columns or expressions, as the database writes them. */
  readonly parts: readonly string[]
  readonly where: string | null
}

async function listUniqueIndexes(transaction: Transaction<DB>, table: string): Promise<UniqueIndex[]> {
  const { rows } = await sql<UniqueIndex>`
    select array(
        select pg_get_indexdef(indexrelid, part, false) from generate_series(1, indnkeyatts) as part order by part) as parts,
      pg_get_expr(indpred, indrelid) as where
    from pg_index where indrelid = ${table}::regclass and indisunique`.execute(transaction)
  return rows
}

/** The rows that use a key of a copied row, and the match or account that they belong to. */
async function findTaken(
  transaction: Transaction<DB>,
  kind: CleanKind,
  member: CleanTable,
  { parts, where }: UniqueIndex,
): Promise<{ root: string | null; key: string }[]> {
  const named = (names: readonly RawBuilder<unknown>[]) => sql.join(names)
  const keys = named(parts.map((part, place) => sql`(${sql.raw(part)}) as ${sql.ref(`key_${place}`)}`))
  const filter = where === null ? sql`` : sql`where ${sql.raw(where)}`
  const same = sql.join(
    parts.map((_, place) => sql`${sql.ref(`there.key_${place}`)} = ${sql.ref(`back.key_${place}`)}`),
    sql` and `,
  )
  const shown = sql`concat_ws(' · ', ${named(parts.map((_, place) => sql.ref(`there.key_${place}`)))})`
  const { rows } = await sql<{ root: string | null; key: string }>`
    select distinct ${rootOf(kind, member.table)} as root, ${shown} as key
    from (select *, ${keys} from ${sql.table(member.table)} ${filter}) as there
    join (select ${keys} from ${sql.table(rowsToRestore(member.table))} ${filter}) as back on ${same}`.execute(
    transaction,
  )
  return rows
}

/** The replaceable row that a row of the table belongs to: a match, or an account that is not an admin's. */
function rootOf(kind: CleanKind, table: string): RawBuilder<unknown> {
  const set = cleanSets[kind === 'users' ? 'users' : 'jogos']
  const member = set.find((each) => each.table === table)
  if (!member) return sql`null::text`
  const owner = 'owner' in member ? sql.ref(`there.${member.owner}`) : sql.ref('there.id')
  return kind === 'users' ? sql`(select id from users where id = ${owner} and not admin)` : sql`${owner}`
}

interface ForeignKey {
  readonly columns: readonly string[]
  readonly named: string
  readonly namedColumns: readonly string[]
}

async function listForeignKeys(transaction: Transaction<DB>, table: string): Promise<ForeignKey[]> {
  const names = (relation: string, columns: string) => sql`array(
    select a.attname::text from unnest(${sql.ref(columns)}) with ordinality as c (number, place)
    join pg_attribute as a on a.attrelid = ${sql.ref(relation)} and a.attnum = c.number order by c.place)`
  const { rows } = await sql<ForeignKey>`
    select ${names('conrelid', 'conkey')} as columns, confrelid::regclass::text as named,
      ${names('confrelid', 'confkey')} as "namedColumns"
    from pg_constraint where contype = 'f' and conrelid = ${table}::regclass`.execute(transaction)
  return rows
}

/** The records that the copied rows refer to and that neither the database nor the copy has. */
async function findMissing(
  transaction: Transaction<DB>,
  kind: CleanKind,
  table: string,
  { columns, named, namedColumns }: ForeignKey,
): Promise<string[]> {
  const same = sql.join(
    columns.map((column, place) => sql`there.${sql.ref(namedColumns[place]!)} = back.${sql.ref(column)}`),
    sql` and `,
  )
  const given = sql.join(
    columns.map((column) => sql`back.${sql.ref(column)} is not null`),
    sql` and `,
  )
  const comesBack = cleanSets[kind].some((member) => member.table === named)
    ? sql`and not exists (select 1 from ${sql.table(rowsToRestore(named))} as there where ${same})`
    : sql``
  const { rows } = await sql<{ key: string }>`
    select distinct concat_ws(' · ', ${sql.join(columns.map((column) => sql`back.${sql.ref(column)}`))}) as key
    from ${sql.table(rowsToRestore(table))} as back
    where ${given} and not exists (select 1 from ${sql.table(named)} as there where ${same}) ${comesBack}`.execute(
    transaction,
  )
  return rows.map(({ key }) => key)
}
