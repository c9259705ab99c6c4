import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { readForeignKeys } from '../records/dependents.ts'
import { moveDeciders, movePhaseTeams } from './move-phase-teams.ts'
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
