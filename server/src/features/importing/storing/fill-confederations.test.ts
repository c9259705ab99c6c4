import { afterAll, beforeAll, expect, it } from 'vitest'
import { footballCountries } from '@meio-campo/contract/rules'
import { openDatabase, type Database } from '../../../database/database.ts'
import { runIn } from '../../../database/run-statement.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { continentalMembers } from '../../football/countries/continental-confederations.ts'
import { fillConfederations } from './fill-confederations.ts'

let own: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.address, () => undefined)
  await database
    .insertInto('confederations')
    .values([
      { id: 'fifa', name: 'FIFA' },
      { id: 'conmebol', name: 'CONMEBOL', parent_id: 'fifa' },
      { id: 'uefa', name: 'UEFA', parent_id: 'fifa' },
      { id: 'cbf', name: 'CBF', parent_id: 'conmebol', country: 'BR' },
      { id: 'fbf', name: 'FBF', parent_id: 'cbf', country: 'BR', state: 'BA' },
    ])
    .execute()
  const teams = { brasil: 'BR', chile: 'CL', peru: 'PE', franca: 'FR', polonia: 'PL', ilha: null }
  await database
    .insertInto('teams')
    .values(Object.entries(teams).map(([id, country]) => ({ id, name: id, kind: 'national', country })))
    .execute()
  await database
    .insertInto('teams')
    .values([
      { id: 'bahia', name: 'Bahia', kind: 'club', country: 'BR', state: 'BA' },
      { id: 'vasco', name: 'Vasco', kind: 'club', country: 'BR', state: 'RJ' },
      { id: 'boca', name: 'Boca', kind: 'club', country: 'BR', confederation_id: 'uefa' },
    ])
    .execute()
  await tournament('serie_c', { country: 'BR' }, [])
  await tournament('copa_sul', {}, [
    ['brasil', 'chile'],
    ['peru', 'chile'],
    ['brasil', 'peru'],
    ['brasil', 'chile'],
    ['brasil', 'franca'],
  ])
  await tournament('amistosos', {}, [
    ['brasil', 'franca'],
    ['polonia', 'chile'],
  ])
  await tournament('ilhas', {}, [['ilha', 'ilha_2']])
  await tournament('copa_nacional', {}, [['bahia', 'vasco']])
  await tournament('inventado', { demo: true }, [['brasil', 'chile']])
  await database.transaction().execute((transaction) => fillConfederations(runIn(transaction)))
})
afterAll(async () => {
  await database.destroy()
  await own.drop()
})

async function tournament(id: string, about: object, pairs: readonly (readonly [string, string])[]): Promise<void> {
  await database
    .insertInto('competitions')
    .values({ id, code: id, name: id, ...about })
    .execute()
  await database
    .insertInto('editions')
    .values({ id: `${id}_2020`, competition_id: id, name: '2020' })
    .execute()
  const phase = { id: `${id}_f`, edition_id: `${id}_2020`, position: 0, name: 'Jogos', kind: 'knockout' }
  await database.insertInto('phases').values(phase).execute()
  for (const [n, [home_id, away_id]] of pairs.entries()) {
    await database
      .insertInto('teams')
      .values([home_id, away_id].map((team) => ({ id: team, name: team, kind: 'national' })))
      .onConflict((on) => on.doNothing())
      .execute()
    await database
      .insertInto('matches')
      .values({ id: `${id}_${n}`, edition_id: `${id}_2020`, phase_id: phase.id, home_id, away_id })
      .execute()
  }
}

it('takes state, country or continent, and keeps what is stated', async () => {
  const rows = await database.selectFrom('teams').select(['id', 'confederation_id']).execute()
  expect(Object.fromEntries(rows.map((row) => [row.id, row.confederation_id]))).toMatchObject({
    bahia: 'fbf',
    vasco: 'cbf',
    chile: 'conmebol',
    polonia: 'uefa',
    ilha: null,
    boca: 'uefa',
  })
})

it('takes the confederation of those who play, guests aside, and FIFA for the world', async () => {
  const rows = await database.selectFrom('competitions').select(['id', 'confederation_id']).execute()
  expect(Object.fromEntries(rows.map((row) => [row.id, row.confederation_id]))).toEqual({
    serie_c: 'cbf',
    copa_sul: 'conmebol',
    copa_nacional: 'cbf',
    amistosos: 'fifa',
    ilhas: null,
    inventado: null,
  })
})

it('knows every member of FIFA, and none twice', () => {
  const countries = continentalMembers.map(([country]) => country)
  expect(new Set(countries).size).toBe(countries.length)
  expect(footballCountries.filter((country) => !countries.includes(country))).toEqual([])
})
