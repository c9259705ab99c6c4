import type { IncomingMessage, ServerResponse } from 'node:http'
import { endpoints, type DeskView, type PushEvent, type Session } from '@meio-campo/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { startReceiver, type Receiver } from '../../../testing/receiver.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import {
  answersOf,
  coming,
  envelope,
  event,
  failure,
  fixture,
  KEY,
  type Answers,
  type FixtureAbout,
} from '../../importing/connections/testing/api-football-answers.ts'
import { connecting, send } from '../../importing/connections/testing/connecting.ts'
import { startSourceServer, type SourceServer } from '../../importing/connections/testing/source-server.ts'
import { enqueuePolls, pollConnection, pollOnce } from '../../importing/live/poll.ts'
import { startWebhooks, type Webhooks } from './dispatcher.ts'
import type { Timings } from './schedule.ts'

const QUICK: Timings = { waitsMs: [20, 20, 20], timeoutMs: 2_000, leaseMs: 5_000, pollMs: 50, shutdownMs: 100 }
const MINUTE = 60_000
const LEFT = {
  'x-ratelimit-requests-limit': '7500',
  'x-ratelimit-requests-remaining': '7000',
  'x-ratelimit-limit': '300',
  'x-ratelimit-remaining': '290',
}

let test: TestApp
let admin: Session
let source: SourceServer
let answers: Answers
let use: ReturnType<typeof connecting>
let sending: Webhooks
let receiver: Receiver
let connection: string
let kickoff: string
beforeAll(async () => {
  test = await createTestApp({ ALLOW_PRIVATE_WEBHOOKS: '1' })
  sending = startWebhooks(test.context, QUICK)
  receiver = await startReceiver((_received, response) => void response.writeHead(204).end())
}, 120_000)
afterAll(async () => {
  await sending.stop()
  await receiver.close()
  await test.close()
})
beforeEach(async () => {
  // The clock runs far ahead in each test, so each has its own session.
  admin = await test.registerAdmin()
  use = connecting(test, admin)
  kickoff = new Date(Math.floor(test.context.now().getTime() / 1000) * 1000 + 2 * MINUTE).toISOString()
  answers = answersOf(undefined, coming(kickoff))
  source = await startSourceServer(replay)
  connection = await use.connect('api-football', source.url, KEY)
  await use.settled(connection, 'changed')
}, 200_000)
afterEach(async () => {
  await test.database.deleteFrom('connections').execute()
  await test.database.deleteFrom('matches').execute()
  await source.close()
})

function replay({ url = '' }: IncomingMessage, response: ServerResponse): void {
  send(response, 200, answers[url] ?? failure({ required: `no answer for ${url}` }), LEFT)
}

/** Sets how the provider shows the match from now on: among the live ones, or over. */
function show(about: Omit<FixtureAbout, 'id' | 'date'>): void {
  const BAHIA = { id: 118, name: 'Bahia' }
  const FLAMENGO = { id: 127, name: 'Flamengo' }
  const row = fixture({ id: 9003, date: kickoff, home: BAHIA, away: FLAMENGO, round: 3, ...about })
  const isOver = about.status === 'FT'
  answers = {
    ...answers,
    '/fixtures?live=71': envelope('fixtures', isOver ? [] : [row]),
    '/fixtures?id=9003': envelope('fixtures', [row]),
  }
}

const poll = (minutes = 3) => {
  test.advance(minutes * MINUTE)
  return pollOnce(test.context, connection, new AbortController().signal)
}
const matchId = async () => (await use.matchesOf('2031')).find(({ home_id }) => home_id === 'bahia')!.id
const address = async () => `/api/v1/campeonatos/brasileirao_serie_a/jogos/${await matchId()}`
const desk = async (): Promise<DeskView> => {
  const { body } = await test.call('GET', `${await address()}/mesa`, { as: admin })
  expectAnswer(endpoints.getDesk, body)
  return body.data
}
const eventCount = async () =>
  (
    await test.database
      .selectFrom('events')
      .select('id')
      .where('match_id', '=', await matchId())
      .execute()
  ).length

async function webhook(): Promise<() => PushEvent[]> {
  const path = `/${connection}`
  const made = await test.call('POST', '/api/v1/webhooks', {
    as: admin,
    body: { name: 'Ao vivo', url: receiver.url(path), teams: ['bahia'] },
  })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return () => receiver.received.filter((one) => one.path === path).map((one) => one.event)
}

const goal = (minute: number, player: number | null = null) => event(minute, 127, 'Goal', 'Normal Goal', player)

