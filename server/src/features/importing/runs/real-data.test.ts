import { standings, rulesets, type Match } from '@meio-campo/football'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../database/database.ts'
import type { Source } from '../records/importer.ts'
import { sharedData } from '../datasets/testing/shared-data.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { importDataset } from './service.ts'

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
const missing = results.missing || json.missing || sheets.missing

const imports = [
  ['brasileirao', results.source],
  ['openfootball-json', part(json.source, /^2019\/br\.1\.json$/)],
  ['cbf', part(sheets.source, /Serie_A_2019_games/)],
] as const

it.skipIf(missing)('joins the Série A of 2019 from three datasets', { timeout: 120_000 }, async () => {
  for (const [dataset, source] of imports) await importDataset({ database }, { dataset, source })
  const sources = await database
    .selectFrom('sources')
    .innerJoin('matches', 'matches.id', 'sources.match_id')
    .select(({ fn }) => ['match_id', fn.countAll<string>().as('count')])
    .where('edition_id', '=', 'brasileirao_serie_a_2019')
    .groupBy('match_id')
    .execute()
  expect(sources).toHaveLength(380)
  expect(sources.every(({ count }) => count === '3')).toBe(true)

  const scores = await database
    .selectFrom('conflicts')
    .selectAll()
    .where('field', '=', 'score')
    .orderBy('record_id')
    .execute()
  expect(scores).toMatchObject([
    { record_id: 'bra_a_2019_avai_botafogo', said: { brasileirao: [0, 3], cbf: [0, 2], 'openfootball-json': [0, 2] } },
    {
      record_id: 'bra_a_2019_internacional_atletico_mg',
      said: { brasileirao: [2, 1], cbf: [0, 0], 'openfootball-json': [2, 1] },
    },
  ])
  const days = await database.selectFrom('conflicts').select('id').where('field', '=', 'day').execute()
  expect(days).toHaveLength(30)

  // Nothing new the second time, whichever dataset comes again.
  for (const [dataset, source] of imports) {
    const { report } = await importDataset({ database }, { dataset, source })
    expect(report).toMatchObject({ created: 0, updated: 0 })
  }
})

it.skipIf(missing)('gives the well-known final table', async () => {
  const rows = await database
    .selectFrom('matches')
    .selectAll()
    .where('edition_id', '=', 'brasileirao_serie_a_2019')
    .execute()
  const matches = rows.map((row): Match => ({
    id: row.id,
    home: row.home_id,
    away: row.away_id,
    day: row.day,
    round: null,
    score: { home: row.home_score!, away: row.away_score! },
  }))
  const teams = await database
    .selectFrom('phase_teams')
    .innerJoin('phases', 'phases.id', 'phase_id')
    .select('team_id')
    .where('edition_id', '=', 'brasileirao_serie_a_2019')
    .execute()
  const table = standings({ rules: rulesets.brasileiraoSerieA, teams: teams.map(({ team_id }) => team_id) }, matches)
  expect(table).toHaveLength(20)
  expect(table.slice(0, 4).map(({ team, points, won, goalDifference }) => [team, points, won, goalDifference])).toEqual(
    [
      ['flamengo', 90, 28, 49],
      ['santos', 74, 22, 27],
      ['palmeiras', 74, 21, 29],
      ['gremio', 65, 19, 25],
    ],
  )
  const goals = matches.reduce((sum, { score }) => sum + score!.home + score!.away, 0)
  expect(goals).toBe(876)
})

it.skipIf(missing)('knows people by their number: their goals and their clubs', async () => {
  const gabriel = await database
    .selectFrom('sources')
    .innerJoin('people', 'people.id', 'record_id')
    .select(['people.id', 'people.official_name'])
    .where('kind', '=', 'person')
    .where('key', '=', '337830')
    .executeTakeFirstOrThrow()
  const { count } = await database
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', gabriel.id)
    .where('type', 'in', ['goal', 'penalty'])
    .executeTakeFirstOrThrow()
  expect(count).toBe('25')
  const spells = await database
    .selectFrom('spells')
    .select(['team_id', 'number'])
    .where('person_id', '=', gabriel.id)
    .execute()
  expect(spells).toEqual([{ team_id: 'flamengo', number: 9 }])
})
