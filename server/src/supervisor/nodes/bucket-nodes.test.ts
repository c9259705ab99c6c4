import type { Session } from '@meio-campo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EmbeddedAddress } from '../../database/embedded/cluster.ts'
import { createTestS3, type TestS3 } from '../../testing/s3-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { makeDataDir, spawnService, startService, type TestService } from '../../testing/test-service.ts'
import { until } from '../../testing/until.ts'

const folders: Awaited<ReturnType<typeof makeDataDir>>[] = []
let s3: TestS3
let address: EmbeddedAddress
let drop: () => Promise<void>
let one: TestService
let two: TestService
let admin: Session

const environment = (s3Url: string) => ({
  DATABASE_URL: `postgres://${address.user}@localhost/${address.database}?host=${encodeURIComponent(address.host)}`,
  SECRET_KEY: 'the-same-key-on-every-node-of-this-test',
  S3_URL: s3Url,
  WORKERS: '1',
})

async function makeFolder(): Promise<string> {
  const folder = await makeDataDir()
  folders.push(folder)
  return folder.dataDir
}

/** Two services as two machines would run them that have a database and a bucket in common, and no folder. */
beforeAll(async () => {
  s3 = await createTestS3()
  await s3.start()
  ;({ address, drop } = await createTestDatabase('empty'))
  one = await startService(await makeFolder(), environment(s3.url()))
  two = await startService(await makeFolder(), environment(s3.url()))
  admin = await one.login()
}, 120_000)

afterAll(async () => {
  for (const { process, exited } of [one, two]) {
    process.kill('SIGKILL')
    await exited
  }
  await drop()
  for (const folder of folders) await folder.remove()
  await s3.remove()
}, 60_000)

async function call(node: TestService, method: string, path: string, body?: object) {
  const form = body instanceof FormData
  const answer = await fetch(`${node.url}/${admin.user._id}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${admin.user.token}`,
      ...(body && !form && { 'content-type': 'application/json' }),
    },
    ...(body && { body: form ? body : JSON.stringify(body) }),
  })
  return ((await answer.json()) as { data: Record<string, string> }).data
}

function formOf(content: Uint8Array, name: string): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  return form
}

it('start without a warning that their folders differ', () => {
  expect(two.output()).not.toContain('DATA_DIR')
})

it('shows on one node the picture that was sent to the other', async () => {
  const image = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const sent = await call(one, 'POST', '/api/v1/uploads', formOf(image, 'foto.png'))
  const shown = await fetch(`${two.url}${sent.url}`)
  expect(shown.status).toBe(200)
  expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 200 })
})

it('imports on one node the file that was sent to the other, which is gone', { timeout: 90_000 }, async () => {
  const csv = 'id_match,season,date,home,score,away\n1,2019,2019-04-27,Flamengo,3x1,Cruzeiro\n'
  const file = await call(one, 'POST', '/api/v1/importacoes/arquivos', formOf(Buffer.from(csv), 'matches.csv'))
  one.process.kill('SIGKILL')
  await one.exited
  const order = { dataset: 'brasileirao', file: file.id, dryRun: true }
  const { id } = await call(two, 'POST', '/api/v1/importacoes', order)
  const run = await until(async () => {
    const found = await call(two, 'GET', `/api/v1/importacoes/${id}`)
    return ['waiting', 'running'].includes(found['status']!) ? null : found
  }, 60_000)
  expect(run).toMatchObject({ status: 'done', rejected: 0 })
})

it(
  'does not start with a bucket that is not there, and starts with a server that is away',
  { timeout: 90_000 },
  async () => {
    const wrong = new URL(s3.url())
    wrong.pathname = '/outro'
    const refused = spawnService(await makeFolder(), environment(wrong.href))
    expect(await refused.exited).toBe(1)
    expect(refused.output()).toMatch(/O bucket outro de S3_URL, em http:\/\/127\.0\.0\.1:\d+, recusou o acesso/)
    expect(refused.output()).not.toContain('S3RVER')

    await s3.stop()
    const started = await startService(await makeFolder(), environment(s3.url()))
    expect(started.output()).toMatch(/de S3_URL, não responde/)
    expect((await fetch(`${started.url}/ready`)).status).toBe(200)
    started.process.kill('SIGKILL')
    await started.exited
  },
)