it('sends a withheld source’s data to a webhook and a server key, and none of it to a page of another site', async () => {
  const received = await webhook()
  const origin = 'https://clube.example'
  const named = { name: 'Página', kind: 'browser', origins: [origin] }
  const { secret } = (await test.call('POST', '/api/v1/chaves', { as: admin, body: named })).body.data
  const since = (await test.call('GET', '/api/v1/mudancas?desde=agora', { as: admin })).body.cursor as string
  show({ status: '1H', elapsed: 10, goals: [0, 1], events: [goal(9, 901)] })
  await poll()
  await until(() => received().some(({ type }) => type === 'match.goal'), 20_000)
  const id = await matchId()
  const inPage = async (path: string) => {
    const headers = { authorization: `Bearer ${secret}`, origin }
    const answer = await test.app.inject({ url: `/api/v1/${path}`, headers })
    expect([path, answer.statusCode]).toEqual([path, 200])
    return answer.json().data
  }
  const read = `jogos?ids=${id}&include=events`
  const whole = (await test.call('GET', `/api/v1/${read}`, { as: admin })).body.data
  expect(whole).toMatchObject([{ status: 'firstHalf', score: { home: 0, away: 1 } }])
  expect(whole[0].events.length).toBeGreaterThan(0)
  // Only this source knows the match: once another source states the fixture too, its data may be passed on.
  expect(await inPage(read)).toEqual([])
  const open = { id: 'aberta', title: 'Aberta' }
  await test.database.insertInto('datasets').values(open).execute()
  const { home_id, away_id, edition_id } = await test.database
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { competition_id } = await test.database
    .selectFrom('editions')
    .select('competition_id')
    .where('id', '=', edition_id)
    .executeTakeFirstOrThrow()
  const told = { team: [home_id, away_id], edition: [edition_id], competition: [competition_id], match: [id] }
  await test.database
    .insertInto('sources')
    .values(
      Object.entries(told).flatMap(([kind, ids]) =>
        ids.map((record_id) => ({ kind: kind as 'team', record_id, dataset_id: open.id, said: '{}' })),
      ),
    )
    .execute()
  expect(await inPage(read)).toMatchObject([{ id, status: 'scheduled', score: null, minute: null, events: [] }])
  const changes = (await inPage(`mudancas?desde=${since}`)) as PushEvent[]
  expect(changes.filter(({ match }) => match?.id === id)).toEqual([])
  await test.database.deleteFrom('datasets').where('id', '=', open.id).execute()
})

it('brings a live match minute by minute into a webhook, a goal that is taken back among it', async () => {
  const received = await webhook()
  const types = () => received().map(({ type }) => type)
  show({ status: '1H', elapsed: 1, goals: [0, 0], events: [] })
  await poll()
  show({ status: '1H', elapsed: 10, goals: [0, 1], events: [goal(9, 901)] })
  await poll()
  await poll()
  expect((await desk()).match).toMatchObject({ status: 'firstHalf', score: { home: 0, away: 1 } })
  expect(await desk()).toMatchObject({ source: { title: 'API-Football', state: 'following' } })
  show({ status: '1H', elapsed: 13, goals: [0, 0], events: [event(12, 127, 'Var', 'Goal cancelled', 901)] })
  await poll()
  expect((await desk()).match.score).toEqual({ home: 0, away: 0 })
  show({ status: 'HT', elapsed: 45, goals: [0, 0], events: [] })
  await poll()
  show({ status: '2H', elapsed: 60, goals: [0, 1], events: [goal(58, 901), event(59, 118, 'Card', 'Yellow Card')] })
  await poll()
  show({ status: 'FT', elapsed: 90, goals: [0, 1], events: [goal(58, 901), event(59, 118, 'Card', 'Yellow Card')] })
  await poll()
  await until(() => types().includes('match.finished'), 20_000)
  const wanted = new Set(['match.started', 'match.goal', 'match.retracted', 'match.card', 'match.finished'])
  expect(types().filter((type) => wanted.has(type))).toEqual([
    'match.started',
    'match.goal',
    'match.retracted',
    'match.goal',
    'match.card',
    'match.finished',
  ])
  const first = received().find(({ type }) => type === 'match.goal')
  expect(first).toMatchObject({ event: { minute: 9, player: { name: expect.stringContaining('Beltrano') } } })
  const view = await desk()
  expect(view.match).toMatchObject({ status: 'finished', score: { home: 0, away: 1 } })
  expect(view.events.find(({ type }) => type === 'goal')?.by).toBe('Fonte API-Football')
  // No match is live any more, so no call is made.
  const calls = source.calls.length
  expect(await poll()).toBeNull()
  expect(source.calls).toHaveLength(calls)
}, 120_000)

