import { afterAll, beforeAll, expect, test } from 'vitest'
import { memorySource } from '../datasets/testing/memory-source.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { importDataset } from '../runs/service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

function read(files: Record<string, unknown>) {
  const texts = Object.entries(files).map(([path, json]) => [path, JSON.stringify(json)])
  const source = memorySource(Object.fromEntries(texts) as Record<string, string>)
  return importDataset({ database: app.database }, { dataset: 'openfootball-json', source })
}

const season = (name: string, ...teams: [string, string]) => ({
  name,
  matches: [{ round: 'Matchday 1', date: '2021-08-01', team1: teams[0], team2: teams[1], score: [1, 0] }],
})

test(
  'a competition that no table has is made, marked, and found again under its other names',
  { timeout: 60_000 },
  async () => {
    const first = await read({ '2021-22/pl.1.json': season('Polish Ekstraklasa 2021/22', 'Norte', 'Sul') })
    expect(first.report).toMatchObject({ rejected: 0 })
    expect(first.warnings.map(({ reason }) => reason)).toEqual([
      'campeonato novo, criado a partir do arquivo: Polish Ekstraklasa.',
    ])
    const again = await read({
      '2022-23/pl.1.json': season('Ekstraklasa Poland 2022/23', 'Norte', 'Sul'),
      '2021-22/ru.1.json': season('Ekstraklasa Russia 2021/22', 'Leste', 'Oeste'),
    })
    expect(again.report).toMatchObject({ rejected: 0 })
    const stored = await app.database
      .selectFrom('competitions')
      .leftJoin('editions', 'editions.competition_id', 'competitions.id')
      .select(['competitions.id', 'competitions.kind', 'competitions.country', 'unconfirmed', 'editions.name'])
      .where('unconfirmed', '=', true)
      .orderBy('editions.id')
      .execute()
    expect(stored.filter(({ country }) => country === 'PL')).toEqual([
      { id: 'ekstraklasa_pl', kind: 'league', country: 'PL', unconfirmed: true, name: '2021-22' },
      { id: 'ekstraklasa_pl', kind: 'league', country: 'PL', unconfirmed: true, name: '2022-23' },
    ])
  },
)

test('the teams of a youth competition are not the first teams of their clubs', { timeout: 60_000 }, async () => {
  const { report } = await read({
    '2021/br.copinha.json': season('Copa São Paulo de Futebol Júnior 2021', 'Flamengo', 'Corinthians'),
    '2021/world.u20.json': season('FIFA U-20 World Cup 2021', 'Brazil', 'Argentina'),
    '2021-22/br.u20.json': season('Brasileirão Série A Sub-20 2021', 'Flamengo Sub-20', 'Corinthians Sub-20'),
  })
  expect(report).toMatchObject({ rejected: 0 })
  const teams = await app.database
    .selectFrom('teams')
    .select(['name', 'kind', 'age_level'])
    .where('name', 'like', '%20%')
    .orderBy('name')
    .execute()
  expect(teams).toEqual([
    { name: 'Argentina Sub-20', kind: 'national', age_level: 'u20' },
    { name: 'Brazil Sub-20', kind: 'national', age_level: 'u20' },
    { name: 'Corinthians Sub-20', kind: 'club', age_level: 'u20' },
    { name: 'Flamengo Sub-20', kind: 'club', age_level: 'u20' },
  ])
})

test('a national championship is one, whatever it calls itself', { timeout: 60_000 }, async () => {
  const titles = [
    'Brasileirão Feminino A1 2021',
    'Brasileiro Feminino Série A1 2022',
    'Campeonato Brasileiro de Futebol Feminino Série A1 2023',
    'Brasileiro Feminino Série A2 2021',
  ]
  const files = titles.map((title, at) => [`${2021 + (at % 3)}/br.w.${at}.json`, season(title, 'Norte', 'Sul')])
  const { report } = await read(Object.fromEntries(files) as Record<string, unknown>)
  expect(report).toMatchObject({ rejected: 0 })
  const stored = await app.database
    .selectFrom('competitions')
    .innerJoin('editions', 'editions.competition_id', 'competitions.id')
    .select(({ fn }) => ['competitions.name', fn.count<string>('editions.id').as('editions')])
    .where('gender', '=', 'women')
    .groupBy('competitions.id')
    .orderBy('competitions.name')
    .execute()
  expect(stored.map(({ editions }) => Number(editions)).toSorted()).toEqual([1, 3])
})
