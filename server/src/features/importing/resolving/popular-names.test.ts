import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { memorySource } from '../datasets/testing/memory-source.ts'
import { importDataset } from '../runs/service.ts'

const RESULTS = `date,home_team,away_team,home_score,away_score,tournament,city,country,neutral
2022-12-20,Singapore,Myanmar,3,2,AFF Championship,Singapore,Singapore,FALSE
2024-12-08,Vietnam,Laos,4,1,ASEAN Championship,Hanoi,Vietnam,TRUE
1989-11-05,Senegal,Mali,2,0,West African Cup,Dakar,Senegal,FALSE
2011-01-13,Qatar,China PR,2,0,AFC Asian Cup,Doha,Qatar,FALSE
`

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const read = () =>
  importDataset(
    { database: app.database },
    { dataset: 'international-results', source: memorySource({ 'results.csv': RESULTS }) },
  )

async function stored() {
  const rows = await app.database
    .selectFrom('competitions')
    .innerJoin('editions', 'editions.competition_id', 'competitions.id')
    .innerJoin('matches', 'matches.edition_id', 'editions.id')
    .select(['competitions.id', 'competitions.name', 'editions.name as edition'])
    .orderBy('matches.day')
    .execute()
  return rows.map(({ id, name, edition }) => `${id} ${edition} ${name}`)
}

test('a platform that has a tournament under the name of the dataset keeps it; nothing is doubled', async () => {
  await app.database
    .insertInto('competitions')
    .values({
      id: 'aff_championship',
      code: 'aff',
      name: 'AFF Championship',
      kind: 'cup',
      participants: 'national',
      gender: 'men',
    })
    .execute()
  await read()
  expect(await stored()).toEqual([
    'copa_da_africa_ocidental 1989 Copa da África Ocidental',
    'copa_da_asia 2011 Copa da Ásia',
    'aff_championship 2022 AFF Championship',
    'campeonato_da_asean 2024 Campeonato da ASEAN',
  ])
  const again = await read()
  expect(again.report).toMatchObject({ created: 0, updated: 0, rejected: 0 })
  expect(await stored()).toHaveLength(4)
})

test('a tournament that changed its name is one, and is found by every name', async () => {
  await read()
  expect(await stored()).toEqual([
    'copa_da_africa_ocidental 1989 Copa da África Ocidental',
    'copa_da_asia 2011 Copa da Ásia',
    'campeonato_da_asean 2022 Campeonato da ASEAN',
    'campeonato_da_asean 2024 Campeonato da ASEAN',
  ])
  const again = await read()
  expect(again.report).toMatchObject({ created: 0, updated: 0, rejected: 0 })
  const person = await app.register()
  for (const [asked, found] of [
    ['AFF Championship', 'campeonato_da_asean'],
    ['ASEAN Championship', 'campeonato_da_asean'],
    ['West African Cup', 'copa_da_africa_ocidental'],
    ['AFC Asian Cup', 'copa_da_asia'],
  ] as const) {
    const { body } = await app.call('GET', `/api/v1/busca?q=${encodeURIComponent(asked)}`, { as: person })
    expect(body.data[0].id, asked).toBe(found)
  }
})
