import type { Queryable } from '../../../database/database.ts'

const ADDRESSES_KEPT_DAYS = 180
const DAY_MS = 86_400_000

/** From where something was done is of use while it may still be looked into; who did what stays. */
export async function purgeAddresses(database: Queryable, now: Date): Promise<void> {
  await database
    .updateTable('audit_log')
    .set({ address: null, device: null })
    .where('address', 'is not', null)
    .where('at', '<=', new Date(now.getTime() - ADDRESSES_KEPT_DAYS * DAY_MS))
    .execute()
}
