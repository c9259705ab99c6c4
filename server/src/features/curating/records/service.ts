import type { Dependents, Saved, Values } from '@meio-campo/contract'
import { recordFields, recordNouns, type EditableKind, type RecordKind } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { edit } from '../history/edit.ts'
import { versionsAsked } from './if-match.ts'
import { newId } from './new-id.ts'
import { takePictures } from './pictures.ts'
import { getRecordForm, getRecord } from './record-form.ts'
import { nameOf, refuseWrongValues } from '../record-tables/references.ts'
import { findWarnings, refuseEarlyEnd } from './plausibility.ts'
import { refusing } from './refusals.ts'
import { editableTables, recordTables } from '../record-tables/tables.ts'
import { columnsOf } from './values.ts'

/** Columns that the endpoint sets and no form shows: a person created as a coach has that role before any match. */
export type GivenColumns = Readonly<Record<string, unknown>>

export async function createRecord(
  context: Context,
  caller: Caller,
  kind: RecordKind,
  values: Values,
  given: GivenColumns = {},
): Promise<Saved> {
  const summary = `criou ${withArticle(kind)} ${String(values['name'])}`
  const { result, editId } = await edit(context.database, caller, { kind: 'edit', summary }, (transaction) =>
    insertRecord(transaction, kind, values, given),
  )
  return toSaved(context, kind, result, values, editId)
}

/** Within the transaction of a caller, such as a suggestion or a spreadsheet. */
export async function insertRecord(
  transaction: Transaction<DB>,
  kind: RecordKind,
  values: Values,
  given: GivenColumns = {},
): Promise<string> {
  await refuseWrongValues(transaction, kind, values)
  await takePictures(transaction, kind, values)
  const name =
    kind === 'edition' ? `${String(values['competition'])}_${String(values['name'])}` : String(values['name'])
  const id = await newId(transaction, kind, recordTables[kind], name)
  await insertRow(transaction, kind, { ...columnsOf(kind, values), ...given, id })
  return id
}

export async function insertRow(
  transaction: Transaction<DB>,
  kind: EditableKind,
  columns: Readonly<Record<string, unknown>>,
): Promise<string> {
  const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)))
  const { rows } = await refusing(kind, () =>
    sql<{ id: string }>`
      insert into ${sql.table(editableTables[kind])} (${names}) values (${sql.join(Object.values(columns))})
      returning id`.execute(transaction),
  )
  return rows[0]!.id
}

export async function updateRecord(
  context: Context,
  caller: Caller,
  kind: RecordKind,
  id: string,
  values: Values,
): Promise<Saved> {
  const asked = versionsAsked(caller.request)
  const summary = `mudou ${changedWords(kind, values)} de ${await nameOf(context.database, kind, id)}`
  const { editId } = await edit(context.database, caller, { kind: 'edit', summary }, async (transaction) => {
    const { version } = await getRecord(transaction, kind, id, sql`for update`)
    if (asked !== null && !asked.has(version)) {
      throw new AppError('stale', { current: await getRecordForm(transaction, kind, id) })
    }
    await changeRecord(transaction, kind, id, values)
  })
  return toSaved(context, kind, id, values, editId)
}

export async function changeRecord(
  transaction: Transaction<DB>,
  kind: EditableKind,
  id: string,
  values: Values,
): Promise<void> {
  await refuseWrongValues(transaction, kind, values)
  await takePictures(transaction, kind, values)
  const changes = Object.entries(columnsOf(kind, values)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await refusing(kind, () =>
    sql`update ${sql.table(editableTables[kind])} set ${sql.join(changes)} where id = ${id}`.execute(transaction),
  )
  if (kind === 'match') await refuseEarlyEnd(transaction, id)
}

export async function deleteRecord(context: Context, caller: Caller, kind: RecordKind, id: string): Promise<Saved> {
  const asked = versionsAsked(caller.request)
  const { name, version } = await getRecordForm(context.database, kind, id)
  const summary = `excluiu ${withArticle(kind)} ${name}`
  const { editId } = await edit(context.database, caller, { kind: 'edit', summary }, async (transaction) => {
    // Nothing new can point to the row while it is held.
    await getRecord(transaction, kind, id, sql`for update`)
    const now = await getRecordForm(transaction, kind, id)
    if (asked !== null && !asked.has(now.version)) throw new AppError('stale', { current: now })
    const blocking = now.dependents.filter(({ fate }) => fate === 'blocks')
    if (blocking.length > 0) throw new AppError('in_use', { info: inUseWords(blocking), current: now })
    await sql`delete from ${sql.table(recordTables[kind])} where id = ${id}`.execute(transaction)
  })
  return { id, name, version, edit: editId }
}

/** What keeps a record from being deleted, the first of it by name: "38 jogos (Bahia × Santos…) e 1 time (Bahia)". */
export function inUseWords(dependents: readonly Dependents[]): string {
  const what = new Intl.ListFormat('pt-BR').format(
    dependents.map(({ count, what: words, names }) =>
      names.length === 0
        ? `${count} ${words}`
        : `${count} ${words} (${names.join(', ')}${count > names.length ? '…' : ''})`,
    ),
  )
  const depend = dependents.length === 1 && dependents[0]!.count === 1 ? 'depende' : 'dependem'
  return `Não dá para excluir: ${what} ${depend} deste registro.`
}

export function withArticle(kind: EditableKind): string {
  const { one, feminine } = recordNouns[kind]
  return `${feminine ? 'a' : 'o'} ${one}`
}

/** `Estádio e Cidade`; of many only how many. */
export function changedWords(kind: EditableKind, values: Values): string {
  const labels = Object.keys(values).map((name) => recordFields[kind][name]?.label.toLowerCase() ?? name)
  if (labels.length > 3) return `${labels.length} campos`
  return new Intl.ListFormat('pt-BR').format(labels)
}

async function toSaved(
  context: Context,
  kind: RecordKind,
  id: string,
  written: Values,
  editId: string | null,
): Promise<Saved> {
  const { version } = await getRecord(context.database, kind, id)
  const isWritten = (field: string) => field in written
  const warnings = editId === null ? [] : await findWarnings(context.database, kind, id, isWritten)
  return {
    id,
    name: await nameOf(context.database, kind, id),
    version,
    edit: editId,
    ...(warnings.length > 0 && { warnings }),
  }
}
