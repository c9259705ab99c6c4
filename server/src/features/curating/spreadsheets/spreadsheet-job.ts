import type { SpreadsheetCounts } from '@meio-campo/contract'
import { counted, spreadsheetNoun, type SpreadsheetKind } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import { findAbsence } from '../../../database/database-away.ts'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { closeEdit, openEdit } from '../history/edit.ts'
import { planSpreadsheet } from './rows/spreadsheet-plan.ts'
import { runSpreadsheet, type SpreadsheetOutcome } from './spreadsheet-run.ts'
import { BUSY, keepOutcome, toRows, type SavingOrder } from './spreadsheet-store.ts'

const FELL = 'A gravação parou por um erro interno: nada foi gravado.'

/** Some rows have errors, and the order does not allow leaving them out. */
class Refused extends Error {
  readonly outcome: SpreadsheetOutcome

  constructor(outcome: SpreadsheetOutcome) {
    super('refused')
    this.outcome = outcome
  }
}

interface Waiting {
  readonly name: string
  readonly columns: readonly string[]
  readonly cells: unknown
  readonly asked: SavingOrder
  readonly actor: { readonly id: string; readonly name: string }
}

/** Saves a spreadsheet in one transaction and one edit, so that it is written whole or not at all. */
export async function runSpreadsheetJob(
  { database, log, now }: Pick<Context, 'database' | 'log' | 'now'>,
  spreadsheetId: string,
  stopping: AbortSignal,
  isLastTry: boolean,
): Promise<void> {
  // On a separate connection, because the progress must be visible before the transaction ends.
  const report = async (status: 'running', progress: number) => {
    stopping.throwIfAborted()
    await database
      .updateTable('sheets')
      .set({ status, progress })
      .where('id', '=', spreadsheetId)
      .where('status', 'in', BUSY)
      .execute()
  }
  try {
    await database.transaction().execute(async (transaction) => {
      const spreadsheet = await claimSpreadsheet(transaction, spreadsheetId)
      if (!spreadsheet) return
      await report('running', 0)
      const edit = await openEdit(transaction, null, {
        // Events are taken back the way the desk takes them back.
        kind: spreadsheet.asked.kind === 'event' ? 'desk' : 'sheet',
        summary: spreadsheet.name,
        actor: spreadsheet.actor,
      })
      const plan = planSpreadsheet(spreadsheet.columns, spreadsheet.asked)
      const setting = { now: now(), actor: spreadsheet.actor }
      const outcome = await runSpreadsheet(transaction, plan, toRows(spreadsheet.cells), setting, (done) =>
        report('running', done),
      )
      const refused = outcome.counts.errors + outcome.counts.questions
      if (refused > 0 && !spreadsheet.asked.onlyGood) throw new Refused(outcome)
      const summary = summaryOf(spreadsheet.name, spreadsheet.asked.kind, outcome.counts)
      await keepOutcome(transaction, spreadsheetId, 'done', outcome, {
        edit: await closeEdit(transaction, null, edit, summary),
      })
    })
  } catch (error) {
    // The job is not completed: the queue hands it to the next process, or gives it another try when the database is back.
    if (stopping.aborted || (findAbsence(error) === 'away' && !isLastTry)) throw error
    await keepFailure(database, spreadsheetId, error)
    if (!(error instanceof Refused || error instanceof AppError))
      log.error({ err: error, spreadsheetId }, 'spreadsheet failed')
  }
}

/** Locks the spreadsheet. A process that was killed while saving wrote nothing, so the job starts over. */
async function claimSpreadsheet(transaction: Transaction<DB>, spreadsheetId: string): Promise<Waiting | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sheet:${spreadsheetId}`}, 0))`.execute(transaction)
  const { rows } = await sql<Waiting>`
    select s.name, s.columns, s.cells, s.asked, jsonb_build_object('id', u.id, 'name', u.name) as actor
    from sheets as s join users as u on u.id = s.owner_id
    where s.id = ${spreadsheetId} and s.status = any (${BUSY}::text[])`.execute(transaction)
  return rows[0] ?? null
}

async function keepFailure(database: Context['database'], spreadsheetId: string, error: unknown): Promise<void> {
  if (error instanceof Refused) {
    const { errors, questions } = error.outcome.counts
    const refused = [
      errors > 0 && counted(errors, 'linha com erro', 'linhas com erro'),
      questions > 0 && counted(questions, 'linha à espera da sua resposta', 'linhas à espera da sua resposta'),
    ].filter((part) => part !== false)
    const words = `Há ${refused.join(' e ')}`
    await database
      .transaction()
      .execute((transaction) =>
        keepOutcome(transaction, spreadsheetId, 'failed', error.outcome, { error: `${words}: nada foi gravado.` }),
      )
    return
  }
  const message = error instanceof AppError ? `${error.info ?? 'A planilha foi recusada.'} Nada foi gravado.` : FELL
  await database
    .updateTable('sheets')
    .set({ status: 'failed', error: message })
    .where('id', '=', spreadsheetId)
    .where('status', 'in', BUSY)
    .execute()
}

/** `gravou a planilha times.csv (times): 12 criados, 1 mudado` */
function summaryOf(name: string, kind: SpreadsheetKind, { create, update }: SpreadsheetCounts): string {
  const { many, feminine } = spreadsheetNoun(kind)
  const end = feminine ? 'a' : 'o'
  const count = (value: number, word: string) => counted(value, `${word}${end}`, `${word}${end}s`)
  return `gravou a planilha ${name} (${many}): ${count(create, 'criad')}, ${count(update, 'mudad')}`
}
