import type { Session } from '@meio-campo/contract'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { asSuperuser, joinCluster } from '../database/embedded/cluster.ts'
import { mountSmallDisk } from '../testing/small-disk.ts'
import { makeDataDir, startService, type TestService } from '../testing/test-service.ts'
import { until } from '../testing/until.ts'

let service: TestService | null = null
let remove: (() => unknown) | null = null
afterEach(async () => {
  service?.process.kill('SIGTERM')
  await service?.exited
  await remove?.()
  service = remove = null
})

interface Seen {
  readonly status: number
  readonly retryAfter: string | null
  readonly detail: string | undefined
}

async function call(path: string, init: RequestInit = {}): Promise<Seen> {
  const headers = { connection: 'close', ...(init.headers as Record<string, string>) }
  const answer = await fetch(`${service!.url}${path}`, { ...init, headers })
  const { detail } = (await answer.json()) as { detail?: string }
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), detail }
}

function callsOf({ user }: Session) {
  const authorization = `Bearer ${user.token}`
  const json = { authorization, 'content-type': 'application/json' }
  return {
    write: (title: string) =>
      call(`/${user._id}/api/v1/website/posts`, {
        method: 'POST',
        headers: json,
        // Random, so that it needs as much room as it has letters.
        body: JSON.stringify({
          title,
          body: Buffer.from(crypto.getRandomValues(new Uint8Array(15_000))).toString('base64'),
          category: null,
        }),
      }),
    upload: () => {
      const body = new FormData()
      body.append('file', new Blob([Buffer.alloc(300_000, 'a,b\n')]), 'jogos.csv')
      return call(`/${user._id}/api/v1/importacoes/arquivos`, { method: 'POST', headers: { authorization }, body })
    },
    read: () => call(`/${user._id}/api/v1/conta`, { headers: { authorization } }),
  }
}

const refused = {
  status: 503,
  retryAfter: '60',
  detail: expect.stringContaining('Não há espaço para gravar') as string,
}
const notReady = {
  status: 503,
  retryAfter: '2',
  detail: expect.stringContaining('Não há espaço para gravar') as string,
}
const titlesOf = async (dataDir: string) => {
  const client = new pg.Client(asSuperuser((await joinCluster(dataDir, 'meio_campo'))!))
  await client.connect()
  const { rows } = await client.query<{ title: string }>("select title from posts where title like 'escrita %'")
  await client.end()
  return rows.map(({ title }) => title).toSorted()
}

const disk = mountSmallDisk(320)
it.runIf(disk)(
  'on a disk that is full refuses writes, answers reads, is not ready, and goes on when there is room',
  async () => {
    remove = () => disk!.remove()
    service = await startService(disk!.folder, { LOG_LEVEL: 'fatal' })
    const calls = callsOf(await service.login())
    const acknowledged: string[] = []
    const statuses = new Set<number>()
    const writeOn = async (name: string, times: number) => {
      for (let n = 0; n < times; n += 1) {
        const title = `escrita ${name} ${n}`
        const { status } = await calls.write(title)
        statuses.add(status)
        if (status === 201) acknowledged.push(title)
      }
    }
    await writeOn('antes', 3)
    await until(async () => {
      disk!.fill()
      return (await calls.write('cheio')).status === 503
    }, 30_000)
    expect(await calls.write('cheio')).toEqual(refused)
    expect(await calls.upload()).toEqual(refused)
    expect(await call('/ready')).toEqual(notReady)
    expect((await calls.read()).status).toBe(200)
    await writeOn('cheio', 5)

    // The log of the database needs more room too, and finds none: PostgreSQL ends and cannot start.
    const client = new pg.Client(asSuperuser((await joinCluster(disk!.folder, 'meio_campo'))!))
    client.on('error', () => undefined)
    await client.connect()
    for (let n = 0; n < 20; n += 1) {
      const switched = await client
        .query("select pg_logical_emit_message(true, 'x', 'x'), pg_switch_wal()")
        .catch(() => null)
      if (!switched) break
      disk!.fill()
    }
    await client.end().catch(() => undefined)
    await writeOn('sem diário', 5)
    expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([])
    expect((await call('/ready')).status).toBe(503)

    disk!.empty()
    await until(async () => (await calls.write('escrita depois')).status === 201, 60_000)
    acknowledged.push('escrita depois')
    await until(async () => (await call('/ready')).status === 200, 30_000)
    expect((await calls.upload()).status).toBe(201)
    expect(await titlesOf(disk!.folder)).toEqual(acknowledged.toSorted())
    expect(service.process.exitCode).toBeNull()
  },
  180_000,
)

it('whose database alone says that it has no room refuses writes, is not ready, and goes on', async () => {
  const folder = await makeDataDir()
  remove = folder.remove
  service = await startService(folder.dataDir, { WORKERS: '1', LOG_LEVEL: 'fatal' })
  const calls = callsOf(await service.login())
  const client = new pg.Client(asSuperuser((await joinCluster(folder.dataDir, 'meio_campo'))!))
  await client.connect()
  await client.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger refuse before insert on posts for each row execute function refuse()`)
  expect(await calls.write('escrita')).toEqual(refused)
  expect(await call('/ready')).toEqual(notReady)
  expect((await calls.read()).status).toBe(200)
  await client.query('drop trigger refuse on posts')
  await client.end()
  expect((await calls.write('escrita')).status).toBe(201)
  await until(async () => (await call('/ready')).status === 200, 30_000)
}, 120_000)
