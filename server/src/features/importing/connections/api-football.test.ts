import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ConnectorCalls } from '../connectors/calls.ts'
import { apiFootballConnector } from '../connectors/api-football.ts'
import {
  answersOf,
  coming,
  envelope,
  event,
  failure,
  KEY,
  LEFT,
  played,
  type Answers,
} from './testing/api-football-answers.ts'
import { connecting, send } from './testing/connecting.ts'
import { startSourceServer, type SourceServer } from './testing/source-server.ts'

let test: TestApp
let admin: Session
let source: SourceServer
let answers: Answers
let use: ReturnType<typeof connecting>
beforeAll(async () => {
  test = await createTestApp({ ALLOW_PRIVATE_WEBHOOKS: '1' })
  admin = await test.registerAdmin()
  use = connecting(test, admin)
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  answers = answersOf()
  source = await startSourceServer(replay)
})
afterEach(async () => {
  await test.database.deleteFrom('connections').execute()
  await source.close()
})

/** As the provider does: an error comes with status 200, and every answer says what is left. */
function replay({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  if (headers['x-apisports-key'] !== KEY)
    return send(response, 200, failure({ token: 'Invalid API key, please check your request and credentials.' }))
  send(response, 200, answers[url] ?? failure({ required: `At least one parameter is required: ${url}` }), LEFT)
}

const connect = (key = KEY) => use.connect('api-football', source.url, key)
const asked = () => source.calls.map(({ path }) => path)
const ofMatch = (table: 'events' | 'lineup_players' | 'match_statistics' | 'player_statistics', id: string) =>
  test.database.selectFrom(table).selectAll().where('match_id', '=', id).execute()

const readData = async (path: string) => (await test.call('GET', `/api/v1${path}`, { as: admin })).body.data

it('syncs everything, then asks for the results alone, then finds what was corrected and moved', async () => {
  answers = answersOf(played([2, 1], [event(10, 127, 'Goal', 'Normal Goal', 901)]))
  const id = await connect()
  const first = await use.settled(id, 'changed')
  expect(first.lastRun).toMatchObject({ status: 'done', rejected: 0 })
  expect(asked().slice(0, 2)).toEqual(['/leagues?id=71', '/fixtures?league=71&season=2031'])
  expect(asked().toSorted()).toEqual(
    Object.keys(answers)
      .filter((path) => path !== '/status')
      .toSorted(),
  )
  expect(first.connector?.budget).toMatchObject([
    { window: 'minute', left: 280, limit: 300 },
    { window: 'day', left: 90, limit: 100 },
  ])
  const before = await use.matchesOf('2031')
  expect(before).toHaveLength(3)
  const match = before.find(({ home_id }) => home_id === 'flamengo')!
  const fielded = { position: 'forward', spot: 'striker' }
  expect(await ofMatch('lineup_players', match.id)).toMatchObject([fielded, fielded])
  expect(await ofMatch('match_statistics', match.id)).toMatchObject([{ possession: 55 }, { possession: 45 }])
  const people = await sql<{ birth_date: string }>`
    select to_char(p.birth_date, 'YYYY-MM-DD') as birth_date from people as p join events as e on e.player_id = p.id
    where e.match_id = ${match.id}`.execute(test.database)
  expect(people.rows).toEqual([{ birth_date: '2005-11-05' }])

  const [seq, calls] = [await use.lastSeq(), source.calls.length]
  await use.check(id)
  expect((await use.read(id)).lastCheck?.outcome).toBe('unchanged')
  expect(await use.lastSeq()).toBe(seq)
  expect(asked().slice(calls)).toEqual(['/fixtures?league=71&season=2031'])

  const goals = [event(10, 127, 'Goal', 'Normal Goal', 901), event(70, 128, 'Goal', 'Penalty', 902)]
  answers = answersOf(played([2, 2], goals), coming('2031-09-20T22:00:00+00:00'))
  await use.check(id)
  const second = await use.settled(id, 'changed')
  expect(second.lastRun).toMatchObject({ created: 0, updated: 2, rejected: 0 })
  const after = await use.matchesOf('2031')
  expect(after.map(({ id: each }) => each)).toEqual(before.map(({ id: each }) => each))
  expect(after.find(({ id: each }) => each === match.id)).toMatchObject({ home_score: 2, away_score: 2 })
  expect(await ofMatch('events', match.id)).toHaveLength(2)
  expect(after.find(({ home_id }) => home_id === 'bahia')?.kickoff).toEqual(new Date('2031-09-20T22:00:00Z'))
})

it('has the numbers of each player, and makes ratings of them and of the events', async () => {
  const goal = event(10, 127, 'Goal', 'Normal Goal', 901)
  answers = answersOf(played([2, 1], [goal]))
  const id = await connect()
  await use.settled(id, 'changed')
  const match = (await use.matchesOf('2031')).find(({ home_id }) => home_id === 'flamengo')!
  const lineups = () => readData(`/campeonatos/brasileirao_serie_a/jogos/${match.id}/escalacao`)
  const first = await lineups()
  // 6 + goal 1 + saved shot 0.15 + 2 key passes 0.3 + 2 passes more than expected 0.06 + dribble 0.1 + foul drawn 0.05
  // + tackle 0.1 + interception 0.1 + 5 duels won 0.25 − 3 lost 0.15 − 2 fouls 0.16
  expect(first.home.starters[0]).toMatchObject({ rating: 7.8, statistics: { passes: 20, conceded: null } })
  // Six less: 4 saves 1, 2 conceded −0.7, and the rest as above without the goal, whose shots were both saved.
  expect(first.away.starters[0]).toMatchObject({ rating: 7.3, statistics: { conceded: 2, saves: 4 } })

  const person = first.home.starters[0].person.id
  const log = await readData(`/jogadores/${person}/jogos?sort=rating`)
  expect(log[0]).toMatchObject({ match: { id: match.id }, rating: 7.8, statistics: { duels: 8, duelsWon: 5 } })

  answers = answersOf(played([3, 1], [goal, event(80, 127, 'Goal', 'Normal Goal', 901)]))
  await use.check(id)
  await use.settled(id, 'changed')
  expect(await ofMatch('player_statistics', match.id)).toHaveLength(2)
  expect((await lineups()).home.starters[0].rating).toBe(8.7)
})

it('shows where its table differs from ours, also after a sync that did not ask for it', async () => {
  const id = await connect()
  await use.settled(id, 'changed')
  const differences = async () => (await use.call('GET', `/${id}/diferencas`)).body.data
  expect(await differences()).toMatchObject([{ name: 'Flamengo', label: 'pontos', ours: 3, theirs: 9 }])
  answers = answersOf(undefined, coming('2031-09-21T22:00:00+00:00'))
  await use.check(id)
  await use.settled(id, 'changed')
  expect(await differences()).toHaveLength(1)
})

it('leaves figures alone that a user has changed by hand', async () => {
  const id = await connect()
  await use.settled(id, 'changed')
  const match = (await use.matchesOf('2031')).find(({ home_id }) => home_id === 'flamengo')
  await test.database.updateTable('match_statistics').set({ shots: 30 }).where('side', '=', 'home').execute()
  answers = answersOf(played([3, 1], []))
  await use.check(id)
  await use.settled(id, 'changed')
  expect(await ofMatch('match_statistics', match!.id)).toContainEqual(expect.objectContaining({ shots: 30 }))
})

describe('the key', () => {
  it('that is wrong fails at once, though the answer has status 200, and a test says so', async () => {
    const id = await connect('uma-chave-errada')
    expect(await use.settled(id, 'failed')).toMatchObject({
      failures: 1,
      lastCheck: { error: 'A API-Football não aceita esta chave.' },
    })
    expect(source.calls).toHaveLength(1)
    const { body } = await use.call('POST', `/${id}/chave/testar`)
    expect(body.data).toMatchObject({ ok: false, words: 'A API-Football não aceita esta chave.' })
  })

  it('is tested by a call that counts for nothing and says what the plan allows', async () => {
    const id = await connect()
    await use.settled(id, 'changed')
    const { body } = await use.call('POST', `/${id}/chave/testar`)
    expect(body.data.ok).toBe(true)
    expect(body.data.words).toMatch(
      /^A chave vale: plano Free, até 10\/04\/2032\. São 100 chamadas por dia, 12 já feitas hoje\./,
    )
    expect(source.calls.at(-1)?.path).toBe('/status')
  })

  it('of a suspended account stops the sync and says why', async () => {
    source.answer = (_request, response) =>
      send(
        response,
        200,
        failure({ access: 'Your account is suspended, check on https://dashboard.api-football.com.' }),
      )
    const id = await connect()
    expect((await use.settled(id, 'failed')).lastCheck?.error).toMatch(/suspendeu a conta/)
    expect(source.calls).toHaveLength(1)
  })
})

describe('an answer that is not one', () => {
  /** Fails once at the details of a match, then answers. */
  const failing = (fail: (response: ServerResponse) => void) => {
    let failed = false
    source.answer = (request, response) => {
      if (request.url !== '/fixtures?id=9001' || failed) return replay(request, response)
      failed = true
      fail(response)
    }
  }
  it.each([
    ['429', (r: ServerResponse) => send(r, 429, failure({ rateLimit: 'Too many requests.' }), { 'retry-after': '1' })],
    [
      'too many calls with status 200',
      (r: ServerResponse) => send(r, 200, failure({ rateLimit: 'Too many requests.' }), { 'retry-after': '1' }),
    ],
    ['a fault of the server', (r: ServerResponse) => send(r, 499, failure({ time: 'x', bug: 'This is on our side' }))],
    ['an error page with status 200', (r: ServerResponse) => send(r, 200, { ok: true })],
    ['a page cut off', (r: ServerResponse) => void r.writeHead(200).end('{"response": [{"fixture": {"id": 90')],
    ['a connection cut off', (r: ServerResponse) => void r.destroy()],
  ])('%s is asked for again, and nothing is doubled', async (_what, fail) => {
    failing(fail)
    const id = await connect()
    const { lastRun } = await use.settled(id, 'changed')
    expect(lastRun).toMatchObject({ status: 'done', rejected: 0 })
    expect(await use.matchesOf('2031')).toHaveLength(3)
    expect(asked().filter((path) => path === '/fixtures?id=9001')).toHaveLength(2)
  })

  it('in the list of matches never means that there are none', async () => {
    const id = await connect()
    await use.settled(id, 'changed')
    answers = {
      ...answers,
      '/fixtures?league=71&season=2031': failure({ bug: 'This is on our side, please report us' }),
    }
    await use.check(id)
    expect(await use.read(id)).toMatchObject({ failures: 1, lastCheck: { outcome: 'failed' } })
    expect(await use.matchesOf('2031')).toHaveLength(3)
  })
})

it('imports what has come when the calls of the day end, and the rest on the next day', async () => {
  source.answer = (request, response) =>
    /^\/(teams|players|standings)/.test(request.url ?? '')
      ? send(response, 200, failure({ requests: 'You have reached the request limit for the day, Go to…' }))
      : replay(request, response)
  const id = await connect()
  const first = await use.settled(id, 'changed')
  expect(first.lastRun).toMatchObject({ status: 'done', rejected: 0 })
  expect(first.connector?.budget).toContainEqual(expect.objectContaining({ window: 'day', left: 0 }))
  expect(await use.matchesOf('2031')).toHaveLength(3)
  source.answer = replay
  await test.database
    .updateTable('connections')
    .set({ budget: sql`'[]'::jsonb` })
    .execute()
  const calls = source.calls.length
  await use.check(id)
  await use.settled(id, 'changed')
  expect(asked().slice(calls)).toContain('/players?league=71&season=2031&page=2')
  expect(asked().slice(calls)).not.toContain('/fixtures?id=9001')
})

it('asks a free plan for the days around today and for the newest season that it has', async () => {
  const today = test.context.now().toISOString().slice(0, 10)
  const refused = failure({ plan: 'Free plans do not have access to this season, try from 2022 to 2030.' })
  const [list] = [answers['/fixtures?league=71&season=2031']!.response as { league: object }[]]
  const foreign = { ...list[0], league: { id: 39, season: 2031 } }
  answers = {
    ...answers,
    '/fixtures?league=71&season=2031': refused,
    '/fixtures?league=71&season=2030': envelope('fixtures', []),
    [`/fixtures?date=${today}`]: envelope('fixtures', [...list, foreign]),
  }
  source.answer = (request, response) =>
    request.url?.startsWith('/fixtures?date=') && !answers[request.url]
      ? send(response, 200, envelope('fixtures', []), LEFT)
      : replay(request, response)
  const id = await connect()
  const { lastRun } = await use.settled(id, 'changed')
  expect(lastRun).toMatchObject({ status: 'done', rejected: 0 })
  expect(await use.matchesOf('2031')).toHaveLength(3)
  const calls = source.calls.length
  await use.check(id)
  // A refused call counts: it is not made again every hour.
  expect(
    asked()
      .slice(calls)
      .every((path) => path.startsWith('/fixtures?date=')),
  ).toBe(true)
  expect(asked().filter((path) => path.startsWith('/fixtures?date='))).toHaveLength(6)
})

it('leaves a part of the budget to what matters more', async () => {
  const id = await connect()
  await use.settled(id, 'changed')
  const budget = [{ window: 'day', limit: 100, left: 31, resetsAt: new Date(Date.now() + 3_600_000).toISOString() }]
  await test.database
    .updateTable('connections')
    .set({ budget: sql`${JSON.stringify(budget)}::jsonb` })
    .execute()
  source.answer = (_request, response) => send(response, 200, envelope('x', []))
  const calls = new ConnectorCalls({
    database: test.database,
    connectionId: id,
    connector: apiFootballConnector,
    address: source.url,
    key: KEY,
    contact: 'https://meio-campo.example',
    reach: { allowPrivate: true, hosts: null },
    signal: new AbortController().signal,
    now: () => new Date(),
  })
  await calls.get('/x', 0.3)
  await expect(calls.get('/x', 0.3)).rejects.toThrow()
  await calls.get('/x')
})
