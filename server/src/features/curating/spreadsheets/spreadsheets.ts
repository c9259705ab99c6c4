import type { Spreadsheet, SpreadsheetOrder } from '@meio-campo/contract'
import { spreadsheetNoun, type SpreadsheetSeparator } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../../../database/database.ts'
import type { Context } from '../../../platform/context.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { receiveFile, shownName } from '../../../platform/http/receive-file.ts'
import { readSpreadsheetFile, SPREADSHEET_BYTES } from './files/spreadsheet-file.ts'
import { dropFindings } from './spreadsheet-findings.ts'
import { planSpreadsheet } from './rows/spreadsheet-plan.ts'
import { runSpreadsheet, type SpreadsheetOutcome } from './spreadsheet-run.ts'
import { BUSY, getSpreadsheet, keepOutcome, toRows, toStored, type SavingOrder } from './spreadsheet-store.ts'

/** Of one admin's; the oldest go first. */
const MOST_KEPT = 20

export async function uploadSpreadsheet(
  { database, now }: Context,
  caller: Caller,
  separator?: SpreadsheetSeparator,
): Promise<Spreadsheet> {
  const owner = userOf(caller.principal).id
  const { name, bytes } = await receiveSpreadsheet(caller.request)
  const file = await readSpreadsheetFile(bytes, separator)
  const id = randomId('sh')
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('sheets')
      .values({
        id,
        owner_id: owner,
        name,
        columns: [...file.columns],
        cells: toStored(file),
        rows: file.rows.length,
        created_at: now(),
      })
      .execute()
    await sql`
      delete from sheets where owner_id = ${owner} and status <> all (${BUSY}::text[]) and id not in (
        select id from sheets where owner_id = ${owner} order by created_at desc, id limit ${MOST_KEPT})`.execute(
      transaction,
    )
  })
  return getSpreadsheet(database, owner, id)
}

interface Idle {
  readonly name: string
  readonly columns: readonly string[]
  readonly cells: unknown
}

/** Only the caller's own spreadsheet, and only while no job is saving it. */
async function getIdle(database: Queryable, owner: string, id: string, lock = sql``): Promise<Idle> {
  const { rows } = await sql<Idle & { status: string }>`
    select name, columns, cells, status from sheets where id = ${id} and owner_id = ${owner} ${lock}`.execute(database)
  const [spreadsheet] = rows
  if (!spreadsheet) throw new AppError('not_found')
  if (BUSY.some((status) => status === spreadsheet.status))
    throw new AppError('in_progress', { info: 'Esta planilha está sendo gravada. Espere ela terminar.' })
  return spreadsheet
}

/** Carries what would happen out of the transaction, which then did not happen. */
class Rehearsal extends Error {
  readonly outcome: SpreadsheetOutcome

  constructor(outcome: SpreadsheetOutcome) {
    super('rehearsal')
    this.outcome = outcome
  }
}

export async function checkSpreadsheet(
  { database, now }: Context,
  caller: Caller,
  id: string,
  order: SpreadsheetOrder,
): Promise<Spreadsheet> {
  const actor = userOf(caller.principal)
  const owner = actor.id
  const { columns, cells } = await getIdle(database, owner, id)
  const plan = planSpreadsheet(columns, order)
  const outcome = await database
    .transaction()
    .execute(async (transaction): Promise<SpreadsheetOutcome> => {
      const setting = { now: now(), actor }
      throw new Rehearsal(await runSpreadsheet(transaction, plan, toRows(cells), setting, async () => undefined))
    })
    .catch((error: unknown) => {
      if (error instanceof Rehearsal) return error.outcome
      throw error
    })
  await database.transaction().execute(async (transaction) => {
    await getIdle(transaction, owner, id, sql`for update`)
    await transaction
      .updateTable('sheets')
      .set({ asked: JSON.stringify(order) })
      .where('id', '=', id)
      .execute()
    await keepOutcome(transaction, id, 'checked', outcome)
  })
  return getSpreadsheet(database, owner, id)
}

/** Enqueues the job that saves it, so that the caller does not have to wait. */
export async function saveSpreadsheet(
  { database, jobs }: Context,
  caller: Caller,
  id: string,
  order: SavingOrder,
): Promise<Spreadsheet> {
  const owner = userOf(caller.principal).id
  await database.transaction().execute(async (transaction) => {
    const { name, columns } = await getIdle(transaction, owner, id, sql`for update`)
    planSpreadsheet(columns, order)
    await transaction.deleteFrom('sheet_errors').where('sheet_id', '=', id).execute()
    await dropFindings(transaction, id)
    await transaction
      .updateTable('sheets')
      .set({
        status: 'waiting',
        asked: JSON.stringify(order),
        progress: 0,
        counts: null,
        error: null,
        edit_id: null,
      })
      .where('id', '=', id)
      .execute()
    await jobs.enqueue(transaction, 'sheets.run', { sheetId: id })
    const summary = `mandou gravar a planilha ${name}, de ${spreadsheetNoun(order.kind).many}`
    await audit(transaction, caller, { action: 'sheets.save', summary, details: { sheet: id } })
  })
  return getSpreadsheet(database, owner, id)
}

interface ReceivedFile {
  readonly name: string
  readonly bytes: Buffer
}

function receiveSpreadsheet(request: FastifyRequest): Promise<ReceivedFile> {
  return receiveFile(request, {
    what: 'o arquivo',
    bytes: SPREADSHEET_BYTES,
    take: async (file) => ({ name: shownName(file.filename, 'planilha'), bytes: await file.toBuffer() }),
  })
}
