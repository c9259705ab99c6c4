import type { Values } from '@meio-campo/contract'
import { dutyField, includes, recordFields, type RecordKind } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { listHeldDuties, type HeldDuty } from '../../../platform/duties/held-duties.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { closeEdit, openEdit } from '../history/edit.ts'
import { columnOf } from '../history/kept-tables.ts'
import { nameOf } from '../record-tables/references.ts'
import { findWarnings } from '../records/plausibility.ts'
import { getRecord } from '../records/record-form.ts'
import { changedWords, changeRecord } from '../records/service.ts'
import { currentRecord } from './current-record.ts'
import { decide, lockOpen } from './decision.ts'
import type { SuggestionRow } from './queries.ts'

/**
 * Applies a suggestion at once if its author has a duty for all of its fields. Any objection leaves it in the queue,
 * with the reason. It runs in a separate transaction, so that a failure does not roll back the suggestion itself.
 */
export async function letThrough(
  context: Context,
  caller: Caller,
  id: string,
  versionRead: number | null,
): Promise<void> {
  try {
    await context.database
      .transaction()
      .execute((transaction) => applyByDuty(transaction, context, caller, id, versionRead))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    delete caller.request.duty
    await context.database
      .updateTable('suggestions')
      .set({ held: wordsOf(error) })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute()
  }
}

async function applyByDuty(
  transaction: Transaction<DB>,
  { now }: Context,
  caller: Caller,
  id: string,
  versionRead: number | null,
): Promise<void> {
  const author = userOf(caller.principal)
  // The same row is locked when a duty is given or revoked, so a duty that was just revoked does not apply.
  await sql`select 1 from users where id = ${author.id} for update`.execute(transaction)
  const suggestion = await lockOpen(transaction, id)
  const { kind, record_id: record } = suggestion
  const values = suggestion.suggested as Values
  const duty = await findDuty(transaction, author.id, now(), kind, Object.keys(values))
  if (record === null || duty === null) return
  const { version } = await getRecord(transaction, kind, record, sql`for update`)
  if (versionRead !== null && versionRead !== version)
    throw new AppError('stale', { info: 'O registro mudou enquanto a sugestão era escrita.' })
  await refuseDisputed(transaction, suggestion, record)

  caller.request.duty = duty
  const before = await findWarnings(transaction, kind, record)
  const summary = `mudou ${changedWords(kind, values)} de ${await nameOf(transaction, kind, record)}, por sugestão aplicada na hora`
  const edit = await openEdit(transaction, caller, { kind: 'suggestion', summary, source: suggestion.source })
  await changeRecord(transaction, kind, record, values)
  const warnings = (await findWarnings(transaction, kind, record)).filter((sentence) => !before.includes(sentence))
  if (warnings.length > 0) throw new AppError('invalid_input', { info: warnings.join(' ') })
  const editId = await closeEdit(transaction, caller, edit, summary)
  await decide(transaction, caller, id, {
    status: 'accepted',
    decided_at: now(),
    edit_id: editId,
    at_once: true,
  })
}

/** The duty by which all of these fields may be changed; several may be needed, and the first is recorded. */
async function findDuty(
  transaction: Transaction<DB>,
  userId: string,
  now: Date,
  kind: RecordKind,
  fields: readonly string[],
): Promise<HeldDuty | null> {
  const held = await listHeldDuties(transaction, userId, now, 'suggester')
  const allowing = fields.map((field) =>
    held.find((duty) => includes(duty, { role: 'suggester', field: dutyField(kind, field) })),
  )
  return allowing.includes(undefined) ? null : (allowing[0] ?? null)
}

/** A value that a source or another suggestion contradicts must be decided by a reviewer. */
async function refuseDisputed(
  transaction: Transaction<DB>,
  { id, kind, suggested }: SuggestionRow,
  record: string,
): Promise<void> {
  const values = suggested as Values
  const fields = Object.keys(values)
  const conflicts = await transaction
    .selectFrom('conflicts')
    .select('field')
    .where('kind', '=', kind)
    .where('record_id', '=', record)
    .where('resolved_at', 'is', null)
    .execute()
  // Conflicts of a match have other names than its fields ("score"), so any of them counts.
  const columns = new Set(fields.map((field) => columnOf(kind, field)))
  if (conflicts.some(({ field }) => kind === 'match' || columns.has(field)))
    throw new AppError('invalid_input', { info: 'As fontes divergem sobre isto.' })
  const others = await transaction
    .selectFrom('suggestions')
    .select('suggested')
    .where('kind', '=', kind)
    .where(currentRecord, '=', record)
    .where('status', '=', 'open')
    .where('id', '<>', id)
    .execute()
  const disputed = fields.find((field) =>
    others.some(({ suggested: other }) => {
      const said = other as Values
      return field in said && JSON.stringify(said[field]) !== JSON.stringify(values[field])
    }),
  )
  if (disputed !== undefined)
    throw new AppError('invalid_input', {
      info: `Outra sugestão aberta diz outra coisa sobre ${recordFields[kind][disputed]!.label.toLowerCase()}.`,
    })
}

function wordsOf({ info, fields }: AppError): string {
  return info ?? (fields.map(({ message }) => message).join(' ') || 'O registro não aceitou estes valores.')
}
