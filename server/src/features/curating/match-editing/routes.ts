import { endpoints, type RecordForm, type Saved, type Values } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { type Call, implement } from '../../../platform/http/route.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { replaceAirings } from './airings.ts'
import { replaceLineups } from './lineups.ts'
import { replaceOfficials } from './officials.ts'
import { replaceStatistics } from './statistics.ts'
import { edit } from '../history/edit.ts'
import { takeOver } from '../match-desk/take-over.ts'
import { getLastLineups } from '../../football/matches/last-lineups.ts'
import { getMatchRow } from '../../football/matches/match-by-address.ts'
import { versionsAsked } from '../records/if-match.ts'
import { getRecordForm, getRecord, type RecordRow } from '../records/record-form.ts'
import { withRecord } from '../records/written-record.ts'
import { findWarnings } from '../records/plausibility.ts'
import { changeRecord, changedWords, deleteRecord } from '../records/service.ts'
import type { MatchAddress } from './sheet-edit.ts'

export function registerMatchEditing(app: FastifyInstance, context: Context): void {
  const whole = (call: Omit<Call<typeof endpoints.updateMatch>, 'body'>, saved: Saved) =>
    withRecord(app, context, call, saved, endpoints.getMatch, call.params)
  implement(app, context, endpoints.getMatchForm, async ({ params }) => ({
    data: await getMatchForm(context, params),
  }))
  implement(app, context, endpoints.updateMatch, async (call) => ({
    data: await whole(call, await updateMatch(context, call, call.params, call.body)),
  }))
  implement(app, context, endpoints.deleteMatch, async (call) => ({
    data: await deleteMatch(context, call, call.params),
  }))
  implement(app, context, endpoints.getLastLineups, async ({ params }) => ({
    data: await getLastLineups(context.database, await getMatchRow(context.database, params.id, params.idjogo)),
  }))
  implement(app, context, endpoints.replaceLineups, async (call) => ({
    data: await whole(call, await replaceLineups(context, call, call.params, call.body)),
  }))
  implement(app, context, endpoints.replaceOfficials, async (call) => ({
    data: await whole(call, await replaceOfficials(context, call, call.params, call.body)),
  }))
  implement(app, context, endpoints.replaceStatistics, async (call) => ({
    data: await whole(call, await replaceStatistics(context, call, call.params, call.body)),
  }))
  implement(app, context, endpoints.replaceAirings, async (call) => ({
    data: await whole(call, await replaceAirings(context, call, call.params, call.body)),
  }))
}

/** Statuses that require a reason. */
const NEEDS_REASON = new Set(['postponed', 'suspended', 'abandoned', 'cancelled', 'awarded'])

async function getMatchForm(context: Context, { id, idjogo }: MatchAddress): Promise<RecordForm> {
  const row = await getMatchRow(context.database, id, idjogo)
  return getRecordForm(context.database, 'match', row.id)
}

/** Also writes what follows: a moved kick-off keeps its earlier time, and the demonstration stops playing the match. */
async function updateMatch(context: Context, caller: Caller, address: MatchAddress, values: Values): Promise<Saved> {
  const { id, name } = await getMatchForm(context, address)
  const asked = versionsAsked(caller.request)
  const summary = `mudou ${changedWords('match', values)} de ${name}`
  const { editId } = await edit(context.database, caller, { kind: 'edit', summary }, async (transaction) => {
    const before = await getRecord(transaction, 'match', id, sql`for update`)
    if (asked !== null && !asked.has(before.version)) {
      throw new AppError('stale', { current: await getRecordForm(transaction, 'match', id) })
    }
    refuseWithoutReason(before, values)
    await changeRecord(transaction, 'match', id, values)
    await rememberHour(transaction, id, before, values)
    await takeOver(transaction, id, context.now())
  })
  const { version } = await getRecord(context.database, 'match', id)
  const warnings = editId === null ? [] : await findWarnings(context.database, 'match', id)
  return { id, name, version, edit: editId, ...(warnings.length > 0 && { warnings }) }
}

async function deleteMatch(context: Context, caller: Caller, { id, idjogo }: MatchAddress): Promise<Saved> {
  const row = await getMatchRow(context.database, id, idjogo)
  return deleteRecord(context, caller, 'match', row.id)
}

function refuseWithoutReason(before: RecordRow, { status, statusReason }: Values): void {
  if (typeof status !== 'string' || !NEEDS_REASON.has(status) || status === before['status']) return
  const reason = statusReason === undefined ? before['status_reason'] : statusReason
  if (typeof reason !== 'string' || reason.trim() === '') throw fieldError('statusReason', 'Diga o motivo.')
}

async function rememberHour(
  transaction: Transaction<DB>,
  id: string,
  before: RecordRow,
  { kickoff }: Values,
): Promise<void> {
  const [hour, confirmed, first] = [before['kickoff'], before['time_confirmed'], before['rescheduled_from']]
  if (typeof kickoff !== 'string' || !(hour instanceof Date) || confirmed !== true || first !== null) return
  if (hour.getTime() === Date.parse(kickoff)) return
  await transaction.updateTable('matches').set({ rescheduled_from: hour }).where('id', '=', id).execute()
}
