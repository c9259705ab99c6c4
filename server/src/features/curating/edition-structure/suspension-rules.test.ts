import type { Session, SuspensionRules } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason, NEXT } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, new Date().toISOString().slice(0, 10))
  // Over: Ana, who got a yellow card in it as in the two before, has three and is out of the next match.
  await test.call('PATCH', '/api/v1/campeonatos/liga/jogos/liga_2026_r3_bahia_santos', {
    as: admin,
    body: { status: 'finished', homeScore: 1, awayScore: 0 },
  })
})
afterAll(() => test.close())

const RULES: SuspensionRules = { yellows: 3, secondYellow: 1, red: 1, wipedAfter: [], sharedWith: [] }
const path = '/api/v1/edicoes/liga_2026/regras-de-suspensao'
const put = (rules: SuspensionRules | null, as = admin) => test.call('PUT', path, { as, body: { rules } })
const stateOf = async (player: string) => {
  const { body } = await test.call('GET', '/api/v1/campeonatos/liga/cartoes?temporada=2026', { as: admin })
  const row = body.data.players.find((each: { player: { id: string } }) => each.player.id === player)
  return { suspended: row.suspended, pending: row.pending }
}
const absentFrom = async (match: string) => {
  const { body } = await test.call('GET', `/api/v1/campeonatos/liga/jogos/${match}/escalacao`, { as: admin })
  return body.data.absences.away.map(({ person, reason }: { person: { id: string }; reason: string }) => [
    person.id,
    reason,
  ])
}

it('are the usual ones until the edition has its own', async () => {
  const { body } = await test.call('GET', path, { as: await test.register() })
  expect(body.data).toMatchObject({ own: null, usual: RULES, phases: [{ name: 'Fase', kind: 'league' }] })
  expect(await stateOf('ana')).toMatchObject({ suspended: true })
  expect((await absentFrom(NEXT)).map(([id]: [string]) => id)).toEqual(['ana'])
})

it('decide at once who is suspended, and are undone in the history', async () => {
  const saved = await put({ ...RULES, yellows: 4 })
  expect(saved.status).toBe(200)
  expect(await stateOf('ana')).toEqual({ suspended: false, pending: true })
  expect(await absentFrom(NEXT)).toEqual([])
  expect((await put({ ...RULES, yellows: null })).status).toBe(200)
  expect(await stateOf('ana')).toEqual({ suspended: false, pending: false })
  expect((await put({ ...RULES, yellows: 2 })).status).toBe(200)
  // Two cards, and a ban served in the third match; the third card starts a new count.
  expect(await stateOf('ana')).toEqual({ suspended: false, pending: true })
  const last = await put({ ...RULES, yellows: 1 })
  expect(await stateOf('ana')).toMatchObject({ suspended: true })
  const undone = await test.call('POST', `/api/v1/historico/${last.body.data.edit}/desfazer`, { as: admin })
  expect(undone.status).toBe(200)
  expect(await stateOf('ana')).toEqual({ suspended: false, pending: true })
})

it('begin the count anew after a stage', async () => {
  await put({ ...RULES, yellows: 2, wipedAfter: ['Fase'] })
  // The phase is not over: there is a match to come in it, so nothing is wiped yet.
  expect(await stateOf('ana')).toEqual({ suspended: false, pending: true })
  const final = { id: 'liga_2026_final', edition_id: 'liga_2026', position: 1, name: 'Final', kind: 'knockout' }
  await test.database.insertInto('phases').values(final).execute()
  const move = (phase_id: string, round_id: string | null) =>
    test.database.updateTable('matches').set({ phase_id, round_id }).where('id', '=', NEXT).execute()
  await move('liga_2026_final', null)
  await put({ ...RULES, yellows: 4 })
  expect(await stateOf('ana')).toEqual({ suspended: false, pending: true })
  await put({ ...RULES, yellows: 4, wipedAfter: ['Fase'] })
  expect(await stateOf('ana')).toEqual({ suspended: false, pending: false })
  await move('liga_2026_fase', 'liga_2026_r4')
  await test.database.deleteFrom('phases').where('id', '=', 'liga_2026_final').execute()
  await put({ ...RULES, yellows: 2, wipedAfter: ['Fase'] })
  const unknown = await put({ ...RULES, wipedAfter: ['Oitavas'] })
  expect(unknown.status).toBe(400)
  expect(unknown.body.errors).toEqual([
    { field: 'wipedAfter', message: '“Oitavas” não é uma fase ou rodada desta edição.' },
  ])
})

