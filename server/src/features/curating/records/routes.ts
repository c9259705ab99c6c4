import { endpoints, type Saved } from '@meio-campo/contract'
import type { PartKind, RecordKind } from '@meio-campo/contract/rules'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { refuseUnknownFilters } from '../../../platform/reading/missing-records.ts'
import { createPart, deletePart, listParts, updatePart } from './parts.ts'
import { getRecordForm } from './record-form.ts'
import { withRecord } from './written-record.ts'
import { createRecord, deleteRecord, updateRecord, type GivenColumns } from './service.ts'

/** The nouns of the addresses, and the kind of record behind each. */
const records = {
  Team: 'team',
  Player: 'person',
  Coach: 'person',
  Referee: 'person',
  Stadium: 'stadium',
  Confederation: 'confederation',
  Competition: 'competition',
  Edition: 'edition',
  Streaming: 'streaming',
} as const satisfies Record<string, RecordKind>

const roles: Readonly<Record<string, GivenColumns>> = {
  Player: { roles: ['player'] },
  Coach: { roles: ['coach'] },
  Referee: { roles: ['referee'] },
}

const parts = {
  Spell: 'spell',
  Transfer: 'transfer',
  Title: 'title',
  BroadcastRight: 'broadcastRight',
  Suspension: 'suspension',
  Absence: 'absence',
  Deduction: 'deduction',
} as const satisfies Record<string, PartKind>

export function registerRecords(app: FastifyInstance, context: Context): void {
  for (const [noun, kind] of Object.entries(records)) registerRecord(app, context, noun as keyof typeof records, kind)
  for (const [noun, kind] of Object.entries(parts)) registerPart(app, context, noun as keyof typeof parts, kind)
}

function registerRecord(app: FastifyInstance, context: Context, noun: keyof typeof records, kind: RecordKind): void {
  const whole = async (call: Parameters<typeof withRecord>[2], saved: Saved) =>
    noun === 'Referee' || noun === 'Edition'
      ? { ...saved, record: await getRecordForm(context.database, kind, saved.id) }
      : withRecord(app, context, call, saved, endpoints[`get${noun}`], { id: saved.id })
  implement(app, context, endpoints[`create${noun}`] as typeof endpoints.createTeam, async (call) => ({
    data: await whole(call, await createRecord(context, call, kind, call.body, roles[noun])),
  }))
  implement(app, context, endpoints[`update${noun}`] as typeof endpoints.updateTeam, async (call) => ({
    data: await whole(call, await updateRecord(context, call, kind, call.params.id, call.body)),
  }))
  implement(app, context, endpoints[`delete${noun}`] as typeof endpoints.deleteTeam, async (call) => ({
    data: await deleteRecord(context, call, kind, call.params.id),
  }))
  implement(app, context, endpoints[`get${noun}Form`] as typeof endpoints.getTeamForm, async ({ params }) => ({
    data: await getRecordForm(context.database, kind, params.id),
  }))
}

function registerPart(app: FastifyInstance, context: Context, noun: keyof typeof parts, kind: PartKind): void {
  const list = endpoints[`list${noun}Parts`] as typeof endpoints.listSpellParts
  implement(app, context, list, async ({ query, request }) => {
    const page = await listParts(context.database, kind, query, request.originalUrl)
    if (page.data.length === 0) await refuseUnknownFilters(context.database, list, query)
    return page
  })
  implement(app, context, endpoints[`create${noun}`] as typeof endpoints.createSpell, async (call) => ({
    data: await createPart(context, call, kind, call.body),
  }))
  implement(app, context, endpoints[`update${noun}`] as typeof endpoints.updateSpell, async (call) => ({
    data: await updatePart(context, call, kind, call.params.id, call.body),
  }))
  implement(app, context, endpoints[`delete${noun}`] as typeof endpoints.deleteSpell, async (call) => ({
    data: await deletePart(context, call, kind, call.params.id),
  }))
}
