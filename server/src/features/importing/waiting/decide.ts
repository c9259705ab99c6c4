import type { WaitingMatch } from '@meio-campo/contract'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { edit } from '../../curating/history/edit.ts'
import { refuseWhileImporting } from '../storing/import-lock.ts'

type Decision = WaitingMatch['status']

/** A kind of thing that imports keep back. */
export interface WaitingKind {
  readonly table: 'waiting_matches' | 'waiting_squads'
  readonly noun: 'jogo' | 'elenco'
  /** What follows the noun, from a row of the table. */
  readonly name: RawBuilder<string>
  /** Puts it where it belongs. */
  readonly admit: (transaction: Transaction<DB>, id: string) => Promise<void>
}

const VERBS: Readonly<Record<Decision, string>> = {
  admitted: 'deixou entrar',
  discarded: 'descartou',
  open: 'deixou esperar de novo',
}

/** What was decided is one change of the history, and can be undone there. */
export async function decideWaiting(
  { table, noun, name, admit }: WaitingKind,
  { database }: Context,
  caller: Caller,
  id: string,
  decision: Decision,
) {
  const asked = await sql<{ name: string }>`
    select ${name} as name from ${sql.table(table)} where id = ${id}`.execute(database)
  const [found] = asked.rows
  if (!found) throw new AppError('not_found')
  const summary = `${VERBS[decision]} o ${noun} ${found.name}, que esperava revisão`
  const { result, editId } = await edit(database, caller, { kind: 'edit', summary }, async (transaction) => {
    await refuseWhileImporting(transaction)
    const { rows } = await sql<{ status: Decision }>`
      select status from ${sql.table(table)} where id = ${id} for update`.execute(transaction)
    const [row] = rows
    if (!row) throw new AppError('not_found')
    // Said before: nothing happens twice.
    if (row.status === decision) return 0
    if (row.status === 'admitted') {
      throw new AppError('changed_since', { info: `O ${noun} já entrou. Para tirá-lo, desfaça isso no histórico.` })
    }
    await sql`
      update ${sql.table(table)} set status = ${decision}, decided_at = ${decision === 'open' ? null : sql`now()`},
        decided_by = ${decision === 'open' ? null : userOf(caller.principal).name}
      where id = ${id}`.execute(transaction)
    if (decision === 'admitted') await admit(transaction, id)
    return 1
  })
  return { edit: editId, decided: result }
}
