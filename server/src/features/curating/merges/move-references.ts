import { type Transaction, sql } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { readForeignKeys } from '../records/dependents.ts'
import { PointingRows } from './pointing-rows.ts'
import type { Tally } from './tally.ts'

/** Everything that points to the old record points to the kept one. The database itself knows what points where. */
export async function moveReferences(
  transaction: Transaction<DB>,
  table: string,
  from: string,
  into: string,
  tally: Tally,
): Promise<void> {
  const keys = await readForeignKeys(transaction, table)
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

/** Deductions hang on a team's place in a phase: it has to be there before they move, and goes only after. */
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

/** A drawing of lots names teams in a phase's own words, where no foreign key sees them. */
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
