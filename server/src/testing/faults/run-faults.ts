import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '@meio-campo/football'
import type { Timings } from '../../features/push/webhooks/schedule.ts'
import { DRAWN, EARLIER, insertSmallSeason, LIVE, NEXT, OTHER, PLAYED } from '../small-season.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { until } from '../until.ts'
import { accountOf, playOn, statesOf, type Account } from './account.ts'
import { startBadReceiver } from './bad-receiver.ts'
import type { SendingOrder } from './sending-process.ts'

const MATCHES = [LIVE, OTHER, PLAYED, DRAWN, NEXT, EARLIER]
const ENVIRONMENT = {
  ALLOW_PRIVATE_WEBHOOKS: '1',
  SECRET_KEY: 'a-secret-key-of-more-than-32-letters',
  LOG_LEVEL: 'silent',
}
/** Short intervals and many attempts: a receiver that is down for long must not use up its attempts. */
const TIMINGS: Timings = {
  waitsMs: Array.from({ length: 200 }, () => 60),
  timeoutMs: 300,
  leaseMs: 1_500,
  pollMs: 50,
  shutdownMs: 100,
}
const LATE_MS = TIMINGS.timeoutMs * 1.5
const AWAY_MS = 700
const READY_MS = 30_000
const PATIENCE_MS = 90_000

interface Faults {
  readonly processes: number
  readonly kills: number
  /** The receiver stops after this many kills, again and again. */
  readonly awayEvery: number
  readonly seed: string
}

export interface FaultReport extends Account {
  readonly kills: number
  readonly requests: Readonly<Record<string, number>>
  readonly redirectsFollowed: number
  /** The deliveries in the database at the end. */
  readonly states: Readonly<Record<string, number>>
}

/** Deliveries to a bad receiver by processes that are killed, while matches go on. */
export async function runFaults({ processes, kills, awayEvery, seed }: Faults): Promise<FaultReport> {
  const random = randomFrom(seed)
  const test = await createTestApp(ENVIRONMENT)
  const receiver = await startBadReceiver(randomFrom(`${seed} receiver`), LATE_MS)
  const sending = new Set<ChildProcess>()
  try {
    await insertSmallSeason(test.database, '2026-05-10')
    const body = { name: 'Ruim', url: receiver.url(), types: ['match.goal'] }
    const made = await test.call('POST', '/api/v1/webhooks', { as: await test.register(), body })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    const begin = async () => void sending.add(await startSending(test))
    await Promise.all(Array.from({ length: processes }, begin))

    let playing = true
    const goals = MATCHES.map((match) => playOn(test.database, match, () => playing))
    for (let killed = 1; killed <= kills; killed += 1) {
      await sleep(random.integer(200, 900))
      const victim = random.pick([...sending])!
      sending.delete(victim)
      victim.kill('SIGKILL')
      const away = killed % awayEvery === 0 ? receiver.goAway(AWAY_MS) : null
      await Promise.all([begin(), away])
    }
    playing = false
    const written = (await Promise.all(goals)).flat()
    await until(async () => (await statesOf(test.database))['pending'] === undefined, PATIENCE_MS)
    return {
      ...accountOf(written, receiver.taken),
      kills,
      requests: receiver.moods,
      redirectsFollowed: receiver.followed(),
      states: await statesOf(test.database),
    }
  } finally {
    for (const child of sending) child.kill('SIGKILL')
    await receiver.close()
    await test.close()
  }
}

async function startSending({ context }: TestApp): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'sending-process.ts'), { execArgv: [], stdio: 'inherit' })
  const environment = { ...ENVIRONMENT, DATA_DIR: context.config.dataDir }
  child.send({ address: context.address, environment, timings: TIMINGS } satisfies SendingOrder)
  await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(READY_MS) }),
    once(child, 'exit').then(() => Promise.reject(new Error('a sending process ended by itself'))),
  ])
  return child
}
