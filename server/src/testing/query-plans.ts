import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { vi } from 'vitest'
import type { Database, Queryable } from '../database/database.ts'
import { PLAN_ONCE } from '../database/pools.ts'

export interface Asked {
  readonly text: string
  readonly values: readonly unknown[]
  /** On a connection that keeps the first plan, whatever the values (see planned-once.ts). */
  readonly plannedOnce: boolean
}

const READS = /^[\s(]*(select|with)\b/i
export const WRITES = /^\s*(update|delete)\b/i

/** The queries that an action sends to the database. */
export async function queriesOf(action: () => Promise<unknown>, kind: RegExp = READS): Promise<Asked[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await action()
  const asked = spy.mock.calls.map((call, index): Asked => {
    const [first, second] = call as unknown as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    const { connectionParameters } = spy.mock.contexts[index] as {
      connectionParameters: { options?: string }
    }
    const plannedOnce = connectionParameters.options === PLAN_ONCE
    return typeof first === 'string'
      ? { text: first, values: Array.isArray(second) ? second : [], plannedOnce }
      : { text: first.text, values: first.values ?? (Array.isArray(second) ? second : []), plannedOnce }
  })
  spy.mockRestore()
  return asked.filter(({ text }) => kind.test(text))
}

/** What an action costs the database, however long it takes. */
export interface Cost {
  /** The most rows of each table that were read without an index. */
  readonly scanned: ReadonlyMap<string, number>
  /** The most rows that were sorted at once. */
  readonly sorted: number
  /** Pages of tables and indexes, of the most expensive query. */
  readonly pages: number
  readonly queries: readonly string[]
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly PlanNode[]
}

export async function costOf(database: Database, action: () => Promise<unknown>): Promise<Cost> {
  const asked = await queriesOf(action)
  const plans: PlanNode[] = []
  for (const { text, values } of asked) {
    const explain = CompiledQuery.raw(`explain (analyze, buffers, timing off, format json) ${text}`, [...values])
    const { rows } = await database.executeQuery<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>(explain)
    plans.push(rows[0]!['QUERY PLAN'][0].Plan)
  }
  const nodes = plans.flatMap(nodesOf)
  return {
    scanned: new Map(
      nodes
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => [node['Relation Name']!, node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)] as const)
        .sort(([, a], [, b]) => a - b),
    ),
    sorted: Math.max(
      0,
      ...nodes.filter((node) => node['Node Type'].endsWith('Sort')).map((node) => node.Plans![0]!['Actual Rows']),
    ),
    pages: Math.max(0, ...plans.map((plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'])),
    queries: asked.map(({ text }) => text),
  }
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The large tables that an action scans sequentially, with the queries that do so. */
export async function sequentialScans(
  database: Database,
  tables: readonly string[],
  action: () => Promise<unknown>,
  kind: RegExp = READS,
): Promise<string[]> {
  const found: string[] = []
  for (const { text, values, plannedOnce } of await queriesOf(action, kind)) {
    const { rows } = await database.executeQuery<Record<string, string>>(
      plannedOnce
        ? CompiledQuery.raw(`explain (generic_plan) ${text}`)
        : CompiledQuery.raw(`explain ${text}`, [...values]),
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    const scanned = tables.filter((table) => new RegExp(`Seq Scan on ${table}\\b`).test(plan))
    if (scanned.length > 0) found.push(`${text}\n${plan}`)
  }
  return found
}

/** Enough matches, events and line-ups that the planner prefers indexes: of teams `t1` … `t200`, over many years. */
export async function insertManyMatches(database: Database, count: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Without the triggers, which are tested elsewhere and would take most of the time.
    await sql`set local session_replication_role = replica`.execute(transaction)
    await insertFrame(transaction)
    await sql`
      insert into matches (id, edition_id, phase_id, home_id, away_id, stadium_id, day, status, home_score, away_score,
        covers_events, covers_lineups)
      select 'm' || n, 'liga_' || n % 50, 'liga_' || n % 50 || '_fase', 't' || 1 + n % 200,
        't' || 1 + (n + 1 + n / 200 % 199) % 200, 's' || n % 100, date '1960-01-01' + n, 'finished', 1, 0, true, true
      from generate_series(1, ${count}::integer) as n`.execute(transaction)
    await sql`
      insert into events (id, match_id, position, type, side, period, minute)
      select 'e' || n || '_' || k, 'm' || n, k, 'goal', 'home', 'firstHalf', k
      from generate_series(1, ${count}::integer) as n, generate_series(1, 2) as k`.execute(transaction)
    await sql`insert into airings (match_id, streaming_id) select 'm' || n, 'canal_' || n % 5
      from generate_series(1, ${count}::integer) as n where n % 2 = 0`.execute(transaction)
    await sql`insert into lineups (match_id, side) select 'm' || n, 'home'
      from generate_series(1, ${count}::integer) as n`.execute(transaction)
    await sql`insert into lineup_players (match_id, side, place, person_name, starter)
      select 'm' || n, 'home', k, 'Titular ' || k, true
      from generate_series(1, ${count}::integer) as n, generate_series(1, 2) as k`.execute(transaction)
  })
  await sql`analyze`.execute(database)
}

async function insertFrame(database: Queryable): Promise<void> {
  await sql`insert into confederations (id, name) values ('fifa', 'FIFA')`.execute(database)
  await sql`insert into confederations (id, name, parent_id) values ('cbf', 'CBF', 'fifa')`.execute(database)
  await sql`insert into stadiums (id, name) select 's' || n, 'Estádio ' || n from generate_series(0, 99) as n`.execute(
    database,
  )
  await sql`insert into teams (id, name, kind) select 't' || n, 'Time ' || n, 'club' from generate_series(1, 200) as n`.execute(
    database,
  )
  await sql`insert into streamings (id, name) select 'canal_' || n, 'Canal ' || n from generate_series(0, 4) as n`.execute(
    database,
  )
  await sql`insert into competitions (id, code, name, confederation_id)
    select 'liga_' || n, 'liga_' || n, 'Liga ' || n, case when n < 5 then 'cbf' else 'fifa' end
    from generate_series(0, 49) as n`.execute(database)
  await sql`insert into editions (id, competition_id, name)
    select 'liga_' || n, 'liga_' || n, '2019' from generate_series(0, 49) as n`.execute(database)
  await sql`insert into phases (id, edition_id, position, name, kind)
    select 'liga_' || n || '_fase', 'liga_' || n, 0, 'Fase', 'league' from generate_series(0, 49) as n`.execute(
    database,
  )
}
