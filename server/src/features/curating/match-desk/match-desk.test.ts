import type { DeskOutcome, DeskView, PushEvent, Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskCommand, deskId, type DeskCommand } from '../../../testing/desk-commands.ts'
import { insertSmallSeason, LIVE, NEXT, OTHER } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { tickClocks } from './clock-ticker.ts'

const MINUTE = 60_000
const BASE = '/api/v1/campeonatos/liga/jogos'

let test: TestApp
let admin: Session
let other: Session
let user: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  other = await test.registerAdmin()
  user = await test.register()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

const record = (type: string, side: string, player: string | null, rest: object = {}) =>
  deskCommand('tell', { type, side, player, ...rest })
const send = (match: string, commands: DeskCommand[], as = admin) =>
  test.call('POST', `${BASE}/${match}/eventos`, { as, body: { commands } })
const desk = async (match: string): Promise<DeskView> =>
  (await test.call('GET', `${BASE}/${match}/mesa`, { as: admin })).body.data
const tableRow = async (team: string) => {
  const { body } = await test.call('GET', '/api/v1/campeonatos/liga/tabela', { as: user })
  return body.data.phases[0].groups[0].rows.find((row: { team: { id: string } }) => row.team.id === team)
}
const goalsOf = async (player: string) => {
  const { body } = await test.call('GET', '/api/v1/campeonatos/liga/artilheiros', { as: user })
  return body.data.find((row: { player: { id: string } }) => row.player.id === player)?.goals ?? 0
}
const changesSince = async (cursor: string) =>
  (await test.call('GET', `/api/v1/mudancas?desde=${cursor}`, { as: user })).body.data as readonly PushEvent[]
const cursorNow = async () => (await test.call('GET', '/api/v1/mudancas?desde=agora', { as: user })).body.cursor

describe('a match played at the desk', () => {
  it('is read with its squads before anything happened', async () => {
    const { match, events, clocks, players } = await desk(NEXT)
    expect({ status: match.status, events, clocks }).toEqual({ status: 'scheduled', events: [], clocks: [] })
    expect(players.away).toContainEqual(
      expect.objectContaining({ person: { id: 'ana', name: 'ana' }, number: 9, place: 'squad' }),
    )
  })

  it('goes by its clock from the first whistle to the last, and the table follows at once', async () => {
    const before = await tableRow('bahia')
    const goalsBefore = await goalsOf('ana')
    await send(NEXT, [deskCommand('start', { period: 'firstHalf' })])
    expect((await desk(NEXT)).match).toMatchObject({ status: 'firstHalf', minute: 1, score: { home: 0, away: 0 } })
    test.advance(10 * MINUTE)
    await tickClocks(test.database, test.context.now())
    expect((await desk(NEXT)).match).toMatchObject({ minute: 11, added: null })
    const { body } = await send(NEXT, [
      record('goal', 'away', 'ana', { related: 'eva' }),
      record('ownGoal', 'away', 'eva'),
    ])
    expect(body.data.outcomes.map(({ done }: { done: boolean }) => done)).toEqual([true, true])
    expect(body.data.desk.match.score).toEqual({ home: 1, away: 1 })
    expect(body.data.desk.events.at(-2)).toMatchObject({
      type: 'goal',
      minute: 11,
      period: 'firstHalf',
      player: { id: 'ana' },
      related: { role: 'assist', player: { id: 'eva' } },
      scoreAfter: { home: 0, away: 1 },
      by: 'Renato Figueira',
    })
    await send(NEXT, [
      deskCommand('announce', { minutes: 3 }),
      deskCommand('setClock', { minute: 48 }),
      deskCommand('end'),
    ])
    expect((await desk(NEXT)).match).toMatchObject({ status: 'halfTime', minute: null, halfTime: { home: 1, away: 1 } })
    await send(NEXT, [deskCommand('start', { period: 'secondHalf' })])
    await send(NEXT, [deskCommand('setClock', { minute: 92 })])
    await send(NEXT, [record('penalty', 'away', 'ana')])
    expect((await desk(NEXT)).events.at(-1)).toMatchObject({ minute: 90, added: 2 })
    await send(NEXT, [deskCommand('end', { final: true })])
    expect((await desk(NEXT)).match).toMatchObject({ status: 'finished', score: { home: 1, away: 2 } })
    expect((await tableRow('bahia')).points).toBe(before.points + 3)
    expect(await goalsOf('ana')).toBe(goalsBefore + 2)
  })

  it('lets a goal be retracted: table, scorers and followers get the change', async () => {
    const { events } = await desk(NEXT)
    const goal = events.findLast(({ type }) => type === 'penalty')!
    const [points, scored, cursor] = [(await tableRow('bahia')).points, await goalsOf('ana'), await cursorNow()]
    await send(NEXT, [deskCommand('retract', { event: goal.id })])
    expect((await desk(NEXT)).match.score).toEqual({ home: 1, away: 1 })
    expect((await tableRow('bahia')).points).toBe(points - 2)
    expect(await goalsOf('ana')).toBe(scored - 1)
    const changes = await changesSince(cursor)
    expect(changes).toContainEqual(
      expect.objectContaining({
        record: expect.objectContaining({ kind: 'event', id: goal.id, change: 'updated' }),
        event: expect.objectContaining({ retracted: true, revision: 2 }),
      }),
    )
    expect(changes).toContainEqual(
      expect.objectContaining({ record: expect.objectContaining({ kind: 'match', id: NEXT }) }),
    )
  })

  it('lets an event be corrected, which keeps its id and grows its revision', async () => {
    const goal = (await desk(NEXT)).events.find(({ type }) => type === 'goal')!
    await send(NEXT, [deskCommand('correct', { event: goal.id, player: 'eva', related: null, minute: 12 })])
    expect((await desk(NEXT)).events.find(({ id }) => id === goal.id)).toMatchObject({
      revision: 2,
      minute: 12,
      player: { id: 'eva' },
      related: null,
    })
  })

  it('counts cards towards a suspension, and a second yellow sends off', async () => {
    await send(NEXT, [
      record('yellow', 'away', 'ana', { minute: 70 }),
      record('secondYellow', 'away', 'ana', { minute: 80 }),
    ])
    const { body } = await test.call('GET', '/api/v1/campeonatos/liga/cartoes', { as: user })
    const row = body.data.players.find(({ player }: { player: { id: string } }) => player.id === 'ana')
    expect(row).toMatchObject({ secondYellow: 1, suspended: true })
  })
})