it('waits while an operator is at the desk, and continues from their state', async () => {
  show({ status: '1H', elapsed: 5, goals: [0, 0], events: [] })
  await poll(7)
  const visit = (leaving: boolean) => ({ id: 'aba_1_0000000000', ...(leaving && { leaving }) })
  await test.call('POST', `${await address()}/mesa/presenca`, { as: admin, body: visit(false) })
  show({ status: '1H', elapsed: 8, goals: [0, 1], events: [goal(8, 901)] })
  // The operator was at the desk less than twenty seconds ago, and the poll is due.
  await test.database.updateTable('connections').set({ next_poll_at: null }).execute()
  await pollOnce(test.context, connection, new AbortController().signal)
  expect(await desk()).toMatchObject({
    match: { score: { home: 0, away: 0 } },
    source: { state: 'waiting', operator: 'Renato Figueira' },
  })
  expect((await use.read(connection)).connector?.live).toMatchObject([
    { state: 'waiting', operator: 'Renato Figueira' },
  ])
  const typed = { id: 'mesa_0000000000000001', do: 'tell', type: 'goal', side: 'away', player: null, minute: 7 }
  await test.call('POST', `${await address()}/eventos`, { as: admin, body: { commands: [typed] } })
  await test.call('POST', `${await address()}/mesa/presenca`, { as: admin, body: visit(true) })
  // No desk is open, but an operator has just typed.
  await poll(5)
  expect((await desk()).source?.state).toBe('waiting')
  await poll(6)
  const view = await desk()
  expect(view.source?.state).toBe('following')
  // The typed goal is the reported one, so it is not recorded twice and stays as it was typed.
  expect(view.match.score).toEqual({ home: 0, away: 1 })
  expect(view.events.filter(({ type }) => type === 'goal')).toMatchObject([{ minute: 7, player: null }])
}, 120_000)

it('does not bring back what a person has undone', async () => {
  show({ status: '1H', elapsed: 5, goals: [0, 1], events: [goal(4, 901)] })
  await poll(7)
  const edits = await test.database.selectFrom('edits').select(['id', 'summary', 'actor_name']).orderBy('id').execute()
  const told = edits.findLast(({ summary }) => summary.startsWith('registrou um gol'))
  expect(told?.actor_name).toBe('Fonte API-Football')
  const undone = await test.call('POST', `/api/v1/historico/${told!.id}/desfazer`, { as: admin })
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect((await desk()).match.score).toEqual({ home: 0, away: 0 })
  await poll(11)
  const view = await desk()
  expect(view.source?.state).toBe('following')
  expect(view.events.filter(({ type }) => type === 'goal')).toMatchObject([{ retracted: true, by: 'Renato Figueira' }])
}, 120_000)

it('does nothing twice: polls at the same moment, a poll that is cut off, and one that comes late', async () => {
  show({ status: '1H', elapsed: 5, goals: [0, 1], events: [goal(4, 901)] })
  test.advance(7 * MINUTE)
  const never = new AbortController().signal
  const calls = source.calls.length
  await Promise.all([1, 2, 3].map(() => pollOnce(test.context, connection, never)))
  expect(source.calls).toHaveLength(calls + 1)
  const told = await eventCount()
  expect(told).toBe(2)
  // The process is killed while it waits for the answer; the next poll still gets everything.
  const killed = new AbortController()
  source.answer = () => killed.abort()
  show({ status: '1H', elapsed: 9, goals: [0, 2], events: [goal(4, 901), goal(8)] })
  test.advance(3 * MINUTE)
  expect(await pollOnce(test.context, connection, killed.signal)).toBeNull()
  expect(await eventCount()).toBe(told)
  source.answer = replay
  await poll()
  expect(await eventCount()).toBe(told + 1)
  // An answer to an earlier request that arrives after a newer one is ignored.
  await test.database
    .updateTable('live_follows')
    .set({ asked_at: new Date(test.context.now().getTime() + 60 * MINUTE) })
    .execute()
  show({ status: '1H', elapsed: 5, goals: [0, 1], events: [goal(4, 901)] })
  await poll()
  expect((await desk()).match.score).toEqual({ home: 0, away: 2 })
}, 120_000)

it('is started by the timetable, and a correction after the end takes the same way', async () => {
  show({ status: '1H', elapsed: 5, goals: [0, 0], events: [] })
  test.advance(7 * MINUTE)
  await enqueuePolls(test.context)
  await until(async () => (await desk()).match.status === 'firstHalf', 20_000)
  show({ status: 'FT', elapsed: 90, goals: [0, 1], events: [goal(58, 901)] })
  test.advance(3 * MINUTE)
  const ended = new AbortController()
  await Promise.race([
    pollConnection(test.context, connection, ended.signal),
    until(async () => (await desk()).match.status === 'finished', 20_000),
  ])
  ended.abort()
  expect((await desk()).match).toMatchObject({ status: 'finished', score: { home: 0, away: 1 } })
  show({ status: 'FT', elapsed: 90, goals: [0, 2], events: [goal(58, 901), goal(77, 901)] })
  const list = '/fixtures?league=71&season=2031'
  const rows = (answers[list]!.response as { fixture: { id: number } }[]).map((row) =>
    row.fixture.id === 9003 ? (answers['/fixtures?id=9003']!.response as object[])[0]! : row,
  )
  answers = { ...answers, [list]: envelope('fixtures', rows) }
  await use.check(connection)
  await use.settled(connection, 'changed')
  const view = await desk()
  expect(view.match.score).toEqual({ home: 0, away: 2 })
  expect(view.events.filter(({ type }) => type === 'goal').map(({ minute }) => minute)).toEqual([58, 77])
}, 120_000)
