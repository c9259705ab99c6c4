import type { Queryable } from '../../database/database.ts'
import { seeDemonstrationOnly, seePassableOnly } from '../../database/sight.ts'
import type { Principal } from './principal.ts'

/** The sources that forbid that their data is passed on, and of which nobody has stated a right to do so. */
export async function listWithheldSources(database: Queryable): Promise<string[]> {
  const rows = await database
    // Also where it is asked within a call that sees less.
    .withSchema('public')
    .selectFrom('datasets')
    .select('id')
    .where('redistribution', '=', false)
    .where('right_stated_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

const ASKED_AGAIN_AFTER_MS = 5_000
const lastAsked = new WeakMap<Queryable, { readonly withholds: boolean; readonly at: number }>()

export async function withholdsData(database: Queryable): Promise<boolean> {
  const at = performance.now()
  const withholds = (await listWithheldSources(database)).length > 0
  lastAsked.set(database, { withholds, at })
  return withholds
}

/** Whether it was seen a moment ago that everything may be passed on: for those who cannot wait for the database. */
export function isKnownToWithholdNothing(database: Queryable): boolean {
  const asked = lastAsked.get(database)
  return asked !== undefined && !asked.withholds && performance.now() - asked.at < ASKED_AGAIN_AFTER_MS
}

/** Runs what passes data on, such as an export: it sees no more than may be passed on. */
export async function readPassable<T>(database: Queryable, work: () => Promise<T>): Promise<T> {
  return (await withholdsData(database)) ? seePassableOnly(work) : work()
}

/** What they read is for everybody: a visitor, and the key that a page of another site carries. */
export function readsInPublic(principal: Principal): boolean {
  return principal.kind === 'visitor' || (principal.kind === 'key' && principal.key.kind === 'browser')
}

const isTest = (principal: Principal) => principal.kind === 'key' && principal.key.mode === 'test'

/** Runs a read as its caller may see it: a test key the demonstration, whoever reads in public what may be passed on. */
export async function readAs<T>(database: Queryable, principal: Principal, work: () => Promise<T>): Promise<T> {
  if (isTest(principal)) return seeDemonstrationOnly(work)
  if (!readsInPublic(principal) || isKnownToWithholdNothing(database)) return work()
  return readPassable(database, work)
}

/** Nobody writes in public: a visitor who signs in or up writes what is their own. */
export function writeAs<T>(principal: Principal, work: () => Promise<T>): Promise<T> {
  return isTest(principal) ? seeDemonstrationOnly(work) : work()
}
