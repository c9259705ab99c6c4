import type { Dependents } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { keptTables } from '../history/kept-tables.ts'

interface ForeignKey {
  readonly table: string
  readonly column: string
  readonly action: 'a' | 'r' | 'c' | 'n'
}

const FATES = { a: 'blocks', r: 'blocks', c: 'removed', n: 'emptied' } as const

/** A record with its own page is never deleted by a cascade, even where the foreign key would do so. */
const WITH_PAGES: ReadonlySet<string> = new Set(['editions', 'matches'])

/** Everything that references a record and what its deletion does to it, from the database's foreign keys. */
export async function listDependents(database: Queryable, table: string, id: string): Promise<Dependents[]> {
  const keys = await listForeignKeys(database, table)
  const found: Dependents[] = []
  for (const { table: from, column, action } of keys) {
    const words = keptTables[from]
    if (!words) continue
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(from)} where ${sql.ref(column)} = ${id}`.execute(database)
    const count = rows[0]!.count
    if (count === 0) continue
    const fate = action === 'c' && WITH_PAGES.has(from) ? 'blocks' : FATES[action]
    const what = plural(count, words.one, words.many)
    const known = found.find((each) => each.what === what && each.fate === fate)
    // A table may reference the record by several columns, as a match does its teams; they count as one.
    if (known) known.count += count
    else found.push({ what, count, fate })
  }
  return found
}

export async function listForeignKeys(database: Queryable, table: string): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select t.relname as "table", a.attname as column, c.confdeltype as action
    from pg_constraint as c
    join pg_class as t on t.oid = c.conrelid
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and cardinality(c.conkey) = 1
    order by t.relname, a.attname`.execute(database)
  return rows
}
