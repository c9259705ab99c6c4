import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EventRecord, ImportRecord, MatchRecord } from '../records/records.ts'
import { deskCommand } from '../../../testing/desk-commands.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { runImport } from '../runs/service.ts'
import { club, importerOf, listed, match, NO_SOURCE, person } from '../runs/testing/records.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const run = (dataset: string, records: readonly ImportRecord[]) =>
  runImport({ database: test.database }, importerOf(dataset, records), { source: NO_SOURCE })
const planned = { status: 'scheduled', score: null } as const
const stated = (change: Partial<MatchRecord> = {}) => match(club('Flamengo', 'RJ'), club('Santos FC'), change)
const goal = (minute: number): EventRecord => ({
  type: 'goal',
  side: 'home',
  period: 'first-half',
  minute,
  added: null,
  player: person('Gabriel', 'g'),
  related: null,
  converted: null,
})
const lineups = [{ side: 'home' as const, coach: null, players: [listed(person('Diego', 'd'), 1)] }]
const officials = [{ person: person('Anderson', 'a'), role: 'referee' as const, country: null }]

const BASE = '/api/v1/campeonatos/brasileirao_serie_a/jogos'
const theMatch = () => test.database.selectFrom('matches').selectAll().executeTakeFirstOrThrow()
const shown = async () => {
  const { id } = await theMatch()
  const { body } = await test.call('GET', `${BASE}/${id}`, { as: admin })
  const page = (await test.call('GET', `${BASE}/${id}/escalacao`, { as: admin })).body.data
  return {
    score: body.data.score,
    status: body.data.status,
    goals: body.data.events.filter(({ type }: { type: string }) => type === 'goal').length,
    home: page.home?.starters.map((each: { person: { name: string } }) => each.person.name),
    officials: body.data.officials.map((each: { person: { name: string } }) => each.person.name),
  }
}

it('leaves alone what people wrote at the desk and on the sheets of a match', async () => {
  await run('openfootball-json', [stated(planned)])
  const { id } = await theMatch()
  const commands = [
    deskCommand('start', { period: 'firstHalf' }),
    deskCommand('tell', { type: 'goal', side: 'home', player: null }),
    deskCommand('end'),
    deskCommand('start', { period: 'secondHalf' }),
    deskCommand('end', { final: true }),
  ]
  const sent = await test.call('POST', `${BASE}/${id}/eventos`, { as: admin, body: { commands } })
  expect(sent.body.data.outcomes.map(({ reason }: { reason: string | null }) => reason)).toEqual(
    commands.map(() => null),
  )
  const player = { person: null, name: 'Goleiro da ficha', number: 1, position: null, captain: false, x: null, y: null }
  const home = { formation: null, coach: null, starters: [player], bench: [] }
  const written = [
    await test.call('PUT', `${BASE}/${id}/escalacao`, { as: admin, body: { home, away: null } }),
    await test.call('PUT', `${BASE}/${id}/arbitros`, {
      as: admin,
      body: { officials: [{ person: null, name: 'Árbitra da ficha', role: 'referee', country: null }] },
    }),
  ]
  expect(written.map(({ status }) => status)).toEqual([200, 200])
  const before = await shown()
  expect(before).toEqual({
    score: { home: 1, away: 0 },
    status: 'finished',
    goals: 1,
    home: ['Goleiro da ficha'],
    officials: ['Árbitra da ficha'],
  })

  const full = { events: [goal(10), goal(20)], lineups, officials, attendance: 40_000 }
  expect((await run('cbf', [stated(full)])).report).toMatchObject({ rejected: 0, updated: 1 })
  expect(await shown()).toEqual(before)
  // A value that no user had entered is imported.
  expect((await theMatch()).attendance).toBe(40_000)
  await run('cbf', [stated({ ...full, events: [goal(11), goal(21)] })])
  expect(await shown()).toEqual(before)
})

it('imports the events again after everything that the desk recorded was undone', async () => {
  const edits = await test.call('GET', '/api/v1/historico?limit=100', { as: admin })
  for (const { id } of edits.body.data.filter(({ kind }: { kind: string }) => kind === 'desk'))
    expect((await test.call('POST', `/api/v1/historico/${id}/desfazer`, { as: admin })).status).toBe(200)
  await run('cbf', [stated({ events: [goal(12), goal(22)], lineups, officials })])
  expect(await shown()).toMatchObject({ goals: 2, score: { home: 2, away: 1 }, home: ['Goleiro da ficha'] })
})
