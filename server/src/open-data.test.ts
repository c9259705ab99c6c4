import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDatabase, type Database } from './database/database.ts'
import { fiction } from './demo/fiction/fiction.ts'
import { facts } from './demo/facts/facts.ts'
import { loadDemonstration } from './demo/load.ts'
import { keepAddresses } from './features/importing/open-data/keep-addresses.ts'
import { loadOpenData } from './features/importing/open-data/load-open-data.ts'
import { findManifest, type OpenDataManifest } from './features/importing/open-data/manifest.ts'
import { wantsOpenData } from './features/importing/open-data/open-data-state.ts'
import { readOpenDataShapes } from './features/importing/open-data/table-list.ts'
import { writeOpenData } from './features/importing/open-data/write-open-data.ts'
import { findSources, makeOpenData } from './make-open-data.ts'
import { createTestDatabase } from './testing/test-database.ts'

// Three imports and some loads; a busy machine needs many times what a quiet one does.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 })

const FIXTURES = join(import.meta.dirname, 'features/importing/datasets')
const NOW = new Date('2026-06-10T15:00:00Z')

let folder: string
let manifest: OpenDataManifest
const made: { address: Awaited<ReturnType<typeof createTestDatabase>>['address']; drop: () => Promise<void> }[] = []
const opened: Database[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mc-open-data-'))
  await writeSources(join(folder, 'sources'))
  manifest = await makeOpenData(
    (await freshDatabase()).database,
    findSources([join(folder, 'sources')]),
    join(folder, 'first'),
  )
})
afterAll(async () => {
  for (const database of opened) await database.destroy()
  for (const { drop } of made) await drop()
  await rm(folder, { recursive: true, force: true })
})

/** The small hand-written pieces that the importers' own tests read, laid out like the sources. */
async function writeSources(target: string): Promise<void> {
  for (const [name, dataset] of [
    ['brazilianfootball-cbf', 'cbf'],
    ['williamorim-brasileirao', 'brasileirao'],
    ['martj42-international-results', 'international-results'],
    ['openfootball-worldcup-json', 'openfootball-json'],
  ] as const) {
    await mkdir(join(target, name), { recursive: true })
    await cp(join(FIXTURES, dataset, 'fixtures'), join(target, name), { recursive: true })
    await writeFile(join(target, name, 'LICENSE'), `MIT License\n\nCopyright (c) ${name}\n`)
  }
}

async function freshDatabase() {
  const test = await createTestDatabase()
  made.push(test)
  const database = openDatabase(test.address, () => undefined)
  opened.push(database)
  return { database, address: test.address }
}

/** Does what the first start does: loads the fictional tournament first, then the open data. */
async function firstStart(from = join(folder, 'first')) {
  const fresh = await freshDatabase()
  await loadDemonstration(fresh.database, NOW, { facts: fiction, withFacts: false })
  const wanted = await wantsOpenData(fresh.database, manifest)
  if (wanted) await loadOpenData(fresh.address, { folder: from, manifest })
  return { ...fresh, wanted }
}

const read = async (database: Database, statement: string) =>
  (await sql.raw<Record<string, string | number>>(statement).execute(database)).rows

it('gives the same bytes from the same sources', async () => {
  const { database } = await freshDatabase()
  const again = await makeOpenData(database, findSources([join(folder, 'sources')]), join(folder, 'second'))
  expect(again).toEqual(manifest)
  const names = (await readdir(join(folder, 'first'))).toSorted()
  expect((await readdir(join(folder, 'second'))).toSorted()).toEqual(names)
  for (const name of names) {
    const [one, other] = await Promise.all(['first', 'second'].map((each) => readFile(join(folder, each, name))))
    expect(one!.equals(other!), name).toBe(true)
  }
})

it('names every source with its licence, and keeps the texts that the licences ask for', async () => {
  expect(await findManifest(join(folder, 'first'))).toEqual(manifest)
  expect(manifest.sources.map(({ folder: name, licence }) => [name, licence])).toEqual([
    ['openfootball-worldcup-json', 'CC0 1.0'],
    ['brazilianfootball-cbf', 'MIT'],
    ['williamorim-brasileirao', 'MIT'],
    ['martj42-international-results', 'CC0 1.0'],
  ])
  const notice = await readFile(join(folder, 'first', 'NOTICE.md'), 'utf8')
  expect(notice).toContain('Copyright (c) brazilianfootball-cbf')
  expect(notice).toContain('Igor Patrício Michels')
  expect(notice).not.toContain('Copyright (c) martj42')
})

it('is the same rows once loaded, beside the fictional tournament', async () => {
  const { database } = await firstStart()
  expect(await read(database, `select status, version from open_data`)).toEqual([
    { status: 'done', version: manifest.version },
  ])
  const [counts] = await read(
    database,
    `select
    (select count(*)::int from matches where not demo) as matches, (select count(*)::int from people where not demo) as people,
    (select count(*)::int from teams where not demo) as teams, (select count(*)::int from titles) as titles,
    (select count(*)::int from changes where kind = 'match' and record_id in (select id from matches where not demo)) as told,
    (select count(*)::int from edit_rows) as history`,
  )
  expect(counts).toEqual({
    matches: manifest.counts['matches'],
    people: manifest.counts['people'],
    teams: manifest.counts['teams'],
    titles: facts.titles.length,
    told: 0,
    history: 0,
  })
  expect(await wantsOpenData(database, manifest)).toBe(false)
  const [found] = await read(database, `select record_id from search_names('team', 'flamengo', 1)`)
  expect(found).toEqual({ record_id: 'flamengo' })
})

