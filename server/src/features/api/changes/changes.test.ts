import type { PushEvent, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { insertLeague, insertWholeMatch, MATCH } from '../../../testing/football-rows.ts'
import { purgeChanges } from './queries.ts'

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
})
afterAll(() => test.close())

const read = async (query: string) => {
  const { status, body } = await test.call('GET', `/api/v1/mudancas${query}`, { as: person })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { data: PushEvent[]; cursor: string; more: boolean }
}
const told = ({ data }: { data: PushEvent[] }) =>
  data.map(({ record: { change, kind, id } }) => `${change} ${kind} ${id}`)

it('lists every change once, in order, page by page, deletions included', async () => {
  const { cursor: start } = await read('?desde=agora')
  await insertLeague(test.database)
  await insertWholeMatch(test.database)
  await test.database.deleteFrom('matches').execute()
  const whole = await read(`?desde=${start}&limit=1000`)
  expect(whole.more).toBe(false)
  expect(told(whole)).toContain('created team bahia')
  expect(told(whole).at(-1)).toBe(`deleted match ${MATCH.id}`)

  const seen: PushEvent[] = []
  for (let cursor = start, more = true; more;) {
    const page = await read(`?desde=${cursor}&limit=4`)
    seen.push(...page.data)
    ;({ cursor, more } = page)
  }
  expect(seen).toEqual(whole.data)
  expect(await read(`?desde=${whole.cursor}`)).toEqual({ data: [], cursor: whole.cursor, more: false })
})

it('lists only the requested kinds, and moves the cursor past the others', async () => {
  const { cursor } = await read('?desde=agora')
  await test.database.insertInto('stadiums').values({ id: 'fonte_nova', name: 'Fonte Nova' }).execute()
  await test.database.updateTable('teams').set({ nickname: 'Tricolor' }).where('id', '=', 'bahia').execute()
  const only = await read(`?desde=${cursor}&tipo=stadium`)
  expect(told(only)).toEqual(['created stadium fonte_nova'])
  expect(await read(`?desde=${only.cursor}`)).toMatchObject({ data: [] })
  expect((await test.call('GET', '/api/v1/mudancas?tipo=senha', { as: person })).status).toBe(400)
})

it('answers an expired cursor with its own error', async () => {
  const { cursor } = await read('?desde=agora')
  await test.database.updateTable('teams').set({ nickname: 'Esquadrão' }).where('id', '=', 'bahia').execute()
  await purgeChanges(test.database, new Date(Date.now() + 31 * 86_400_000))
  const late = await test.call('GET', `/api/v1/mudancas?desde=${cursor}`, { as: person })
  expect([late.status, late.body.code]).toEqual([410, 'forgotten'])
  expect((await read('')).data).toEqual([])
})

it('refuses a position ahead of the last change, and says how to start again', async () => {
  for (const address of ['/api/v1/mudancas', '/api/v1/ao-vivo']) {
    const { status, body } = await test.call('GET', `${address}?desde=999999999999`, { as: person })
    expect([address, status, body.code]).toEqual([address, 410, 'unknown_position'])
    expect(body.detail).toContain('desde=agora')
  }
})

it('gives each change as the same object as the stream, and the match and its event as a read gives them', async () => {
  const { cursor } = await read('?desde=agora')
  await test.database.insertInto('matches').values(MATCH).execute()
  await test.database.updateTable('matches').set({ attendance: 12_000 }).where('id', '=', MATCH.id).execute()
  const goal = { id: 'gol_novo', match_id: MATCH.id, type: 'goal', side: 'home', player_id: 'ana', position: 900 }
  await test.database.insertInto('events').values(goal).execute()
  await test.database.updateTable('teams').set({ name: 'EC Bahia' }).where('id', '=', 'bahia').execute()
  await test.database.insertInto('redirects').values({ kind: 'team', old_id: 'velho', new_id: 'bahia' }).execute()

  const { data } = await read(`?desde=${cursor}&limit=1000`)
  const admin = await test.registerAdmin()
  const streamed = await test.call('GET', `/api/v1/ao-vivo?desde=${cursor}`, { as: admin })
  const first = (streamed.body.data as PushEvent[]).filter(({ id }) => !id.includes('.'))
  expect(data).toEqual(first)

  const last = data.find(({ record }) => record.id === 'gol_novo')!
  const path = `/api/v1/jogos?ids=${MATCH.id}`
  const match = (await test.call('GET', path, { as: person })).body.data[0]
  const { events } = (await test.call('GET', `${path}&include=events`, { as: person })).body.data[0]
  expect(last.match).toEqual(match)
  expect(last.match!.home.name).toBe('EC Bahia')
  expect(events).toContainEqual(last.event)
  expect(last).toMatchObject({
    type: 'match.goal',
    version: 2,
    record: { kind: 'event', id: 'gol_novo', change: 'created', version: null, mergedInto: null },
    affects: [
      { kind: 'match', id: MATCH.id },
      { kind: 'person', id: 'ana' },
    ],
  })
  const renamed = data.find(({ record }) => record.kind === 'team' && record.id === 'bahia')!
  expect(renamed.record).toMatchObject({ change: 'updated', version: expect.any(Number) })
  expect(data.at(-1)!.record).toEqual({
    kind: 'team',
    id: 'velho',
    change: 'merged',
    version: null,
    mergedInto: 'bahia',
  })
  expect(data.at(-1)!.affects).toEqual([{ kind: 'team', id: 'bahia' }])
  // A position of the stream, within a change, goes on after that change.
  expect((await read(`?desde=${data.at(-2)!.id}.1`)).data).toEqual([data.at(-1)])
})
