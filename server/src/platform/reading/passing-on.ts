import type { Queryable } from '../../database/database.ts'
import { seePassableOnly, seesDemonstrationOnly } from '../../database/sight.ts'
import type { Principal } from '../callers/principal.ts'

/** Told when an operator has stated a right to pass data on, or taken it back: what was published may be another thing now. */
export const RIGHTS_CHANNEL = 'rights'

/**
 * For whom an answer is made. What a browser key reads stands on a page for anybody, as what a visitor reads does: their
 * answers have no more in them than may be passed on.
 */
export type Audience = 'accounts' | 'anybody' | 'demonstration'

export function audienceOf(principal: Principal): Audience {
  if (seesDemonstrationOnly()) return 'demonstration'
  const isPublished = principal.kind === 'visitor' || (principal.kind === 'key' && principal.key.kind === 'browser')
  return isPublished ? 'anybody' : 'accounts'
}

/** Whether a source forbids that its data is passed on, and nobody has stated a right to do so. */
export async function withholdsData(database: Queryable): Promise<boolean> {
  const found = await database
    .selectFrom('datasets')
    .select('id')
    .where('redistribution', '=', false)
    .where('right_stated_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Runs an export, or makes an answer for anybody: it sees no more than may be passed on. */
export async function passOn<T>(database: Queryable, work: () => Promise<T>): Promise<T> {
  return (await withholdsData(database)) ? seePassableOnly(work) : work()
}
