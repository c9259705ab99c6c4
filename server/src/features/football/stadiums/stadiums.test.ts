import { endpoints, type Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertSeason } from '../../../testing/season-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertSeason(test.database, dayAt(new Date()))
  await test.database
    .insertInto('stadium_names')
    .values([
      { stadium_id: 'arena', name: 'Arena' },
      { stadium_id: 'arena', name: 'Campo Velho', from_year: 1920, to_year: 1950 },
    ])
    .execute()
})
afterAll(() => test.close())

const read = (path = '') => test.call('GET', `/api/v1/estadios${path}`, { as: person })

it('lists stadiums, finds them by name and orders them by size', async () => {
  const answer = await read('?sort=-capacity')
  expectAnswer(endpoints.listStadiums, answer.body)
  expect(answer.body.data.map(({ id }: { id: string }) => id)).toEqual(['arena', 'colina'])
  expect((await read('?q=colnia')).body.data).toMatchObject([{ id: 'colina' }])
  expect((await read('?pais=AR')).body.data).toEqual([])
})

it('shows a stadium with its teams, its matches and what they gave', async () => {
  const answer = await read('/arena')
  expectAnswer(endpoints.getStadium, answer.body)
  expect(answer.body.data).toMatchObject({
    capacity: 40_000,
    formerNames: [{ name: 'Campo Velho', from: 1920, to: 1950 }],
    teams: [{ id: 'alfa' }],
    nextMatches: [{ id: 'm5' }],
    lastMatches: [{ id: 'm1' }],
    numbers: { played: 1, goalsPerMatch: 3, attendancePerMatch: 30_000, homeWins: 1, draws: 0, awayWins: 0 },
  })
  expect((await read('/colina')).body.data.numbers).toMatchObject({ played: 0, goalsPerMatch: null })
})

it('has its greatest crowds, its years and its neighbours', async () => {
  const { data } = (await read('/arena')).body
  expect(data.crowds).toMatchObject([{ match: { id: 'm1' }, attendance: 30_000 }])
  expect(data.years).toMatchObject([{ played: 1, attendancePerMatch: 30_000 }])
  expect(data.near).toEqual([])
  const place = (id: string, latitude: number, longitude: number) =>
    test.database.updateTable('stadiums').set({ latitude, longitude }).where('id', '=', id).execute()
  await place('arena', -22.9122, -43.2302)
  await place('colina', -23.5453, -46.4742)
  await test.database
    .insertInto('stadiums')
    .values({ id: 'vizinho', name: 'Vizinho', city: 'Mogi', country: 'BR' })
    .execute()
  await test.context.supervisor.settle()
  test.context.answers.forgetAll()
  const answer = await read('/arena')
  expectAnswer(endpoints.getStadium, answer.body)
  // Rio to São Paulo, in a straight line; a stadium without coordinates is near to nothing.
  expect(answer.body.data.near).toMatchObject([{ stadium: { id: 'colina', city: 'Mogi' } }])
  expect(answer.body.data.near[0].distanceKm).toBeCloseTo(339, 0)
  expect((await read('/vizinho')).body.data.near).toEqual([
    { stadium: { id: 'colina', name: 'Colina', city: 'Mogi' }, distanceKm: null },
  ])
})

it('follows the matches that are played in it', async () => {
  await read('/colina')
  await test.database.updateTable('matches').set({ stadium_id: 'colina' }).where('id', '=', 'm2').execute()
  await test.context.supervisor.settle()
  expect((await read('/colina')).body.data.numbers).toMatchObject({ played: 1, goalsPerMatch: 0, draws: 1 })
})

it('knows no unknown stadium', async () => {
  expect((await read('/ninguem')).status).toBe(404)
})
