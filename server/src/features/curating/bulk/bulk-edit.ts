import type { Body, BulkError, BulkOutcome, BulkRow, Endpoints, Values } from '@meio-campo/contract'
import { plural, recordFields, recordNouns, type BulkKind } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { closeEdit, openEdit } from '../history/edit.ts'
import { takePictures } from '../records/pictures.ts'
import { findAllWarnings } from '../records/plausibility.ts'
import type { RecordRow } from '../records/record-form.ts'
import { namesOfAll, refuseWrongValues } from '../record-tables/references.ts'
import { changedWords } from '../records/service.ts'
import { recordTables } from '../record-tables/tables.ts'
import { columnsOf, valuesOf, checkValues } from '../records/values.ts'
import { addToSquad, squadWords } from './bulk-squad.ts'
import { removeAll, SHOWN_ROWS } from './bulk-delete.ts'
import { nameChosen } from './chosen-names.ts'
import { splitWrite, isSameValue } from '../records/split-write.ts'

const SHOWN_ERRORS = 3
/** As many as any refusal names. */
const MOST_FIELDS = 50

type Order = Body<Endpoints['editInBulk']>

/** Carries what would happen out of the transaction, which then did not happen. */
class Preview extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super('preview')
    this.outcome = outcome
  }
}

type Outcome = Omit<BulkOutcome, 'edit'>

/** Changes all records or none, in one edit. The preview does the same and rolls back. */
export async function editInBulk({ database }: Context, caller: Caller, order: Order): Promise<BulkOutcome> {
  const { kind, values, ids, remove = false, squad, dryRun = false } = order
  if ([remove, values !== undefined, squad !== undefined].filter(Boolean).length !== 1)
    throw fieldError('values', 'Mande os campos que mudam, ou `remove`, ou `squad`.')
  if (squad && kind !== 'person') throw fieldError('kind', 'Só pessoas entram em um elenco.')
  const wrong = values === undefined ? [] : checkValues(kind, 'change', values)
  if (wrong.length > 0) throw new AppError('invalid_input', { fields: wrong })
  try {
    return await database.transaction().execute(async (transaction) => {
      const where = squad && (await squadWords(transaction, squad))
      const edit = await openEdit(transaction, caller, { kind: 'bulk', summary: summaryOf(order, ids.length, where) })
      const outcome = squad
        ? await addToSquad(transaction, ids, squad)
        : values === undefined
          ? await removeAll(transaction, kind, ids)
          : await changeAll(transaction, kind, ids, values)
      if (dryRun) throw new Preview(outcome)
      if (outcome.errors.length > 0) throw refusalOf(ids, outcome.errors)
      return { ...outcome, edit: await closeEdit(transaction, caller, edit, summaryOf(order, outcome.changed, where)) }
    })
  } catch (error) {
    if (error instanceof Preview) return { ...error.outcome, edit: null }
    throw error
  }
}

/** `mudou estádio e cidade de 34 times`, `excluiu 34 times`, `pôs 3 pessoas no elenco de Bahia na Liga 2026` */
function summaryOf({ kind, values }: Order, count: number, squad?: string): string {
  const { one, many } = recordNouns[kind]
  const records = `${count.toLocaleString('pt-BR')} ${plural(count, one, many)}`
  if (squad !== undefined) return `pôs ${records} no elenco de ${squad}`
  return values === undefined ? `excluiu ${records}` : `mudou ${changedWords(kind, values)} de ${records}`
}

/** Each record that stands in the way is named as the call names it, `ids.2`, and by its name in the sentence. */
function refusalOf(ids: readonly string[], errors: readonly BulkError[]): AppError {
  const shown = errors.slice(0, SHOWN_ERRORS).map(({ name, message }) => `${name}: ${message}`)
  const more = errors.length - shown.length
  const rest = more > 0 ? ` E mais ${more}.` : ''
  const fields = errors.slice(0, MOST_FIELDS).map(({ id, name, message }) => ({
    field: `ids.${ids.indexOf(id)}`,
    message: `${name}: ${message}`,
  }))
  return new AppError('invalid_input', { info: `Nada foi mudado. ${shown.join(' ')}${rest}`, fields })
}

