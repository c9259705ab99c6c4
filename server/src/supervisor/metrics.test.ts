import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDataDir, startService, type TestService } from '../testing/test-service.ts'
import { until } from '../testing/until.ts'

const TOKEN = 'um-segredo-para-as-metricas'
let service: TestService
let remove: () => Promise<void>
let port: number
beforeAll(async () => {
  port = await findPort()
  const folder = await makeDataDir()
  remove = folder.remove
  service = await startService(folder.dataDir, {
    METRICS_PORT: String(port),
    METRICS_TOKEN: TOKEN,
    ACCESS_LOG: '1',
  })
}, 120_000)
afterAll(async () => {
  service.process.kill('SIGTERM')
  await service.exited
  await remove()
})

it('adds up the metrics of all workers, on a port of their own', async () => {
  await service.untilServedBy(2)
  const { user } = await service.login()
  for (let n = 0; n < 20; n += 1)
    await fetch(`${service.url}/${user._id}/api/v1/times`, {
      headers: { authorization: `Bearer ${user.token}`, connection: 'close' },
    })
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(/meiocampo_calls_total\{operation="listTeams",status="200"\} (\d+)/.exec(text)?.[1]).toBe('20')
  expect(text).toMatch(/meiocampo_call_seconds_bucket\{le="0\.01",kept="no"\} \d+/)
  expect(text).toMatch(/meiocampo_disk_free_bytes \d+/)
  expect(text).toContain('meiocampo_workers 2')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
}, 60_000)

it('gives them on the public address only with the token', async () => {
  const ask = (authorization?: string) =>
    fetch(`${service.url}/metrics`, authorization === undefined ? {} : { headers: { authorization } })
  expect((await ask()).status).toBe(404)
  expect((await ask('Bearer outro')).status).toBe(404)
  const answer = await ask(`Bearer ${TOKEN}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('meiocampo_calls_total')
}, 60_000)

it('writes one line of JSON for every call, with the id that the caller got, and without what is secret', async () => {
  const answer = await fetch(`${service.url}/web/access/confirmacao?token=segredo-do-correio`)
  const id = answer.headers.get('x-request-id')!
  const line = await until(() =>
    service
      .output()
      .split('\n')
      .find((each) => each.includes(id)),
  )
  expect(JSON.parse(line)).toMatchObject({ reqId: id, method: 'GET', status: answer.status, ms: expect.any(Number) })
  expect(service.output()).not.toContain('segredo-do-correio')
})

async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: free } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return free
}
