import type { DeskView, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskCommand, deskId, type DeskCommand } from '../../../testing/desk-commands.ts'
import { EARLIER, insertSmallSeason, LIVE, NEXT, OTHER, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const BASE = `/api/v1/campeonatos/liga/jogos/${NEXT}`

let test: TestApp
let admin: Session
let other: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  other = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

const tell = (type: string, side: string, rest: object = {}) => deskCommand('tell', { type, side, ...rest })
const send = async (commands: DeskCommand[], as = admin, desk?: string) =>
  (await test.call('POST', `${BASE}/eventos`, { as, body: { commands, ...(desk && { desk }) } })).body.data
const undo = (edit: string) => test.call('POST', `/api/v1/historico/${edit}/desfazer`, { as: other })
const view = async (): Promise<DeskView> => (await test.call('GET', `${BASE}/mesa`, { as: admin })).body.data
const scores = async () =>
  (await view()).events
    .filter(({ type }) => type === 'goal')
    .map(({ retracted, scoreAfter }) => ({ retracted, scoreAfter }))
const score = (home: number, away: number) => ({ home, away })

it('an event undone from the history is retracted, and the running score of the later ones follows', async () => {
  await send([deskCommand('start', { period: 'firstHalf' })])
  const first = await send([tell('goal', 'home', { minute: 5 })])
  await send([tell('goal', 'away', { minute: 20 })])
  const undone = await undo(first.edit)
  expect(undone.status).toBe(200)
  expect(await scores()).toEqual([
    { retracted: true, scoreAfter: score(1, 0) },
    { retracted: false, scoreAfter: score(0, 1) },
  ])
  expect((await view()).match.score).toEqual(score(0, 1))
  // The undo is undone the same way.
  expect((await undo(undone.body.data.id)).status).toBe(200)
  expect(await scores()).toEqual([
    { retracted: false, scoreAfter: score(1, 0) },
    { retracted: false, scoreAfter: score(1, 1) },
  ])
  expect((await view()).match.score).toEqual(score(1, 1))
})

it('a correction undone from the history gives the event its old values', async () => {
  const goal = (await view()).events.find(({ minute, type }) => type === 'goal' && minute === 20)!
  const changed = await send([deskCommand('correct', { event: goal.id, minute: 22, player: 'ana' })])
  expect((await undo(changed.edit)).status).toBe(200)
  const now = (await view()).events.find(({ id }) => id === goal.id)!
  expect(now).toMatchObject({ minute: 20, player: null, retracted: false })
})

it('the commands of one act are one edit, done together or not at all', async () => {
  const goal = (await view()).events.find(({ type }) => type === 'goal')!
  const act = deskId()
  const decided = [
    tell('var', 'home', { minute: 25, detail: 'Gol anulado', act }),
    deskCommand('retract', { event: goal.id, act }),
  ]
  const { outcomes, edit } = await send(decided)
  expect(outcomes.map(({ done }: { done: boolean }) => done)).toEqual([true, true])
  expect((await view()).match.score).toEqual(score(0, 1))
  expect((await undo(edit)).status).toBe(200)
  const after = await view()
  expect(after.match.score).toEqual(score(1, 1))
  expect(after.events.filter(({ type }) => type === 'var').map(({ retracted }) => retracted)).toEqual([true])

  const before = await view()
  const wrong = deskId()
  const refused = await send([
    tell('var', 'home', { minute: 26, act: wrong }),
    deskCommand('retract', { event: 'nunca_houve', act: wrong }),
  ])
  expect(refused.outcomes).toMatchObject([
    { done: false, reason: 'Foi junto com outro comando, que foi recusado.' },
    { done: false, reason: 'Este lance não existe mais.' },
  ])
  expect(refused.edit).toBeNull()
  expect((await view()).events).toEqual(before.events)
})

it('asks about a goal that another desk has recorded, and takes it when it is another one', async () => {
  const [here, there] = ['aba_0000000000000001', 'aba_0000000000000002']
  const first = tell('goal', 'away', { minute: 40 })
  await send([first], admin, here)
  // The same person, in another tab, a minute later by the clock.
  const second = await send([tell('goal', 'away', { minute: 41, player: 'ana' })], admin, there)
  expect(second.outcomes).toMatchObject([
    { done: false, same: first.id, reason: 'A outra mesa já registrou este lance.' },
  ])
  expect(second.desk.match.score).toEqual(score(1, 2))
  const another = await send([tell('goal', 'away', { minute: 41, another: true })], admin, there)
  expect(another.outcomes).toMatchObject([{ done: true, same: null }])
  expect(another.desk.match.score).toEqual(score(1, 3))
  // One desk may well record two goals of one minute.
  const third = await send([tell('goal', 'home', { minute: 43 }), tell('goal', 'home', { minute: 43 })], other, here)
  expect(third.desk.match.score).toEqual(score(3, 3))
})

it('a booking that another desk has recorded does not become a second yellow', async () => {
  await send([tell('yellow', 'away', { minute: 44, player: 'ana' })], admin)
  const { outcomes } = await send([tell('secondYellow', 'away', { minute: 44, player: 'ana' })], other)
  expect(outcomes[0]).toMatchObject({ done: false, reason: 'A outra mesa já registrou este lance.' })
})

it('a whistle undone from the history leaves the match in its earlier state, even with a result from another source', async () => {
  const matchOf = (id: string) =>
    test.database
      .selectFrom('matches')
      .select(['status', 'status_reason', 'home_score', 'half_time_home', 'extra_time_home'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  await test.database.updateTable('matches').set({ status_reason: 'Chuva' }).where('id', '=', OTHER).execute()
  for (const [id, period] of [
    [EARLIER, 'extraTimeFirstHalf'],
    [PLAYED, 'shootout'],
    [OTHER, 'firstHalf'],
  ] as const) {
    const before = await matchOf(id)
    const { body } = await test.call('POST', `/api/v1/campeonatos/liga/jogos/${id}/eventos`, {
      as: admin,
      body: { commands: [deskCommand('start', { period })] },
    })
    expect(await matchOf(id)).toMatchObject({ status: period })
    expect((await undo(body.data.edit)).status).toBe(200)
    expect(await matchOf(id)).toEqual(before)
  }
})

it('what another desk took back already counts as undone', async () => {
  const told = await send([tell('yellow', 'home', { minute: 3, player: 'bia' })])
  const { id } = (await view()).events.find(({ player, retracted }) => player?.id === 'bia' && !retracted)!
  await send([deskCommand('retract', { event: id })], other)
  expect((await undo(told.edit)).status).toBe(200)
  expect((await undo(told.edit)).body.code).toBe('already_undone')
})

it('what is done at the desk is in the list of everything that was done', async () => {
  const { body } = await test.call('GET', '/api/v1/auditoria?action=records.desk&limit=100', { as: admin })
  const summaries = body.data.map(({ summary }: { summary: string }) => summary)
  expect(summaries).toContain('começou o jogo em palmeiras × bahia')
  expect(summaries).toContain('registrou uma revisão do VAR e anulou um lance em palmeiras × bahia')
})

it('a match that is taken in hand in the middle keeps its clock, whatever of it is undone', async () => {
  const clocks = () =>
    test.database.selectFrom('match_clocks').select(['period', 'announced']).where('match_id', '=', LIVE).execute()
  const sent = await test.call('POST', `/api/v1/campeonatos/liga/jogos/${LIVE}/eventos`, {
    as: admin,
    body: { commands: [deskCommand('announce', { minutes: 4 })] },
  })
  expect(await clocks()).toEqual([{ period: 'secondHalf', announced: 4 }])
  expect((await undo(sent.body.data.edit)).status).toBe(200)
  expect(await clocks()).toEqual([{ period: 'secondHalf', announced: null }])
})
