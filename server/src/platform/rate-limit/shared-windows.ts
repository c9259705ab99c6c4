import type { WindowCount } from './window-counter.ts'
import { redisScript, type RedisLine } from '../redis/redis-script.ts'

const COUNT = redisScript(`
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { count, left }`)

/** Counts calls per key in fixed windows for all nodes; null while Redis is away. */
export async function countShared(
  redis: RedisLine,
  key: string,
  windowMs: number,
  calls: number,
): Promise<WindowCount | null> {
  const counted = await redis.run(COUNT, [`mc:limit:${key}`], [windowMs, calls])
  return counted && { count: counted[0]!, resetsInMs: counted[1]! }
}
