import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { insertLeague, MATCH } from '../../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ndjsonWriter } from '../dumps/dump-writer.ts'
import { exportDump } from '../dumps/export-dump.ts'

const CLOSED = 'fechada'
const OPEN = 'aberta'
const ONLY_CLOSED = { ...MATCH, id: 'liga_2026_r1_santos_bahia', home_id: 'santos', away_id: 'bahia' }
const FIXTURE = { ...MATCH, id: 'liga_2026_r1_palmeiras_bahia', home_id: 'palmeiras', away_id: 'bahia' }

let test: TestApp
let admin: Session
let folder: string
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  folder = await mkdtemp(join(tmpdir(), 'meio-campo-terms-'))
  const { database } = test
  await insertLeague(database)
  await database
    .insertInto('datasets')
    .values([
      { id: CLOSED, title: 'Fechada', redistribution: false },
      { id: OPEN, title: 'Aberta' },
    ])
    .execute()
  await database
    .insertInto('matches')
    .values([
      { ...MATCH, status: 'finished', home_score: 2, away_score: 1, attendance: 4_100, lineups_source: `${CLOSED}/a` },
      { ...ONLY_CLOSED, status: 'finished', home_score: 0, away_score: 0 },
      { ...FIXTURE, status: 'finished', home_score: 3, away_score: 0 },
    ])
    .execute()
  await database.insertInto('lineups').values({ match_id: MATCH.id, side: 'home' }).execute()
  await database
    .insertInto('events')
    .values([
      { id: 'e_open', match_id: MATCH.id, type: 'goal', side: 'home', player_id: 'ana', dataset_id: OPEN },
      { id: 'e_closed', match_id: MATCH.id, type: 'yellow', side: 'home', player_id: 'ana', dataset_id: CLOSED },
    ])
    .execute()
  await database
    .updateTable('people')
    .set({ birth_date: '1999-01-02', height_cm: 180, roles: ['player'] })
    .where('id', '=', 'ana')
    .execute()
  await database
    .updateTable('people')
    .set({ roles: ['player'] })
    .where('id', '=', 'bia')
    .execute()
  const score = (home: number, away: number) => JSON.stringify({ score: [home, away], attendance: 4_100 })
  await database
    .insertInto('sources')
    .values([
      { kind: 'match', record_id: MATCH.id, dataset_id: CLOSED, said: score(2, 1) },
      { kind: 'match', record_id: MATCH.id, dataset_id: OPEN, said: '{"score":[2,1]}' },
      { kind: 'match', record_id: ONLY_CLOSED.id, dataset_id: CLOSED, said: score(0, 0) },
      { kind: 'match', record_id: FIXTURE.id, dataset_id: CLOSED, said: score(3, 0) },
      { kind: 'match', record_id: FIXTURE.id, dataset_id: OPEN, said: '{"score":null}' },
      { kind: 'person', record_id: 'ana', dataset_id: CLOSED, said: '{"height_cm":180,"birth_date":"1999-01-02"}' },
      { kind: 'person', record_id: 'ana', dataset_id: OPEN, said: '{"birth_date":"1999-01-02"}' },
      { kind: 'person', record_id: 'bia', dataset_id: CLOSED, said: '{}' },
    ])
    .execute()
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

interface Line {
  readonly table: string
  readonly row: Readonly<Record<string, unknown>>
}

async function dump(name: string): Promise<readonly Line[]> {
  const file = join(folder, name)
  const writer = ndjsonWriter(file)
  await exportDump(test.database, writer)
  await writer.close()
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Line)
}
const rowsIn = (lines: readonly Line[], table: string) =>
  lines.filter((line) => line.table === table).map(({ row }) => row)
const exported = async (path: string) => (await test.call('GET', path, { as: admin })).body

it('leaves data of a withheld source out of a dump, and keeps what other sources have too', async () => {
  const lines = await dump('closed.ndjson')
  const matches = new Map(rowsIn(lines, 'matches').map((row) => [row['id'], row]))
  expect([...matches.keys()].toSorted()).toEqual([MATCH.id, FIXTURE.id].toSorted())
  // Both sources stated the score, but only one the attendance.
  expect(matches.get(MATCH.id)).toMatchObject({
    status: 'finished',
    home_score: 2,
    attendance: null,
    lineups_source: null,
  })
  // The other source stated the fixture before it was played.
  expect(matches.get(FIXTURE.id)).toMatchObject({ status: 'scheduled', home_score: null, away_score: null })
  expect(rowsIn(lines, 'people').map(({ id }) => id)).toEqual(['ana'])
  expect(rowsIn(lines, 'people')[0]).toMatchObject({ birth_date: '1999-01-02', height_cm: null })
  expect(rowsIn(lines, 'events').map(({ id }) => id)).toEqual(['e_open'])
  expect(rowsIn(lines, 'lineups')).toEqual([])
  expect(JSON.stringify(lines)).not.toContain(CLOSED)
})

