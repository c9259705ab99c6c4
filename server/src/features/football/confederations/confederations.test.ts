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
})
afterAll(() => test.close())

const read = (path = '') => test.call('GET', `/api/v1/confederacoes${path}`, { as: person })
const idsOf = async (path: string) => (await read(path)).body.data.map(({ id }: { id: string }) => id)

it('lists the tree with levels and teams, those below included', async () => {
  const answer = await read()
  expectAnswer(endpoints.listConfederations, answer.body)
  const rows = answer.body.data.map(({ id, level, children, teams }: Record<string, unknown>) => [
    id,
    level,
    children,
    teams,
  ])
  expect(rows).toEqual([
    ['cbf', 2, 1, 4],
    ['conmebol', 1, 1, 4],
    ['fpf', 3, 0, 1],
    ['fifa', 0, 2, 4],
    ['uefa', 1, 0, 0],
  ])
  expect(await idsOf('?acima=fifa')).toEqual(['conmebol', 'uefa'])
})

it('shows one with its way from the top and those directly below', async () => {
  const answer = await read('/cbf')
  expectAnswer(endpoints.getConfederation, answer.body)
  expect(answer.body.data).toMatchObject({
    parent: { id: 'conmebol' },
    path: [{ id: 'fifa' }, { id: 'conmebol' }, { id: 'cbf' }],
    members: [{ id: 'fpf', level: 3 }],
    competitions: [{ id: 'copa' }, { id: 'serie' }],
    nextMatches: [{ id: 'm5' }],
  })
})

it('lists its matches, teams and championships, with those of the confederations below', async () => {
  expectAnswer(endpoints.listConfederationMatches, (await read('/conmebol/jogos')).body)
  expect(await idsOf('/conmebol/jogos?limit=3')).toEqual(['m0', 'm1', 'm2'])
  const { next } = (await read('/conmebol/jogos?limit=3')).body.page
  expect(await idsOf(`/conmebol/jogos?limit=3&cursor=${next}`)).toEqual(['m3', 'm4', 'm7'])
  expect(await idsOf('/conmebol/jogos?temporada=2019')).toEqual(['m0'])
  expect(await idsOf('/uefa/jogos')).toEqual([])
  expectAnswer(endpoints.listConfederationTeams, (await read('/fpf/times')).body)
  expect(await idsOf('/fpf/times')).toEqual(['alfa'])
  expect(await idsOf('/fifa/times')).toHaveLength(4)
  expectAnswer(endpoints.listConfederationCompetitions, (await read('/fifa/campeonatos')).body)
  expect(await idsOf('/fifa/campeonatos')).toEqual(['copa', 'serie'])
  expect(await idsOf('/uefa/campeonatos')).toEqual([])
})

it('counts a team that moves', async () => {
  expect((await read('/uefa')).body.data.teams).toBe(0)
  await test.database.updateTable('teams').set({ confederation_id: 'uefa' }).where('id', '=', 'delta').execute()
  await test.context.supervisor.settle()
  expect((await read('/uefa')).body.data.teams).toBe(1)
})

it.each(['', '/jogos', '/times', '/campeonatos'])('knows no unknown one at /ninguem%s', async (rest) => {
  expect((await read(`/ninguem${rest}`)).status).toBe(404)
})
