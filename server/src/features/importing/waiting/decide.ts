import type { Body, Endpoints } from '@meio-campo/contract'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { DB, WaitingMatches } from '../../../database/types.gen.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { edit } from '../../curating/history/edit.ts'
import { joinMatches } from '../joining/join-matches.ts'
import { findMatchPairs } from '../joining/match-pairs.ts'
import { refuseWhileImporting } from '../storing/import-lock.ts'
import { deriveSpells } from '../writing/derived-spells.ts'
import { putBackCopy, type MatchCopy } from './match-copy.ts'
import { waitingName } from './waiting-list.ts'

type Decision = Body<Endpoints['decideWaitingMatch']>['decision']
type Row = Selectable<WaitingMatches>

const VERBS: Readonly<Record<Decision, string>> = {
  admitted: 'deixou entrar o jogo',
  discarded: 'descartou o jogo',
  open: 'deixou esperar de novo o jogo',
}
const IS_IN = 'O jogo já entrou. Para tirá-lo, desfaça isso no histórico.'
const CANNOT = 'O jogo não pode entrar como foi contado: um dos times não existe mais, ou os dois são o mesmo agora.'

/** What was decided is one change of the history, and can be undone there. */
export async function decideWaitingMatch({ database }: Context, caller: Caller, id: string, decision: Decision) {
  const asked = await database
    .selectFrom('waiting_matches')
    .select(waitingName.as('name'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!asked) throw new AppError('not_found')
  const about = { kind: 'edit', summary: `${VERBS[decision]} ${asked.name}, que esperava revisão` } as const
  const { result, editId } = await edit(database, caller, about, async (transaction) => {
    await refuseWhileImporting(transaction)
    const row = await lock(transaction, id)
    // Said before: nothing happens twice.
    if (row.status === decision) return 0
    if (row.status === 'admitted') throw new AppError('changed_since', { info: IS_IN })
    await sql`
      update waiting_matches set status = ${decision}, decided_at = ${decision === 'open' ? null : sql`now()`},
        decided_by = ${decision === 'open' ? null : userOf(caller.principal).name}
      where id = ${id}`.execute(transaction)
    if (decision === 'admitted') await admit(transaction, row)
    return 1
  })
  return { edit: editId, decided: result }
}

async function lock(transaction: Transaction<DB>, id: string): Promise<Row> {
  const row = await transaction
    .selectFrom('waiting_matches')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

/** It may be a match that is there by now, since its clubs were joined: then it is one more source of that one. */
async function admit(transaction: Transaction<DB>, { match_id, rows }: Row): Promise<void> {
  const copy = rows as MatchCopy
  if (!(await putBackCopy(transaction, copy))) throw new AppError('changed_since', { info: CANNOT })
  const { home_id, away_id, lineups_source } = await transaction
    .selectFrom('matches')
    .select(['home_id', 'away_id', 'lineups_source'])
    .where('id', '=', match_id)
    .executeTakeFirstOrThrow()
  await joinMatches(transaction, await findMatchPairs(transaction, [home_id, away_id]))
  if (lineups_source !== null) await deriveSpells(transaction, lineups_source.split('/')[0]!, [home_id, away_id])
}
