import type { DeskOrder, DeskOutcome, DeskView } from '@meio-campo/contract'
import { perform, receive, runningPeriod, standing, type Desk, type Period, type Side } from '@meio-campo/football'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planBack, type NewOrder } from './desk-acts.ts'
import { expected, toCommand } from './desk-model.ts'
import {
  added,
  answered,
  canWithdraw,
  dropped,
  emptyQueue,
  leaving,
  nextBatch,
  parseQueue,
  withdrawn,
  type DeskQueue,
} from './desk-queue.ts'

const RUNS = Number(process.env['DESK_RUNS'] ?? (process.env['FULL'] === '1' ? 20_000 : 1000))
const START = Date.parse('2026-05-10T19:00:00Z')

/** The events on the pitch, in order. A whistle is recognised by its period. */
interface Happening {
  readonly name: number
  readonly order: NewOrder
}

interface Kind {
  readonly kind: 'goal' | 'yellow' | 'corner'
  readonly side: Side
  /** Minutes since the previous happening. */
  readonly after: number
}

const isMistake = (name: number) => name < 0

/** The first half, a break, the second half and the end, with what was generated between. */
function matchOf(first: readonly Kind[], second: readonly Kind[]): readonly Happening[] {
  const half = (kinds: readonly Kind[], period: Period, from: number): NewOrder[] => {
    let minute = from
    return kinds.map(({ kind, side, after }) => {
      minute = Math.min(minute + after, from + 42)
      const what = kind === 'corner' ? { do: 'mark' as const, mark: kind } : { do: 'tell' as const, type: kind }
      return { ...what, side, period, minute }
    })
  }
  const orders: NewOrder[] = [
    { do: 'start', period: 'firstHalf' },
    ...half(first, 'firstHalf', 1),
    { do: 'end', final: false, period: 'firstHalf' },
    { do: 'start', period: 'secondHalf' },
    ...half(second, 'secondHalf', 46),
    { do: 'end', final: true, period: 'secondHalf' },
  ]
  return orders.map((order, name) => ({ name, order }))
}

const scheduled: Desk = {
  status: 'scheduled',
  scores: { halfTime: null, score: null, extraTime: null, penalties: null },
  clocks: [],
  events: [],
  lineups: { home: { starters: [], bench: [] }, away: { starters: [], bench: [] } },
  marks: [],
}

/** The server's answer for a match without line-ups. */
const viewOf = (desk: Desk): DeskView =>
  ({
    match: { status: desk.status, ...desk.scores },
    clocks: desk.clocks.map((clock) => ({ ...clock, startedAt: new Date(clock.startedAt).toISOString() })),
    players: { home: [], away: [] },
    events: desk.events,
    marks: desk.marks,
  }) as unknown as DeskView

/** Performs each command once, and asks back when another desk recorded the same. */
class Server {
  desk = scheduled
  readonly #outcomes = new Map<string, DeskOutcome>()
  readonly #owners = new Map<string, string>()

  apply(orders: readonly DeskOrder[], owner: string): readonly DeskOutcome[] {
    return orders.map((order) => {
      const outcome = this.#outcomes.get(order.id) ?? this.#perform(order, owner)
      this.#outcomes.set(order.id, outcome)
      return outcome
    })
  }

  #perform(order: DeskOrder, owner: string): DeskOutcome {
    const { id } = order
    const result = receive(this.desk, toCommand(order), (event) => this.#owners.get(event) !== owner)
    if (typeof result === 'string') return { id, done: false, reason: result, field: null, same: null }
    if ('same' in result) return { id, done: false, reason: 'alreadyTold', field: null, same: result.same }
    this.desk = result
    this.#owners.set(id, owner)
    return { id, done: true, reason: null, field: null, same: null }
  }
}

let commands = 0

/**
 * One operator with a device that is sometimes offline. They know what happened and which event of the other desk
 * matches it.
 */
