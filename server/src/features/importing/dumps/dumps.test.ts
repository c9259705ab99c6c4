import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../database/database.ts'
import type { Source } from '../records/importer.ts'
import { DUMP_TABLES } from '../datasets/meio-campo/tables.ts'
import { openSource } from '../sources/open-source.ts'
import { memorySource } from '../datasets/testing/memory-source.ts'
import { rowsOf } from '../../../testing/football-rows.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { importDataset } from '../runs/service.ts'
import { csvWriter, jsonWriter, ndjsonWriter, type DumpFormat } from './dump-writer.ts'
import { exportDump } from './export-dump.ts'
import { fillEveryTable } from './testing/every-table.ts'

const opened: (() => Promise<void>)[] = []
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mc-dump-'))
})
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
  await rm(folder, { recursive: true })
})

async function open(): Promise<Database> {
  const { address, drop } = await createTestDatabase()
  const made = openDatabase(address, () => undefined)
  opened.push(async () => {
    await made.destroy()
    await drop()
  })
  return made
}

let dumps = 0
async function dump(from: Database, format: DumpFormat): Promise<{ place: string; files: Record<string, string> }> {
  const at = join(folder, String((dumps += 1)))
  await mkdir(at)
  const file = join(at, `dump.${format}`)
  const writer = { csv: () => csvWriter(at), json: () => jsonWriter(file), ndjson: () => ndjsonWriter(file) }[format]()
  await exportDump(from, writer)
  await writer.close()
  const names = (await readdir(at)).toSorted()
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(at, name), 'utf8')] as const))
  return { place: at, files: Object.fromEntries(files) }
}

const load = async (into: Database, source: Source | string, dryRun = false) =>
  importDataset(
    { database: into },
    {
      dataset: 'meio-campo',
      source:
        typeof source === 'string' ? await openSource(source, { reach: { allowPrivate: false, hosts: null } }) : source,
      dryRun,
    },
  )

/** Columns that are computed from the rest, or belong to a connection, which is not part of a dump. */
const LEFT_OUT: readonly string[] = [
  'derived_titles',
  'live_follows',
  'match_forecasts',
  'projections',
  'team_ratings',
  'waiting_matches',
  'waiting_squads',
]

it('holds every table that speaks of football: whatever points to one of its tables, unless it is about an account', async () => {
  const database = await open()
  const { rows } = await sql<{ name: string }>`
    select distinct c.conrelid::regclass::text as name from pg_constraint as c
    where c.contype = 'f' and c.confrelid::regclass::text = any (${[...DUMP_TABLES]}::text[])
      and not exists (
        select 1 from pg_constraint as u
        where u.conrelid = c.conrelid and u.contype = 'f' and u.confrelid = 'users'::regclass)`.execute(database)
  const missing = rows.map(({ name }) => name).filter((name) => !DUMP_TABLES.some((table) => table === name))
  expect(missing.toSorted()).toEqual(LEFT_OUT)
})

describe.each(['csv', 'json', 'ndjson'] as const)('a dump as %s', (format) => {
  it('comes back to the byte, and a second time changes nothing', async () => {
    const database = await open()
    await fillEveryTable(database)
    const before = await rowsOf(database, DUMP_TABLES)
    expect(DUMP_TABLES.filter((table) => before[table]?.length === 0)).toEqual([])
    const first = await dump(database, format)

    const other = await open()
    const rows = Object.values(before).flat().length
    const tried = await load(other, first.place, true)
    expect(await rowsOf(other, DUMP_TABLES)).toEqual(Object.fromEntries(DUMP_TABLES.map((table) => [table, []])))
    const { report } = await load(other, first.place)
    expect(report).toMatchObject({ read: rows, created: rows, updated: 0, unchanged: 0, rejected: 0 })
    expect({ ...tried.report, seconds: 0 }).toEqual({ ...report, seconds: 0 })
    expect(await rowsOf(other, DUMP_TABLES)).toEqual(before)
    expect((await dump(other, format)).files).toEqual(first.files)

    const again = await load(other, first.place)
    expect(again.report).toMatchObject({ created: 0, updated: 0, unchanged: rows })
    expect((await dump(other, format)).files).toEqual(first.files)
    // Numbers that came with the dump are not used again.
    await other.insertInto('suspensions').values({ person_id: 'ana', reason: 'STJD', matches: 2 }).execute()
  })
})

