import { redisScript, type RedisLine } from '../redis/redis-script.ts'
import { createDayClock } from '../time/today.ts'
import { endOfDay, MINUTE_MS, type QuotaCounter } from './quota-counter.ts'
import { METERS, type Charge, type Counter, type QuotaLimits, type Standing, type Verdict } from './quota.ts'

/**
 * Every meter is looked at before one is moved, and Redis does nothing else in between: all or none, exactly. What is
 * known to have been used already (`least`) holds also where Redis has forgotten it, or was away while it was used.
 */
const CHARGE = redisScript(`
local passed = 1
local used = {}
for i, key in ipairs(KEYS) do
  local limit, window, least = ARGV[3 * i - 1], ARGV[3 * i], ARGV[3 * i + 1]
  used[i] = tonumber(redis.call('GET', key) or '0')
  if used[i] < tonumber(least) then
    redis.call('SET', key, least, 'PX', window)
    used[i] = tonumber(least)
  end
  if limit ~= '' and used[i] >= tonumber(limit) then passed = 0 end
end
local answer = { passed }
for i, key in ipairs(KEYS) do
  if passed == 1 and ARGV[1] == 'take' then used[i] = redis.call('INCR', key) end
  local left = redis.call('PTTL', key)
  if left < 0 then
    left = tonumber(ARGV[3 * i])
    redis.call('PEXPIRE', key, left)
  end
  answer[2 * i] = used[i]
  answer[2 * i + 1] = left
end
return answer`)

const UNLIMITED: QuotaLimits = [null, null, null, null]

/**
 * Counts calls with keys over all nodes, in Redis. This node's own counter is kept in step: it stores the days for
 * PostgreSQL, restores counts that Redis may have lost, and counts alone while Redis is away.
 */
export function createSharedQuotas(redis: RedisLine, counter: QuotaCounter): Counter {
  const dayOf = createDayClock()

  const ask = async (what: 'take' | 'look', user: string, key: string | null, limits: QuotaLimits) => {
    const now = Date.now()
    const day = dayOf(now)
    const known = counter.standings(user, key, now)
    const values: (string | number)[] = [what]
    const keys = known.map(({ used }, index) => {
      const { of, window } = METERS[index]!
      const daily = window === 'day'
      values.push(limits[index] ?? '', daily ? Math.max(1, endOfDay(day) - now) : MINUTE_MS, daily ? used : 0)
      // The braces keep an account's meters together where Redis is several.
      return `mc:quota:{${user}}:${of === 'account' ? 'account' : key}:${daily ? day : 'minute'}`
    })
    const answer = await redis.run(CHARGE, keys, values)
    if (answer === null) return null
    const standings = known.map((_, index): Standing => ({
      used: answer[2 * index + 1]!,
      resetsInMs: answer[2 * index + 2]!,
    }))
    return { passed: answer[0] === 1, standings }
  }

  const take = async (charge: Charge): Promise<Verdict> => {
    const { user, key, limits } = charge
    const verdict = await ask('take', user, key, limits)
    if (verdict === null) return counter.take(charge, Date.now())
    if (verdict.passed) counter.take({ ...charge, limits: UNLIMITED }, Date.now())
    return verdict
  }

  return {
    charge: (charges) => Promise.all(charges.map(take)),
    async standings(user, key) {
      const found = await ask('look', user, key, UNLIMITED)
      return found?.standings ?? counter.standings(user, key, Date.now())
    },
  }
}
