import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseAddress } from '../database/address.ts'
import { createQuotaCounter } from '../platform/quotas/quota-counter.ts'
import { openQuotaLedger } from '../platform/quotas/quota-ledger.ts'
import type { Counter } from '../platform/quotas/quota.ts'
import { createSharedQuotas } from '../platform/quotas/shared-quotas.ts'
import { countShared } from '../platform/rate-limit/shared-windows.ts'
import { openRedisLine } from '../platform/redis/redis-line.ts'
import { createWindowCounter, type SharedWindowCounter } from '../platform/rate-limit/window-counter.ts'

export interface Counting extends Counter, SharedWindowCounter {
  /** Settles when counting can begin. */
  readonly ready: Promise<void>
  stop(): Promise<void>
}

/** Counts for all workers of this node, and with Redis for all workers of all nodes. */
export function openCounting(
  redisUrl: string | null,
  address: Promise<DatabaseAddress>,
  log: FastifyBaseLogger,
): Counting {
  const windows = createWindowCounter()
  const quotas = createQuotaCounter()
  const ledger = openQuotaLedger(address, quotas, log)
  const redis = redisUrl === null ? null : openRedisLine(redisUrl, () => ledger.read(), log)
  const here: Counter = {
    charge: async (charges) => {
      const now = Date.now()
      return charges.map((charge) => quotas.take(charge, now))
    },
    standings: async (user, key) => quotas.standings(user, key, Date.now()),
  }
  const counter = redis ? createSharedQuotas(redis, quotas) : here
  return {
    ready: Promise.all([ledger.ready, redis?.tried]).then(() => undefined),
    async count(key, windowMs, calls = 1) {
      const shared = redis && (await countShared(redis, key, windowMs, calls))
      return shared ?? windows.count(key, windowMs, Date.now(), calls)
    },
    async charge(charges) {
      await ledger.ready
      return counter.charge(charges)
    },
    async standings(user, key) {
      await ledger.ready
      return counter.standings(user, key)
    },
    async stop() {
      await ledger.stop()
      redis?.stop()
    },
  }
}