it('is all there or not at all when a file of it is broken', async () => {
  const broken = join(folder, 'broken')
  await cp(join(folder, 'first'), broken, { recursive: true })
  await writeFile(join(broken, 'events.zst'), 'x')
  const { database, address } = await freshDatabase()
  await wantsOpenData(database, manifest)
  await expect(loadOpenData(address, { folder: broken, manifest })).rejects.toThrow('events.zst')
  expect(await read(database, 'select id from teams')).toEqual([])
  expect(await wantsOpenData(database, manifest)).toBe(true)
  await loadOpenData(address, { folder: join(folder, 'first'), manifest })
  expect(await read(database, 'select count(*)::int as teams from teams')).toEqual([
    { teams: manifest.counts['teams'] },
  ])
})

it('is not loaded into a database with other football data', async () => {
  const { database } = await freshDatabase()
  await sql`insert into people (id, name) values ('ana', 'Ana')`.execute(database)
  expect(await wantsOpenData(database, manifest)).toBe(false)
  expect(await read(database, 'select status from open_data')).toEqual([{ status: 'refused' }])
})

it('takes the place of facts that an older version had loaded, and keeps what was changed about them', async () => {
  const { database, address } = await freshDatabase()
  await loadDemonstration(database, NOW, { facts: fiction })
  await sql`insert into edits (kind, summary) values ('edit', 'mudou a fundação')`.execute(database)
  await database.transaction().execute(async (transaction) => {
    await sql`select set_config('meio_campo.edit', (select max(id)::text from edits), true)`.execute(transaction)
    await sql`update teams set founded = 1901 where id = 'flamengo'`.execute(transaction)
  })
  expect(await wantsOpenData(database, manifest)).toBe(true)
  await loadOpenData(address, { folder: join(folder, 'first'), manifest })
  const [team] = await read(
    database,
    `select founded, (select count(*)::int from titles) as titles from teams where id = 'flamengo'`,
  )
  expect(team).toEqual({ founded: 1901, titles: facts.titles.length })
})

it('updates unchanged records, and lists the rest as divergences', async () => {
  const { database, address } = await firstStart()
  const [match, other] = await read(
    database,
    `select id, home_score from matches where not demo and status = 'finished' order by id limit 2`,
  )
  await sql`insert into edits (kind, summary) values ('edit', 'corrigiu')`.execute(database)
  await database.transaction().execute(async (transaction) => {
    await sql`select set_config('meio_campo.edit', (select max(id)::text from edits), true)`.execute(transaction)
    await sql`update matches set home_score = 9 where id = ${match!['id']}`.execute(transaction)
    await sql`delete from events where match_id = ${match!['id']}`.execute(transaction)
  })
  // A newer version changes two results and a name.
  const { database: newer, address: newerAddress } = await freshDatabase()
  await wantsOpenData(newer, manifest)
  await loadOpenData(newerAddress, { folder: join(folder, 'first'), manifest })
  await sql`update matches set home_score = 7 where id = any (${[match!['id'], other!['id']]}::text[])`.execute(newer)
  await sql`update teams set nickname = 'Urubu' where id = 'flamengo'`.execute(newer)
  const next = await writeOpenData(newer, join(folder, 'next'), manifest.sources)
  expect(next.version).not.toBe(manifest.version)

  expect(await wantsOpenData(database, next)).toBe(true)
  const { kept } = await loadOpenData(address, { folder: join(folder, 'next'), manifest: next })
  expect(kept).toBe(1)
  expect(
    await read(
      database,
      `select id, home_score from matches where id in ('${match!['id']}', '${other!['id']}') order by id`,
    ),
  ).toEqual([
    { id: match!['id'], home_score: 9 },
    { id: other!['id'], home_score: 7 },
  ])
  expect(await read(database, `select nickname from teams where id = 'flamengo'`)).toEqual([{ nickname: 'Urubu' }])
  expect(await read(database, `select id from events where match_id = '${match!['id']}'`)).toEqual([])
  const conflicts = await read(
    database,
    `select field, chosen, said ->> 'curadoria' as here, said ->> 'meio-campo' as there
    from conflicts where kind = 'match' and record_id = '${match!['id']}' and said ? 'meio-campo'`,
  )
  expect(conflicts).toContainEqual(expect.objectContaining({ field: 'score', chosen: 'curadoria' }))
  // The change log lists what a newer version changed.
  const told = await read(
    database,
    `select record_id from changes where kind = 'match' and record_id = '${other!['id']}'`,
  )
  expect(told).toHaveLength(1)
  expect(await wantsOpenData(database, next)).toBe(false)
})

