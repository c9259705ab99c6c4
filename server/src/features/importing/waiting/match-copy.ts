import { sql, type RawBuilder, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '../../../database/types.gen.ts'
import { placeCopy } from './place-copy.ts'

export type Row = Readonly<Record<string, unknown>>
/** The rows of one match, by table. */
export type MatchCopy = Readonly<Record<string, readonly Row[]>>

const ofMatch = sql`t.match_id = m.id`
/** In the order in which foreign keys allow inserts, beginning with the parents of a match. */
const TABLES: Readonly<Record<string, RawBuilder<unknown>>> = {
  phases: sql`t.id = m.phase_id`,
  groups: sql`t.id = m.group_id`,
  rounds: sql`t.id = m.round_id`,
  ties: sql`t.id = m.tie_id`,
  phase_teams: sql`t.phase_id = m.phase_id and t.team_id in (m.home_id, m.away_id)`,
  matches: sql`t.id = m.id`,
  events: ofMatch,
  lineups: ofMatch,
  lineup_players: ofMatch,
  match_officials: ofMatch,
  match_statistics: ofMatch,
  player_statistics: ofMatch,
  airings: ofMatch,
  sources: ofMatch,
  conflicts: ofMatch,
}

/** The columns that refer to a record which may have been merged or deleted before the match is put back. */
const REFERENCES = {
  team: ['home_id', 'away_id', 'team_id', 'first_id', 'second_id', 'winner_id'],
  person: ['player_id', 'related_id', 'person_id', 'coach_id'],
  stadium: ['stadium_id'],
} as const

type Referenced = keyof typeof REFERENCES
const REFERENCED = { team: 'teams', person: 'people', stadium: 'stadiums' } as const

export async function copyMatches(
  transaction: Transaction<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MatchCopy>> {
  const parts = Object.entries(TABLES).flatMap(([table, own]) => [
    sql`${table}::text`,
    sql`coalesce((select jsonb_agg(to_jsonb(t)) from ${sql.table(table)} as t where ${own}), '[]')`,
  ])
  const { rows } = await sql<{ id: string; copy: MatchCopy }>`
    select m.id, jsonb_build_object(${sql.join(parts)}) as copy from matches as m
    where m.id = any (${ids}::text[])`.execute(transaction)
  return new Map(rows.map(({ id, copy }) => [id, copy]))
}

/**
 * Inserts the rows again, in the match's present edition. Returns false and writes nothing if a team is gone, both
 * teams were merged into one, or a row violates a constraint.
 */
export async function putBackCopy(transaction: Transaction<DB>, copy: MatchCopy, edition: string): Promise<boolean> {
  const current = await loadCurrent(transaction, copy)
  const followed = Object.entries(copy).map(([table, own]) => [table, own.flatMap(follow(current))] as const)
  const rows = await placeCopy(transaction, Object.fromEntries(followed), edition)
  const match = rows['matches']?.[0]
  if (!match?.['home_id'] || !match['away_id'] || match['home_id'] === match['away_id']) return false
  await sql`savepoint copy_put_back`.execute(transaction)
  try {
    await insertRows(transaction, rows)
    await sql`release savepoint copy_put_back`.execute(transaction)
    return true
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith(INTEGRITY)) throw error
    await sql`rollback to savepoint copy_put_back`.execute(transaction)
    return false
  }
}

/** The error class of PostgreSQL's constraint violations. */
const INTEGRITY = '23'

async function insertRows(transaction: Transaction<DB>, rows: MatchCopy): Promise<void> {
  for (const table of Object.keys(TABLES)) {
    if (!rows[table]?.length) continue
    const columns = await listColumns(transaction, table)
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
      select ${sql.join(columns.map((column) => sql.ref(`t.${column}`)))}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows[table])}::jsonb) as t
      on conflict do nothing`.execute(transaction)
  }
}

async function listColumns(transaction: Transaction<DB>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(transaction)
  return rows.map(({ name }) => name)
}

/** By kind, the present id of each record in the copy; deleted ones are missing. */
type Current = Readonly<Record<Referenced, ReadonlyMap<string, string>>>

async function loadCurrent(transaction: Transaction<DB>, copy: MatchCopy): Promise<Current> {
  const rows = Object.values(copy).flat()
  const load = async (kind: Referenced): Promise<ReadonlyMap<string, string>> => {
    const ids = rows.flatMap((row) => REFERENCES[kind].map((column) => row[column])).filter((id) => id)
    const found = await sql<{ old_id: string; id: string }>`
      select asked.id as old_id, t.id from unnest(${[...new Set(ids)]}::text[]) as asked (id)
      left join redirects as r on r.kind = ${kind} and r.old_id = asked.id
      join ${sql.table(REFERENCED[kind])} as t on t.id = coalesce(r.new_id, asked.id)`.execute(transaction)
    return new Map(found.rows.map(({ old_id, id }) => [old_id, id]))
  }
  return { team: await load('team'), person: await load('person'), stadium: await load('stadium') }
}

/** Leaves out a row about a deleted person whose name it does not contain. */
function follow(current: Current): (row: Row) => readonly Row[] {
  return (row) => {
    const next: Record<string, unknown> = { ...row }
    for (const kind of Object.keys(REFERENCES) as Referenced[])
      for (const column of REFERENCES[kind])
        if (typeof row[column] === 'string') next[column] = current[kind].get(row[column]) ?? null
    if ('related_id' in next && next['related_id'] === null && next['related_name'] === null)
      next['related_role'] = null
    const isGone = (column: string) => row[column] !== null && next[column] === null
    const isNobody = 'person_id' in row && isGone('person_id') && !row['person_name']
    return isNobody || ('team_id' in row && isGone('team_id')) ? [] : [next]
  }
}
