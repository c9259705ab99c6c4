import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from '@meio-campo/contract'
import pg from 'pg'
import { asSuperuser, joinCluster } from '../../database/embedded/cluster.ts'
import { makeDataDir, startService, type TestService } from '../test-service.ts'
import { findDatabaseProcesses } from './database-processes.ts'

const WRITERS = 4
const FROZEN_MS = 2_500
const BETWEEN_MS = 400
const PATIENCE_MS = 60_000

export const FAULT_KINDS = ['backends', 'postmaster', 'frozen'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

interface Answered {
  readonly status: number
  readonly ms: number
}

export interface ServiceFaultReport {
  readonly faults: number
  readonly acknowledged: number
  /** Acknowledged, and not in the database. */
  readonly lost: number
  /** In the database more than once. */
  readonly doubled: number
  readonly statuses: Readonly<Record<string, number>>
  /** The longest that a call waited for its 503, in milliseconds. */
  readonly slowestRefusalMs: number
  /** From the fault (from the thaw, where it was frozen) to the first write that is acknowledged, in milliseconds. */
  readonly recoveryMs: Readonly<Record<FaultKind, readonly number[]>>
  readonly serviceEnded: boolean
}

/** The real service with writers at work, while its database is killed, cut off and frozen. */
export async function runServiceFaults(kinds: readonly FaultKind[]): Promise<ServiceFaultReport> {
  const { dataDir, remove } = await makeDataDir()
  const service = await startService(dataDir, { LOG_LEVEL: 'fatal' })
  const processes = findDatabaseProcesses(dataDir)
  const superuser = async () => asSuperuser((await joinCluster(dataDir, 'meio_campo'))!)
  try {
    const session = await service.login()
    const write = createWriter(service, session)
    const acknowledged: string[] = []
    const answers: Answered[] = []
    const recoveryMs: Record<FaultKind, number[]> = { backends: [], postmaster: [], frozen: [] }
    let going = true
    const writer = async (name: number) => {
      for (let n = 0; going; n += 1) {
        const title = `escrita ${name} ${n}`
        const answered = await write(title)
        if (answered.status === 201) acknowledged.push(title)
        answers.push(answered)
        if (answered.status !== 201) await sleep(50)
      }
    }
    const writing = Array.from({ length: WRITERS }, (_, name) => writer(name))
    const cause: Readonly<Record<FaultKind, () => Promise<void>>> = {
      backends: async () => terminateAll(await superuser()),
      postmaster: () => processes.killPostmaster(),
      async frozen() {
        await processes.freeze()
        await sleep(FROZEN_MS)
        await processes.thaw()
      },
    }
    for (const [index, kind] of kinds.entries()) {
      await sleep(BETWEEN_MS)
      await cause[kind]()
      recoveryMs[kind].push(await untilWritten(write, `depois ${index}`, acknowledged))
    }
    going = false
    await Promise.all(writing)
    const kept = await countTitles(await superuser())
    return {
      faults: kinds.length,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((title) => !kept.has(title)).length,
      doubled: [...kept.values()].filter((count) => count > 1).length,
      statuses: Object.fromEntries(
        Object.entries(Object.groupBy(answers, ({ status }) => String(status))).map(([status, all]) => [
          status,
          all!.length,
        ]),
      ),
      slowestRefusalMs: Math.round(Math.max(0, ...answers.filter(({ status }) => status === 503).map(({ ms }) => ms))),
      recoveryMs,
      serviceEnded: service.process.exitCode !== null,
    }
  } finally {
    await processes.thaw()
    service.process.kill('SIGINT')
    await service.exited
    await remove()
  }
}

/** A call that was never answered has no status of its own. */
const HUNG = -1
const HUNG_MS = 30_000

/** Status 0: the connection broke. */
function createWriter({ url }: TestService, { user }: Session): (title: string) => Promise<Answered> {
  return async (title) => {
    const beganAt = performance.now()
    const status = await fetch(`${url}/${user._id}/api/v1/website/posts`, {
      method: 'POST',
      signal: AbortSignal.timeout(HUNG_MS),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}`, connection: 'close' },
      body: JSON.stringify({ title, body: 'Uma escrita durante uma falha.', category: null }),
    }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      (error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? HUNG : 0),
    )
    return { status, ms: performance.now() - beganAt }
  }
}

async function untilWritten(
  write: (title: string) => Promise<Answered>,
  name: string,
  acknowledged: string[],
): Promise<number> {
  const beganAt = performance.now()
  for (let n = 0; performance.now() - beganAt < PATIENCE_MS; n += 1) {
    const title = `${name} ${n}`
    if ((await write(title)).status === 201) {
      acknowledged.push(title)
      return Math.round(performance.now() - beganAt)
    }
    await sleep(20)
  }
  throw new Error(`nothing was written for ${PATIENCE_MS} ms after a fault`)
}

async function terminateAll(address: pg.ClientConfig): Promise<void> {
  await withClient(address, (client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    ),
  )
}

async function countTitles(address: pg.ClientConfig): Promise<ReadonlyMap<string, number>> {
  const { rows } = await withClient(address, (client) =>
    client.query<{ title: string; count: number }>('select title, count(*)::int as count from posts group by title'),
  )
  return new Map(rows.map(({ title, count }) => [title, count]))
}

async function withClient<T>(address: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(address)
  await client.connect()
  return work(client).finally(() => client.end())
}
