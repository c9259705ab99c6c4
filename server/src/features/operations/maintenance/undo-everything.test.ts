import type { Session } from '@meio-campo/contract'
import fc from 'fast-check'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { DUMP_TABLES } from '../../importing/datasets/meio-campo/tables.ts'
import { ACT_NAMES, doAct, takeBack, type Act, type Undoable } from './testing/random-acts.ts'

const RUNS = Number(process.env['UNDO_RUNS'] ?? (process.env['FULL'] === '1' ? 300 : 10))

interface Open {
  readonly test: TestApp
  readonly admin: Session
  readonly before: Rows
}

const TABLES = [...DUMP_TABLES, 'website', 'desk_commands']

let open: Open
beforeAll(async () => {
  open = await prepare()
})
afterAll(() => open.test.close())

async function prepare(): Promise<Open> {
  const test = await createTestApp()
  await insertSmallSeason(test.database, '2026-05-10')
  await test.database.insertInto('stadiums').values({ id: 'campo', name: 'Campo' }).execute()
  for (const table of TABLES) {
    await sql`create table ${sql.id(`first_${table}`)} as table ${sql.table(table)}`.execute(test.database)
  }
  return { test, admin: await test.registerAdmin(), before: await rows(test) }
}

/**
 * One run leaves its rows to the next. After a failure the first rows come back, so that the sequence can be made
 * smaller.
 */