it('count together with another championship of the same season', async () => {
  await test.call('POST', '/api/v1/campeonatos', {
    as: admin,
    body: { name: 'Copa', code: 'copa', kind: 'cup', participants: 'club', gender: 'men' },
  })
  await test.call('POST', '/api/v1/edicoes/liga_2026/copia', {
    as: admin,
    body: { name: '2027', starts: null, ends: null, teams: true },
  })
  const copied = await test.call('GET', '/api/v1/edicoes/liga_2027/regras-de-suspensao', { as: admin })
  expect(copied.body.data.own).toMatchObject({ yellows: 2, wipedAfter: ['Fase'] })

  await test.call('POST', '/api/v1/edicoes', { as: admin, body: { competition: 'copa', name: '2026' } })
  const entrants = ['bahia', 'palmeiras'].map((team) => ({ team, group: null, ranking: null }))
  const phase = { id: null, name: 'Fase', kind: 'league', table: null, tie: null, zones: [], groups: [], ties: [] }
  const structure = await test.call('PUT', '/api/v1/edicoes/copa_2026/estrutura', {
    as: admin,
    body: { phases: [{ ...phase, entrants, rounds: [{ id: null, number: 1, name: 'Rodada 1' }] }] },
  })
  const match = await test.call('POST', '/api/v1/campeonatos/copa/jogos', {
    as: admin,
    body: { edition: '2026', phase: structure.body.data.structure.phases[0].id, home: 'bahia', away: 'palmeiras' },
  })
  const id = match.body.data.id as string
  const day = new Date().toISOString().slice(0, 10)
  await test.database
    .updateTable('matches')
    .set({ day, status: 'finished', home_score: 0, away_score: 0 })
    .where('id', '=', id)
    .execute()
  await test.database
    .insertInto('events')
    .values({
      id: 'e_copa',
      match_id: id,
      type: 'yellow',
      side: 'home',
      period: 'firstHalf',
      minute: 9,
      player_id: 'ana',
    })
    .execute()

  // Three in the league and one in the cup.
  await put({ ...RULES, yellows: 4 })
  expect(await stateOf('ana')).toEqual({ suspended: false, pending: true })
  expect((await put({ ...RULES, yellows: 4, sharedWith: ['copa'] })).status).toBe(200)
  expect(await stateOf('ana')).toMatchObject({ suspended: true })
  expect((await put({ ...RULES, sharedWith: ['liga'] })).body.errors[0].field).toBe('sharedWith')
})

it('are written by admins and editors of the championship only, and null goes back to the usual ones', async () => {
  expect((await put(null, await test.register())).status).toBe(403)
  expect((await put(null)).status).toBe(200)
  expect((await test.call('GET', path, { as: admin })).body.data.own).toBeNull()
  expect(await stateOf('ana')).toMatchObject({ suspended: true })
})

it('follow a phase that is given another name', async () => {
  await put({ ...RULES, wipedAfter: ['Fase'] })
  const structure = '/api/v1/edicoes/liga_2026/estrutura'
  const { phases } = (await test.call('GET', structure, { as: admin })).body.data
  const renamed = phases.map((phase: { name: string }) => (phase.name === 'Fase' ? { ...phase, name: 'Turno' } : phase))
  const saved = await test.call('PUT', structure, { as: admin, body: { phases: renamed } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { body } = await test.call('GET', path, { as: admin })
  expect(body.data.own.wipedAfter).toEqual(['Turno'])
  expect((await put(body.data.own)).status).toBe(200)
})

it('are not written over what another person wrote meanwhile', async () => {
  const read = await test.call('GET', path, { as: admin })
  const write = (headers: Record<string, string>) =>
    test.call('PUT', path, { as: admin, body: { rules: RULES }, headers })
  const first = await write({ 'if-match': String(read.headers['etag']) })
  expect(first.status).toBe(200)
  const second = await test.call('PUT', path, {
    as: admin,
    body: { rules: { ...RULES, yellows: 5 } },
    headers: { 'if-match': String(read.headers['etag']) },
  })
  expect(second.status).toBe(412)
  expect((await write({ 'if-match': String(first.headers['etag']) })).status).toBe(200)
})
