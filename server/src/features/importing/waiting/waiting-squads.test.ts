import type { Session, WaitingSquad } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { SquadRecord, TeamRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { footballRows } from '../runs/testing/football-rows.ts'
import { importerOf, NO_SOURCE, person } from '../runs/testing/records.ts'

const league = { competition: 'liga_do_bosque', edition: '2001' } as const
const club = (name: string): TeamRef => ({ kind: 'club', name, country: 'XX', state: null, gender: 'men', key: null })

/** This many players, each with a unique name and birth date. */
const squad = (team: string, size: number, called = 'Alto'): SquadRecord[] =>
  Array.from({ length: size }, (_, at) => ({
    record: 'squad',
    origin: { file: 'elencos.txt', line: at + 1 },
    edition: league,
    team: club(team),
    person: person(`${nameOf(at)}${called.toLowerCase()} ${team}${nameOf(at)}`, null, born(team, called, at)),
    role: 'player',
    number: null,
    position: null,
    club: null,
  }))
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
const nameOf = (at: number) => `${LETTERS[at % 26]!.toUpperCase()}${LETTERS[Math.floor(at / 26)]}`
const born = (team: string, called: string, at: number) =>
  new Date(Date.UTC(1970, team.length, called.length + at * 17)).toISOString().slice(0, 10)

let test: TestApp
let admin: Session
beforeEach(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterEach(() => test.close())

const run = (dataset: string, records: readonly SquadRecord[]) =>
  runImport({ database: test.database }, importerOf(dataset, records), { source: NO_SOURCE })
const list = async (query = ''): Promise<WaitingSquad[]> =>
  (await test.call('GET', `/api/v1/elencos-a-espera${query}`, { as: admin })).body.data
const decide = async (id: string, decision: WaitingSquad['status']) =>
  test.call('POST', `/api/v1/elencos-a-espera/${id}`, { as: admin, body: { decision } })
const sizes = async () => {
  const rows = await test.database
    .selectFrom('squad_members')
    .select(['team_id', sql<number>`count(*)::integer`.as('size')])
    .groupBy('team_id')
    .orderBy('team_id')
    .execute()
  return rows.map(({ team_id, size }) => [team_id, size])
}

it('keeps a squad as it was where another source would double it, lets the rest in, and asks once', async () => {
  await run('openfootball-txt', [...squad('Alder', 23), ...squad('Birchwood', 20)])
  const second = [...squad('Alder', 22, 'Outro'), ...squad('Birchwood', 5, 'Outro')]
  const outcome = await run('brasileirao', second)
  expect(await sizes()).toEqual([
    ['alder', 23],
    ['birchwood', 25],
  ])
  expect(outcome.warnings).toMatchObject([
    {
      file: 'elencos.txt',
      reason: 'Alder: 22 inscritos esperam revisão. O elenco passaria de 23 para 45 inscritos.',
    },
  ])
  const [waiting, ...others] = await list()
  expect(others).toEqual([])
  expect(waiting).toMatchObject({ team: { name: 'Alder' }, source: 'brasileirao/elencos.txt', status: 'open' })
  expect(waiting!.players).toHaveLength(22)
  const before = await footballRows(test.database)
  const { report } = await run('brasileirao', second)
  expect(report).toMatchObject({ created: 0, updated: 0 })
  expect(await footballRows(test.database)).toEqual(before)
  expect(await list()).toEqual([waiting])
})

it('lets the players in when a person says so, and takes them out again when that is undone', async () => {
  await run('openfootball-txt', squad('Alder', 23))
  await run('brasileirao', squad('Alder', 22, 'Outro'))
  const [waiting] = await list()
  const { body } = await decide(waiting!.id, 'admitted')
  expect(await sizes()).toEqual([['alder', 45]])
  expect(await list()).toEqual([])
  expect((await decide(waiting!.id, 'discarded')).body).toMatchObject({ code: 'changed_since' })
  // A person has decided it, so no later run asks again.
  await run('brasileirao', squad('Alder', 22, 'Outro'))
  expect(await sizes()).toEqual([['alder', 45]])
  expect(await list()).toEqual([])
  const undone = await test.call('POST', `/api/v1/historico/${body.data.edit}/desfazer`, { as: admin })
  expect(undone.status).toBe(200)
  expect(await sizes()).toEqual([['alder', 23]])
  expect(await list()).toMatchObject([{ id: waiting!.id }])
})

it('remembers what was discarded', async () => {
  await run('openfootball-txt', squad('Alder', 23))
  await run('brasileirao', squad('Alder', 22, 'Outro'))
  const [waiting] = await list()
  await decide(waiting!.id, 'discarded')
  await run('brasileirao', squad('Alder', 22, 'Outro'))
  expect(await sizes()).toEqual([['alder', 23]])
  expect(await list()).toEqual([])
  expect(await list('?situacao=descartados')).toMatchObject([{ id: waiting!.id, decidedBy: admin.user.name }])
})

it('keeps out a first list that is far larger than all others, and not one that only completes another', async () => {
  await run('openfootball-txt', [...squad('Alder', 14), ...squad('Birchwood', 23), ...squad('Cedar', 60)])
  expect(await sizes()).toEqual([
    ['alder', 14],
    ['birchwood', 23],
  ])
  expect(await list()).toMatchObject([
    { team: { name: 'Cedar' }, reason: 'O elenco teria 60 inscritos, e o maior dos outros tem 23.' },
  ])
  await run('brasileirao', squad('Alder', 16, 'Outro'))
  expect((await sizes())[0]).toEqual(['alder', 30])
})
