import type { Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Source } from '../records/importer.ts'
import { sharedData } from '../datasets/testing/shared-data.ts'
import { insertLeague, insertWholeMatch } from '../../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { edit } from '../../curating/history/edit.ts'
import { importDataset, runImport } from './service.ts'
import { footballRows } from './testing/football-rows.ts'
import { club, importerOf, listed, match, NO_SOURCE, person } from './testing/records.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertLeague(test.database)
  await insertWholeMatch(test.database)
})
afterAll(() => test.close())

/** The edit of the last import. */
async function lastImport(): Promise<string> {
  const run = await test.database
    .selectFrom('import_runs')
    .select('edit_id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return run.edit_id!
}

const undo = (id: string) => test.call('POST', `/api/v1/historico/${id}/desfazer`, { as: admin })

async function undoLast(): Promise<void> {
  const imported = await lastImport()
  expect((await undo(imported)).body).toMatchObject({ data: { kind: 'undo', undoes: imported } })
}

/** Ana gives a player of a line-up another number, and something happens before that is kept. */
async function changeNumber(player: string, before: () => Promise<void> = async () => {}): Promise<string> {
  const caller = {
    principal: { kind: 'user', user: { id: 'u', name: 'Ana' } },
    request: { id: 'r', headers: {} },
  } as Caller
  const change = { kind: 'edit', summary: 'mudou um número' } as const
  const { editId } = await edit(test.database, caller, change, async (transaction) => {
    await transaction.updateTable('lineup_players').set({ number: 77 }).where('person_name', '=', player).execute()
    await before()
  })
  return editId!
}

const lineup = (side: 'home' | 'away', ...names: string[]) => ({
  side,
  coach: person(`Técnico ${side}`),
  players: names.map((name, index) => listed(person(name), index + 1)),
})

it('brings back every row as it was before another dataset had its say', { timeout: 60_000 }, async () => {
  const { database } = test
  const run = (dataset: string, ...records: Parameters<typeof importerOf>[1][]) =>
    runImport({ database }, importerOf(dataset, records.flat() as never), { source: NO_SOURCE })
  const stated = match(club('Flamengo', 'RJ'), club('Santos FC'), {
    lineups: [lineup('home', 'Zico Um', 'Zico Dois'), lineup('away', 'Pelé Um')],
  })
  await run('brasileirao', [match(club('Flamengo', 'RJ'), club('Santos FC'), { score: { home: 1, away: 1 } })])
  const before = await footballRows(database)
  // A more trusted source: it changes the score, creates people, spells and a conflict, and has further matches.
  await run('openfootball-json', [stated, match(club('Santos FC'), club('Bahia'), { day: '2019-09-01' })])
  const after = await footballRows(database)
  expect(after['conflicts']!.length).toBeGreaterThan(before['conflicts']!.length)
  expect(after['people']!.length).toBeGreaterThan(before['people']!.length)
  await undoLast()
  expect(await footballRows(database)).toEqual(before)
  // What was taken back can come again, exactly.
  await run('openfootball-json', [stated, match(club('Santos FC'), club('Bahia'), { day: '2019-09-01' })])
  const again = await footballRows(database)
  expect(again['matches']).toEqual(after['matches'])
})

it('is refused if a user has changed a part of a match that it created', async () => {
  const { database } = test
  const stated = match(club('Vasco'), club('Bahia'), { day: '2018-05-01', lineups: [lineup('home', 'Edmundo Um')] })
  await runImport({ database }, importerOf('openfootball-json', [stated]), { source: NO_SOURCE })
  const editId = await changeNumber('Edmundo Um')
  const before = await footballRows(database)
  const imported = await lastImport()
  const refused = await undo(imported)
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toContain('1 jogador escalado')
  expect(await footballRows(database)).toEqual(before)
  expect((await undo(editId)).status).toBe(200)
  expect((await undo(imported)).status).toBe(200)
})

it('waits for a user who is changing a part of it at this moment, and is then refused', async () => {
  const stated = match(club('Vasco'), club('Bahia'), { day: '2018-06-01', lineups: [lineup('home', 'Romário Um')] })
  await runImport({ database: test.database }, importerOf('openfootball-json', [stated]), { source: NO_SOURCE })
  const imported = await lastImport()
  const waits = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      test.database,
    )
    return rows.length > 0
  }
  let undone: ReturnType<typeof undo> | undefined
  const editId = await changeNumber('Romário Um', async () => {
    undone = undo(imported)
    await until(waits)
  })
  expect((await undone!).status).toBe(409)
  const number = test.database.selectFrom('lineup_players').select('number').where('person_name', '=', 'Romário Um')
  expect(await number.execute()).toEqual([{ number: 77 }])
  expect((await undo(editId)).status).toBe(200)
  expect((await undo(imported)).status).toBe(200)
})