async function putBack({ test }: Open): Promise<void> {
  await test.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const table of [...TABLES].toReversed()) await sql`delete from ${sql.table(table)}`.execute(transaction)
    for (const table of TABLES) {
      const { rows: columns } = await sql<{ name: string }>`
        select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
        transaction,
      )
      const names = sql.join(columns.map(({ name }) => sql.ref(name)))
      await sql`
        insert into ${sql.table(table)} (${names}) overriding system value
        select ${names} from ${sql.id(`first_${table}`)}`.execute(transaction)
    }
  })
}

type Rows = Readonly<Record<string, readonly string[]>>

/**
 * Columns that are not part of an edit: when a desk held the match, the sources in use, and the clock, which runs by
 * itself.
 */
const QUIET = ['desk_at', 'events_source', 'lineups_source', 'officials_source', 'minute', 'added']
const GROWING = ['version', 'created_at', 'updated_at']

/** The compared part of a row, where not all of it is compared. */
const COUNTED: Readonly<Record<string, RawBuilder<unknown>>> = {
  matches: sql`select to_jsonb(t) - ${[...QUIET, ...GROWING]}::text[] as row from matches as t`,
  /**
   * Events that a desk recorded and an undo removed stay as retracted, so that clients who saw them learn of it: they
   * are not compared, nor are the positions and revisions that they gave to others.
   */
  events: sql`
    select to_jsonb(t) - ${['position', 'revision', ...GROWING]}::text[] || jsonb_build_object('place',
      row_number() over (partition by match_id order by position, id)) as row
    from events as t where not (retracted and id like 'mesa\\_%')`,
  /** A match taken over at the desk without its kick-off has a clock that runs on. */
  match_clocks: sql`
    select to_jsonb(t) - ${GROWING}::text[] as row from match_clocks as t where exists (
      select from events as e
      where e.match_id = t.match_id and e.period = t.period and e.type = 'periodStart' and not e.retracted)`,
  desk_marks: sql`select to_jsonb(t) - ${GROWING}::text[] as row from desk_marks as t where not retracted`,
}

/** Every row of football, and the site's data. A dataset stays on the list with its licence. */
async function rows({ database }: TestApp): Promise<Rows> {
  const every = [...DUMP_TABLES.filter((table) => table !== 'datasets'), 'website'].map((table) => {
    const all = COUNTED[table] ?? sql`select to_jsonb(t) - ${GROWING}::text[] as row from ${sql.table(table)} as t`
    return sql`select ${table}::text as name, array(select r.row::text from (${all}) as r order by 1) as rows`
  })
  const { rows: found } = await sql<{ name: string; rows: string[] }>`${sql.join(every, sql` union all `)}`.execute(
    database,
  )
  return Object.fromEntries(found.map(({ name, rows: held }) => [name, held]))
}

/** Pseudo-random numbers from a seed. */
function* chance(seed: number): Generator<number, never> {
  let state = seed >>> 0
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state >>> 8
  }
}

/** Records that a form opens with their version, which it sends back as `If-Match`. */
const VERSIONED = ['teams', 'people', 'stadiums', 'competitions', 'editions', 'matches'] as const

/** A version of a record always has the same content, otherwise a form read before an undo could overwrite it. */
async function expectVersionsTell({ database }: TestApp, seen: Map<string, string>): Promise<void> {
  const every = VERSIONED.map(
    (table) => sql`
      select ${table} || ' ' || id || ' ' || version as version,
        (to_jsonb(t) - ${[...QUIET, ...GROWING]}::text[])::text as row from ${sql.table(table)} as t`,
  )
  const { rows: found } = await sql<{ version: string; row: string }>`${sql.join(every, sql` union all `)}`.execute(
    database,
  )
  for (const { version, row } of found) {
    expect(seen.get(version) ?? row, version).toBe(row)
    seen.set(version, row)
  }
}

/** An undone act: the edit that undid it, and all rows from before. */
interface Undone {
  readonly undo: string
  readonly before: Rows
}

/**
 * Undoes acts one after the other in random order; a refused undo changes nothing and is tried again later. Returns the
 * last ones that can be redone, in reverse order; a copy that was restored cannot be used again.
 */
async function takeAllBack(
  { test, admin }: Open,
  done: readonly Undoable[],
  numbers: Generator<number, never>,
  seen: Map<string, string>,
): Promise<readonly Undone[]> {
  let left = [...done]
  let undone: Undone[] = []
  while (left.length > 0) {
    const untried = [...left]
    let gone: Undoable | null = null
    const reasons: string[] = []
    while (gone === null && untried.length > 0) {
      const [next] = untried.splice(numbers.next().value % untried.length, 1)
      const now = await rows(test)
      const { status, body } = await takeBack(test, admin, next!)
      if (status === 200) {
        gone = next!
        const wavering = 'edit' in gone && numbers.next().value % 3 === 0
        const undo = wavering ? await waver({ test, admin }, body.data.id) : body.data.id
        undone = 'edit' in gone ? [...undone, { undo, before: now }] : []
        await expectVersionsTell(test, seen)
      } else {
        expect(status, JSON.stringify(body)).toBe(409)
        expect(await rows(test)).toEqual(now)
        reasons.push(`${JSON.stringify(next)}: ${body.detail}`)
      }
    }
    expect(gone, `Nothing of what is left can be undone.\n${reasons.join('\n')}`).not.toBeNull()
    left = left.filter((each) => each !== gone)
  }
  return undone
}

/** Redoes what was just undone, and undoes it again; returns the undo that is valid then. */
async function waver({ test, admin }: Pick<Open, 'test' | 'admin'>, undo: string): Promise<string> {
  const taken = await rows(test)
  let last = undo
  for (const _ of ['again', 'back']) {
    const { status, body } = await takeBack(test, admin, { edit: last })
    expect(status, JSON.stringify(body)).toBe(200)
    last = body.data.id
  }
  expect(await rows(test)).toEqual(taken)
  return last
}

/** Redoes the last acts, each of which must restore the rows that its undo removed, and undoes them again. */
async function redoSome({ test, admin }: Open, undone: readonly Undone[], most: number): Promise<void> {
  const again: string[] = []
  for (const { undo, before } of undone.slice(undone.length - most).toReversed()) {
    const { status, body } = await takeBack(test, admin, { edit: undo })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(await rows(test)).toEqual(before)
    again.push(body.data.id)
  }
  for (const redo of again.toReversed())
    expect((await takeBack(test, admin, { edit: redo })).body).toMatchObject({ data: { kind: 'undo' } })
}

/** Collects the events that desks recorded so far, with their matches. */
async function noteDeskEvents({ database }: TestApp, told: Map<string, string>): Promise<void> {
  const { rows: found } = await sql<{ id: string; match: string }>`
    select id, match_id as match from events where id like 'mesa\\_%' and not retracted`.execute(database)
  for (const { id, match } of found) told.set(id, match)
}

/**
 * Checks that every event that a desk recorded and an undo removed is still there as retracted, if its match exists.
 */
async function expectRetracted({ database }: TestApp, told: ReadonlyMap<string, string>): Promise<void> {
  const { rows: found } = await sql<{ id: string; fate: string }>`
    select t.id, case when e.id is null then 'gone' when e.retracted then 'retracted' else 'standing' end as fate
    from unnest(${[...told.keys()]}::text[], ${[...told.values()]}::text[]) as t (id, match)
    join matches as m on m.id = t.match left join events as e on e.id = t.id`.execute(database)
  expect(found.filter(({ fate }) => fate !== 'retracted')).toEqual([])
}

/** Performs all acts, undoes all of them, and redoes and undoes some: every row is as it was. */
async function playAndTakeBack(sequence: readonly (() => Promise<readonly Undoable[]>)[], seed: number): Promise<void> {
  const { test, before } = open
  const [numbers, seen, told] = [chance(seed), new Map<string, string>(), new Map<string, string>()]
  try {
    await expectVersionsTell(test, seen)
    const done: Undoable[] = []
    for (const act of sequence) {
      done.push(...(await act()))
      await noteDeskEvents(test, told)
      await expectVersionsTell(test, seen)
    }
    const undone = await takeAllBack(open, done, numbers, seen)
    expect(await rows(test)).toEqual(before)
    await expectRetracted(test, told)
    await redoSome(open, undone, numbers.next().value % 4)
    expect(await rows(test)).toEqual(before)
    await expectRetracted(test, told)
    await expectVersionsTell(test, seen)
  } catch (error) {
    await putBack(open)
    throw error
  }
}

const acts = fc.array(
  fc.record<Act>({
    act: fc.constantFrom(...ACT_NAMES, 'desk', 'edit', 'import'),
    picks: fc.array(fc.nat(999), { minLength: 8, maxLength: 8 }),
  }),
  { minLength: 1, maxLength: 14 },
)

/** The service may refuse an act, depending on the randomly chosen record; then another one is tried. */
async function doForSure({ test, admin }: Open, act: Act['act'], numbers: Iterator<number>): Promise<Undoable[]> {
  for (let tries = 0; tries < 60; tries++) {
    const picks = Array.from({ length: 8 }, () => numbers.next().value as number)
    const done = await doAct(test, admin, { act, picks })
    if (done.length > 0) return [...done]
  }
  throw new Error(`${act}: refused whatever was chosen, so that nothing is proved of it.`)
}

it('each kind of act is done at least once, and all of them are undone', { timeout: 120_000 }, async () => {
  const numbers = chance(16)
  await playAndTakeBack(
    ACT_NAMES.map((act) => () => doForSure(open, act, numbers)),
    16,
  )
})

const LONGEST = 300_000 + RUNS * 6_000

it('whatever was done, and in whatever order it is undone, every row is as it was', { timeout: LONGEST }, async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.nat(), (sequence, seed) =>
      playAndTakeBack(
        sequence.map((act) => () => doAct(open.test, open.admin, act)),
        seed,
      ),
    ),
    // The sequences differ in every run. A failure prints its seed: `SEED=…` repeats them, and looks for a shorter
    // sequence.
    {
      numRuns: RUNS,
      endOnFailure: process.env['SEED'] === undefined,
      ...(process.env['SEED'] && { seed: Number(process.env['SEED']) }),
    },
  )
})
