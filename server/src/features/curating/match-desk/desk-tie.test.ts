import type { DeskView, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason, NEXT } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

const desk = async (match: string): Promise<DeskView> =>
  (await test.call('GET', `/api/v1/campeonatos/liga/jogos/${match}/mesa`, { as: admin })).body.data

it('the desk of a return match has the rules of its tie and the first leg; that of a league match has none', async () => {
  const body = { competition: 'liga', name: '2041' }
  const edition = (await test.call('POST', '/api/v1/edicoes', { as: admin, body })).body.data.id
  const rules = { legs: 2, awayGoals: 'ninetyMinutes', extraTime: true, whenLevel: 'penalties' }
  const about = { id: null, key: 'final', round: 'Final', first: 'bahia', second: 'santos' }
  const phase = {
    id: null,
    name: 'Mata-mata',
    kind: 'knockout',
    table: null,
    tie: rules,
    zones: [],
    groups: [],
    entrants: [],
    rounds: [{ id: null, number: 1, name: 'Final' }],
    ties: [{ ...about, firstFrom: null, secondFrom: null, winner: null, rules: null }],
  }
  const path = `/api/v1/edicoes/${edition}/estrutura`
  const written = await test.call('PUT', path, { as: admin, body: { phases: [phase] } })
  expect(written.status, JSON.stringify(written.body)).toBe(200)
  const { phases } = written.body.data.structure
  const leg = async (values: object): Promise<string> => {
    const match = { edition: '2041', phase: phases[0].id, tie: phases[0].ties[0].id, ...values }
    const made = await test.call('POST', '/api/v1/campeonatos/liga/jogos', { as: admin, body: match })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.data.id
  }
  const second = await leg({ home: 'santos', away: 'bahia', leg: 2, kickoff: '2041-05-12T20:00:00Z' })
  const first = await leg({ home: 'bahia', away: 'santos', leg: 1, kickoff: '2041-05-05T20:00:00Z' })
  await test.database
    .updateTable('matches')
    .set({ status: 'finished', home_score: 2, away_score: 1, covers_events: true })
    .where('id', '=', first)
    .execute()
  const { tie } = await desk(second)
  expect(tie).toMatchObject({ rules, before: [{ id: first, home: 'bahia', score: { home: 2, away: 1 } }] })
  expect((await desk(first)).tie).toMatchObject({ rules, before: [] })
  expect((await desk(NEXT)).tie).toBeNull()
})
