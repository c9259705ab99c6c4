import type { DeskView, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deskCommand, deskId, type DeskCommand } from '../../../testing/desk-commands.ts'
import { insertSmallSeason, NEXT } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const BASE = `/api/v1/campeonatos/liga/jogos/${NEXT}`

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
  await send([deskCommand('start', { period: 'firstHalf' })])
})
beforeEach(async () => {
  await test.database.deleteFrom('desk_marks').where('match_id', '=', NEXT).execute()
  await test.database.deleteFrom('match_statistics').where('match_id', '=', NEXT).execute()
})
afterAll(() => test.close())

const mark = (kind: string, side: string, rest: object = {}) =>
  deskCommand('mark', { mark: kind, side, minute: 5, ...rest })
const send = async (commands: DeskCommand[], desk = 'mesa_de_teste_numero_um') =>
  (await test.call('POST', `${BASE}/eventos`, { as: admin, body: { commands, desk } })).body.data
const view = async (): Promise<DeskView> => (await test.call('GET', `${BASE}/mesa`, { as: admin })).body.data
const undo = (edit: string) => test.call('POST', `/api/v1/historico/${edit}/desfazer`, { as: admin })
const stored = () =>
  test.database
    .selectFrom('match_statistics')
    .select(['side', 'period', 'shots', 'shots_on_target', 'corners', 'fouls'])
    .where('match_id', '=', NEXT)
    .orderBy('side')
    .orderBy('period')
    .execute()

it('counts into the statistics of the match and of the half, and keeps the place', async () => {
  await send([
    mark('shotOnTarget', 'home', { x: 90, y: 40 }),
    mark('shot', 'home', { minute: 9 }),
    mark('corner', 'away'),
  ])
  expect(await stored()).toMatchObject([
    { side: 'away', period: 'firstHalf', shots: null, corners: 1 },
    { side: 'away', period: 'match', shots: null, corners: 1 },
    { side: 'home', period: 'firstHalf', shots: 2, shots_on_target: 1 },
    { side: 'home', period: 'match', shots: 2, shots_on_target: 1, corners: null },
  ])
  expect((await view()).marks[0]).toMatchObject({ kind: 'shotOnTarget', x: 90, y: 40, by: admin.user.name })
})

it('counts a command once, however often it is sent', async () => {
  const corner = mark('corner', 'home')
  await send([corner])
  await send([corner])
  expect((await stored()).map(({ corners }) => corners)).toEqual([1, 1])
})

it('undoes any of several, from the desk or the history, and leaves nothing of the first when all are gone', async () => {
  const first = await send([mark('shotOnTarget', 'home')])
  const second = mark('shotOnTarget', 'home', { minute: 20 })
  await send([second])
  expect((await undo(first.edit)).status).toBe(200)
  expect(await stored()).toMatchObject([{ shots: 1, shots_on_target: 1 }, { shots: 1 }])
  await send([deskCommand('retract', { event: second.id })])
  expect(await stored()).toEqual([])
  await send([deskCommand('restore', { event: second.id })])
  expect(await stored()).toMatchObject([{ shots: 1, shots_on_target: 1 }, { shots: 1 }])
})

it('adds to what was written by hand, and gives that back', async () => {
  const row = { match_id: NEXT, side: 'home', period: 'match', corners: 4, fouls: 0 }
  await test.database.insertInto('match_statistics').values(row).execute()
  const [corner, foul] = [mark('corner', 'home'), mark('foul', 'home')]
  await send([corner, foul])
  expect((await stored()).find(({ period }) => period === 'match')).toMatchObject({ corners: 5, fouls: 1 })
  await send([deskCommand('retract', { event: corner.id }), deskCommand('retract', { event: foul.id })])
  expect(await stored()).toMatchObject([{ period: 'match', corners: 4, fouls: 0, shots: null }])
})

it('asks when another desk counted the same, and adds another mark if the user says so', async () => {
  const first = mark('corner', 'home')
  await send([first])
  const again = mark('corner', 'home', { minute: 6 })
  const { outcomes } = await send([again], 'mesa_de_teste_numero_dois')
  expect(outcomes).toMatchObject([{ done: false, same: first.id }])
  expect((await stored())[0]).toMatchObject({ corners: 1 })
  await send([{ ...again, id: deskId(), another: true }], 'mesa_de_teste_numero_dois')
  expect((await stored())[0]).toMatchObject({ corners: 2 })
})

it.each([
  ['a place off the pitch', { x: 120, y: 3 }],
  ['an unknown kind', { mark: 'espirro' }],
])('refuses %s', async (_what, rest) => {
  const body = { commands: [mark('foul', 'home', rest)] }
  expect((await test.call('POST', `${BASE}/eventos`, { as: admin, body })).status).toBe(400)
  expect(await stored()).toEqual([])
})
