import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertManyMatches, sequentialScans } from '../../../testing/query-plans.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertManyMatches(test.database, 20_000)
}, 120_000)
afterAll(() => test.close())

const LARGE = ['matches', 'events', 'lineups', 'lineup_players', 'airings']

it.each([
  '',
  '/liga_4',
  '/liga_4/tabela',
  '/liga_4/jogos',
  '/liga_4/jogos?sort=-kickoff&limit=100',
  '/liga_4/jogos?time=t5&situacao=encerrado',
  '/liga_4/jogos?data=1999',
  '/liga_4/campeoes',
  '/liga_4/transmission',
  '/liga_4/artilheiros',
  '/liga_4/artilheiros/casa',
  '/liga_4/artilheiros/1999',
  '/liga_4/cartoes',
  '/liga_4/cartoes/1999-05/amarelo',
])('/campeonatos%s reads matches and what belongs to them by index', async (path) => {
  const scans = await sequentialScans(test.database, LARGE, async () => {
    const answer = await test.call('GET', `/api/v1/campeonatos${path}`, { as: person })
    expect(answer.status).toBe(200)
  })
  expect(scans).toEqual([])
})
