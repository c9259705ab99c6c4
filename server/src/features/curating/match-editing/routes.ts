import { endpoints, type RecordForm, type Saved, type Values } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Call, implement } from '../../../platform/http/route.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { replaceAirings } from './airings.ts'
import { changeMatch } from './change-match.ts'
import { replaceLineups } from './lineups.ts'
import { replaceOfficials } from './officials.ts'
import { replaceStatistics } from './statistics.ts'
import { edit } from '../history/edit.ts'
import { getLastLineups } from '../../football/matches/last-lineups.ts'
import { getMatchRow } from '../../football/matches/match-by-address.ts'
import { versionsAsked } from '../records/if-match.ts'
import { getRecordForm, getRecord } from '../records/record-form.ts'
import { withRecord } from '../records/written-record.ts'
import { findWarnings } from '../records/plausibility.ts'
import { changedWords, deleteRecord } from '../records/service.ts'
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

async function getMatchForm(context: Context, { id, idjogo }: MatchAddress): Promise<RecordForm> {
  const row = await getMatchRow(context.database, id, idjogo)
  return getRecordForm(context.database, 'match', row.id)
}

async function updateMatch(context: Context, caller: Caller, address: MatchAddress, values: Values): Promise<Saved> {
  const { id, name } = await getMatchForm(context, address)
  const asked = versionsAsked(caller.request)
  const summary = `mudou ${changedWords('match', values)} de ${name}`
  const { editId } = await edit(context.database, caller, { kind: 'edit', summary }, async (transaction) => {
    const before = await getRecord(transaction, 'match', id, sql`for update`)
    if (asked !== null && !asked.has(before.version)) {
      throw new AppError('stale', { current: await getRecordForm(transaction, 'match', id) })
    }
    await changeMatch(transaction, before, values, context.now())
  })
  const { version } = await getRecord(context.database, 'match', id)
  const warnings = editId === null ? [] : await findWarnings(context.database, 'match', id)
  return { id, name, version, edit: editId, ...(warnings.length > 0 && { warnings }) }
}

async function deleteMatch(context: Context, caller: Caller, { id, idjogo }: MatchAddress): Promise<Saved> {
  const row = await getMatchRow(context.database, id, idjogo)
  return deleteRecord(context, caller, 'match', row.id)
}