describe('sending', () => {
  it('the same again answers the same and changes nothing', async () => {
    const commands = [
      deskCommand('start', { period: 'firstHalf' }),
      record('goal', 'home', null),
      record('goal', 'home', null),
    ]
    const first = await send(OTHER, commands)
    const { match, events } = await desk(OTHER)
    expect(match.score).toEqual({ home: 2, away: 0 })
    const cursor = await cursorNow()
    const again = await send(OTHER, commands, other)
    expect(again.body.data.outcomes).toEqual(first.body.data.outcomes)
    expect(again.body.data.edit).toBeNull()
    expect(await desk(OTHER)).toMatchObject({ match: { version: match.version }, events })
    expect(await changesSince(cursor)).toEqual([])
  })

  it('the same from two devices at the same moment is done once', async () => {
    const goal = record('goal', 'away', null)
    const answers = await Promise.all([send(OTHER, [goal]), send(OTHER, [goal], other), send(OTHER, [goal])])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await desk(OTHER)).match.score).toEqual({ home: 2, away: 1 })
  })

  it('answers which commands are refused and why, and performs the rest', async () => {
    const refused = record('secondYellow', 'home', 'bia')
    const { body } = await send(OTHER, [refused, record('yellow', 'home', 'bia'), record('goal', 'home', 'ninguem')])
    const told = body.data.outcomes.map(({ done, reason, field }: DeskOutcome) => [done, reason, field])
    expect(told).toEqual([
      [false, 'Este jogador ainda não tem amarelo.', 'player'],
      [true, null, null],
      [false, 'Este jogador não existe mais.', 'player'],
    ])
    // A refusal is final, because the device already has the answer.
    expect((await send(OTHER, [refused])).body.data.outcomes[0].done).toBe(false)
  })

  it('keeps the order of what was queued: minutes are those of the taps', async () => {
    const now = test.context.now().getTime()
    const at = (minutesAgo: number) => new Date(now - minutesAgo * MINUTE).toISOString()
    await test.database
      .updateTable('match_clocks')
      .set({ started_at: new Date(now - 40 * MINUTE) })
      .execute()
    await send(OTHER, [
      record('goal', 'away', null, { at: at(20) }),
      record('goal', 'away', null, { at: at(10) }),
      deskCommand('end', { at: at(0) }),
    ])
    const { match, events } = await desk(OTHER)
    expect(events.slice(-3).map(({ type, minute }) => [type, minute])).toEqual([
      ['goal', 21],
      ['goal', 31],
      ['periodEnd', 41],
    ])
    expect(match).toMatchObject({ status: 'halfTime', score: { home: 2, away: 3 } })
  })

  it('goes to penalties, and needs a winner there', async () => {
    const level = [deskCommand('start', { period: 'secondHalf' }), record('goal', 'home', null), deskCommand('end')]
    await send(OTHER, [...level, deskCommand('start', { period: 'shootout' })])
    const kicks = [record('shootoutGoal', 'home', null), record('shootoutMiss', 'away', null)]
    await send(OTHER, [kicks[0]!, record('shootoutGoal', 'away', null)])
    const early = await send(OTHER, [deskCommand('end')])
    expect(early.body.data.outcomes[0].reason).toMatch(/empatada/)
    await send(OTHER, [record('shootoutGoal', 'home', null), kicks[1]!, deskCommand('end')])
    expect((await desk(OTHER)).match).toMatchObject({
      status: 'finishedOnPenalties',
      score: { home: 3, away: 3 },
      penalties: { home: 2, away: 1 },
      extraTime: null,
      winner: 'home',
    })
  })
})

