import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { ImportRecord, TeamRecord, TeamRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { footballRows } from '../runs/testing/football-rows.ts'
import { importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const run = (dataset: string, records: readonly ImportRecord[]) =>
  runImport({ database: test.database }, importerOf(dataset, records), { source: NO_SOURCE })
const abroad = (name: string, country = 'YY'): TeamRef => ({
  kind: 'club',
  name,
  country,
  state: null,
  gender: 'men',
  key: null,
})
const played = (home: string, away: string, year: number, day: string, score: [number, number], country = 'YY') =>
  match(abroad(home, country), abroad(away, country), {
    edition: { competition: `liga_${country.toLowerCase()}`, edition: String(year) },
    day: `${year}-${day}`,
    score: { home: score[0], away: score[1] },
    round: null,
    origin: { file: `${year}.txt`, line: 1 },
  })
const listed = (name: string, aliases: readonly string[], country = 'YY'): TeamRecord => ({
  record: 'team',
  origin: { file: 'clubs.txt', line: 1 },
  team: abroad(name, country),
  aliases,
  founded: null,
  dissolved: null,
  city: null,
  stadium: null,
  site: null,
})
const teamsOf = async (country: string) =>
  (await test.database.selectFrom('teams').select('id').where('country', '=', country).orderBy('id').execute()).map(
    ({ id }) => id,
  )

it('an alias that a club list brings later joins what was split, with its reasons, and is undone exactly', async () => {
  await run('old-results', [played('Rayo Verde', 'Union Sol', 1990, '05-01', [2, 1])])
  await run('new-results', [played('Club Deportivo Rayo Verde de Monte', 'Union Sol', 2005, '06-01', [3, 3])])
  expect(await teamsOf('YY')).toHaveLength(3)
  const before = await footballRows(test.database)
  await run('club-list', [listed('Rayo Verde', ['Club Deportivo Rayo Verde de Monte'])])
  expect(await teamsOf('YY')).toEqual(['rayo_verde', 'union_sol'])
  const joins = await test.database.selectFrom('joins').selectAll().execute()
  expect(joins).toMatchObject([
    { kind: 'team', kept_id: 'rayo_verde', joined_name: 'Club Deportivo Rayo Verde de Monte' },
  ])
  expect(joins[0]!.evidence).toContainEqual(expect.objectContaining({ kind: 'shared-alias' }))
  const { edit_id } = await test.database
    .selectFrom('import_runs')
    .select('edit_id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await test.call('POST', `/api/v1/historico/${edit_id}/desfazer`, { as: admin })
  expect(await footballRows(test.database)).toEqual(before)
  expect(await test.database.selectFrom('joins').selectAll().execute()).toEqual([])
})

it('two clubs that share a word and play on one day stay apart, whatever the legal form', async () => {
  await run('results', [
    played('Paris', 'Lyon', 2020, '08-01', [1, 0], 'ZZ'),
    played('Paris FC', 'Nice', 2020, '08-01', [2, 2], 'ZZ'),
    played('Paris', 'Nice', 2020, '08-08', [0, 0], 'ZZ'),
    played('Paris FC', 'Lyon', 2020, '08-08', [3, 1], 'ZZ'),
  ])
  expect(await teamsOf('ZZ')).toEqual(['lyon', 'nice', 'paris', 'paris_fc'])
  expect(
    await test.database.selectFrom('possible_duplicates').selectAll().where('first_id', '=', 'paris').execute(),
  ).toEqual([])
})

it('what a person called apart is never joined nor asked again', async () => {
  await run('a', [played('Real Norte', 'Atl Sul', 2010, '03-01', [1, 0], 'WW')])
  await test.database
    .insertInto('possible_duplicates')
    .values({
      kind: 'team',
      first_id: 'real_norte',
      second_id: 'real_norte_fc',
      kept_id: 'real_norte',
      bits: 9,
      status: 'apart',
      decided_at: new Date(),
    })
    .execute()
  await run('b', [played('Real Norte FC', 'Atl Sul', 2011, '03-01', [1, 0], 'WW')])
  expect(await teamsOf('WW')).toContain('real_norte_fc')
  const asked = await test.database
    .selectFrom('possible_duplicates')
    .select('status')
    .where('second_id', '=', 'real_norte_fc')
    .execute()
  expect(asked).toEqual([{ status: 'apart' }])
})
