import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database, Queryable } from '../database/database.ts'
import { runIn } from '../database/run-statement.ts'
import type { DB } from '../database/types.gen.ts'
import { computeFame } from '../features/football/fame/refresh-fame.ts'
import { selectRows, demoSet } from '../features/operations/maintenance/clean-sets.ts'
import { advance } from './advance.ts'
import { facts as allFacts, type Facts } from './facts/facts.ts'
import { isFiction } from './fiction/fiction.ts'
import { datasetRows } from './rows/datasets.ts'
import { factRows } from './rows/fact-rows.ts'
import { fictionRows } from './rows/fiction-rows.ts'
import { newMatchRows } from './rows/match-rows.ts'
import { absenceRows, peopleRows, squadRows, transferRows } from './rows/people-rows.ts'
import { insertRows, insertRowSet } from './rows/row-set.ts'
import { structureRows, titleRows } from './rows/structure-rows.ts'
import { dayOf, seasonBegins } from './season/calendar.ts'
import { tournament, TOURNAMENT_AHEAD, TOURNAMENT_KEPT } from './season/tournament.ts'
import { World } from './season/world.ts'

const SEED = 'meio-campo'
/** Grows whenever the same facts and seed would give another story. */
const PLAN = 3
const MATCHES_PER_BATCH = 200

export interface Loaded {
  readonly matches: number
  readonly rows: number
  readonly seconds: number
}

interface LoadOptions {
  readonly facts?: Facts
  /** False where the open data will bring the facts. */
  readonly withFacts?: boolean
  readonly onStart?: () => void
}

/**
 * Loads the demonstration into an empty database, or replaces one of another version if that is the only data; null if
 * there is nothing to do. It is one transaction: all of it or nothing.
 */
export async function loadDemonstration(
  database: Database,
  now: Date,
  { facts = allFacts, withFacts = true, onStart }: LoadOptions = {},
): Promise<Loaded | null> {
  if ((await findTask(database, facts)) === null) return null
  onStart?.()
  const startedAt = performance.now()
  const at = now.getTime()
  const world = new World(facts, SEED, yearToBegin(facts, at))
  await advance(world, at)
  const matches = [
    ...[...world.matches.values()].filter(({ knownFrom }) => knownFrom <= at),
    ...world.tournament(at - TOURNAMENT_KEPT, at + TOURNAMENT_AHEAD),
  ].toSorted((a, b) => a.kickoff - b.kickoff)
  const rows = await database.transaction().execute(async (transaction) => {
    // Two nodes that start at once: the second finds the first one's rows.
    await sql`lock table demonstration in share row exclusive mode`.execute(transaction)
    const task = await findTask(transaction, facts)
    if (task === null) return null
    if (task === 'renew') await removeOld(transaction)
    const written = await insertWorld(transaction, world, matches, at, withFacts)
    // Without it the search would not rank people correctly until the job's next run.
    await computeFame(runIn(transaction), now)
    return written
  })
  if (rows === null) return null
  return { matches: matches.length, rows, seconds: (performance.now() - startedAt) / 1000 }
}

