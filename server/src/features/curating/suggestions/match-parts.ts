import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type {
  Body,
  Endpoints,
  MatchEvent,
  SheetPlayer,
  SuggestedEvent,
  Suggestion,
  TeamSheet,
  TeamSheets,
  Values,
} from '@meio-campo/contract'
import { deskRefusals } from '@meio-campo/contract/rules'
import { eventToRecord, findTwin, isWhistle } from '@meio-campo/football'
import type { Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { AppError, fieldError, type FieldError } from '../../../platform/errors/app-error.ts'
import { findEvents } from '../../football/rows/match-events.ts'
import { applyAct } from '../match-desk/apply-act.ts'
import { getDesk } from '../match-desk/desk-state.ts'
import { takeOver } from '../match-desk/take-over.ts'
import { getLineups, refuseContradictions, withoutUnknownSpots, writeLineups } from '../match-editing/lineups.ts'
import { findNames, type Reference } from '../record-tables/references.ts'
import { underPart } from './try-out.ts'

export type MatchPart = NonNullable<Suggestion['part']>

type Sent = Pick<Body<Endpoints['createSuggestion']>, 'values' | 'events' | 'lineups'>

/** What is suggested: fields of a record, or of a match its events by number or its line-ups by side. */
export function partOf({ values, events, lineups }: Sent): { readonly part: MatchPart | null; readonly said: Values } {
  if ([values, events, lineups].filter((each) => each !== undefined).length !== 1)
    throw fieldError(
      'values',
      'Mande uma coisa só: `values`, com campos, ou de um jogo `events`, com lances, ou `lineups`, com escalações.',
    )
  if (events) return { part: 'events', said: Object.fromEntries(events.map((event, at) => [String(at + 1), event])) }
  if (!lineups) return { part: null, said: values! }
  const sheets = Object.entries(lineups).flatMap(([side, sheet]) =>
    sheet ? [[side, withoutUnknownSpots(sheet)] as const] : [],
  )
  for (const [side, { starters, bench }] of sheets)
    if (starters.length + bench.length === 0) throw fieldError(`lineups.${side}.starters`, 'Diga quem jogou.')
  return { part: 'lineups', said: Object.fromEntries(sheets) }
}

const eventsIn = (said: Values) => Object.entries(said) as [key: string, event: SuggestedEvent][]
const sheetsIn = (said: Values) => Object.entries(said) as [side: 'home' | 'away', sheet: TeamSheet][]

/** Writes it the way a person would: events as the desk does, line-ups as their editor does. */
export async function applyPart(
  transaction: Transaction<DB>,
  caller: Caller,
  matchId: string,
  part: MatchPart,
  said: Values,
  now: Date,
): Promise<void> {
  if (part === 'events') return tellEvents(transaction, caller, matchId, said, now)
  const stored = await getLineups(transaction, matchId)
  const sheets: TeamSheets = { ...stored, ...said }
  try {
    refuseContradictions(sheets)
    await writeLineups(transaction, matchId, sheets)
  } catch (error) {
    throw underPart('lineups', error)
  }
  await takeOver(transaction, matchId, now, 'lineups')
}

async function tellEvents(
  transaction: Transaction<DB>,
  caller: Caller,
  matchId: string,
  said: Values,
  now: Date,
): Promise<void> {
  const stored = (await findEvents(transaction, [matchId])).get(matchId) ?? []
  refuse(eventsIn(said).flatMap(([key, event]) => objectionsTo(key, event, stored)))
  const act = newId()
  const orders = eventsIn(said)
    .toSorted(([, one], [, other]) => momentOf(one) - momentOf(other))
    .map(([key, event]) => ({ key, order: { ...event, id: newId(), act } }))
  const { id: userId, name: actorName } = userOf(caller.principal)
  const outcomes = await applyAct(
    transaction,
    { userId, actorName, desk: null, caller, dataset: null },
    matchId,
    orders.map(({ order }) => order),
    now,
    (id) => orders.every(({ order }) => order.id !== id),
  )
  const keys = new Map(orders.map(({ key, order }) => [order.id, key]))
  refuse(
    outcomes
      // Those that only went with a wrong one have nothing to say.
      .filter(({ done, reason }) => !done && reason !== deskRefusals.partOfAct)
      .map(({ id, same, reason }) => ({
        field: fieldOf(keys.get(id)!),
        message: same === null ? reason! : 'O jogo já tem este lance.',
      })),
  )
}

const newId = () => `mesa_${randomBytes(16).toString('hex')}`
const fieldOf = (key: string) => `events.${Number(key) - 1}`

/** Corrections first, then in the order of the match: who came on scores afterwards. */
const momentOf = ({ do: action, period, minute, added }: SuggestedEvent): number =>
  action === 'tell' ? 1 + (period === 'shootout' ? 1000 : (minute ?? 0)) + (added ?? 0) / 100 : 0

function objectionsTo(key: string, event: SuggestedEvent, stored: readonly MatchEvent[]): FieldError[] {
  const field = fieldOf(key)
  if (event.do === 'tell') {
    const untimed = event.period === 'shootout' || event.type?.startsWith('shootout')
    return untimed || typeof event.minute === 'number' ? [] : [{ field, message: 'Diga em que minuto foi.' }]
  }
  const about = stored.find(({ id, retracted }) => id === event.event && !retracted)
  if (!about) return [{ field, message: deskRefusals.unknownEvent }]
  return isWhistle(about as Parameters<typeof isWhistle>[0])
    ? [{ field, message: 'Os apitos são da mesa: sugira os lances.' }]
    : []
}

function refuse(fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new AppError('invalid_input', { fields: [...fields] })
}

/** What of the match stands where something is suggested, under the same keys. */
export async function findPart(database: Queryable, matchId: string, part: MatchPart, said: Values): Promise<Values> {
  if (part === 'lineups') {
    const stored = await getLineups(database, matchId)
    return Object.fromEntries(sheetsIn(said).map(([side]) => [side, stored[side]]))
  }
  const match = await database.selectFrom('matches').selectAll().where('id', '=', matchId).executeTakeFirst()
  if (!match) return {}
  const { desk } = await getDesk(database, match)
  const stored = (await findEvents(database, [matchId])).get(matchId) ?? []
  return Object.fromEntries(
    eventsIn(said).map(([key, event]) => {
      const newEvent = event.do === 'tell' ? eventToRecord(desk, { ...event, id: key, at: 0 }) : null
      const id =
        newEvent && typeof newEvent === 'object' ? findTwin(desk.events, newEvent, () => true)?.id : event.event
      return [key, stored.find((each) => each.id === id) ?? null]
    }),
  )
}

/** Whether a suggested line-up differs from the present one; a person with a record needs no name. */
export function differs(part: MatchPart | null, stands: unknown, said: unknown): boolean {
  if (part === null) return JSON.stringify(stands ?? null) !== JSON.stringify(said)
  if (part === 'events') return true
  return !isDeepStrictEqual(unnamed(stands as TeamSheet | null), unnamed(said as TeamSheet))
}

function unnamed(sheet: TeamSheet | null) {
  const plain = <T extends SheetPlayer | TeamSheet['coach']>(one: T) =>
    one && { ...one, name: one.person === null ? (one.name ?? null) : null }
  return (
    sheet && {
      ...sheet,
      coach: plain(sheet.coach),
      starters: sheet.starters.map(plain),
      bench: sheet.bench.map(plain),
    }
  )
}

/** "os lances do jogo Bahia × Santos": what is suggested of it. */
export const partWords = { events: 'os lances do jogo', lineups: 'a escalação do jogo' } as const satisfies Record<
  MatchPart,
  string
>

const labels = { tell: 'Lance que falta', correct: 'Lance errado', retract: 'Lance que não houve' } as const

export const labelOf = (part: MatchPart, key: string, value: unknown): string =>
  part === 'events' ? labels[(value as SuggestedEvent).do] : `Escalação do ${key === 'home' ? 'mandante' : 'visitante'}`

/** The names of the people, by id, and of the teams, by side. */
export async function namesInPart(
  database: Queryable,
  matchId: string,
  part: MatchPart,
  said: Values,
): Promise<Record<string, string>> {
  const people =
    part === 'events'
      ? eventsIn(said).flatMap(([, { player, related }]) => [player, related])
      : sheetsIn(said).flatMap(([, { coach, starters, bench }]) =>
          [coach, ...starters, ...bench].map((each) => each?.person),
        )
  const ids = people.filter((id) => typeof id === 'string')
  const teams = await database
    .selectFrom('matches')
    .select(['home_id', 'away_id'])
    .where('id', '=', matchId)
    .executeTakeFirst()
  const wanted: Reference[] = ids.map((id) => ({ kind: 'person', id }))
  if (teams) wanted.push({ kind: 'team', id: teams.home_id }, { kind: 'team', id: teams.away_id })
  const names = await findNames(database, wanted)
  const called = (kind: Reference['kind'], id: string) => names.get(`${kind}:${id}`) ?? id
  return {
    ...Object.fromEntries(ids.map((id) => [id, called('person', id)])),
    ...(teams && { home: called('team', teams.home_id), away: called('team', teams.away_id) }),
  }
}
