import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '@meio-campo/contract'
import { until } from './until.ts'

/** The full test run sets the bundle that `npm start` starts. */
const MAIN = process.env['SERVICE_FILE'] ?? join(import.meta.dirname, '../main.ts')

export const ADMIN = { email: 'admin@exemplo.com', password: 'senha-de-admin-1' }

/** The real service in processes of its own, as `npm start` runs it. */
export interface TestService {
  readonly process: ChildProcess
  readonly url: string
  readonly dataDir: string
  /** Everything it has printed. */
  output(): string
  login(credentials?: typeof ADMIN): Promise<Session>
  /**
   * The service has started when its first worker serves; this waits for the given number. `findSession` returns the
   * present session.
   */
  untilServedBy(workers: number, findSession?: () => Session): Promise<void>
  exited: Promise<number | null>
}

export async function makeDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mc serviço-'))
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

/** Starts it without waiting: for starts that must fail. */
export function spawnService(dataDir: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      TMPDIR: process.env['TMPDIR'],
      DATA_DIR: dataDir,
      PORT: '0',
      WORKERS: '2',
      DEMO: '0',
      OPEN_DATA: '0',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  return { process: child, exited, output: () => printed }
}

export async function startService(dataDir: string, environment: Record<string, string> = {}): Promise<TestService> {
  const service = spawnService(dataDir, environment)
  const url = await until(() => {
    if (service.process.exitCode !== null) throw new Error(`did not start: ${service.output()}`)
    return /está no ar: (\S+)/.exec(service.output())?.[1]
  }, 90_000)
  const login = async (credentials = ADMIN): Promise<Session> => {
    const answer = await fetch(`${url}/web/access/login`, {
      method: 'POST',
      // Leaves no connection open that a later call of the test would be sent on.
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(credentials),
    })
    if (!answer.ok) throw new Error(`login: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Session
  }
  const untilServedBy = async (workers: number, findSession?: () => Session): Promise<void> => {
    const asked = findSession?.() ?? (await login())
    const ask = async (): Promise<unknown> => {
      const { user } = findSession?.() ?? asked
      const headers = { authorization: `Bearer ${user.token}`, connection: 'close' }
      const signal = AbortSignal.timeout(20_000)
      return (await fetch(`${url}/${user._id}/api/v1/webmaster`, { headers, signal })).json()
    }
    let last: unknown
    await until(async () => {
      last = await ask().catch(String)
      return (last as { data?: { workers: number } }).data?.workers === workers
    }, 120_000).catch((cause: unknown) => {
      throw new Error(`not served by ${workers}: ${JSON.stringify(last)}\n${service.output().slice(-5_000)}`, { cause })
    })
  }
  return { ...service, url, dataDir, login, untilServedBy }
}