/** Gives a record and all references to it another id, as another run of the pipeline might. */
async function giveOtherId(database: Database, table: 'teams' | 'matches', from: string, to: string): Promise<void> {
  const { columns } = (await readOpenDataShapes(database)).find((shape) => shape.table === table)!
  const others = columns.filter((column) => column !== 'id').join(', ')
  const kind = table === 'teams' ? 'team' : 'match'
  const { rows } = await sql<{ place: string; column: string }>`
    select c.conrelid::regclass::text as place, a.attname::text as "column"
    from pg_constraint as c join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and cardinality(c.conkey) = 1
      and a.attgenerated = ''`.execute(database)
  const ids = [sql.lit(from), sql.lit(to)] as const
  await database.transaction().execute(async (transaction) => {
    await sql`insert into ${sql.table(table)} (id, ${sql.raw(others)})
      select ${ids[1]}, ${sql.raw(others)} from ${sql.table(table)} where id = ${ids[0]}`.execute(transaction)
    await sql`delete from aliases where kind = ${kind} and record_id = ${ids[1]}`.execute(transaction)
    // Players refer to their match through its line-up.
    if (table === 'matches') await sql`delete from lineups where match_id = ${ids[0]}`.execute(transaction)
    for (const { place, column } of rows)
      await sql`update ${sql.table(place)} set ${sql.ref(column)} = ${ids[1]} where ${sql.ref(column)} = ${ids[0]}`.execute(
        transaction,
      )
    for (const named of ['aliases', 'sources', 'conflicts'])
      await sql`update ${sql.table(named)} set record_id = ${ids[1]} where kind = ${kind} and record_id = ${ids[0]}`.execute(
        transaction,
      )
    await sql`delete from ${sql.table(table)} where id = ${ids[0]}`.execute(transaction)
  })
}

const listOf = (rows: readonly { readonly id?: string | number }[]) => rows.map(({ id }) => `'${id}'`).join(', ')

/** The team with the most matches, which gets another id in the version `renamed`. */
let club: string

it('what a newer version has under another id is there once, and its old address leads to it', async () => {
  const { database, address } = await firstStart()
  const { database: newer, address: newerAddress } = await freshDatabase()
  await wantsOpenData(newer, manifest)
  await loadOpenData(newerAddress, { folder: join(folder, 'first'), manifest })
  const [most] = await read(
    newer,
    `select t.id, count(*) from teams as t join matches as m on t.id in (m.home_id, m.away_id)
     group by t.id order by 2 desc, 1 limit 1`,
  )
  club = String(most!['id'])
  const matches = await read(newer, `select id from matches where '${club}' in (home_id, away_id) order by id`)
  expect(matches.length).toBeGreaterThan(1)
  await giveOtherId(newer, 'teams', club, `${club}_outro`)
  for (const { id } of matches) await giveOtherId(newer, 'matches', String(id), `${id}_outro`)
  expect(await keepAddresses(newer, join(folder, 'first'))).toBe(matches.length + 1)
  const next = await writeOpenData(newer, join(folder, 'renamed'), manifest.sources)
  // A user corrected one of them here, so an update leaves it unchanged.
  const [mine] = matches
  await sql`insert into edits (kind, summary) values ('edit', 'corrigiu')`.execute(database)
  await database.transaction().execute(async (transaction) => {
    await sql`select set_config('meio_campo.edit', (select max(id)::text from edits), true)`.execute(transaction)
    await sql`update matches set attendance = 7 where id = ${mine!['id']}`.execute(transaction)
  })

  expect(await wantsOpenData(database, next)).toBe(true)
  await loadOpenData(address, { folder: join(folder, 'renamed'), manifest: next })
  const stayed = await read(database, `select id, attendance from matches where id in (${listOf(matches)})`)
  expect(stayed).toEqual([{ id: mine!['id'], attendance: 7 }])
  expect(await read(database, 'select count(*)::int as matches from matches where not demo')).toEqual([
    { matches: manifest.counts['matches'] },
  ])
  const leads = await read(
    database,
    `select old_id, new_id from redirects where (kind, old_id) in (('team', '${club}'), ('match', '${matches[1]!['id']}'))`,
  )
  expect(leads).toEqual(
    expect.arrayContaining([
      { old_id: club, new_id: `${club}_outro` },
      { old_id: matches[1]!['id'], new_id: `${matches[1]!['id']}_outro` },
    ]),
  )
  // A remaining match still names the club by its old id, so the club remains too.
  expect(
    await read(database, `select id from teams where id in ('${club}', '${club}_outro') order by id`),
  ).toHaveLength(2)
})

it('a club that nothing refers to any more goes with its matches', async () => {
  const { database, address } = await firstStart()
  const next = (await findManifest(join(folder, 'renamed')))!
  expect(await wantsOpenData(database, next)).toBe(true)
  await loadOpenData(address, { folder: join(folder, 'renamed'), manifest: next })
  expect(await read(database, `select id from teams where id in ('${club}', '${club}_outro')`)).toEqual([
    { id: `${club}_outro` },
  ])
  expect(await read(database, 'select count(*)::int as matches from matches where not demo')).toEqual([
    { matches: manifest.counts['matches'] },
  ])
})
