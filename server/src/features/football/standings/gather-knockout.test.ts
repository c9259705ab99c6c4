import { endpoints, type Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
const TEAMS = Array.from({ length: 16 }, (_, place) => `time_${String(place + 1).padStart(2, '0')}`)

beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  const { database } = test
  await database.insertInto('competitions').values({ id: 'copa', code: 'cop', name: 'Copa', kind: 'cup' }).execute()
  await database
    .insertInto('teams')
    .values(TEAMS.map((id) => ({ id, name: id, kind: 'club' })))
    .execute()
})
afterAll(() => test.close())

/** The rounds of a cup of sixteen: the better number wins, "time_01" the final. */
const DAYS = ['02-01', '03-01', '04-01', '05-01'] as const
const SINGLE_MATCH = JSON.stringify({ legs: 1 })
const NAMES = ['1ª fase', 'Quartas de final', 'Semifinais', 'Final'] as const
const pairsOf = (round: number) =>
  Array.from({ length: 8 / 2 ** round }, (_, place) => [TEAMS[place]!, TEAMS[16 / 2 ** round - 1 - place]!] as const)

/** A season with only some rounds in a source; the other matches are in the general phase. */
async function season(name: string, stated: readonly number[], change: (match: MatchRow) => MatchRow = (row) => row) {
  const { database } = test
  const edition = `copa_${name}`
  const phases = { known: `${edition}_mata_mata`, unstated: `${edition}_jogos` }
  await database.insertInto('editions').values({ id: edition, competition_id: 'copa', name }).execute()
  await database
    .insertInto('phases')
    .values([
      { id: phases.known, edition_id: edition, position: 0, name: 'Mata-mata', kind: 'knockout' },
      { id: phases.unstated, edition_id: edition, position: 1, name: 'Jogos', kind: 'knockout' },
    ])
    .execute()
  for (const [round, day] of DAYS.entries()) {
    const isStated = stated.includes(round)
    const id = `${phases.known}_${round}`
    if (isStated)
      await database.insertInto('rounds').values({ id, phase_id: phases.known, name: NAMES[round]! }).execute()
    for (const [position, [home, away]] of pairsOf(round).entries()) {
      const tie = isStated ? `${id}_${position}` : null
      const placed = {
        phase_id: phases.known,
        round_id: id,
        position,
        first_id: home,
        second_id: away,
        rules: SINGLE_MATCH,
      }
      if (tie)
        await database
          .insertInto('ties')
          .values({ id: tie, ...placed })
          .execute()
      const match = {
        id: `${edition}_${home}_${away}`,
        edition_id: edition,
        phase_id: isStated ? phases.known : phases.unstated,
        ...(tie ? { round_id: id, tie_id: tie } : {}),
        day: `${name}-${day}`,
        home_id: home,
        away_id: away,
        home_score: 1,
        away_score: 0,
        status: 'finished' as const,
      }
      await database.insertInto('matches').values(change(match)).execute()
    }
  }
  await test.context.supervisor.settle()
}
interface MatchRow {
  readonly id: string
  readonly edition_id: string
  readonly phase_id: string
  readonly day: string
  readonly home_id: string
  readonly away_id: string
  readonly home_score: number
  readonly away_score: number
  readonly status: 'finished'
}

async function phasesOf(name: string) {
  const { body } = await test.call('GET', `/api/v1/campeonatos/copa/tabela?temporada=${name}`, { as: person })
  expectAnswer(endpoints.getStandings, body)
  return body.data.phases.map((phase: Phase) => ({
    name: phase.name,
    rounds: phase.rounds.map((round) => [
      round.name,
      phase.ties.filter((tie) => tie.round === round.name).length,
      phase.ties.filter((tie) => tie.round === round.name && tie.winner !== null).length,
    ]),
  }))
}
interface Phase {
  readonly name: string
  readonly rounds: readonly { readonly name: string }[]
  readonly ties: readonly { readonly round: string | null; readonly winner: string | null }[]
}

const WHOLE = ['Oitavas de final', 'Quartas de final', 'Semifinais', 'Final'].map((name, round) => {
  const ties = 8 / 2 ** round
  return [name, ties, ties]
})

it('adds the first rounds, which no source names, to those that one states', async () => {
  await season('2013', [1, 2, 3])
  expect(await phasesOf('2013')).toEqual([{ name: 'Mata-mata', rounds: WHOLE }])
})

it('adds the last rounds as well, and those between', async () => {
  await season('2014', [0])
  const [, ...after] = WHOLE
  expect(await phasesOf('2014')).toEqual([{ name: 'Mata-mata', rounds: [['1ª fase', 8, 8], ...after] }])
  await season('2015', [0, 3])
  expect(await phasesOf('2015')).toEqual([{ name: 'Mata-mata', rounds: [['1ª fase', 8, 8], ...after] }])
})

it('knows who won a level tie by who played on', async () => {
  const level = (row: MatchRow) => (row.id.endsWith('time_03_time_06') ? { ...row, home_score: 0 } : row)
  await season('2016', [2, 3], level)
  expect(await phasesOf('2016')).toEqual([{ name: 'Mata-mata', rounds: WHOLE }])
})

it('leaves them apart where the results leave a doubt', async () => {
  const upset = (row: MatchRow) => (row.id.endsWith('time_03_time_06') ? { ...row, home_score: 0, away_score: 1 } : row)
  await season('2017', [2, 3], upset)
  expect(await phasesOf('2017')).toEqual([
    {
      name: 'Mata-mata',
      rounds: [
        ['Semifinais', 2, 2],
        ['Final', 1, 1],
      ],
    },
    { name: 'Jogos', rounds: [] },
  ])
})

it('the page of a match names the round that no source states', async () => {
  await season('2018', [0, 1])
  const page = async (rest: string) =>
    (await test.call('GET', `/api/v1/campeonatos/copa/jogos/${rest}`, { as: person })).body.data
  expect((await page('copa_2018_time_01_time_02')).round).toEqual({ number: null, name: 'Final' })
  for (const part of ['aovivo', 'escalacao', 'arbitros'])
    expect((await page(`copa_2018_time_01_time_02/${part}`)).match.round).toEqual({ number: null, name: 'Final' })
  expect((await page('copa_2018_time_01_time_16')).round).toEqual({ number: null, name: '1ª fase' })
})
