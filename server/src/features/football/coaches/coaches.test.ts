import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
import { addDays } from '@meio-campo/football'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { DRAWN, insertSmallSeason, LIVE, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
const today = dayAt(new Date())
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertSmallSeason(test.database, today)
  await test.database
    .insertInto('titles')
    .values([
      { edition_id: 'liga_2025', champion_id: 'santos', coach_id: 'caio' },
      { edition_id: 'liga_2026', champion_id: 'bahia' },
    ])
    .execute()
})
afterAll(() => test.close())

const read = (path: string) => test.call('GET', `/api/v1/tecnicos${path}`, { as: person })
const answer = async (endpoint: Endpoint, path: string) => {
  const { status, body } = await read(path)
  expect(status).toBe(200)
  expectAnswer(endpoint, body)
  return body
}

it('lists coaches only, with their team', async () => {
  const { data } = await answer(endpoints.listCoaches, '')
  expect(data).toMatchObject([{ id: 'caio', team: { id: 'bahia' }, nationalities: ['BR'] }])
  expect((await answer(endpoints.listCoaches, '?q=ana')).data).toEqual([])
})

it('counts the matches of a spell: those with the coach, and those without any', async () => {
  const { data } = await answer(endpoints.getCoach, '/caio')
  // Won against Palmeiras by the sheet, drew with Santos during the spell; the live match does not count yet.
  const record = { played: 2, won: 1, drawn: 1, lost: 0, percentage: 66.7 }
  expect(data.spells).toEqual([
    { team: expect.objectContaining({ id: 'bahia' }), starts: addDays(today, -20), ends: null, ...record },
  ])
  expect(data.total).toEqual(record)
  expect(data.teams).toEqual([
    { team: expect.objectContaining({ id: 'bahia' }), spells: 1, ...record, goalsFor: 2, goalsAgainst: 1 },
  ])
  expect(data.lastMatches.map(({ id }: { id: string }) => id)).toEqual([DRAWN, PLAYED])
  expect(data.nextMatch.id).toBe(LIVE)
  expect(data.titles).toBe(2)
  expect((await answer(endpoints.listCoachMoves, '/caio/transferencias')).data).toEqual(data.spells)
})

it('lists titles with the coach, and titles without a coach that ended during a spell', async () => {
  const { data } = await answer(endpoints.listCoachTitles, '/caio/titulos')
  expect(data).toMatchObject([
    { edition: '2026', team: { id: 'bahia' } },
    { edition: '2025', team: { id: 'santos' } },
  ])
  const oldest = await answer(endpoints.listCoachTitles, '/caio/titulos?sort=edition')
  expect(oldest.data[0].edition).toBe('2025')
})

it.each(['', '/transferencias', '/titulos'])('finds no coach in a player (%s)', async (rest) => {
  const { status, body } = await read(`/ana${rest}`)
  expect({ status, detail: body.detail }).toEqual({ status: 404, detail: 'Não há técnico neste endereço.' })
})