describe('a dump into a database that has something', () => {
  it('corrects what it says otherwise, adds what is missing and leaves the rest', async () => {
    const database = await open()
    await fillEveryTable(database)
    const { place } = await dump(database, 'ndjson')
    const other = await open()
    await other.insertInto('teams').values({ id: 'bahia', kind: 'club', name: 'Baía', founded: 1900 }).execute()
    await other.insertInto('teams').values({ id: 'remo', kind: 'club', name: 'Remo' }).execute()
    await other.insertInto('people').values({ id: 'caio', name: 'Caio' }).execute()
    // The id of the dump's spell belongs to another spell here.
    await other.insertInto('spells').values({ person_id: 'caio', team_id: 'remo', role: 'player' }).execute()
    const { report } = await load(other, place)
    expect(report.updated).toBe(1)
    const teams = await other.selectFrom('teams').select(['id', 'name', 'version']).orderBy('id').execute()
    expect(teams).toEqual([
      { id: 'bahia', name: 'bahia', version: 2 },
      { id: 'palmeiras', name: 'palmeiras', version: 1 },
      { id: 'remo', name: 'Remo', version: 1 },
      { id: 'santos', name: 'santos', version: 3 },
    ])
    expect(await other.selectFrom('spells').select('person_id').orderBy('person_id').execute()).toEqual([
      { person_id: 'ana' },
      { person_id: 'caio' },
    ])
    expect((await load(other, place)).report).toMatchObject({ created: 0, updated: 0 })
  })

  it('never mixes with the demonstration', async () => {
    const database = await open()
    await fillEveryTable(database)
    const { place } = await dump(database, 'csv')
    const other = await open()
    const edition = { id: 'liga_2026', competition_id: 'liga', name: '2026', demo: true }
    await other.insertInto('competitions').values({ id: 'liga', code: 'liga', name: 'Liga' }).execute()
    await other.insertInto('editions').values(edition).execute()
    const before = await rowsOf(other, DUMP_TABLES)
    await expect(load(other, place)).rejects.toThrow(
      'editions.csv, linha 3: liga_2026 é da demonstração aqui e não no dump: remova a demonstração e importe de novo.',
    )
    expect(await rowsOf(other, DUMP_TABLES)).toEqual(before)
  })
})