async function insertWorld(
  transaction: Transaction<DB>,
  world: World,
  matches: ReturnType<World['tournament']>,
  at: number,
  withFacts: boolean,
): Promise<number> {
  let count = await insertRows(transaction, 'datasets', datasetRows)
  // A story without real clubs does without the facts, which then are what there is beside it.
  const real = isFiction(world.facts) ? allFacts : world.facts
  if (withFacts) count += await insertRowSet(transaction, factRows(real))
  if (isFiction(world.facts)) count += await insertRowSet(transaction, fictionRows(world.facts))
  const { id, code, kind, participants, name, officialName, shortName, country, confederation } = tournament
  const invented = { id, code, kind, participants, name, official_name: officialName, short_name: shortName, country }
  const known = world.facts.confederations.some((each) => each.id === confederation)
  const row = { ...invented, confederation_id: known ? confederation : null, demo: true }
  count += await insertRows(transaction, 'competitions', [row])
  count += await insertRowSet(transaction, peopleRows(world, at))
  for (const season of world.seasons) {
    const taken = await findTakenEditions(transaction)
    count += await insertRowSet(transaction, structureRows(world, season, taken, at))
    count += await insertRows(transaction, 'squad_members', squadRows(world, season, taken, at))
    count += await insertRows(transaction, 'transfers', transferRows(season, 0, at))
    count += await insertRows(transaction, 'absences', absenceRows(world, season, 0, at))
  }
  const taken = await findTakenEditions(transaction)
  const free = matches.filter(({ edition }) => !taken.has(edition))
  for (let from = 0; from < free.length; from += MATCHES_PER_BATCH) {
    count += await insertRowSet(
      transaction,
      newMatchRows(world, free.slice(from, from + MATCHES_PER_BATCH), at),
      // Matches of one round share it.
      (table) => table !== 'rounds',
    )
  }
  count += await insertRows(transaction, 'titles', titleRows(world, taken, 0, at))
  await transaction
    .insertInto('demonstration')
    .values({
      seed: world.seed,
      began_in: world.seasons[0]!.year,
      plan: fingerprint(world.facts),
      played_to: new Date(at),
    })
    .execute()
  return count
}

/** Editions that hold real data: the demonstration keeps out of them. */
export async function findTakenEditions(database: Queryable): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('editions').select('id').where('demo', '=', false).execute()
  return new Set(rows.map(({ id }) => id))
}

/** What the story is made from. */
export function fingerprint({
  teams,
  seriesA,
  seriesB,
  libertadoresGroups,
  copaDoBrasilEntrants,
  titles,
  idPrefix,
}: Facts): string {
  const clubs = teams.map(({ id, country, stadium }) => [id, country, stadium])
  const made = [
    PLAN,
    idPrefix,
    clubs,
    seriesA,
    seriesB,
    libertadoresGroups,
    copaDoBrasilEntrants,
    titles.map((t) => t.champion),
  ]
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16)
}

/** Early in a year the new season has no results yet, so the season before is made too, unless its champions are known. */
function yearToBegin({ titles }: Facts, at: number): number {
  const year = Number(dayOf(at).slice(0, 4))
  const early = at < seasonBegins(year) + 60 * 86_400_000
  const known = titles.some(({ edition }) => edition === String(year - 1))
  return early && !known ? year - 1 : year
}

/**
 * The demonstration of another version cannot be continued. It is rebuilt, unless real people might use its ids: those
 * of fictional clubs are separate.
 */
async function findTask(database: Queryable, facts: Facts): Promise<'load' | 'renew' | null> {
  const { rows } = await sql<{ football: boolean; real_people: boolean; plan: string | null; removed: boolean | null }>`
    select
      exists (select 1 from teams) or exists (select 1 from people) or exists (select 1 from competitions)
        or exists (select 1 from stadiums) or exists (select 1 from confederations)
        or exists (select 1 from streamings) as football,
      exists (select 1 from people where not demo) as real_people,
      (select plan from demonstration) as plan,
      (select removed_at is not null from demonstration) as removed`.execute(database)
  const { football, real_people, plan, removed } = rows[0]!
  if (plan === null) return football ? null : 'load'
  return !removed && (isFiction(facts) || !real_people) && plan !== fingerprint(facts) ? 'renew' : null
}

async function removeOld(transaction: Transaction<DB>): Promise<void> {
  await sql`select set_config('meio_campo.cleaning', 'on', true)`.execute(transaction)
  for (const member of demoSet.toReversed()) await sql`delete ${selectRows(demoSet, member)}`.execute(transaction)
  await transaction.deleteFrom('demonstration').execute()
  await sql`select set_config('meio_campo.cleaning', 'off', true)`.execute(transaction)
}