interface Change {
  readonly id: string
  readonly before: Values
  readonly after: Values
}

async function changeAll(
  transaction: Transaction<DB>,
  kind: BulkKind,
  ids: readonly string[],
  given: Values,
): Promise<Outcome> {
  await refuseWrongValues(transaction, kind, given)
  const table = sql.table(recordTables[kind])
  // Always locked in the same order, so that two concurrent edits cannot deadlock.
  const { rows } = await sql<RecordRow>`
    select * from ${table} where id = any (${ids}::text[]) order by id for update`.execute(transaction)
  const columns = columnsOf(kind, given)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const nameOf = await nameChosen(transaction, kind, ids)
  const errors: BulkError[] = ids
    .filter((id) => !byId.has(id))
    .map((id) => ({ id, name: nameOf(id), field: '', message: 'Não existe mais.' }))

  const changes = ids.flatMap((id) => {
    const row = byId.get(id)
    const change = row && findChange(kind, row, valuesOf(kind, { ...row, ...plainColumns(given, columns) }), given)
    return change ? [change] : []
  })
  if (changes.length > 0) await takePictures(transaction, kind, given)
  const refused = new Set<string>()
  const refuse = ({ id }: Change, { fields, info }: AppError) => {
    refused.add(id)
    const { field, message } = fields[0] ?? { field: '', message: info ?? 'Os valores não combinam entre si.' }
    errors.push({ id, name: nameOf(id), field, message })
  }
  const set = sql.join(Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  await splitWrite(transaction, kind, changes, { count: 0, refuse }, (some) =>
    sql`update ${table} set ${set} where id = any (${some.map(({ id }) => id)}::text[])`.execute(transaction),
  )
  const done = changes.filter(({ id }) => !refused.has(id))
  return {
    changed: done.length,
    unchanged: byId.size - changes.length,
    rows: await toRows(transaction, kind, done.slice(0, SHOWN_ROWS), nameOf),
    errors,
    ...(await warningsOf(transaction, kind, done, nameOf)),
  }
}

/** What a form would warn of, of each record that changed. */
async function warningsOf(
  transaction: Transaction<DB>,
  kind: BulkKind,
  changes: readonly Change[],
  nameOf: (id: string) => string,
): Promise<Pick<Outcome, 'warnings'>> {
  const written = new Map(changes.map(({ id, after }) => [id, after]))
  const found = await findAllWarnings(transaction, kind, [...written.keys()], (id, field) =>
    Object.hasOwn(written.get(id)!, field),
  )
  const warnings = [...found].flatMap(([id, sentences]) =>
    sentences.map((message) => ({ id, name: nameOf(id), message })),
  )
  return warnings.length === 0 ? {} : { warnings: warnings.slice(0, SHOWN_ROWS) }
}

/** Links go to the database as text, and are compared as what they are. */
function plainColumns(given: Values, columns: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return 'socials' in given ? { ...columns, socials: given['socials'] } : columns
}

function findChange(kind: BulkKind, row: RecordRow, now: Values, given: Values): Change | null {
  const was = valuesOf(kind, row)
  const changed = Object.keys(given).filter((name) => !isSameValue(was[name], now[name]))
  if (changed.length === 0) return null
  const pick = (values: Values): Values => Object.fromEntries(changed.map((name) => [name, values[name]]))
  return { id: row.id, before: pick(was), after: pick(now) }
}

async function toRows(
  transaction: Transaction<DB>,
  kind: BulkKind,
  changes: readonly Change[],
  nameOf: (id: string) => string,
): Promise<BulkRow[]> {
  const allBefore = await namesOfAll(
    transaction,
    kind,
    changes.map(({ before }) => before),
  )
  const allAfter = await namesOfAll(
    transaction,
    kind,
    changes.map(({ after }) => after),
  )
  return changes.map(({ id, before, after }, at) => ({
    id,
    name: nameOf(id),
    fields: Object.keys(after).map((field) => ({
      field,
      label: recordFields[kind][field]!.label,
      before: before[field] ?? null,
      after: after[field] ?? null,
      beforeName: allBefore[at]![field] ?? null,
      afterName: allAfter[at]![field] ?? null,
    })),
  }))
}
