import type { Dependents } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { keptTables } from '../history/kept-tables.ts'
import { recordTables } from '../record-tables/tables.ts'

interface ForeignKey {
  readonly table: string
  readonly column: string
  readonly action: 'a' | 'r' | 'c' | 'n'
}

const FATES = { a: 'blocks', r: 'blocks', c: 'removed', n: 'emptied' } as const

/** A record with its own page is never deleted by a cascade, nor loses what it says, even where the foreign key would do so. */
const WITH_PAGES: ReadonlySet<string> = new Set(Object.values(recordTables))
/** Rows that belong to a match or a championship, and not to the streaming that they name. */
const OF_OTHERS: ReadonlySet<string> = new Set(['streamings airings', 'streamings broadcast_rights'])

/** Where a caller sees what depends on a record, by its table and the table that refers to it. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  'stadiums matches': (id) => `/api/v1/jogos?estadio=${id}`,
  'stadiums teams': (id) => `/api/v1/times?estadio=${id}`,
  'streamings airings': (id) => `/api/v1/jogos?streaming=${id}`,
  'streamings broadcast_rights': (id) => `/api/v1/direitos?streaming=${id}`,
  'confederations teams': (id) => `/api/v1/confederacoes/${id}/times`,
  'confederations competitions': (id) => `/api/v1/confederacoes/${id}/campeonatos`,
  'confederations confederations': (id) => `/api/v1/confederacoes?acima=${id}`,
  'competitions editions': (id) => `/api/v1/edicoes?campeonato=${id}`,
  'teams matches': (id) => `/api/v1/times/${id}/jogos`,
  'teams spells': (id) => `/api/v1/passagens?time=${id}`,
  'teams transfers': (id) => `/api/v1/transferencias?time=${id}`,
  'teams titles': (id) => `/api/v1/titulos?time=${id}`,
  'teams suspensions': (id) => `/api/v1/suspensoes?time=${id}`,
  'teams absences': (id) => `/api/v1/desfalques?time=${id}`,
  'teams deductions': (id) => `/api/v1/punicoes?time=${id}`,
  'people titles': (id) => `/api/v1/titulos?pessoa=${id}`,
  'people suspensions': (id) => `/api/v1/suspensoes?pessoa=${id}`,
  'people absences': (id) => `/api/v1/desfalques?pessoa=${id}`,
  'people events': (id) => `/api/v1/jogadores/${id}/jogos`,
  'people lineup_players': (id) => `/api/v1/jogadores/${id}/jogos`,
  'people player_statistics': (id) => `/api/v1/jogadores/${id}/jogos`,
  'people match_officials': (id) => `/api/v1/jogos?arbitro=${id}`,
  'people spells': (id) => `/api/v1/passagens?pessoa=${id}`,
  'people transfers': (id) => `/api/v1/transferencias?pessoa=${id}`,
}

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
    const pair = `${table} ${from}`
    const fate = WITH_PAGES.has(from) || OF_OTHERS.has(pair) ? 'blocks' : FATES[action]
    const what = plural(count, words.one, words.many)
    const known = found.find((each) => each.what === what && each.fate === fate)
    // A table may reference the record by several columns, as a match does its teams; they count as one.
    if (known) known.count += count
    else found.push({ what, count, fate, seeAt: PLACES[pair]?.(id) ?? null })
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
