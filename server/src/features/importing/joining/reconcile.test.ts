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

it.each([
  ['MC', 'FR', 'AS Rochers'],
  ['CA', 'US', 'SC Great Lakes'],
])('a club of %s that plays in the league of %s is one club', async (own, league, name) => {
  const other = abroad(`Stade ${league}`, league)
  const inLeague = (club: TeamRef, year: number) =>
    match(club, other, {
      edition: { competition: `liga_${league.toLowerCase()}`, edition: String(year) },
      day: `${year}-08-01`,
      round: null,
      origin: { file: `${year}.txt`, line: 1 },
    })
  await run('old-results', [inLeague(abroad(name, league), 2011)])
  await run('new-results', [inLeague(abroad(`${name} FC`, own), 2024)])
  await run('club-list', [listed(name, [`${name} FC`, `Association ${name}`], own)])
  expect([...(await teamsOf(own)), ...(await teamsOf(league))]).toHaveLength(2)
})

it('clubs that get their opponents in common only when those are joined are joined after them', async () => {
  const first: [number, number] = [4, 2]
  const second: [number, number] = [3, 5]
  await run('old-results', [
    played('Carmo Unido', 'Rayo Azul', 2025, '02-26', first, 'WW'),
    played('Sol Rojo', 'Carmo Unido', 2025, '03-06', second, 'WW'),
  ])
  await run('new-results', [
    played('Atletico de Lagoa', 'Club Deportivo Rayo Azul de Monte', 2025, '02-26', first, 'WW'),
    played('Sociedad Sol Rojo de Pampa', 'Atletico de Lagoa', 2025, '03-06', second, 'WW'),
  ])
  expect(await teamsOf('WW')).toHaveLength(6)
  await run('club-list', [
    listed('Rayo Azul', ['Club Deportivo Rayo Azul de Monte'], 'WW'),
    listed('Sol Rojo', ['Sociedad Sol Rojo de Pampa'], 'WW'),
  ])
  expect(await teamsOf('WW')).toHaveLength(3)
  const matches = await test.database
    .selectFrom('matches')
    .innerJoin('editions', 'editions.id', 'matches.edition_id')
    .select('matches.id')
    .where('editions.competition_id', '=', 'liga_ww')
    .execute()
  expect(matches).toHaveLength(2)
})

it.each([
  ['the results first', true],
  ['the fixtures first', false],
])('a fixture that one source tells without a score is evidence like one with it: %s', async (_, resultsFirst) => {
  const country = resultsFirst ? 'KK' : 'JJ'
  const fixture = (name: string, isPlayed: boolean): ImportRecord => ({
    ...played('Porto Velho', name, 2016, '04-13', [1, 0], country),
    ...(isPlayed ? {} : { score: null, status: 'scheduled' as const }),
  })
  const results = () => run('results', [fixture('Agremiacao Serrana', true)])
  const fixtures = () => run('fixtures', [fixture('Agremiacao Serrana SC', false)])
  // Other clubs of that name: without the fixture it would be unknown which of them is meant.
  await run('others', [
    played('Serrana Unida', 'Agremiacao Central', 2001, '03-01', [2, 0], country),
    played('Serrana do Vale', 'Agremiacao do Sul', 2001, '03-02', [2, 1], country),
  ])
  if (resultsFirst) await results()
  await fixtures()
  if (!resultsFirst) await results()
  expect(await teamsOf(country)).toHaveLength(2 + 4)
})

it('a list that gives a club the name that one other has joins them, as if it had come first', async () => {
  const results = [
    played('SRT', 'Porto Alto', 2001, '04-01', [1, 0], 'VV'),
    played('Serra Verde', 'Porto Alto', 2001, '04-08', [2, 2], 'VV'),
    played('SRT', 'Serra Verde', 2001, '04-15', [0, 0], 'VV'),
  ]
  await run('some-results', results)
  // Not a word in common, and nothing but the list says so; what has met itself is never one.
  const list = [
    listed('Sociedade Recreativa Taquaral', ['SRT'], 'VV'),
    listed('Ribeirao do Norte', ['Porto Alto'], 'VV'),
    listed('SRT Serrano', ['Serra Verde', 'SRT'], 'VV'),
  ]
  await run('list-of-clubs', list)
  const later = await test.database
    .selectFrom('aliases')
    .innerJoin('teams', 'teams.id', 'aliases.record_id')
    .select(['aliases.alias', 'aliases.record_id'])
    .where('aliases.kind', '=', 'team')
    .where('teams.country', '=', 'VV')
    .orderBy('aliases.alias')
    .execute()
  const clubOf = (name: string) => later.find(({ alias }) => alias === name)?.record_id
  expect(clubOf('SRT')).toBe(clubOf('Sociedade Recreativa Taquaral'))
  expect(clubOf('Porto Alto')).toBe(clubOf('Ribeirao do Norte'))
  expect(clubOf('Serra Verde')).toBe(clubOf('SRT Serrano'))
  expect(new Set(later.map(({ record_id }) => record_id)).size).toBe(3)
})

it('a club is where the first source to say so has it, whichever comes first', async () => {
  const somewhere = { ...abroad('Azul do Vale'), country: null }
  const listedThere = { ...played('Azul do Vale', 'Sol do Vale', 2001, '04-01', [1, 0], 'SS'), home: somewhere }
  await run('cup-results', [listedThere])
  const placeOf = async () =>
    (
      await test.database
        .selectFrom('teams')
        .select(['id', 'country', 'state'])
        .where('name', 'like', 'Azul do Vale%')
        .orderBy('id')
        .execute()
    ).map(({ id, country, state }) => [id, country, state])
  expect(await placeOf()).toEqual([['azul_do_vale', null, null]])
  await run('league-results', [played('Azul do Vale', 'Lua do Vale', 2002, '04-01', [1, 0], 'SS')])
  expect(await placeOf()).toEqual([['azul_do_vale', 'SS', null]])
  // From here on a club of that name elsewhere is another.
  await run('other-results', [played('Azul do Vale', 'Mar do Vale', 2002, '04-01', [1, 0], 'RR')])
  expect((await placeOf()).map(([, country]) => country)).toEqual(['SS', 'RR'])
})

it('initials with and without full stops are one name, and both spellings are kept', async () => {
  await run('list-of-clubs', [listed('KSC Lagoa', [], 'TT'), listed('A.D. Lagoa', [], 'TT')])
  await run('some-results', [played('K.S.C. Lagoa', 'AD Lagoa', 2001, '04-01', [1, 0], 'TT')])
  expect(await teamsOf('TT')).toHaveLength(2)
  await run('list-of-clubs', [listed('KSC Lagoa', ['K. S. C. Lagoa'], 'TT')])
  const { body } = await test.call('GET', '/api/v1/times?q=K.S.C.%20Lagoa', { as: admin })
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['ksc_lagoa'])
})

it('a fixture list without results does not keep apart the two clubs of a tie that both are split', async () => {
  const fixture = (home: string, away: string, day: string): ImportRecord => ({
    ...played(home, away, 2016, day, [0, 0], 'UU'),
    status: 'scheduled',
    score: null,
  })
  await run('some-fixtures', [
    fixture('Galvino FC', 'Rioverde FC', '04-20'),
    fixture('Rioverde FC', 'Galvino FC', '04-27'),
  ])
  await run('some-results', [
    played('Galvino SC', 'Rioverde SC', 2016, '04-20', [1, 0], 'UU'),
    played('Rioverde SC', 'Galvino SC', 2016, '04-27', [1, 1], 'UU'),
  ])
  expect(await teamsOf('UU')).toHaveLength(2)
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
