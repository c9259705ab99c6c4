import type { DeskOutcome, DeskView, Session } from '@meio-campo/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskCommand, type DeskCommand } from '../../../testing/desk-commands.ts'
import { insertSmallSeason, NEXT } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const RUNS = Number(process.env['DESK_RUNS'] ?? (process.env['FULL'] === '1' ? 1000 : 25))
const BASE = `/api/v1/campeonatos/liga/jogos/${NEXT}`

let test: TestApp
let admins: readonly [Session, Session]
beforeAll(async () => {
  test = await createTestApp()
  admins = [await test.registerAdmin(), await test.registerAdmin()]
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

let network = 0
const call = (method: 'GET' | 'POST', path: string, as: Session, body?: object) => {
  network += 1
  return test.call(method, `${BASE}/${path}`, {
    as,
    ip: `10.9.${network >> 8}.${network & 255}`,
    ...(body && { body }),
  })
}

interface Goal {
  readonly side: 'home' | 'away'
  readonly minute: number
  readonly by: readonly (0 | 1)[]
}

type Step = { readonly desk: 0 | 1; readonly arrives: boolean; readonly most: number }

/** Each desk sends what it has in its own time; some answers are lost, so the same is sent again, also both at once. */
async function play(goals: readonly Goal[], steps: readonly Step[]): Promise<ReadonlyMap<string, number>> {
  const meaning = new Map<string, number>()
  const queues: [DeskCommand[], DeskCommand[]] = [[], []]
  const add = (desk: 0 | 1, goal: number, rest: object = {}) => {
    const { side, minute } = goals[goal]!
    const order = deskCommand('tell', { type: 'goal', side, period: 'firstHalf', minute: minute + desk, ...rest })
    meaning.set(order.id, goal)
    queues[desk].push(order)
  }
  goals.forEach(({ by }, index) => by.forEach((desk) => add(desk, index)))
  const send = async ({ desk, arrives, most }: Step) => {
    const batch = queues[desk].slice(0, most)
    if (batch.length === 0) return
    const { status, body } = await call('POST', 'eventos', admins[desk], {
      commands: batch,
      desk: `aba_000000000000000${desk}`,
    })
    expect(status).toBe(200)
    if (!arrives) return
    const outcomes: DeskOutcome[] = body.data.outcomes
    queues[desk] = queues[desk].filter(({ id }) => !outcomes.some((outcome) => outcome.id === id))
    for (const { id, done, same } of outcomes) {
      if (done) continue
      const goal = meaning.get(id)!
      expect(same, 'lost').not.toBeNull()
      // The operator answers that it is another goal: it is sent again, marked so.
      const before = batch.find((order) => order.id === id)!
      const than = [...((before['than'] as string[] | undefined) ?? []), same]
      if (meaning.get(same!) !== goal) add(desk, goal, { another: true, than })
    }
  }
  for (const step of steps) await send(step)
  while (queues[0].length + queues[1].length > 0) {
    await Promise.all(([0, 1] as const).map((desk) => send({ desk, arrives: true, most: 50 })))
  }
  return meaning
}

/** As the match was when it began. Retracted goals would stay with it, and each run would read those of all before. */
async function emptyMatch(): Promise<void> {
  await test.database.deleteFrom('events').where('match_id', '=', NEXT).where('type', '=', 'goal').execute()
  await test.database.deleteFrom('desk_commands').where('match_id', '=', NEXT).execute()
  await test.database.updateTable('matches').set({ home_score: 0, away_score: 0 }).where('id', '=', NEXT).execute()
}

const goal = fc.record<Goal>({
  side: fc.constantFrom('home', 'away'),
  minute: fc.integer({ min: 1, max: 40 }),
  by: fc.constantFrom([0], [1], [0, 1]),
})
const step = fc.record<Step>({
  desk: fc.constantFrom(0, 1),
  arrives: fc.boolean(),
  most: fc.integer({ min: 1, max: 4 }),
})

it('two desks with lost answers and late calls tell each goal once', { timeout: 900_000 }, async () => {
  await call('POST', 'eventos', admins[0], { commands: [deskCommand('start', { period: 'firstHalf' })] })
  await fc.assert(
    fc.asyncProperty(fc.array(goal, { maxLength: 5 }), fc.array(step, { maxLength: 8 }), async (goals, steps) => {
      const meaning = await play(goals, steps)
      const views = await Promise.all(admins.map(async (as) => (await call('GET', 'mesa', as)).body.data as DeskView))
      const told = views.map(({ events }) => events.filter(({ type, retracted }) => type === 'goal' && !retracted))
      try {
        const names = told[0]!.map(({ id }) => meaning.get(id)!)
        expect(names.toSorted((one, other) => one - other)).toEqual([...goals.keys()])
        // Each reads it as their own or not; the rest is the same.
        const same = told.map((events) => events.map((event) => ({ ...event, own: null })))
        expect(same[1]).toEqual(same[0])
        const count = (side: string) => goals.filter((each) => each.side === side).length
        expect(views[0]!.match.score).toEqual({ home: count('home'), away: count('away') })
      } finally {
        await emptyMatch()
      }
    }),
    { numRuns: RUNS },
  )
})
