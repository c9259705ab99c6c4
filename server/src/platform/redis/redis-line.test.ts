import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { createTestRedis, findRedis, type TestRedis } from '../../testing/redis-server.ts'
import { until } from '../../testing/until.ts'
import { createLog } from '../log.ts'
import { createQuotaCounter } from '../quotas/quota-counter.ts'
import { createSharedQuotas } from '../quotas/shared-quotas.ts'
import { countShared } from '../rate-limit/shared-windows.ts'
import { openRedisLine } from './redis-line.ts'
import type { RedisLine } from './redis-script.ts'

const log = createLog('silent')
const program = findRedis()
let line: RedisLine | null = null
let silent: Server | null = null
let redis: TestRedis | null = null
afterEach(async () => {
  line?.stop()
  silent?.close()
  await redis?.kill()
})

const open = (url: string, onTurn = async () => undefined as void) => (line = openRedisLine(url, onTurn, log))
const one = { user: 'u', key: 'k', limits: [null, null, 2, null] } as const
/** Null if it waits for anything: a timer, a connection, another process. */
const atOnce = <T>(work: Promise<T>) => Promise.race([work, setImmediate(null)])
const timed = async <T>(work: Promise<T>) => {
  const startedAt = performance.now()
  return { answer: await work, ms: performance.now() - startedAt }
}

it('counts here, without waiting, where there is no Redis, or one that never says a word', async () => {
  silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  for (const port of [1, (silent.address() as AddressInfo).port]) {
    const quotas = createSharedQuotas(open(`redis://127.0.0.1:${port}`), createQuotaCounter())
    const answer = await atOnce(quotas.charge([one, one, one]))
    expect(answer?.map(({ passed }) => passed)).toEqual([true, true, false])
    line!.stop()
  }
})

it('counts in Redis, over all who share it, and notices when that hangs and when it is back', async ({ skip }) => {
  if (!program) return skip('neither redis-server nor valkey-server is on the PATH')
  redis = await createTestRedis(program)
  await redis.start()
  let turns = 0
  const here = open(redis.url, async () => void (turns += 1))
  await here.tried
  // Two nodes: each has a counter of its own.
  const [first, second] = [createQuotaCounter(), createQuotaCounter()].map((own) => createSharedQuotas(here, own))
  const verdicts = [...(await first!.charge([one, one])), ...(await second!.charge([one]))]
  expect(verdicts.map(({ passed }) => passed)).toEqual([true, true, false])
  // A refused call is counted on no meter, and looking begins nothing.
  expect((await second!.standings('u', 'k')).map(({ used }) => used)).toEqual([2, 2, 2, 2])
  expect((await second!.standings('nobody', null)).map(({ used }) => used)).toEqual([0, 0])
  expect(verdicts[0]!.standings[0]!.resetsInMs).toBeGreaterThan(59_000)
  expect(await countShared(here, 'x', 60_000, 50)).toMatchObject({ count: 50 })
  expect((await countShared(here, 'x', 60_000, 1))!.count).toBe(51)

  redis.pause()
  const { answer, ms } = await timed(countShared(here, 'x', 60_000, 1))
  expect([answer, ms < 1_000]).toEqual([null, true])
  expect((await timed(countShared(here, 'x', 60_000, 1))).ms).toBeLessThan(50)
  redis.resume()
  await until(() => countShared(here, 'x', 60_000, 1))
  expect(turns).toBe(2)
})