class Operator {
  readonly name: string
  online = true
  readonly #server: Server
  readonly #meaning: Map<string, number>
  #view = viewOf(scheduled)
  #queue: DeskQueue = emptyQueue
  /** Noted on paper, because the device did not take it yet. */
  #noted: { readonly name: number; readonly order: NewOrder }[] = []
  /** Tapped by mistake, and the command that takes it back. */
  #mistakes: { readonly order: DeskOrder; readonly back: readonly NewOrder[] }[] = []

  constructor(name: string, server: Server, meaning: Map<string, number>) {
    this.name = name
    this.#server = server
    this.#meaning = meaning
  }

  get idle(): boolean {
    return this.#queue.waiting.length + this.#queue.refused.length + this.#noted.length === 0
  }

  get sees(): Desk {
    return expected(this.#view, this.#queue.waiting)
  }

  tap(name: number, order: NewOrder): void {
    if (this.#isThere(order)) return
    const full = {
      ...order,
      id: `mesa_${String((commands += 1)).padStart(16, '0')}`,
      at: this.#time(order),
    } as DeskOrder
    const plan = planBack(this.sees, [full])
    if (typeof plan === 'string') {
      this.#noted.push({ name, order })
      return
    }
    this.#meaning.set(full.id, name)
    this.#queue = added(this.#queue, full)
    if (isMistake(name) && order.do === 'tell') this.#mistakes.push({ order: full, back: plan.back! })
  }

  /** Takes back a mistaken tap: removes it from the queue, or sends a command once it was sent. */
  takeBack(): void {
    const mistake = this.#mistakes.pop()
    if (!mistake) return
    const { id } = mistake.order
    if (canWithdraw(this.#queue, [id])) this.#queue = withdrawn(this.#queue, id)
    else for (const order of mistake.back) this.tap(-1, order)
  }

  /** Sends the queue. The answer may be lost, and then the same commands are sent again. */
  sync(answerArrives: boolean): void {
    if (!this.online) return
    const batch = nextBatch(this.#queue, 3)
    this.#queue = leaving(this.#queue, batch)
    const outcomes = this.#server.apply(batch, this.name)
    if (!answerArrives) return
    this.#queue = answered(this.#queue, outcomes)
    this.#view = viewOf(this.#server.desk)
    for (const refused of this.#queue.refused) this.#decide(refused)
    const noted = this.#noted
    this.#noted = []
    for (const { name, order } of noted) this.tap(name, order)
  }

  reload(): void {
    this.#queue = parseQueue(JSON.stringify(this.#queue))
  }

  finish(): void {
    this.online = true
    while (this.#mistakes.length > 0) this.takeBack()
    this.sync(true)
  }

  #decide({ order, reason, same }: DeskQueue['refused'][number]): void {
    this.#queue = dropped(this.#queue, order.id)
    const { id: _id, at: _at, ...again } = order
    const name = this.#meaning.get(order.id)!
    this.#mistakes = this.#mistakes.filter((mistake) => mistake.order.id !== order.id)
    if (same !== null) {
      const isSame = this.#meaning.get(same) === name
      if (!isSame && !isMistake(name)) this.tap(name, { ...again, another: true, than: [...(again.than ?? []), same] })
      return
    }
    // The other desk already recorded this whistle, or already took this event back.
    if (['start', 'end', 'retract'].includes(order.do)) return
    throw new Error(`lost: ${JSON.stringify(order)} ${reason}`)
  }

  /** An operator does not blow a whistle that is already on their screen. */
  #isThere({ do: command, period }: NewOrder): boolean {
    if (command !== 'start' && command !== 'end') return false
    const type = command === 'start' ? 'periodStart' : 'periodEnd'
    return standing(this.sees.events).some((event) => event.type === type && event.period === period)
  }

  #time({ period, minute }: NewOrder): string {
    const shown = minute ?? (period === 'firstHalf' ? 0 : 60)
    return new Date(START + shown * 60_000).toISOString()
  }
}

type Step =
  | { readonly do: 'happen'; readonly by: 'a' | 'b' | 'both'; readonly misread: number }
  | { readonly do: 'mistake'; readonly who: 'a' | 'b'; readonly side: Side }
  | { readonly do: 'takeBack' | 'offline' | 'online' | 'reload'; readonly who: 'a' | 'b' }
  | { readonly do: 'sync'; readonly who: 'a' | 'b'; readonly arrives: boolean }

const who = fc.constantFrom('a' as const, 'b' as const)
const side = fc.constantFrom<Side>('home', 'away')
const kinds = fc.array(
  fc.record<Kind>({ kind: fc.constantFrom('goal', 'yellow', 'corner'), side, after: fc.nat(12) }),
  { maxLength: 6 },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('happen' as const),
      by: fc.constantFrom('a' as const, 'b' as const, 'both' as const),
      misread: fc.nat(1),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('sync' as const), who, arrives: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mistake' as const), who, side }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('takeBack' as const, 'offline' as const, 'online' as const, 'reload' as const),
      who,
    }),
  },
)

function play(happenings: readonly Happening[], steps: readonly Step[]) {
  const server = new Server()
  const meaning = new Map<string, number>()
  const desks = { a: new Operator('a', server, meaning), b: new Operator('b', server, meaning) }
  const left = [...happenings]
  let mistakes = 0
  const happen = (by: 'a' | 'b' | 'both', misread: number) => {
    const next = left.shift()
    if (!next) return
    const minute = next.order.minute ?? undefined
    if (by !== 'b') desks.a.tap(next.name, next.order)
    // Two operators rarely record the same minute.
    if (by !== 'a') desks.b.tap(next.name, { ...next.order, ...(minute && { minute: minute + misread }) })
  }
  for (const each of steps) {
    if (each.do === 'happen') happen(each.by, each.misread)
    else if (each.do === 'sync') desks[each.who].sync(each.arrives)
    else if (each.do === 'mistake') {
      const period = runningPeriod(desks[each.who].sees)
      if (period === null) continue
      mistakes -= 1
      const minute = period === 'firstHalf' ? 20 : 70
      desks[each.who].tap(mistakes - 1, { do: 'tell', type: 'goal', side: each.side, period, minute })
    } else if (each.do === 'offline' || each.do === 'online') desks[each.who].online = each.do === 'online'
    else desks[each.who][each.do]()
  }
  while (left.length > 0) happen('both', 0)
  for (let round = 0; round < 200 && !(desks.a.idle && desks.b.idle); round += 1) {
    desks.a.finish()
    desks.b.finish()
  }
  desks.a.finish()
  desks.b.finish()
  desks.a.finish()
  return { server, desks, meaning }
}

test('two desks, often offline, end with the same match: nothing lost, nothing twice', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(kinds, kinds, fc.array(step, { maxLength: 60 }), (first, second, steps) => {
      const happenings = matchOf(first, second)
      const { server, desks, meaning } = play(happenings, steps)
      expect([desks.a.idle, desks.b.idle]).toEqual([true, true])
      const told = [...standing(server.desk.events), ...server.desk.marks!.filter(({ retracted }) => !retracted)]
      const names = told.map(({ id }) => meaning.get(id)!).toSorted((one, other) => one - other)
      expect(names).toEqual(happenings.map(({ name }) => name))
      const goals = (of: Side) => happenings.filter(({ order }) => order.type === 'goal' && order.side === of).length
      expect(server.desk).toMatchObject({
        status: 'finished',
        scores: { score: { home: goals('home'), away: goals('away') } },
      })
      for (const desk of [desks.a, desks.b]) expect(desk.sees).toEqual({ ...server.desk })
    }),
    { numRuns: RUNS },
  )
})

test('a whistle that arrives late does not end the period that is being played by then', () => {
  const at = (minute: number) => START + minute * 60_000
  const running = (['firstHalf', 'secondHalf'] as const).reduce<Desk>((desk, period, index) => {
    const begun = perform(desk, { id: `s${index}`, do: 'start', period, at: at(index * 60) })
    const ended = begun.ok && index === 0 ? perform(begun.desk, { id: 'e', do: 'end', at: at(46) }) : begun
    return ended.ok ? ended.desk : desk
  }, scheduled)
  expect(running.status).toBe('secondHalf')
  const late = perform(running, { id: 'late', do: 'end', period: 'firstHalf', at: at(46) })
  expect(late).toEqual({ ok: false, refusal: 'periodOver' })
})
