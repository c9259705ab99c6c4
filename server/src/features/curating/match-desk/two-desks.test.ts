import type { DeskOutcome, DeskView, Session } from '@meio-campo/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskCommand, type DeskCommand } from '../../../testing/desk-commands.ts'
import { insertLeague } from '../../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const RUNS = Number(process.env['DESK_RUNS'] ?? (process.env['FULL'] === '1' ? 1000 : 120))
/** Interleavings that are played at once, each at the desks of a match of its own. */
const MATCHES = ['jogo_1', 'jogo_2', 'jogo_3', 'jogo_4'] as const

let test: TestApp
let admins: readonly [Session, Session]
beforeAll(async () => {
  test = await createTestApp()
  admins = [await test.registerAdmin(), await test.registerAdmin()]
  await insertLeague(test.database)
  const sides = MATCHES.flatMap((id) => [`${id}_casa`, `${id}_fora`])
  await test.database
    .insertInto('teams')
    .values(sides.map((id) => ({ id, name: id, kind: 'club' })))
    .execute()
  const place = { edition_id: 'liga_2026', phase_id: 'liga_2026_fase', round_id: 'liga_2026_r1', day: '2026-05-10' }
  await test.database
    .insertInto('matches')
    .values(MATCHES.map((id) => ({ ...place, id, home_id: `${id}_casa`, away_id: `${id}_fora` })))
    .execute()
})
afterAll(() => test.close())

let network = 0
const call = (match: string, method: 'GET' | 'POST', path: string, as: Session, body?: object) => {
  network += 1
  return test.call(method, `/api/v1/campeonatos/liga/jogos/${match}/${path}`, {
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

interface Interleaving {
  readonly goals: readonly Goal[]
  readonly steps: readonly Step[]
}

type Step = { readonly desk: 0 | 1; readonly arrives: boolean; readonly most: number }

/** Each desk sends what it has in its own time; some answers are lost, so the same is sent again, also both at once. */
async function play(match: string, { goals, steps }: Interleaving): Promise<ReadonlyMap<string, number>> {
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
    const { status, body } = await call(match, 'POST', 'eventos', admins[desk], {
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
async function emptyMatch(match: string): Promise<void> {
  await sql`
    with events as (delete from events where match_id = ${match} and type = 'goal'),
      commands as (delete from desk_commands where match_id = ${match})
    update matches set home_score = 0, away_score = 0 where id = ${match}`.execute(test.database)
}

/** Nothing is lost and nothing is there twice, whichever desk looks. */
async function expectAllOnce(match: string, { goals }: Interleaving, meaning: ReadonlyMap<string, number>) {
  const views = await Promise.all(
    admins.map(async (as) => (await call(match, 'GET', 'mesa', as)).body.data as DeskView),
  )
  const told = views.map(({ events }) => events.filter(({ type, retracted }) => type === 'goal' && !retracted))
  const names = told[0]!.map(({ id }) => meaning.get(id)!)
  expect(names.toSorted((one, other) => one - other)).toEqual([...goals.keys()])
  // Each reads it as their own or not; the rest is the same.
  const same = told.map((events) => events.map((event) => ({ ...event, own: null })))
  expect(same[1]).toEqual(same[0])
  const count = (side: string) => goals.filter((each) => each.side === side).length
  expect(views[0]!.match.score).toEqual({ home: count('home'), away: count('away') })
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
const interleaving = fc.record<Interleaving>({
  goals: fc.array(goal, { maxLength: 5 }),
  steps: fc.array(step, { maxLength: 8 }),
})

it('two desks with lost answers and late calls record each goal once', { timeout: 1_800_000 }, async () => {
  for (const match of MATCHES)
    await call(match, 'POST', 'eventos', admins[0], { commands: [deskCommand('start', { period: 'firstHalf' })] })
  const everyMatch = { minLength: MATCHES.length, maxLength: MATCHES.length }
  await fc.assert(
    fc.asyncProperty(fc.array(interleaving, everyMatch), async (played) => {
      const ends = await Promise.allSettled(
        played.map(async (one, at) => {
          const match = MATCHES[at]!
          try {
            await expectAllOnce(match, one, await play(match, one))
          } finally {
            await emptyMatch(match)
          }
        }),
      )
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    }),
    { numRuns: Math.ceil(RUNS / MATCHES.length) },
  )
})
