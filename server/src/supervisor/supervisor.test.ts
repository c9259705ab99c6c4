import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { Agent, request } from 'node:http'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDataDir, spawnService, startService, type TestService } from '../testing/test-service.ts'
import { until } from '../testing/until.ts'
import { listWorkers } from '../testing/worker-processes.ts'

let dataDir: string
let remove: () => Promise<void>
const running: { process: { kill(signal: 'SIGKILL'): boolean; exitCode: number | null }; exited: Promise<unknown> }[] =
  []

beforeEach(async () => void ({ dataDir, remove } = await makeDataDir()))
afterEach(async () => {
  for (const { process, exited } of running.splice(0)) {
    process.kill('SIGKILL')
    await exited
  }
  await until(() => processesOf(dataDir).length === 0)
  await remove()
})

const start = async (environment?: Record<string, string>): Promise<TestService> => {
  const service = await startService(dataDir, environment)
  running.push(service)
  return service
}

/** Everything that still runs on behalf of this data folder: its database, and the workers of its supervisor. */
function processesOf(folder: string, supervisor?: number): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n')
  return lines.filter(
    (line) => line.includes(folder) || (supervisor && line.trim().split(/\s+/)[1] === `${supervisor}`),
  )
}

const workersOf = (service: TestService): number[] => listWorkers(service.process.pid!)

const restart = async (service: TestService, token: string, userId: string) => {
  const answer = await fetch(`${service.url}/${userId}/api/v1/webmaster/api/restart`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  return {
    status: answer.status,
    body: (await answer.json()) as { data: { workers: number; seconds: number; joined: boolean } },
  }
}

describe('a rolling restart', () => {
  it('replaces every worker and fails no request, twice in a row under 16 kept-alive clients', async () => {
    const service = await start()
    const { user } = await service.login()
    const before = workersOf(service)
    expect(before).toHaveLength(2)

    let running = true
    const outcomes: (number | string)[] = []
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (running) {
        outcomes.push(
          await new Promise<number | string>((resolve) => {
            const call = request(`${service.url}/ready`, { agent }, (response) => {
              response.resume()
              response.once('end', () => resolve(response.statusCode ?? 0))
            })
            call.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
            call.end()
          }),
        )
        // Clients that never pause would leave the new workers no processor to start on.
        await sleep(5)
      }
      agent.destroy()
    }
    const clients = Array.from({ length: 16 }, client)
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await restart(service, user.token, user._id)
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ workers: 2, joined: false })
    }
    running = false
    await Promise.all(clients)

    expect(outcomes.length).toBeGreaterThan(200)
    expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([])
    await until(() => workersOf(service).length === 2, 90_000)
    expect(workersOf(service).some((pid) => before.includes(pid))).toBe(false)

    // One asked for while another is under way joins it.
    const both = await Promise.all([restart(service, user.token, user._id), restart(service, user.token, user._id)])
    expect(both.map(({ body }) => body.data.joined).sort()).toEqual([false, true])
  }, 120_000)
})

it('replaces a worker that dies', async () => {
  const service = await start()
  await service.untilServedBy(2)
  const [victim, other] = workersOf(service)
  process.kill(victim!, 'SIGKILL')
  await until(() => {
    const now = workersOf(service)
    return now.length === 2 && !now.includes(victim!) && now.includes(other!)
  }, 20_000)
  expect((await fetch(`${service.url}/ready`)).status).toBe(200)
}, 60_000)

