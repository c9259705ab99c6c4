import { endpoints, type LastLineups, type Session } from '@meio-campo/contract'
import { addDays } from '@meio-campo/football'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EARLIER, insertSmallSeason, LIVE, NEXT, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const TODAY = '2026-05-10'

let test: TestApp
let user: Session
beforeAll(async () => {
  test = await createTestApp()
  user = await test.register()
  await insertSmallSeason(test.database, TODAY)
})
afterAll(() => test.close())

const path = (match: string) => endpoints.getLastLineups.path.replace('{id}', 'liga').replace('{idjogo}', match)
const read = async (match: string): Promise<LastLineups> =>
  (await test.call('GET', path(match), { as: user })).body.data

it('gives the last line-up of a team before the match, with positions and coach', async () => {
  await test.database
    .updateTable('lineup_players')
    .set({ position: 'forward', pitch_x: 80, pitch_y: 50 })
    .where('starter', '=', true)
    .execute()
  const { home, away } = await read(LIVE)
  expect(home.match?.id).toBe(PLAYED)
  expect(home.lineup).toMatchObject({ formation: '4-3-3', coach: { id: 'caio' } })
  expect(home.lineup!.starters).toMatchObject([
    { person: { id: 'ana' }, number: 9, position: 'forward', captain: true, x: 80, y: 50 },
  ])
  expect(home.lineup!.bench.map(({ person }) => person.name)).toEqual(['Eva', 'Gil'])
  expect(away).toEqual({ match: null, lineup: null, absences: [] })
  // On whichever side the team was, the nearest match before counts.
  expect((await read(NEXT)).away.match?.id).toBe(LIVE)
})

it('lists suspended and injured players on the day, including those of the last line-up', async () => {
  await test.database
    .insertInto('absences')
    .values({ person_id: 'eva', team_id: 'bahia', kind: 'injury', reason: 'Joelho', starts: addDays(TODAY, 1) })
    .execute()
  const { away } = await read(NEXT)
  expect(away.absences).toEqual([
    { person: { id: 'ana', name: 'ana' }, kind: 'suspended', reason: 'Terceiro cartão amarelo', until: null },
    { person: { id: 'eva', name: 'Eva' }, kind: 'injury', reason: 'Joelho', until: null },
  ])
})

it('is never the line-up of the match itself, of a later one, or of the other team', async () => {
  expect((await read(PLAYED)).home.match).toBeNull()
  expect((await read(EARLIER)).home.match).toBeNull()
  expect((await read(PLAYED)).away.match).toBeNull()
  expect((await test.call('GET', path('nenhum'), { as: user })).status).toBe(404)
})
