import { endpoints, type Follow, type Session } from '@meio-campo/contract'
import { MOST_FOLLOWED } from '@meio-campo/contract/rules'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertSmallSeason, NEXT, OTHER } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const FOLLOWS = '/api/v1/acompanhamentos'

let test: TestApp
let ana: Session
beforeAll(async () => {
  test = await createTestApp()
  await insertSmallSeason(test.database, dayAt(new Date()))
  await test.database
    .updateTable('people')
    .set({ roles: ['coach'] })
    .where('id', '=', 'caio')
    .execute()
  await test.database
    .updateTable('people')
    .set({ roles: ['player'] })
    .where('id', '=', 'ana')
    .execute()
})
afterAll(() => test.close())
beforeEach(async () => void (ana = await test.register()))

const change = async (method: 'PUT' | 'DELETE', record: string, as = ana) =>
  (await test.call(method, `${FOLLOWS}/${record}`, { as })).status
async function list(as = ana): Promise<Follow[]> {
  const { body } = await test.call('GET', FOLLOWS, { as })
  expectAnswer(endpoints.listFollows, body)
  return body.data
}
const idsOf = async (as = ana) => (await list(as)).map(({ id }) => id)
const order = async (records: readonly (readonly [Follow['kind'], string])[]) => {
  const body = { order: records.map(([kind, id]) => ({ kind, id })) }
  expect((await test.call('PUT', FOLLOWS, { as: ana, body })).status).toBe(204)
}

it('lists teams, people, championships and matches in the order in which they were followed', async () => {
  for (const record of ['times/santos', 'jogadores/ana', 'jogadores/caio', 'campeonatos/liga', `jogos/${NEXT}`]) {
    expect(await change('PUT', record)).toBe(204)
  }
  expect(await change('PUT', 'times/santos')).toBe(204)
  expect(await list()).toMatchObject([
    { kind: 'team', id: 'santos', linkAddress: '/times/santos', team: { id: 'santos' }, match: null },
    { kind: 'person', id: 'ana', name: 'ana', linkAddress: '/jogadores/ana', team: { id: 'bahia' } },
    { kind: 'person', id: 'caio', linkAddress: '/tecnicos/caio', team: { id: 'bahia' } },
    { kind: 'competition', id: 'liga', name: 'Liga', linkAddress: '/campeonatos/liga', team: null },
    {
      kind: 'match',
      id: NEXT,
      name: 'palmeiras × bahia',
      linkAddress: `/campeonatos/liga/jogos/${NEXT}`,
      match: { id: NEXT },
    },
  ])
  expect(await list(await test.register())).toEqual([])
})

it('is read one by one, by its owner alone', async () => {
  await change('PUT', 'times/santos')
  const read = (record: string, as = ana) => test.call('GET', `${FOLLOWS}/${record}`, { as })
  const { status, body } = await read('times/santos')
  expect(status).toBe(200)
  expectAnswer(endpoints.getFollow, body)
  expect(body.data).toEqual((await list())[0])
  expect((await read('times/bahia')).status).toBe(404)
  expect((await read('jogadores/santos')).status).toBe(404)
  expect((await read('times/santos', await test.register())).status).toBe(404)
})

it('is in the order of its owner; what was not named comes after', async () => {
  for (const team of ['bahia', 'santos', 'palmeiras']) await change('PUT', `times/${team}`)
  await order([
    ['team', 'palmeiras'],
    ['team', 'nobody'],
  ])
  expect(await idsOf()).toEqual(['palmeiras', 'bahia', 'santos'])
  await order([
    ['team', 'santos'],
    ['team', 'palmeiras'],
    ['team', 'bahia'],
  ])
  expect(await idsOf()).toEqual(['santos', 'palmeiras', 'bahia'])
  await change('PUT', 'campeonatos/liga')
  expect(await idsOf()).toEqual(['santos', 'palmeiras', 'bahia', 'liga'])
})

it('is let go once and again; an unknown record or kind is refused', async () => {
  await change('PUT', 'campeonatos/liga')
  expect(await change('DELETE', 'campeonatos/liga')).toBe(204)
  expect(await change('DELETE', 'campeonatos/liga')).toBe(204)
  expect(await idsOf()).toEqual([])
  expect(await change('PUT', 'times/nobody')).toBe(404)
  expect(await change('PUT', 'estadios/fonte_nova')).toBe(400)
})

it('knows a match that was followed at its own address', async () => {
  await test.call('PUT', `/api/v1/acompanhados/${OTHER}`, { as: ana })
  expect(await idsOf()).toEqual([OTHER])
  await change('DELETE', `jogos/${OTHER}`)
  expect((await test.call('GET', '/api/v1/acompanhados', { as: ana })).body.data).toEqual([])
})

it('goes with a record that is merged into another, and lists both as one', async () => {
  await test.database.insertInto('teams').values({ id: 'ec_bahia', name: 'EC Bahia', kind: 'club' }).execute()
  await change('PUT', 'times/ec_bahia')
  await change('PUT', 'times/santos')
  await change('PUT', 'times/bahia')
  await test.database.deleteFrom('teams').where('id', '=', 'ec_bahia').execute()
  await test.database.insertInto('redirects').values({ kind: 'team', old_id: 'ec_bahia', new_id: 'bahia' }).execute()
  expect(await idsOf()).toEqual(['bahia', 'santos'])
  await change('PUT', 'times/ec_bahia')
  await change('DELETE', 'times/bahia')
  expect(await idsOf()).toEqual(['santos'])
})

it(`is at most ${MOST_FOLLOWED}`, async () => {
  const rows = Array.from({ length: MOST_FOLLOWED }, (_, index) => ({
    user_id: ana.user._id,
    kind: 'match' as const,
    record_id: `jogo_${index}`,
    place: index,
  }))
  await test.database.insertInto('follows').values(rows).execute()
  const { status, body } = await test.call('PUT', `${FOLLOWS}/times/bahia`, { as: ana })
  expect([status, body.code]).toEqual([409, 'too_many_followed'])
})