/** Signs in, and does something once the worker has the request in hand but not yet its body. */
function loginWhile(service: TestService, act: () => void): Promise<number> {
  const body = JSON.stringify({ email: 'ninguem@exemplo.com', password: 'x' })
  return new Promise((resolve, reject) => {
    const call = request(`${service.url}/web/access/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    })
    call.once('continue', () => {
      act()
      call.end(body)
    })
    call.once('response', (response) => resolve(response.resume().statusCode ?? 0))
    call.once('error', reject)
    call.flushHeaders()
  })
}

it('breaks the connections that a worker was handed and died before taking, instead of leaving them without an answer', async () => {
  const service = await start({ WORKERS: '2', LOG_LEVEL: 'silent' })
  await service.untilServedBy(2)
  const [stuck] = workersOf(service)
  process.kill(stuck!, 'SIGSTOP')
  let answered = 0
  const calls = Array.from({ length: 6 }, () =>
    fetch(`${service.url}/health`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(20_000) }).then(
      ({ status }) => {
        answered += 1
        return String(status)
      },
      (error: Error) => error.name,
    ),
  )
  // Connections are handed out in turn: one waits for the worker that does not move.
  await until(() => answered === 5)
  process.kill(stuck!, 'SIGKILL')
  expect((await Promise.all(calls)).toSorted()).toEqual([...Array.from({ length: 5 }, () => '200'), 'TypeError'])
})

describe('ending', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'on %s finishes the request under way and leaves no process behind',
    async (signal) => {
      const service = await start()
      const status = await loginWhile(service, () => service.process.kill(signal))
      expect(status).toBe(401)
      expect(await service.exited).toBe(0)
      expect(processesOf(dataDir, service.process.pid)).toEqual([])
    },
    60_000,
  )

  it('killed without a word, it leaves nothing that breaks the next start, and no write is lost', async () => {
    const service = await start()
    const { user } = await service.login()
    const answer = await fetch(`${service.url}/${user._id}/api/v1/conta`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Gravado antes do fim' }),
    })
    expect(answer.status).toBe(200)
    service.process.kill('SIGKILL')
    await service.exited

    const next = await start()
    expect((await next.login()).user.name).toBe('Gravado antes do fim')
  }, 60_000)
})

describe('a start that cannot be', () => {
  const refuse = async (environment: Record<string, string>, folder = dataDir) => {
    const attempt = spawnService(folder, environment)
    running.push(attempt)
    return { code: await attempt.exited, sentence: attempt.output().trim() }
  }

  it('says that the data folder is in use', async () => {
    await start()
    const { code, sentence } = await refuse({})
    expect(code).toBe(1)
    expect(sentence).toMatch(/^Já há um Meio-Campo usando .+ \(processo \d+, porta \d+\)\.$/)
  }, 60_000)

  it('says that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await until(() => other.listening)
    const { port } = other.address() as { port: number }
    const { code, sentence } = await refuse({ PORT: `${port}` })
    other.close()
    expect(code).toBe(1)
    expect(sentence).toMatch(new RegExp(`^A porta ${port} já está em uso\\. .+$`))
  }, 60_000)

  it('says that the folder cannot be written', async () => {
    const file = join(dataDir, 'arquivo')
    await writeFile(file, '')
    const { code, sentence } = await refuse({}, join(file, 'dentro'))
    expect(code).toBe(1)
    expect(sentence).toMatch(/^Não é possível gravar em .+ \(ENOTDIR\)\. Escolha outra pasta com DATA_DIR\.$/)
  }, 60_000)

  it('says that the database cannot be reached, without its password', async () => {
    const { code, sentence } = await refuse({ DATABASE_URL: 'postgres://ana:segredo@127.0.0.1:1/futebol' })
    expect(code).toBe(1)
    expect(sentence).toMatch(
      /^Não foi possível conectar ao PostgreSQL de DATABASE_URL \(127\.0\.0\.1:1\/futebol\): .+\.$/,
    )
    expect(sentence).not.toContain('segredo')
  }, 60_000)

  it('says so in one sentence also when the address of the database cannot be read', async () => {
    const { code, sentence } = await refuse({ DATABASE_URL: 'postgres://127.0.0.1:1/%E0%A4%A' })
    expect(code).toBe(1)
    expect(sentence).toMatch(/^Não foi possível conectar ao PostgreSQL de DATABASE_URL .+$/)
  }, 60_000)

  it('names everything that is wrong with the configuration at once', async () => {
    const { code, sentence } = await refuse({ PORT: 'x', WORKERS: '0', SMTP_URL: 'exemplo' })
    expect(code).toBe(1)
    for (const name of ['PORT', 'WORKERS', 'SMTP_URL']) expect(sentence).toContain(name)
    expect(sentence.split('\n')).toHaveLength(1)
  }, 60_000)
})
