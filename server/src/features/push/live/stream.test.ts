import type { PushEvent, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason, LIVE, PLAYED } from '../../../testing/small-season.ts'
import { listen, readStream } from '../../../testing/stream-reader.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let test: TestApp
let user: Session
let address: string
beforeAll(async () => {
  test = await createTestApp()
  user = await test.register()
  await insertSmallSeason(test.database, '2026-05-10')
  await test.database.insertInto('teams').values({ id: 'ninguem', name: 'Ninguém', kind: 'club' }).execute()
  address = await listen(test)
})
afterAll(async () => {
  test.context.live.close()
  test.app.server.closeAllConnections()
  await test.close()
})

const follow = (path: string, lastId?: string) => readStream(address, user, path, lastId)
const score = (home: number) =>
  test.database.updateTable('matches').set({ home_score: home, away_score: 0 }).where('id', '=', LIVE).execute()
const goal = (number: number) =>
  test.database
    .insertInto('events')
    .values({ id: `gol_${number}`, match_id: LIVE, type: 'goal', side: 'home', player_id: 'ana', position: number })
    .execute()
const settle = () => test.context.supervisor.settle()

it('streams events as they happen, with names', async () => {
  const reader = await follow('ao-vivo')
  await goal(1)
  await until(() => reader.events.length > 0)
  expect(reader.events[0]).toMatchObject({
    type: 'match.goal',
    version: 2,
    test: false,
    match: { id: LIVE, home: { id: 'bahia' }, competition: { id: 'liga' } },
    event: { id: 'gol_1', type: 'goal', player: { id: 'ana' } },
  })
  reader.close()
})

it('streams only events that pass the filter', async () => {
  const [cards, other, one] = await Promise.all([
    follow('ao-vivo?tipo=match.card'),
    follow('ao-vivo?time=ninguem'),
    follow(`campeonatos/liga/jogos/${LIVE}/aovivo`),
  ])
  await test.database.updateTable('matches').set({ attendance: 10 }).where('id', '=', PLAYED).execute()
  await goal(2)
  await until(() => one.events.some(({ event }) => event?.id === 'gol_2'))
  expect(one.events.every(({ match }) => match?.id === LIVE)).toBe(true)
  expect([...cards.events, ...other.events]).toEqual([])
  for (const reader of [cards, other, one]) reader.close()
  const wrong = await test.call('GET', '/api/v1/ao-vivo?tipo=match.nada', { as: user })
  expect(wrong.status).toBe(400)
})

it('is not opened for what does not exist, which would be silent for ever', async () => {
  const headers = { accept: 'text/event-stream' }
  const ask = async (path: string) => {
    const { status, body } = await test.call('GET', `/api/v1/${path}`, { as: user, headers })
    return [status, body.errors[0]?.field ?? body.code]
  }
  expect(await ask('ao-vivo?time=naoexiste')).toEqual([400, 'time'])
  expect(await ask(`ao-vivo?jogo=${LIVE},naoexiste`)).toEqual([400, 'jogo'])
  expect(await ask('ao-vivo?campeonato=naoexiste')).toEqual([400, 'campeonato'])
  // A word that every object of JavaScript has.
  expect(await ask('ao-vivo?tipo=toString')).toEqual([400, 'tipo'])
  expect(await ask('ao-vivo/bilhete?jogo=naoexiste')).toEqual([400, 'jogo'])
  expect(await ask('campeonatos/liga/jogos/naoexiste/aovivo')).toEqual([404, 'not_found'])
  expect(await ask(`campeonatos/outra/jogos/${LIVE}/aovivo`)).toEqual([404, 'not_found'])
})

it('resumes without a gap and without a repetition after each disconnect', async () => {
  const start = await follow('ao-vivo?tipo=match.goal')
  const received: string[] = []
  let lastId = start.lastId
  start.close()
  let written = 0
  const writing = (async () => {
    for (; written < 60; written += 1) await goal(100 + written)
  })()
  while (received.length < 60) {
    const reader = await follow('ao-vivo?tipo=match.goal', lastId)
    await until(() => reader.events.length > 0)
    reader.close()
    received.push(...reader.events.map(({ event }) => event!.id))
    lastId = reader.lastId
  }
  await writing
  expect(received).toEqual(Array.from({ length: 60 }, (_, number) => `gol_${100 + number}`))
})

it('returns the same events to clients that poll', async () => {
  const { body: start } = await test.call('GET', '/api/v1/ao-vivo', { as: user })
  await score(3)
  await settle()
  const { body } = await test.call('GET', `/api/v1/ao-vivo?desde=${start.cursor}`, { as: user })
  expect(body.data.map(({ type }: PushEvent) => type)).toEqual(['table.changed'])
  const { body: after } = await test.call('GET', `/api/v1/ao-vivo?desde=${body.cursor}`, { as: user })
  expect(after.data).toEqual([])
})

it('ends when the process stops, and resumes elsewhere', async () => {
  const reader = await follow('ao-vivo')
  expect(reader.events).toEqual([])
  test.context.live.close()
  await goal(900)
  await settle()
  expect(reader.events).toEqual([])
  const later = await follow('ao-vivo', reader.lastId)
  await until(() => later.events.length > 0)
  expect(later.events[0]!.event!.id).toBe('gol_900')
  later.close()
})

it('streams only the demonstration to a test key', async () => {
  const body = { name: 'Teste', mode: 'test', scopes: ['live'] }
  const { secret: key } = (await test.call('POST', '/api/v1/chaves', { as: user, body })).body.data
  const reader = await readStream(address, { key }, 'ao-vivo')
  const witness = await follow('ao-vivo')
  await goal(950)
  // An event carries its match as it is when the event is read: by then it must not belong to the demonstration yet.
  await until(() => witness.events.some(({ event }) => event?.id === 'gol_950'))
  await test.database.updateTable('matches').set({ demo: true }).where('id', '=', LIVE).execute()
  await goal(951)
  const goals = () => reader.events.flatMap(({ event }) => event?.id ?? [])
  await until(() => goals().length > 0)
  expect(goals()).toEqual(['gol_951'])
  const resumed = await readStream(address, { key }, 'ao-vivo', reader.lastId)
  await goal(952)
  await until(() => resumed.events.length > 0)
  expect(resumed.events[0]!.event!.id).toBe('gol_952')
  for (const each of [reader, witness, resumed]) each.close()
})

it('requires an account', async () => {
  const answer = await fetch(`${address}/web/api/v1/ao-vivo`, { headers: { accept: 'text/event-stream' } })
  expect(answer.status).toBe(401)
  await answer.body?.cancel()
})
