import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Session } from '@meio-campo/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { answersOf, failure, KEY, LEFT, type Answers } from './testing/api-football-answers.ts'
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

function replay({ url = '' }: IncomingMessage, response: ServerResponse): void {
  send(response, 200, answers[url] ?? failure({ required: `At least one parameter is required: ${url}` }), LEFT)
}

const connect = () => use.connect('api-football', source.url, KEY)

it('can be stopped, repeated, and undone as a whole', async () => {
  // A season that no other test has brought.
  answers = JSON.parse(JSON.stringify(answersOf()).replaceAll('2031', '2033')) as Answers
  let waiting = false
  source.answer = (request, response) => {
    if (request.url !== '/fixtures?id=9001') return replay(request, response)
    waiting = true
  }
  const id = await connect()
  await until(() => waiting)
  await use.call('POST', `/${id}/parar`)
  expect(await use.settled(id, 'stopped')).toMatchObject({ failures: 0, lastRun: null })
  expect(await use.matchesOf('2033')).toEqual([])

  source.answer = replay
  await use.check(id)
  const { lastRun } = await use.settled(id, 'changed')
  expect(await use.matchesOf('2033')).toHaveLength(3)
  const body = { dataset: 'api-football', run: lastRun!.id }
  const again = await test.call('POST', '/api/v1/importacoes', { as: admin, body })
  expect(again.status, JSON.stringify(again.body)).toBe(202)
  const repeated = await until(async () => {
    const { data } = (await test.call('GET', `/api/v1/importacoes/${again.body.data.id}`, { as: admin })).body
    return data.status === 'done' ? data : null
  }, 90_000)
  expect(repeated).toMatchObject({ created: 0, rejected: 0 })
  expect(await use.matchesOf('2033')).toHaveLength(3)

  const undone = await test.call('POST', `/api/v1/historico/${lastRun!.edit}/desfazer`, { as: admin })
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect(await use.matchesOf('2033')).toEqual([])
  // What did not change since does not come back by itself.
  await use.check(id)
  expect((await use.read(id)).lastCheck?.outcome).toBe('unchanged')
  expect(await use.matchesOf('2033')).toEqual([])
}, 200_000)

it('that is away for a day is called ever less often, reported on the dashboard and by mail, and complete afterwards', async () => {
  source.answer = (_request, response) => void response.destroy()
  const id = await connect()
  await use.settled(id, 'failed')
  const mails = () => test.mails.filter(({ subject }) => subject.includes('API-Football'))
  const waits: number[] = []
  for (let failures = 2; failures <= 6; failures += 1) {
    await use.check(id)
    const { nextCheckAt, lastCheck } = await use.read(id)
    waits.push(Date.parse(nextCheckAt!) - Date.parse(lastCheck!.at))
  }
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(waits.at(-1)).toBeGreaterThan(4 * waits[0]!)
  await until(() => mails().length > 0)
  expect(mails()).toHaveLength(1)
  const dashboard = await test.call('GET', '/api/v1/dashboard', { as: admin })
  expect(JSON.stringify(dashboard.body)).toMatch(/"failing":1/)
  source.answer = replay
  await use.check(id)
  expect(await use.settled(id, 'changed')).toMatchObject({ failures: 0 })
  expect(await use.matchesOf('2031')).toHaveLength(3)
}, 200_000)
