// Tests the mirror of client/examples, kept by the documented recipe, against a season that is renamed, merged,
// deleted, undone and played.
import type { AddressInfo } from 'node:net'
import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Mirror } from '../../client/examples/mirror.ts'
import { createClient, type Client } from '../../client/src/index.ts'
import { dayAt } from './platform/time/today.ts'
import { EARLIER, insertSmallSeason, LIVE, NEXT, OTHER, PLAYED } from './testing/small-season.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

/** Every step reads everything twice. */
vi.setConfig({ testTimeout: 300_000 })

let test: TestApp
let admin: Session
let client: Client
let mirror: Mirror
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, dayAt(test.context.now()))
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const made = await test.call('POST', '/api/v1/chaves', { as: admin, body: { name: 'Espelho' } })
  const baseUrl = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
  client = createClient({ baseUrl, key: made.body.data.secret })
  mirror = new Mirror(client)
  await mirror.start()
})
afterAll(async () => {
  test.context.live.close()
  test.app.server.closeAllConnections()
  await test.close()
})

const write = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
  const answer = await test.call(method, `/api/v1/${path}`, { as: admin, ...(body && { body }) })
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body.data as { id: string; edit: string }
}
const rename = (path: string, name: string) => write('PATCH', path, { name })
const undo = (edit: string) => write('POST', `historico/${edit}/desfazer`)

/** Compares the mirror row by row with a full read of the API. */
async function expectEqual(): Promise<void> {
  await mirror.sync()
  const fresh = new Mirror(client)
  await fresh.start()
  for (const [table, rows] of fresh.rows) {
    const kept = mirror.rows.get(table)!
    expect([table, [...kept.keys()].toSorted()]).toEqual([table, [...rows.keys()].toSorted()])
    for (const [id, row] of rows) expect(kept.get(id), `${table} ${id}`).toEqual(row)
  }
}

it('has every row to begin with', async () => {
  expect(mirror.rows.get('matches')!.size).toBeGreaterThan(4)
  await expectEqual()
})

it('follows a rename into every row that shows the name, and back', async () => {
  const stadium = await write('POST', 'estadios', { name: 'Fonte Nova' })
  const confederation = await write('POST', 'confederacoes', { name: 'Confederação' })
  await write('PATCH', 'times/bahia', { stadium: stadium.id, confederation: confederation.id })
  await write('PATCH', `campeonatos/liga/jogos/${NEXT}`, { stadium: stadium.id })
  await expectEqual()
  const edits = [
    await rename('times/bahia', 'Esporte Clube Bahia'),
    await rename(`estadios/${stadium.id}`, 'Arena Fonte Nova'),
    await rename(`confederacoes/${confederation.id}`, 'Outra Confederação'),
    await rename('campeonatos/liga', 'Liga Nacional'),
    await rename('jogadores/ana', 'Ana Maria'),
    await rename('tecnicos/caio', 'Caio Silva'),
  ]
  await test.database.updateTable('phases').set({ name: 'Turno único' }).where('id', '=', 'liga_2026_fase').execute()
  await expectEqual()
  expect(mirror.rows.get('matches')!.get(LIVE)).toMatchObject({
    competition: { name: 'Liga Nacional' },
    phase: 'Turno único',
    home: { name: 'Esporte Clube Bahia' },
  })
  for (const { edit } of edits) await undo(edit)
  await expectEqual()
  expect(mirror.rows.get('matches')!.get(LIVE)).toMatchObject({ home: { name: 'bahia' } })
})

it('follows merges, deletions and their undoing', async () => {
  const double = await write('POST', 'times', {
    name: 'Santos Futebol',
    kind: 'club',
    gender: 'men',
    ageLevel: 'senior',
  })
  const twin = await write('POST', 'jogadores', { name: 'Bia Dupla' })
  await test.database.updateTable('matches').set({ away_id: double.id }).where('id', '=', EARLIER).execute()
  await expectEqual()
  const merges = [
    await write('POST', 'fusoes', { kind: 'team', from: double.id, into: 'santos' }),
    await write('POST', 'fusoes', { kind: 'person', from: twin.id, into: 'bia' }),
  ]
  await expectEqual()
  expect(mirror.rows.get('teams')!.has(double.id)).toBe(false)
  for (const { edit } of merges.toReversed()) await undo(edit)
  await expectEqual()
  expect(mirror.rows.get('matches')!.get(EARLIER)).toMatchObject({ away: { id: double.id } })
  const deleted = [
    await write('DELETE', `campeonatos/liga/jogos/${OTHER}`),
    await write('DELETE', `jogadores/${twin.id}`),
  ]
  await expectEqual()
  expect(mirror.rows.get('matches')!.has(OTHER)).toBe(false)
  for (const { edit } of deleted.toReversed()) await undo(edit)
  await expectEqual()
  expect(mirror.rows.get('matches')!.has(OTHER)).toBe(true)
})

it('follows a match while it is played, among all of that', async () => {
  const { database } = test
  for (let minute = 1; minute <= 6; minute += 1) {
    const event = { id: `gol_${minute}`, match_id: LIVE, type: 'goal', side: 'home', player_id: 'ana', minute }
    await database
      .insertInto('events')
      .values({ ...event, position: 500 + minute })
      .execute()
    await database.updateTable('matches').set({ home_score: minute, minute }).where('id', '=', LIVE).execute()
    if (minute === 2) await rename('times/santos', 'Santos FC')
    if (minute === 3) await database.updateTable('events').set({ retracted: true }).where('id', '=', 'gol_1').execute()
    if (minute === 4) await database.deleteFrom('events').where('id', '=', 'gol_2').execute()
    await expectEqual()
  }
  await database.updateTable('matches').set({ status: 'finished', minute: null }).where('id', '=', LIVE).execute()
  await database.updateTable('matches').set({ attendance: 10 }).where('id', '=', PLAYED).execute()
  await expectEqual()
  expect(mirror.rows.get('matches')!.get(LIVE)).toMatchObject({ status: 'finished', away: { name: 'Santos FC' } })
})
