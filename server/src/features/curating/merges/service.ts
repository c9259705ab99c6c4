import type { BodyAt, Merge, MergedField, Values } from '@meio-campo/contract'
import { type MergeKind, recordFields, type Field } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, fieldError, RecordMoved } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { edit } from '../history/edit.ts'
import { getRecord, type RecordRow } from '../records/record-form.ts'
import { recordTables } from '../record-tables/tables.ts'
import { withArticle } from '../records/service.ts'
import { moveReferences, moveStatements, Tally } from './move-references.ts'
import { refuseContradictions, warnOfRepeats } from './merge-contradictions.ts'
import { namesOfAll } from '../record-tables/references.ts'
import { refusing } from '../records/refusals.ts'
import { columnsOf, valuesOf } from '../records/values.ts'

type Asked = BodyAt<'POST', '/api/v1/fusoes'>

/** Merges two records: references to the first move to the second, and the first id redirects to it. */
export async function mergeRecords(context: Context, caller: Caller, asked: Asked): Promise<Merge> {
  const { kind, from, into, choices = {}, dryRun = false } = asked
  if (from === into) throw fieldError('from', 'Escolha outro registro: este é o mesmo.')
  const work = (transaction: Transaction<DB>) => mergeIn(transaction, kind, from, into, choices)
  if (dryRun) return { ...(await preview(context.database, work)), edit: null }
  const names = await getBoth(context.database, kind, from, into)
  const summary = `juntou ${withArticle(kind)} ${nameIn(names.old)} (${from}) a ${nameIn(names.kept)}`
  const { result, editId } = await edit(context.database, caller, { kind: 'merge', summary }, work)
  return { ...result, edit: editId }
}

class Previewed extends Error {
  readonly merge: Omit<Merge, 'edit'>
  constructor(merge: Omit<Merge, 'edit'>) {
    super('previewed')
    this.merge = merge
  }
}

/** Merges in a transaction that is rolled back, so that the counts are those of the real merge. */
async function preview(
  database: Database,
  work: (transaction: Transaction<DB>) => Promise<Omit<Merge, 'edit'>>,
): Promise<Omit<Merge, 'edit'>> {
  try {
    return await database.transaction().execute(async (transaction) => {
      throw new Previewed(await work(transaction))
    })
  } catch (error) {
    if (error instanceof Previewed) return error.merge
    throw error
  }
}

/** Merges within the caller's transaction, which has already opened the edit. */
export async function mergeIn(
  transaction: Transaction<DB>,
  kind: MergeKind,
  from: string,
  into: string,
  choices: Choices = {},
): Promise<Omit<Merge, 'edit'>> {
  const { old, kept } = await getBoth(transaction, kind, from, into)
  await refuseContradictions(transaction, kind, old, kept)
  const tally = new Tally()
  await moveReferences(transaction, recordTables[kind], from, into, tally)
  await moveStatements(transaction, kind, from, into)
  const fields = await mergeFields(transaction, kind, old, kept, choices)
  await sql`delete from ${sql.table(recordTables[kind])} where id = ${from}`.execute(transaction)
  await redirect(transaction, kind, from, into)
  const warnings = kind === 'team' ? await warnOfRepeats(transaction, into) : []
  return {
    kind,
    from: { id: from, name: nameIn(old) },
    into: { id: into, name: nameIn(kept) },
    moved: tally.moved,
    dropped: tally.dropped,
    warnings,
    fields,
  }
}

/** Both rows, locked against other edits; always in the same order, so that two merges cannot deadlock. */
async function getBoth(database: Database | Transaction<DB>, kind: MergeKind, from: string, into: string) {
  const rows = new Map<string, RecordRow>()
  for (const id of [from, into].toSorted()) {
    rows.set(id, await getRecord(database, kind, id, sql`for update`).catch((error) => refuse(error, id, from)))
  }
  return { old: rows.get(from)!, kept: rows.get(into)! }
}

/** Refuses a missing record under its field; a merged one is refused too, instead of redirecting the call. */
function refuse(error: unknown, id: string, from: string): never {
  const field = id === from ? 'from' : 'into'
  if (error instanceof RecordMoved) throw fieldError(field, `Já foi juntado a outro registro: ${error.to}.`)
  if (error instanceof AppError && error.code === 'not_found')
    throw fieldError(field, 'Não existe. Escolha um da lista.')
  throw error
}

const nameIn = (row: RecordRow) => String(row['name'])

/** Redirects to the old record point to the kept one now, so that no redirect leads to another. */
async function redirect(transaction: Transaction<DB>, kind: MergeKind, from: string, into: string): Promise<void> {
  await transaction
    .updateTable('redirects')
    .set({ new_id: into })
    .where('kind', '=', kind)
    .where('new_id', '=', from)
    .execute()
  await transaction.insertInto('redirects').values({ kind, old_id: from, new_id: into }).execute()
}

type Choices = Readonly<Record<string, MergedField['chosen']>>

/** Copies the chosen values and those that the kept record lacks from the old record. Returns the fields that differ. */
async function mergeFields(
  transaction: Transaction<DB>,
  kind: MergeKind,
  old: RecordRow,
  kept: RecordRow,
  choices: Choices,
): Promise<MergedField[]> {
  const from = valuesOf(kind, old)
  const into = valuesOf(kind, kept)
  const fields = chooseFields(recordFields[kind], from, into, choices)
  const taken = Object.fromEntries(
    fields.filter(({ chosen }) => chosen === 'from').map(({ field }) => [field, from[field]]),
  )
  const changes = Object.entries(columnsOf(kind, taken)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  if (changes.length > 0) {
    await refusing(kind, () =>
      sql`update ${sql.table(recordTables[kind])} set ${sql.join(changes)} where id = ${kept.id}`.execute(transaction),
    )
  }
  const [fromNames, intoNames] = await namesOfAll(transaction, kind, [from, into])
  return fields.map(({ field, chosen }) => ({
    field,
    from: from[field],
    into: into[field],
    fromName: fromNames![field] ?? null,
    intoName: intoNames![field] ?? null,
    chosen,
  }))
}

/** The kept record's value stays, unless it is empty or the caller chose the other. */
function chooseFields(
  fields: Readonly<Record<string, Field>>,
  from: Values,
  into: Values,
  choices: Choices,
): Pick<MergedField, 'field' | 'chosen'>[] {
  const unknown = Object.keys(choices).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) {
    throw new AppError('invalid_input', { fields: [{ field: 'choices', message: `Não há o campo “${unknown}”.` }] })
  }
  return Object.keys(fields)
    .filter((name) => !(isEmpty(from[name]) && isEmpty(into[name])))
    .filter((name) => JSON.stringify(from[name]) !== JSON.stringify(into[name]))
    .map((field) => ({ field, chosen: choices[field] ?? (isEmpty(into[field]) ? 'from' : 'into') }))
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
}
