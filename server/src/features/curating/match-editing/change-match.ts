import type { Values } from '@meio-campo/contract'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { takeOver } from '../match-desk/take-over.ts'
import type { RecordRow } from '../records/record-form.ts'
import { changeRecord } from '../records/service.ts'

/** Statuses that require a reason. */
const NEEDS_REASON = new Set(['postponed', 'suspended', 'abandoned', 'cancelled', 'awarded'])

/**
 * Changes a match whose row is locked, and its day, which gives its date while there is no kick-off. Also writes what
 * follows: a moved kick-off keeps its earlier time, and the demonstration stops playing the match.
 */
export async function changeMatch(
  transaction: Transaction<DB>,
  before: RecordRow,
  values: Values,
  now: Date,
  day?: string | null,
): Promise<void> {
  refuseWithoutReason(before, values)
  const unconfirmed = unconfirmedWithoutHour(before, values)
  if (values['kickoff'] === null && day !== undefined)
    await transaction.updateTable('matches').set({ kickoff: null, day }).where('id', '=', before.id).execute()
  await changeRecord(transaction, 'match', before.id, { ...values, ...unconfirmed })
  await rememberHour(transaction, before, values)
  await takeOver(transaction, before.id, now)
}

function refuseWithoutReason(before: RecordRow, { status, statusReason }: Values): void {
  if (typeof status !== 'string' || !NEEDS_REASON.has(status) || status === before['status']) return
  const reason = statusReason === undefined ? before['status_reason'] : statusReason
  if (typeof reason !== 'string' || reason.trim() === '') throw fieldError('statusReason', 'Diga o motivo.')
}

export const NOTHING_TO_CONFIRM = 'Sem data e hora não há o que confirmar.'

/** An hour that is taken away is not confirmed any more, and one that is not there cannot be. */
function unconfirmedWithoutHour(before: RecordRow, { kickoff = before['kickoff'], timeConfirmed }: Values): Values {
  if (kickoff !== null) return {}
  if (timeConfirmed === true) throw fieldError('timeConfirmed', NOTHING_TO_CONFIRM)
  return before['time_confirmed'] === true ? { timeConfirmed: false } : {}
}

async function rememberHour(transaction: Transaction<DB>, before: RecordRow, { kickoff }: Values): Promise<void> {
  const [hour, confirmed, first] = [before['kickoff'], before['time_confirmed'], before['rescheduled_from']]
  if (typeof kickoff !== 'string' || !(hour instanceof Date) || confirmed !== true || first !== null) return
  if (hour.getTime() === Date.parse(kickoff)) return
  await transaction.updateTable('matches').set({ rescheduled_from: hour }).where('id', '=', before.id).execute()
}