it('removes all but the match that a user changed, with its teams and people, which a later undo removes', async () => {
  const { database } = test
  const before = await footballRows(database)
  const touched = match(club('Olaria'), club('Madureira'), { day: '2017-05-01', lineups: [lineup('home', 'Nei Um')] })
  const other = match(club('Bonsucesso'), club('Olaria'), { day: '2017-05-08', lineups: [lineup('home', 'Rui Um')] })
  await runImport({ database }, importerOf('openfootball-json', [touched, other]), { source: NO_SOURCE })
  const imported = await lastImport()
  const editId = await changeNumber('Nei Um')
  const found = await test.call('GET', `/api/v1/historico/${imported}/impedimentos`, { as: admin })
  expect(found.body.data).toMatchObject({
    count: 1,
    partly: true,
    blockers: [{ what: 'jogador escalado', name: 'Olaria × Madureira', reason: 'needed', edit: { actor: 'Ana' } }],
  })
  const { body } = await test.call('POST', `/api/v1/historico/${imported}/desfazer-o-resto`, { as: admin })
  const named = async (table: 'teams' | 'people') =>
    (await database.selectFrom(table).select('name').execute()).map(({ name }) => name)
  expect(await named('teams')).toEqual(expect.arrayContaining(['Olaria', 'Madureira']))
  expect(await named('teams')).not.toContain('Bonsucesso')
  expect(await named('people')).toContain('Nei Um')
  expect(await named('people')).not.toContain('Rui Um')
  const run = await test.call('GET', '/api/v1/importacoes', { as: admin })
  expect(run.body.data[0]).toMatchObject({ undone: true, rest: body.data.rest.id })
  // A second time nothing more can go, and nothing goes.
  const partly = await footballRows(database)
  const again = (id: string) => test.call('POST', `/api/v1/historico/${id}/desfazer-o-resto`, { as: admin })
  expect((await again(imported)).body.code).toBe('already_undone')
  expect((await again(body.data.rest.id)).body).toMatchObject({
    code: 'changed_since',
    detail: expect.stringContaining('Nada desta mudança pode voltar ainda.'),
  })
  expect(await footballRows(database)).toEqual(partly)
  expect((await undo(editId)).status).toBe(200)
  expect((await undo(body.data.rest.id)).status).toBe(200)
  expect(await footballRows(database)).toEqual(before)
})

/** Only some files of a dataset. */
function part(source: Source, wanted: RegExp): Source {
  return {
    async *files() {
      for await (const file of source.files()) if (wanted.test(file.path)) yield file
    },
  }
}

const results = sharedData('williamorim-brasileirao')
const json = sharedData('openfootball-football-json')
const sheets = sharedData('brazilianfootball-cbf')
const missing = [results, json, sheets].some((each) => each.missing)

it.skipIf(missing)('brings back every row after whole datasets of real data', { timeout: 600_000 }, async () => {
  const { database } = test
  await importDataset({ database }, { dataset: 'brasileirao', source: results.source })
  await importDataset({ database }, { dataset: 'openfootball-json', source: part(json.source, /^2019\/br\.1\.json$/) })
  const before = await footballRows(database)
  const source = part(sheets.source, /Serie_A_2019_(games|squads)/)
  const { report } = await importDataset({ database }, { dataset: 'cbf', source })
  expect(report.created + report.updated).toBeGreaterThan(300)
  expect(await footballRows(database)).not.toEqual(before)
  await undoLast()
  expect(await footballRows(database)).toEqual(before)
})