it('leaves it out of exported lists, and shows it in the answers', async () => {
  expect(await exported('/api/v1/jogadores?format=json')).toMatchObject([{ id: 'ana', heightCm: null }])
  expect(await exported('/api/v1/jogadores')).toMatchObject({ data: [{ id: 'ana', heightCm: 180 }, { id: 'bia' }] })
  expect(await exported('/api/v1/jogos/2026-05-10?format=json')).toHaveLength(2)
})

it('leaves it out of what a page of another site reads with its key, kept answer or not, and not of what a server reads', async () => {
  const origin = 'https://clube.example'
  const read = async (key: object) => {
    const made = await test.call('POST', '/api/v1/chaves', { as: admin, body: { name: 'Chave', ...key } })
    const authorization = `Bearer ${made.body.data.secret}`
    return (await test.app.inject({ url: '/api/v1/jogadores', headers: { authorization, origin } })).json()
  }
  expect(await read({})).toMatchObject({ data: [{ id: 'ana', heightCm: 180 }, { id: 'bia' }] })
  const inPublic = await read({ kind: 'browser', origins: [origin] })
  expect(inPublic).toMatchObject({ data: [{ id: 'ana', heightCm: null }], page: { total: 1 } })
  // An answer for the public is not kept for other callers.
  expect(await read({})).toMatchObject({ data: [{ id: 'ana', heightCm: 180 }, { id: 'bia' }] })
})

it('leaves it out of calendars and of the welcome page, which need no account', async () => {
  await test.database
    .updateTable('matches')
    .set({ day: dayAt(new Date()) })
    .execute()
  const body = { kind: 'competition', id: 'liga' }
  const { url } = (await test.call('POST', '/api/v1/calendarios', { as: admin, body })).body.data
  const calendar = async () => (await test.app.inject({ url: new URL(url).pathname })).body
  expect(await calendar()).toContain(`UID:${MATCH.id}`)
  expect(await calendar()).not.toContain(ONLY_CLOSED.id)
  const welcome = await test.call('GET', '/api/v1/vitrine')
  const shown = (welcome.body.data.matches as { id: string }[]).map(({ id }) => id)
  expect(shown).toContain(MATCH.id)
  expect(shown).not.toContain(ONLY_CLOSED.id)
  // Visitors see the first page too, without withheld data; users with an account see everything.
  const firstPage = async (options = {}) => {
    const { body } = await test.call('GET', '/api/v1/dashboard', options)
    return (body.data.matches as { id: string }[]).map(({ id }) => id)
  }
  expect(await firstPage()).toContain(MATCH.id)
  expect(await firstPage()).not.toContain(ONLY_CLOSED.id)
  expect(await firstPage({ as: admin })).toContain(ONLY_CLOSED.id)
})

it('leaves it out of the search with the key of a page, which assistants cannot use', async () => {
  const origin = 'https://clube.example'
  const body = { name: 'Página', kind: 'browser', origins: [origin] }
  const { secret } = (await test.call('POST', '/api/v1/chaves', { as: admin, body })).body.data
  const headers = { authorization: `Bearer ${secret}`, origin, accept: 'application/json, text/event-stream' }
  const found = (await test.app.inject({ url: '/api/v1/busca?q=Bia', headers })).body
  expect(found).not.toContain('"bia"')
  expect((await test.call('GET', '/api/v1/busca?q=Bia', { as: admin })).body.data).toMatchObject([{ id: 'bia' }])
  const params = { name: 'search', arguments: { query: 'Bia' } }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const told = await test.app.inject({ method: 'POST', url: '/mcp', headers, payload: message })
  // A page of another site is not an assistant.
  expect(told.statusCode).toBe(403)
})

it('passes it on once the operator has stated a right, with a name, in the audit, until it is taken back', async () => {
  const path = `/api/v1/fontes/${CLOSED}/direito`
  const stated = await test.call('PUT', path, { as: admin, body: { statedBy: 'Ana Souza' } })
  expect(stated.body.data).toMatchObject({ redistribution: false, rightStatedBy: 'Ana Souza' })
  expect(stated.body.data.rightStatedAt).not.toBeNull()
  const lines = await dump('stated.ndjson')
  expect(rowsIn(lines, 'matches')).toHaveLength(3)
  expect(await exported('/api/v1/jogadores?format=json')).toHaveLength(2)
  const [entry] = await test.database
    .selectFrom('audit_log')
    .select(['action', 'summary'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(entry).toMatchObject({ action: 'datasets.state_right' })
  expect(entry!.summary).toContain('Ana Souza')
  await test.call('PUT', path, { as: admin, body: { statedBy: null } })
  expect(rowsIn(await dump('withdrawn.ndjson'), 'matches')).toHaveLength(2)
})

it('asks for no statement where none is needed, and takes it from admins alone', async () => {
  const body = { statedBy: 'Ana Souza' }
  expect((await test.call('PUT', `/api/v1/fontes/${OPEN}/direito`, { as: admin, body })).status).toBe(400)
  expect((await test.call('PUT', '/api/v1/fontes/nenhuma/direito', { as: admin, body })).status).toBe(404)
  const person = await test.register()
  expect((await test.call('PUT', `/api/v1/fontes/${CLOSED}/direito`, { as: person, body })).status).toBe(403)
})
