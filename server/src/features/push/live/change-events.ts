import type { ChangedKind, ChangedRecord, PushEvent } from '@meio-campo/contract'
import type { PushEventType } from '@meio-campo/contract/rules'
import { LIVE, OVER } from '../../football/rows/match-status.ts'

/** A line of the change log. */
export interface Change {
  readonly seq: string
  readonly at: Date
  readonly kind: string
  readonly record_id: string
  readonly type: string
  readonly data: unknown
}

/** An event with ids only; `event-log.ts` adds the names. */
export interface BareEvent {
  /** The number of the change, and for its second and later events their index: `4711.1`. */
  readonly id: string
  readonly type: PushEventType
  readonly at: Date
  readonly matchId: string | null
  /** The row of the match event, as logged. */
  readonly event: Readonly<Record<string, unknown>> | null
  readonly record: PushEvent['record']
  readonly affects: readonly ChangedRecord[]
}

type Data = Readonly<Record<string, unknown>>

export const EVENT_TYPES: Readonly<Record<string, PushEventType>> = {
  goal: 'match.goal',
  penalty: 'match.goal',
  ownGoal: 'match.goal',
  missedPenalty: 'match.penalty_missed',
  yellow: 'match.card',
  secondYellow: 'match.card',
  red: 'match.card',
  substitution: 'match.substitution',
  var: 'match.var',
  periodStart: 'match.period',
  periodEnd: 'match.period',
  shootoutGoal: 'match.shootout',
  shootoutMiss: 'match.shootout',
}

const OFF: ReadonlySet<unknown> = new Set(['postponed', 'suspended', 'abandoned', 'cancelled'])
const over = new Set<unknown>(OVER)
const live = new Set<unknown>(LIVE)

/** The events that one change causes: several, one, or none. */
export function eventsOfChange(change: Change): BareEvent[] {
  const { seq, at, kind, record_id: id, type } = change
  const data = change.data as Data
  const matchId = kind === 'match' ? id : kind === 'event' ? String(data['match_id']) : null
  return typesOf(kind, type, data).map((eventType, index) => ({
    id: index === 0 ? seq : `${seq}.${index}`,
    type: eventType,
    at,
    matchId,
    event: kind === 'event' ? data : null,
    record: recordOf(change),
    affects: affectedBy(change),
  }))
}

/** A change that causes no event of its own, such as a new kind of match event: a correction of its match. */
export function plainEvent(change: Change): BareEvent {
  const { seq: id, at, data } = change
  const matchId = change.kind === 'event' ? String((data as Data)['match_id']) : null
  const event = change.kind === 'event' ? (data as Data) : null
  return { id, type: 'match.updated', at, matchId, event, record: recordOf(change), affects: affectedBy(change) }
}

function recordOf({ kind, record_id: id, type, data }: Change): PushEvent['record'] {
  const { version, mergedInto } = data as Data
  return {
    kind: kind as ChangedKind,
    id,
    change: typeof mergedInto === 'string' ? 'merged' : (type as 'created' | 'updated' | 'deleted'),
    version: typeof version === 'number' ? version : null,
    mergedInto: typeof mergedInto === 'string' ? mergedInto : null,
  }
}

/** The other records in a logged change, with their kinds. */
const NAMED: Readonly<Record<string, ChangedKind>> = {
  match_id: 'match',
  player_id: 'person',
  related_id: 'person',
  edition: 'edition',
  competition: 'competition',
  person: 'person',
  team: 'team',
  home: 'team',
  away: 'team',
}

function affectedBy({ kind, record_id: id, data }: Change): ChangedRecord[] {
  const now = data as Data
  const found = [now, (now['was'] ?? {}) as Data].flatMap((each) =>
    Object.entries(NAMED).flatMap(([name, of]) => {
      const named = each[name]
      return typeof named === 'string' && !(of === kind && named === id) ? [{ kind: of, id: named }] : []
    }),
  )
  const merged = now['mergedInto']
  if (typeof merged === 'string') found.push({ kind: kind as ChangedKind, id: merged })
  return [...new Map(found.map((each) => [`${each.kind} ${each.id}`, each])).values()]
}

function typesOf(kind: string, type: string, data: Data): PushEventType[] {
  if (kind === 'event') return eventTypes(type, data)
  if (kind === 'match') return matchTypes(type, data)
  if (kind === 'transfer' && type === 'created') return ['transfer.created']
  return [`record.${type as 'created' | 'updated' | 'deleted'}`]
}

function eventTypes(type: string, data: Data): PushEventType[] {
  if (type === 'deleted') return ['match.retracted']
  if (type === 'updated') return [data['retracted'] === true ? 'match.retracted' : 'match.corrected']
  const eventType = EVENT_TYPES[String(data['type'])]
  return eventType ? [eventType] : []
}

function matchTypes(type: string, data: Data): PushEventType[] {
  if (type !== 'updated') return [`record.${type as 'created' | 'deleted'}`]
  const was = (data['was'] ?? {}) as Data
  const changed = (name: string) => name in was && was[name] !== data[name]
  const types: PushEventType[] = []
  if (changed('status')) {
    const { status } = data
    if (live.has(status) && !live.has(was['status'])) types.push('match.started')
    if (over.has(status) && !over.has(was['status'])) types.push('match.finished')
    if (OFF.has(status)) types.push('match.postponed')
  }
  if (changed('kickoff') && !live.has(data['status'])) types.push('match.rescheduled')
  if (data['lineups'] === true && was['lineups'] === false) types.push('match.lineup')
  const scored = changed('homeScore') || changed('awayScore')
  // A score that changes after the end of the match is a correction.
  if (scored && over.has(data['status']) && over.has(was['status'])) types.push('match.corrected')
  if (scored || changed('status') || changed('annulled')) types.push('table.changed')
  return types.length === 0 ? ['match.updated'] : types
}
