import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '@meio-campo/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { buildApp, type AppContext } from '../app.ts'
import { readConfig, type Config } from '../config/config.ts'
import { openServingDatabase, type Database } from '../database/database.ts'
import { FORECASTS_CHANNEL } from '../features/football/forecasts/channel.ts'
import { forecastTopics } from '../features/football/forecasts/forecasts.ts'
import { createLiveHub } from '../features/push/live/live-hub.ts'
import { SIMULATIONS_CHANNEL } from '../features/push/simulations/channel.ts'
import { createSimulations } from '../features/push/simulations/simulations.ts'
import { startJobHandlers } from '../job-handlers.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { startJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { listenForChanges } from '../platform/change-listener.ts'
import { createKeyUse } from '../platform/keys/key-use.ts'
import { createQuotaCounter } from '../platform/quotas/quota-counter.ts'
import { createQuotas } from '../platform/quotas/quota-client.ts'
import { createMeter } from '../platform/metrics/meter.ts'
import { createLimits } from '../platform/rate-limit/limits.ts'
import { createAnswerCache } from '../platform/answers/answer-cache.ts'
import { createSessionCache } from '../platform/callers/session-cache.ts'
import { createVault } from '../platform/secrets/vault.ts'
import type { Mail } from '../platform/mail/outbox.ts'
import { createStreamCount } from '../platform/stream-count.ts'
import { createWindowCounter } from '../platform/rate-limit/window-counter.ts'
import type { SupervisorLink } from '../platform/supervisor-link.ts'
import { createTestDatabase } from './test-database.ts'

export const PASSWORD = 'arquibancada-norte-7'

export interface TestApp {
  readonly app: FastifyInstance
  readonly context: AppContext
  readonly database: Database
  /** Mails sent so far by the real jobs. */
  readonly mails: Mail[]
  /** Moves the clock forward. */
  advance(milliseconds: number): void
  /** Calls as a visitor (`/web`) or as a user (`/{userId}` with their token). */
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, options?: CallOptions): Promise<TestAnswer>
  /** The e-mail is confirmed unless `confirmed` is false. */
  register(name?: string, how?: { readonly confirmed?: boolean }): Promise<Session>
  registerAdmin(): Promise<Session>
  close(): Promise<void>
}

export interface CallOptions {
  readonly as?: Session
  readonly body?: unknown
  /** The body is sent as it is, with the content type among the headers. */
  readonly raw?: true
  readonly headers?: Record<string, string>
  readonly ip?: string
}

export interface TestAnswer {
  readonly status: number
  // Tests look into answers of every shape; their assertions are the type.
  // oxlint-disable-next-line no-explicit-any
  readonly body: any
  readonly headers: Record<string, unknown>
}

/** The real app on a real database with real jobs; only the clock, the mailbox and the supervisor are the test's. */
export async function createTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const { address, drop } = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'mc-app-'))
  const config: Config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', OPEN_DATA: '0', ...environment })
  const log = createLog(config.logLevel)
  const database = openServingDatabase(address, () => undefined)
  // A scheduled job would change what a test counts, at some minutes of the hour only.
  const jobs = await startJobs(address, log, { timetable: false })
  const mails: Mail[] = []
  let ahead = 0
  const answers = createAnswerCache()
  const sessions = createSessionCache()
  const live = createLiveHub(database, log)
  // The test plays the demonstration itself; in the service every process does.
  const simulations = createSimulations(database, live, log, () => new Date(Date.now() + ahead))
  const others = {
    [SIMULATIONS_CHANNEL]: (payload: string) => simulations.onNotification(payload),
    [FORECASTS_CHANNEL]: (payload: string) => answers.forget(forecastTopics(payload), new Date()),
  }
  const changeListener = await listenForChanges(address, database, { answers, sessions, live, others }, log)
  const keyUse = createKeyUse(database, log)
  const supervisor = createLoneSupervisor(() => changeListener.catchUp())
  const context: AppContext = {
    config,
    database,
    primary: database,
    reading: database,
    address,
    jobs,
    files: await openFiles(config),
    answers,
    sessions,
    live,
    limits: createLimits(supervisor),
    quotas: createQuotas(supervisor),
    keyUse,
    vault: createVault(config.secretKey ?? 'a-secret-key-for-tests-of-32-letters', config.previousSecretKey),
    meter: createMeter(),
    log,
    supervisor,
    publicUrl: 'http://localhost:3000',
    now: () => new Date(Date.now() + ahead),
  }
  const app = await buildApp(context)
  await startJobHandlers(context, async (_id, mail) => void mails.push(mail))

  const call: TestApp['call'] = async (method, path, { as, body, raw, headers, ip } = {}) => {
    const answer = await app.inject({
      method,
      url: `${as ? `/${as.user._id}` : '/web'}${path}`,
      headers: {
        ...(as && { authorization: `Bearer ${as.user.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: raw ? body : JSON.stringify(body) }),
      ...(ip && { remoteAddress: ip }),
    } as InjectOptions)
    const json = answer.headers['content-type']?.includes('json')
    return { status: answer.statusCode, body: json ? answer.json() : answer.body, headers: answer.headers }
  }
  let people = 0
  const register: TestApp['register'] = async (name = 'Júlia Andrade', { confirmed = true } = {}) => {
    people += 1
    const body = { name, email: `pessoa${people}@exemplo.com`, password: PASSWORD, terms: true }
    // Each person has a network of their own: the limits on registering are tested separately.
    const answer = await call('POST', '/access/register', { body, ip: `10.1.${people >> 8}.${people & 255}` })
    if (answer.status !== 201) throw new Error(`register: ${answer.status} ${JSON.stringify(answer.body)}`)
    const session = answer.body as Session
    if (confirmed)
      await database
        .updateTable('users')
        .set({ email_confirmed_at: new Date(Date.now() + ahead) })
        .where('id', '=', session.user._id)
        .execute()
    return session
  }
  return {
    app,
    context,
    database,
    mails,
    advance: (milliseconds) => void (ahead += milliseconds),
    call,
    register,
    async registerAdmin() {
      const session = await register('Renato Figueira')
      await database.updateTable('users').set({ admin: true }).where('id', '=', session.user._id).execute()
      return { ...session, user: { ...session.user, admin: true } }
    },
    async close() {
      await app.close()
      await jobs.stop()
      await changeListener.stop()
      await keyUse.stop()
      await database.destroy()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function createLoneSupervisor(settle: () => Promise<void>): SupervisorLink {
  const counter = createWindowCounter()
  const quotas = createQuotaCounter()
  const streams = createStreamCount()
  return {
    restart: async () => ({ nodes: 1, workers: 1, seconds: 0.1, joined: false }),
    metrics: async () => '',
    strength: async () => ({ nodes: 1, workers: 1 }),
    count: async (key, windowMs, calls) => counter.count(key, windowMs, Date.now(), calls),
    charge: async (charges) => charges.map((charge) => quotas.take(charge, Date.now())),
    standings: async (user, key) => quotas.standings(user, key, Date.now()),
    openStream: async (caller) => streams.open(1, caller),
    closeStream: async (caller) => streams.close(1, caller),
    settle,
  }
}
