import type { Queryable } from '../../database/database.ts'
import { seeDemonstrationOnly, seePassableOnly } from '../../database/sight.ts'
import type { Principal } from './principal.ts'

/** The sources that forbid redistribution and for which no right to redistribute was stated. */
export async function listWithheldSources(database: Queryable): Promise<string[]> {
  const rows = await database
    // Reads the table itself, because the call's own view of the data may be restricted.
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

/** Whether a recent check found no withheld source, for callers that cannot wait for the database. */
export function isKnownToWithholdNothing(database: Queryable): boolean {
  const asked = lastAsked.get(database)
  return asked !== undefined && !asked.withholds && performance.now() - asked.at < ASKED_AGAIN_AFTER_MS
}

/** Runs work that redistributes data, such as an export: it sees only what may be redistributed. */
export async function readPassable<T>(database: Queryable, work: () => Promise<T>): Promise<T> {
  return (await withholdsData(database)) ? seePassableOnly(work) : work()
}

/** Visitors and browser keys read in public: what they read can be shown to any person. */
export function readsInPublic(principal: Principal): boolean {
  return principal.kind === 'visitor' || (principal.kind === 'key' && principal.key.kind === 'browser')
}

const isTest = (principal: Principal) => principal.kind === 'key' && principal.key.mode === 'test'

/**
 * Runs a read with its caller's view: a test key sees the demonstration, public readers see what may be redistributed.
 */
export async function readAs<T>(database: Queryable, principal: Principal, work: () => Promise<T>): Promise<T> {
  if (isTest(principal)) return seeDemonstrationOnly(work)
  if (!readsInPublic(principal) || isKnownToWithholdNothing(database)) return work()
  return readPassable(database, work)
}

/**
 * Runs a write with its caller's view. Public callers are not restricted, because visitors write only their own
 * account.
 */
export function writeAs<T>(principal: Principal, work: () => Promise<T>): Promise<T> {
  return isTest(principal) ? seeDemonstrationOnly(work) : work()
}
