import { includes } from '@meio-campo/contract/rules'
import type { Context } from '../../../platform/context.ts'
import { listHeldDuties } from '../../../platform/duties/held-duties.ts'

/** Whether the user decides on suggestions, by role or by duty, and so sees those of all users. */
export async function isReviewer(
  { database, now }: Context,
  { id, admin }: { readonly id: string; readonly admin: boolean },
): Promise<boolean> {
  if (admin) return true
  const duties = await listHeldDuties(database, id, now(), 'reviewer')
  return duties.some((duty) => includes(duty, { role: 'reviewer', queue: 'suggestions' }))
}
