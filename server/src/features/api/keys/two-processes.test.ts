import { readFile, readdir } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import pg from 'pg'
import type { ApiKey } from '@meio-campo/contract'
import { joinCluster } from '../../../database/embedded/cluster.ts'
import { makeDataDir, startService, type TestService } from '../../../testing/test-service.ts'

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers: string
}

/** Each call on a connection of its own, so that the workers take turns. */
function call(url: string, secret: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false })
    request(url, { agent, headers: { authorization: `Bearer ${secret}`, ...headers } }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, headers: response.rawHeaders.join('\n') }),
      )
    })
      .on('error', reject)
      .end()
  })
}

async function asAdmin(service: TestService) {
  const { user } = await service.login()
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${service.url}/${user._id}${path}`, {
      method,
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.text() }
  }
  const make = async (body: object): Promise<{ key: ApiKey; secret: string; text: string }> => {
    const answer = await send('POST', '/api/v1/chaves', { name: 'Prova', ...body })
    expect(answer.status).toBe(201)
    return { ...JSON.parse(answer.body).data, text: answer.body }
  }
  return { send, make }
}

/** Every row of every table of every schema, jobs included, as text. */
async function dump(dataDir: string): Promise<string> {
  const client = new pg.Client((await joinCluster(dataDir, 'meio_campo'))!)
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  const parts: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ all: string | null }>(
      `select string_agg(t::text, E'\\n') as all from ${name} as t`,
    )
    parts.push(name, rows[0]?.all ?? '')
  }
  await client.end()
  return parts.join('\n')
}

it('over two processes: counts exactly, revokes at once, remembers the day, and lets no secret out', async () => {
  const { dataDir, remove } = await makeDataDir()
  let service = await startService(dataDir, { WORKERS: '2', LOG_LEVEL: 'trace' })
  const answers: Answer[] = []
  const secrets: string[] = []
  try {
    await service.untilServedBy(2)
    const { send, make } = await asAdmin(service)
    const many = async (secret: string, calls: number, path = '/api/v1/times') => {
      const got = await Promise.all(Array.from({ length: calls }, () => call(`${service.url}${path}`, secret)))
      answers.push(...got)
      return got
    }
    const passed = (got: readonly Answer[]) => got.filter(({ status }) => status === 200).length

    // A limit on the key, by the minute and by the day; cached answers and others alike.
    for (const [limits, least] of [
      [{ perMinute: 37 }, 37],
      [{ perDay: 120 }, 120],
      [{ perMinute: 1 }, 1],
    ] as const) {
      const { secret } = await make({ limits })
      secrets.push(secret)
      const got = await many(secret, 200)
      expect([passed(got), got.filter(({ status }) => status === 429).length]).toEqual([least, 200 - least])
    }

    // Revoked: every worker refuses calls that begin after the answer.
    const revoked = await make({})
    secrets.push(revoked.secret)
    expect(passed(await many(revoked.secret, 20))).toBe(20)
    expect((await send('DELETE', `/api/v1/chaves/${revoked.key.id}`)).status).toBe(204)
    expect((await many(revoked.secret, 20)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 401))

    // Turned: the old one ends at once where no overlap was asked for.
    const turned = await make({ limits: { perDay: 30 } })
    const again = JSON.parse(
      (await send('POST', `/api/v1/chaves/${turned.key.id}/rotacionar`, { overlapHours: 0 })).body,
    ).data as { secret: string }
    secrets.push(turned.secret, again.secret)
    expect(passed(await many(turned.secret, 10))).toBe(0)
    expect(passed(await many(again.secret, 20))).toBe(20)

    // Wrong ways to use a key; no answer may repeat the key.
    for (const path of [`/api/v1/times?q=${again.secret}`, `/api/v1/nada/${again.secret}`, `/api/v1/conta`, '/nada'])
      await many(again.secret, 1, path)
    const { body: listed } = await send('GET', '/api/v1/chaves')
    answers.push({ status: 200, body: listed, headers: '' })
    answers.push({ status: 200, body: (await send('GET', '/api/v1/auditoria')).body, headers: '' })

    // The day's calls outlive the service.
    const usedBefore = JSON.parse((await call(`${service.url}/api/v1/status`, again.secret)).body).data.quotas[3].used
    expect(usedBefore).toBe(20)
    const printed = [service.output()]
    service.process.kill('SIGINT')
    await service.exited
    service = await startService(dataDir, { WORKERS: '2', LOG_LEVEL: 'trace' })
    expect(passed(await many(again.secret, 30))).toBe(10)
    const stored = await dump(dataDir)
    printed.push(service.output())

    expect(stored).toContain('api_key_secrets')
    for (const secret of secrets) {
      // Without the prefix that is shown on purpose.
      const hidden = secret.slice(12)
      expect(printed.join('\n')).not.toContain(hidden)
      expect(stored).not.toContain(hidden)
      expect(answers.filter(({ body, headers }) => `${headers}\n${body}`.includes(hidden))).toEqual([])
    }
    for (const file of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || file.parentPath.includes('postgres') || file.parentPath.includes('cluster')) continue
      const text = await readFile(join(file.parentPath, file.name), 'latin1').catch(() => '')
      for (const secret of secrets) expect(text.includes(secret.slice(12)), file.name).toBe(false)
    }
  } finally {
    service.process.kill('SIGINT')
    await service.exited
    await remove()
  }
}, 120_000)
