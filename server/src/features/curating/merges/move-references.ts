import { type Transaction, sql } from 'kysely'
import { plural, type RecordKind } from '@meio-campo/contract/rules'
import type { Merge } from '@meio-campo/contract'
import type { DB } from '../../../database/types.gen.ts'
import { listForeignKeys } from '../records/dependents.ts'
import { PointingRows } from './pointing-rows.ts'
import { keptTables } from '../history/kept-tables.ts'

/** Points every reference to the old record at the kept one. The foreign keys are read from the database's catalogue. */
export async function moveReferences(
  transaction: Transaction<DB>,
  table: string,
  from: string,
  into: string,
  tally: Tally,
): Promise<void> {
  const keys = await listForeignKeys(transaction, table)
  for (const [pointing, own] of Map.groupBy(keys, (key) => key.table)) {
    if (pointing === 'phase_teams') {
      await movePhaseTeams(transaction, from, into, tally)
      continue
    }
    const rows = new PointingRows(
      pointing,
      own.map(({ column }) => column),
      from,
      into,
    )
    tally.drop(pointing, await rows.drop(transaction))
    tally.move(pointing, await rows.move(transaction))
  }
  if (table === 'teams') await moveDeciders(transaction, from, into)
}

/** Deductions reference a team's row in a phase: that row is added before they move, and the old one is removed after. */
async function movePhaseTeams(transaction: Transaction<DB>, from: string, into: string, tally: Tally): Promise<void> {
  const { rows } = await sql<{ repeated: boolean }>`
    select exists (
      select 1 from phase_teams as k where k.phase_id = r.phase_id and k.team_id = ${into}) as repeated
    from phase_teams as r where r.team_id = ${from}`.execute(transaction)
  const repeated = rows.filter((row) => row.repeated).length
  tally.move('phase_teams', rows.length - repeated)
  tally.drop('phase_teams', repeated)
  await sql`
    insert into phase_teams as kept (phase_id, team_id, group_id, ranking)
    select phase_id, ${into}, group_id, ranking from phase_teams where team_id = ${from}
    on conflict (phase_id, team_id) do update
      set group_id = coalesce(kept.group_id, excluded.group_id), ranking = coalesce(kept.ranking, excluded.ranking)`.execute(
    transaction,
  )
  const deductions = new PointingRows('deductions', ['team_id'], from, into)
  tally.drop('deductions', await deductions.drop(transaction))
  tally.move('deductions', await deductions.move(transaction))
  await transaction.deleteFrom('phase_teams').where('team_id', '=', from).execute()
}

/** The lots drawn in a phase are team ids in a JSON column, which no foreign key covers. */
async function moveDeciders(transaction: Transaction<DB>, from: string, into: string): Promise<void> {
  await sql`
    update phases set deciders = (
      select jsonb_agg(jsonb_set(d.decider, '{order}', (
        select jsonb_agg(case when t.team = ${from} then ${into} else t.team end order by t.place)
        from jsonb_array_elements_text(d.decider -> 'order') with ordinality as t (team, place))) order by d.place)
      from jsonb_array_elements(phases.deciders) with ordinality as d (decider, place))
    where exists (
      select 1 from jsonb_array_elements(phases.deciders) as d (decider) where d.decider -> 'order' ? ${from})`.execute(
    transaction,
  )
}

/** Moves the old record's aliases and the datasets' statements about it to the kept record. */
export async function moveStatements(
  transaction: Transaction<DB>,
  kind: RecordKind,
  from: string,
  into: string,
): Promise<void> {
  await sql`
    insert into aliases (kind, record_id, alias)
    select kind, ${into}, alias from aliases where kind = ${kind} and record_id = ${from}
    on conflict do nothing`.execute(transaction)
  await moveSources(transaction, kind, from, into)
  if (kind === 'stadium') await moveStadiumStatements(transaction, from, into)
  if (kind === 'person') await moveRoles(transaction, from, into)
}

/**
 * Where a dataset has statements on both, the moved one gets its key as `file`, as the importers write it: by that key
 * the next import finds the kept record and does not create the old one again. A statement without a key is dropped.
 */
async function moveSources(transaction: Transaction<DB>, kind: RecordKind, from: string, into: string): Promise<void> {
  const stated = await transaction
    .selectFrom('sources')
    .select(['dataset_id', 'file'])
    .where('kind', '=', kind)
    .where('record_id', '=', into)
    .execute()
  const old = await transaction
    .deleteFrom('sources')
    .where('kind', '=', kind)
    .where('record_id', '=', from)
    .returning(['dataset_id', 'key', 'file', 'line', 'at', 'said'])
    .execute()
  const isStated = ({ dataset_id, file }: { dataset_id: string; file: string }) =>
    stated.some((statement) => statement.dataset_id === dataset_id && statement.file === file)
  const moved = old
    .filter((statement) => !isStated(statement) || statement.key !== '')
    .map((statement) => ({
      ...statement,
      kind,
      record_id: into,
      said: JSON.stringify(statement.said),
      file: isStated(statement) ? statement.key : statement.file,
    }))
  if (moved.length === 0) return
  await transaction
    .insertInto('sources')
    .values(moved)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Datasets state the ground of a match and of a team by the stadium's id. Written as literals, for the indexes on them. */
async function moveStadiumStatements(transaction: Transaction<DB>, from: string, into: string): Promise<void> {
  for (const [kind, field] of [
    ['match', 'stadium'],
    ['team', 'stadium_id'],
  ] as const) {
    await sql`
      update sources set said = said || jsonb_build_object(${field}::text, ${into}::text)
      where kind = ${sql.lit(kind)} and said ->> ${sql.lit(field)} = ${from}`.execute(transaction)
    await sql`
      update conflicts set said = (
        select jsonb_object_agg(key, case when value = to_jsonb(${from}::text) then to_jsonb(${into}::text) else value end)
        from jsonb_each(said))
      where kind = ${kind} and field = ${field}
        and exists (select 1 from jsonb_each(said) where value = to_jsonb(${from}::text))`.execute(transaction)
  }
}

/** The kept person gets the roles of both. */
async function moveRoles(transaction: Transaction<DB>, from: string, into: string): Promise<void> {
  await sql`
    update people as kept set roles = array(select distinct unnest(kept.roles || old.roles))
    from people as old where old.id = ${from} and kept.id = ${into} and not old.roles <@ kept.roles`.execute(
    transaction,
  )
}

/** Per table, how many rows moved to the kept record, and how many it had already. */
export class Tally {
  readonly #moved = new Map<string, number>()
  readonly #dropped = new Map<string, number>()

  move(table: string, count: number): void {
    this.#moved.set(table, (this.#moved.get(table) ?? 0) + count)
  }

  drop(table: string, count: number): void {
    this.#dropped.set(table, (this.#dropped.get(table) ?? 0) + count)
  }

  get moved(): Merge['moved'] {
    return inWords(this.#moved)
  }

  get dropped(): Merge['dropped'] {
    return inWords(this.#dropped)
  }
}

/** Tables without a name for readers are not listed. */
function inWords(counts: ReadonlyMap<string, number>): Merge['moved'] {
  return [...counts].flatMap(([table, count]) => {
    const words = keptTables[table]
    return words && count > 0 ? [{ what: plural(count, words.one, words.many), count }] : []
  })
}