describe('a dump is refused whole, with file, line and reason', () => {
  let database: Database
  let drop: () => Promise<void>
  beforeAll(async () => {
    const test = await createTestDatabase()
    drop = test.drop
    database = openDatabase(test.address, () => undefined)
  })
  afterAll(async () => {
    await database.destroy()
    await drop()
  })

  const team = '{"table":"teams","row":{"id":"remo","kind":"club","name":"Remo"}}'
  const json = (tables: string) => `{"format":"meio-campo","version":1,"tables":{${tables}}}`
  it.each<[string, Record<string, string | Uint8Array>, string]>([
    [
      'an unknown table',
      { 'd.ndjson': `${team}\n{"table":"users","row":{"id":"x"}}\n` },
      'd.ndjson, linha 2: a tabela “users” não é de um dump.',
    ],
    [
      'an unknown table of its own',
      { 'users.csv': 'id\nx\n' },
      'users.csv, linha 2: a tabela “users” não é de um dump.',
    ],
    [
      'an unknown column',
      { 'teams.csv': 'id,kind,name,senha\na,club,A,x\n' },
      'teams.csv, linha 2: teams não tem a coluna “senha”.',
    ],
    [
      'a computed column',
      { 'aliases.csv': 'kind,record_id,alias,normalised\nteam,a,A,a\n' },
      'aliases não tem a coluna “normalised”.',
    ],
    [
      '__proto__',
      { 'd.ndjson': '{"table":"teams","row":{"__proto__":{"admin":true}}}' },
      'teams não tem a coluna “__proto__”.',
    ],
    [
      'a table named __proto__',
      { 'd.ndjson': '{"table":"__proto__","row":{"id":"x"}}' },
      'a tabela “__proto__” não é de um dump.',
    ],
    ['a row without its key', { 'd.ndjson': '{"table":"teams","row":{"name":"x"}}' }, 'falta a coluna id de teams.'],
    [
      'a foreign key to nothing',
      { 'd.ndjson': `${team}\n{"table":"teams","row":{"id":"b","kind":"club","name":"B","stadium_id":"nada"}}` },
      'd.ndjson, linha 2: teams: stadium_id aponta para “nada”, que não existe.',
    ],
    [
      'a tie that leads nowhere',
      { 'd.ndjson': '{"table":"confederations","row":{"id":"a","name":"A","parent_id":"b"}}' },
      'parent_id aponta para “b”, que não existe.',
    ],
    [
      'a broken rule',
      { 'd.ndjson': `${team}\n{"table":"teams","row":{"id":"B!","kind":"club","name":"B"}}` },
      'd.ndjson, linha 2: teams: os valores quebram a regra teams_id_check.',
    ],
    [
      'a value of another kind',
      { 'teams.csv': 'id,kind,name,founded\na,club,A,1900\nb,club,B,ontem\n' },
      'teams.csv, linha 3: um valor não cabe na coluna.',
    ],
    [
      'an empty name',
      { 'teams.csv': 'id,kind,name\na,club,\n' },
      'teams.csv, linha 2: teams: a coluna name não pode ficar vazia.',
    ],
    [
      'a row of another width',
      { 'teams.csv': 'id,kind,name\na,club\n' },
      'teams.csv, linha 2: a linha tem 2 colunas; o cabeçalho tem 3.',
    ],
    [
      'open quotes',
      { 'teams.csv': 'id,kind,name\na,club,"A\n' },
      'teams.csv, linha 2: as aspas abertas nesta linha nunca se fecham.',
    ],
    [
      'a broken list',
      { 'teams.csv': 'id,kind,name,colours\na,club,A,[1\n' },
      'teams.csv, linha 2: uma célula com lista ou objeto não é JSON.',
    ],
    [
      'a truncated line',
      { 'd.ndjson': `${team}\n{"table":"teams","ro` },
      'd.ndjson, linha 2: a linha não é JSON, ou termina antes do fim.',
    ],
    [
      'a truncated document',
      {
        'd.json': `{"format":"meio-campo","version":1,"tables":{"teams":[\n{"id":"a","kind":"club","name":"A"},\n{"id":"b"`,
      },
      'd.json, linha 3: o JSON termina antes do fim.',
    ],
    [
      'a document with an error between its rows',
      { 'd.json': json('"teams":[{"id":"a","kind":"club","name":"A"} {"id":"b","kind":"club","name":"B"}]') },
      'd.json, linha 1: o JSON tem um erro entre as linhas das tabelas.',
    ],
    ['a document of something else', { 'd.json': '{"a":{"b":[1,2]}}' }, 'o JSON não é um dump'],
    ['rows that are none', { 'd.json': json('"teams":[1,"a"]') }, '"tables" deve ter uma lista de linhas'],
    [
      'a later version',
      { 'd.json': '{"format":"meio-campo","version":9,"tables":{}}' },
      'o dump é de uma versão que esta não sabe ler.',
    ],
    [
      'a null character',
      { 'd.ndjson': '{"table":"teams","row":{"id":"a","kind":"club","name":"\\u0000"}}' },
      'd.ndjson, linha 1: um valor não cabe na coluna.',
    ],
    ['a null byte', { 'd.ndjson': `${team}\n\0` }, 'd.ndjson, linha 2: o arquivo não é texto'],
    [
      'another encoding',
      { 'teams.csv': Buffer.from('id,kind,name\na,club,S\xe3o\n', 'latin1') },
      'teams.csv, linha 2: o texto não está em UTF-8.',
    ],
    [
      'a line of 10 MB',
      { 'teams.csv': `id,kind,name\na,club,${'x'.repeat(10 * 1024 * 1024)}\n` },
      'teams.csv, linha 2: a linha passa do limite de 1 MB.',
    ],
    [
      'a row of 10 MB',
      { 'd.json': json(`"teams":[{"id":"${'x'.repeat(10 * 1024 * 1024)}"}]`) },
      'd.json, linha 1: a linha',
    ],
    ['nothing', { 'leia.txt': 'x' }, 'não há nenhum arquivo de dump'],
  ])('%s', async (_what, files, message) => {
    const tables = [...DUMP_TABLES, 'changes']
    const before = await rowsOf(database, tables)
    await expect(load(database, memorySource(files))).rejects.toThrow(message)
    expect(await rowsOf(database, tables)).toEqual(before)
    const runs = database.selectFrom('import_runs').select(['status', 'error']).orderBy('id', 'desc').limit(1)
    expect(await runs.execute()).toMatchObject([{ status: 'failed', error: expect.stringContaining(message) }])
  })
})

it('a table of several batches names the right line, and finds parents that come later', async () => {
  const database = await open()
  const row = (id: number, parent: number | null) =>
    JSON.stringify({
      table: 'confederations',
      row: { id: `c_${id}`, name: 'C', parent_id: parent === null ? null : `c_${parent}` },
    })
  const rows = Array.from({ length: 5000 }, (_, id) => row(id, id === 4999 ? null : id + 1))
  const { report } = await load(database, memorySource({ 'd.ndjson': rows.join('\n') }))
  expect(report).toMatchObject({ created: 5000 })
  rows[3210] = JSON.stringify({ table: 'confederations', row: { id: 'c_3210', name: ' ' } })
  await expect(load(database, memorySource({ 'd.ndjson': rows.join('\n') }))).rejects.toThrow('d.ndjson, linha 3211:')
})
