import type { Limits } from '../../../platform/rate-limit/limits.ts'
import type { Policy } from '../../../platform/rate-limit/policies.ts'
import type { CallRecord } from './call-record.ts'

/** Bodies that are stored for one account: a program that repeats a refused write all day must not fill the disk. */
export const STORED_BODIES: Policy = { name: 'corpos-recusados', quota: 200, windowMs: 3_600_000 }

/** The same calls; those beyond what is stored of their account in an hour are without their bodies. */
export async function limitBodies(
  limits: Pick<Limits, 'take'>,
  records: readonly CallRecord[],
): Promise<readonly CallRecord[]> {
  const byUser = Map.groupBy(
    records.filter(({ refusedBody }) => refusedBody !== null),
    ({ user }) => user,
  )
  if (byUser.size === 0) return records
  const surplus = new Set<CallRecord>()
  for (const [user, own] of byUser) {
    // Where the limit cannot be counted, the calls are written without their bodies.
    const counted = await limits.take(STORED_BODIES, user, own.length).catch(() => null)
    const before = counted ? counted.count - own.length : STORED_BODIES.quota
    for (const record of own.slice(Math.max(0, STORED_BODIES.quota - before))) surplus.add(record)
  }
  return records.map((record) => (surplus.has(record) ? { ...record, refusedBody: null } : record))
}
