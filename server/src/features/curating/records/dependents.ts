import type { Dependents } from '@meio-campo/contract'
import { plural, type RecordKind } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { keptTables } from '../history/kept-tables.ts'
import { findNames } from '../record-tables/references.ts'
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
  const found = new Map<string, Dependents>()
  for (const key of await listForeignKeys(database, table)) {
    const { table: from, column, action } = key
    const words = keptTables[from]
    if (!words) continue
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(from)} where ${sql.ref(column)} = ${id}`.execute(database)
    const pair = `${table} ${from}`
    const fate = WITH_PAGES.has(from) || OF_OTHERS.has(pair) ? 'blocks' : FATES[action]
    // A table may reference the record by several columns, as a match does its teams; they count as one.
    const before = found.get(`${from} ${fate}`)
    const count = rows[0]!.count + (before?.count ?? 0)
    if (rows[0]!.count === 0) continue
    const what = plural(count, words.one, words.many)
    const names = before?.names ?? (fate === 'blocks' ? await firstNames(database, key, id) : [])
    found.set(`${from} ${fate}`, { what, count, fate, names, seeAt: PLACES[pair]?.(id) ?? null })
  }
  return [...found.values()]
}

const KINDS = new Map(Object.entries(recordTables).map(([kind, table]) => [table as string, kind as RecordKind]))
const NAMED = 3

const PARTS_OF_MATCHES: ReadonlySet<string> = new Set([
  'airings',
  'events',
  'lineup_players',
  'match_officials',
  'player_statistics',
])

/** How the first of them are called, or the matches that they are parts of. */
async function firstNames(database: Queryable, { table, column }: ForeignKey, id: string): Promise<string[]> {
  const isPart = PARTS_OF_MATCHES.has(table)
  const kind = isPart ? 'match' : KINDS.get(table)
  if (!kind) return []
  const { rows } = await sql<{ id: string }>`
    select distinct ${sql.ref(isPart ? 'match_id' : 'id')} as id from ${sql.table(table)}
    where ${sql.ref(column)} = ${id} order by 1 limit ${NAMED}`.execute(database)
  const references = rows.map((row) => ({ kind, id: row.id }))
  const names = await findNames(database, references)
  return references.flatMap((reference) => names.get(`${kind}:${reference.id}`) ?? [])
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
