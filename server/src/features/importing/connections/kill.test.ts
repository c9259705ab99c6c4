import type { Connection, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDataDir, startService, type TestService } from '../../../testing/test-service.ts'
import { until } from '../../../testing/until.ts'
import { answersOf, KEY } from './testing/football-data-answers.ts'
import { startSourceServer, type SourceServer } from './testing/source-server.ts'

let folder: { dataDir: string; remove: () => Promise<void> }
let service: TestService
let source: SourceServer
let admin: Session
beforeAll(async () => {
  folder = await makeDataDir()
  source = await startSourceServer(() => undefined)
  await start()
}, 60_000)
afterAll(async () => {
  service.process.kill('SIGTERM')
  await service.exited
  await source.close()
  await folder.remove()
}, 60_000)

async function start(): Promise<void> {
  service = await startService(folder.dataDir, { ALLOW_PRIVATE_WEBHOOKS: '1' })
  admin = await service.login()
}

async function kill(): Promise<void> {
  service.process.kill('SIGKILL')
  await service.exited
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${service.url}/${admin.user._id}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${admin.user.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return ((await answer.json()) as { data: T }).data
}

it('killed in the middle of a sync, it syncs again by itself: nothing is doubled, nothing is lost', async () => {
  const answers = answersOf()
  const answer: SourceServer['answer'] = (request, response) =>
    void response.end(JSON.stringify(answers[(request.url ?? '').replace('/v4', '')] ?? {}))
  // The clubs never come.
  source.answer = (request, response) => (request.url?.endsWith('/teams') ? undefined : answer(request, response))
  const body = { entry: 'football-data-org', address: `${source.url}/v4`, key: KEY }
  const { id } = await call<Connection>('POST', 'conexoes', body)
  await until(() => source.calls.some(({ path }) => path.endsWith('/teams')))
  await kill()

  source.answer = answer
  await start()
  const done = await until(async () => {
    const connection = await call<Connection>('GET', `conexoes/${id}`)
    return connection.lastRun?.status === 'done' && connection.state === 'waiting' ? connection : null
  }, 200_000)
  expect(done).toMatchObject({ failures: 0, lastCheck: { outcome: 'changed' } })
  const matches = await call<unknown[]>('GET', 'campeonatos/brasileirao_serie_a/jogos?temporada=2031')
  expect(matches).toHaveLength(3)
  const runs = await call<{ dataset: string }[]>('GET', 'importacoes')
  expect(runs.filter(({ dataset }) => dataset === 'football-data-org')).toHaveLength(1)
}, 300_000)