it('a match with only a score keeps it until every goal is entered', async () => {
  const { body } = await send(LIVE, [record('goal', 'away', null), record('goal', 'home', 'ana')])
  expect(body.data.outcomes.map(({ done }: { done: boolean }) => done)).toEqual([false, true])
  expect(body.data.desk.match).toMatchObject({ status: 'secondHalf', score: { home: 1, away: 0 } })
  expect((await send(LIVE, [record('goal', 'away', null)])).body.data.desk.match.score).toEqual({ home: 1, away: 1 })
})

it('is one entry in the history, which can be undone though the clock ran on', async () => {
  const before = await desk(LIVE)
  const act = deskId()
  const { body } = await send(LIVE, [record('goal', 'home', 'ana', { act }), record('red', 'home', 'eva', { act })])
  test.advance(3 * MINUTE)
  await tickClocks(test.database, test.context.now())
  const undone = await test.call('POST', `/api/v1/historico/${body.data.edit}/desfazer`, { as: admin })
  expect(undone.status).toBe(200)
  expect(undone.body.data.summary).toBe('desfez: registrou um gol e registrou um cartão vermelho em bahia × santos')
  const after = await desk(LIVE)
  const standing = after.events.filter(({ retracted }) => !retracted)
  expect(standing.map(({ id }) => id)).toEqual(before.events.map(({ id }) => id))
  expect(after.match.score).toEqual(before.match.score)
})

it('shows who else is there, for a while', async () => {
  const visit = (as: Session, rest: object = {}) =>
    test.call('POST', `${BASE}/${NEXT}/mesa/presenca`, {
      as,
      body: { id: `aba_${as === admin ? 1 : 2}_0000000000`, ...rest },
    })
  await visit(admin)
  const { body } = await visit(other)
  expect(Date.parse(body.data.now)).toBeCloseTo(test.context.now().getTime(), -4)
  expect((await desk(NEXT)).operators).toHaveLength(2)
  // A second tab of each: another person is listed once, and the caller's own tabs are listed separately.
  await visit(other, { id: 'aba_3_0000000000' })
  await visit(admin, { id: 'aba_4_0000000000' })
  const { operators } = await desk(NEXT)
  expect(operators.filter(({ own }) => !own).map(({ id }) => id)).toEqual(['aba_2_0000000000'])
  expect(operators.filter(({ own }) => own)).toHaveLength(2)
  await visit(other, { id: 'aba_3_0000000000', leaving: true })
  await visit(admin, { id: 'aba_4_0000000000', leaving: true })
  await visit(other, { leaving: true })
  expect((await desk(NEXT)).operators).toEqual([{ id: 'aba_1_0000000000', name: 'Renato Figueira', own: true }])
  test.advance(30_000)
  expect((await desk(NEXT)).operators).toEqual([])
})

it('refuses callers who are not admins, and writes nothing', async () => {
  const before = await desk(NEXT)
  const calls = [
    ['POST', 'eventos', { commands: [record('goal', 'home', null)] }],
    ['POST', 'mesa/presenca', { id: 'aba_0000000000000000' }],
    ['GET', 'mesa', undefined],
  ] as const
  for (const [method, path, body] of calls) {
    const call = (as?: Session) =>
      test.call(method, `${BASE}/${NEXT}/${path}`, { ...(as && { as }), ...(body && { body }) })
    expect((await call(user)).status, path).toBe(403)
    expect((await call()).status, path).toBe(401)
  }
  expect(await desk(NEXT)).toEqual(before)
  expect((await test.call('GET', `/api/v1/campeonatos/outra/jogos/${NEXT}/mesa`, { as: admin })).status).toBe(404)
})

it('is read in one snapshot, whatever is recorded meanwhile', async () => {
  await send(LIVE, [record('goal', 'home', 'bia')])
  const before = await desk(LIVE)
  expect(before.events.length).toBeGreaterThan(0)
  const held = await test.database.startTransaction().execute()
  await sql`lock table events in access exclusive mode`.execute(held)
  const read = desk(LIVE)
  await until(async () => {
    const { rows } = await sql`select 1 from pg_locks where not granted and relation = 'events'::regclass`.execute(held)
    return rows.length > 0
  })
  await held.deleteFrom('events').where('match_id', '=', LIVE).execute()
  await held.updateTable('matches').set({ home_score: 0, away_score: 0 }).where('id', '=', LIVE).execute()
  await held.commit().execute()
  const { match, events } = await read
  expect([match.score, events.length]).toEqual([before.match.score, before.events.length])
  expect((await desk(LIVE)).events).toEqual([])
})
