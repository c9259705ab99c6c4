import { endpoints, type Session, type TeamNumbers } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertSeason } from '../../../testing/season-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
const today = dayAt(new Date())
const season = today.slice(0, 4)
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertSeason(test.database, today)
})
afterAll(() => test.close())

const read = (path: string) => test.call('GET', `/api/v1/times/${path}`, { as: person })
const numbers = async (path: string): Promise<TeamNumbers> => {
  const { body } = await read(path)
  expectAnswer(endpoints.getTeamNumbers, body)
  return body.data
}
const ids = (matches: readonly { readonly id: string }[]) => matches.map(({ id }) => id)

it('adds up every known match of a team, with the matches that prove the records', async () => {
  const data = await numbers('alfa/numeros')
  expect(data).toMatchObject({
    team: { id: 'alfa', name: 'Alfa' },
    season: null,
    since: '2019-05-05',
    total: { played: 4, won: 2, drawn: 1, lost: 1, goalsFor: 3, goalsAgainst: 4 },
    home: { played: 2, won: 2 },
    away: { played: 1, lost: 1 },
    neutral: { played: 1, drawn: 1 },
    cleanSheets: 2,
    scoreless: 2,
    compared: null,
    meetings: null,
  })
  expect(ids(data.biggestWins)).toEqual(['m1', 'm0'])
  expect(ids(data.biggestDefeats)).toEqual(['m3'])
  expect(ids(data.mostGoals)).toEqual(['m3', 'm1', 'm0'])
  expect(data.runs.find(({ kind }) => kind === 'winning')).toMatchObject({
    length: 2,
    now: 0,
    first: { id: 'm0' },
    last: { id: 'm1' },
  })
  expect(data.competitions.map(({ id }) => id)).toEqual(['copa', 'serie'])
})

it('follows the team through the table of the season, round by round', async () => {
  const { courses } = await numbers('alfa/numeros')
  expect(courses).toEqual([
    {
      competition: { id: 'serie', name: 'Série' },
      edition: season,
      group: null,
      teams: 4,
      rounds: [
        { round: 1, position: 1, points: 3 },
        { round: 2, position: 2, points: 3 },
      ],
    },
  ])
})

it('of a single season or competition; unknown ones are refused', async () => {
  expect(await numbers('alfa/numeros?temporada=2019')).toMatchObject({ season: '2019', total: { played: 1, won: 1 } })
  expect(await numbers('alfa/numeros?campeonato=copa')).toMatchObject({ total: { played: 1, drawn: 1 }, courses: [] })
  expect((await read('alfa/numeros?temporada=1901')).status).toBe(404)
  const unknown = await read('alfa/numeros?campeonato=nenhum')
  expect(unknown.status).toBe(400)
  expect((await read('nenhum/numeros')).status).toBe(404)
})

it('stands beside another team, with the meetings of the two', async () => {
  const data = await numbers('alfa/numeros?com=beta')
  expect(data.compared).toMatchObject({ team: { id: 'beta' }, total: { won: 0 } })
  expect(data.meetings).toMatchObject({ played: 3, won: 2, drawn: 1, lost: 0 })
  expect(ids(data.meetings!.last)).toEqual(['m7', 'm1', 'm0'])
  const unknown = await read('alfa/numeros?com=nenhum')
  expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([400, expect.stringContaining('Não há time')])
})

it('a new result is in the numbers at once', async () => {
  const before = await numbers('gama/numeros')
  await test.database.updateTable('matches').set({ home_score: 4 }).where('id', '=', 'm2').execute()
  await test.context.supervisor.settle()
  const after = await numbers('gama/numeros')
  expect(after.total.goalsFor).toBe(before.total.goalsFor + 4)
})
