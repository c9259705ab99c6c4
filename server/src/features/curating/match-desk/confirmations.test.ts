import type { DeskView, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskCommand, type DeskCommand } from '../../../testing/desk-commands.ts'
import { insertSmallSeason, NEXT } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const BASE = `/api/v1/campeonatos/liga/jogos/${NEXT}`

let test: TestApp
let first: Session
let second: Session
beforeAll(async () => {
  test = await createTestApp()
  first = await test.registerAdmin()
  second = await test.registerAdmin()
  await test.database.updateTable('users').set({ name: 'Bia Torres' }).where('id', '=', second.user._id).execute()
  await insertSmallSeason(test.database, '2026-05-10')
  await send(first, deskCommand('start', { period: 'firstHalf' }))
})
afterAll(() => test.close())

const send = async (as: Session, ...commands: DeskCommand[]) =>
  (await test.call('POST', `${BASE}/eventos`, { as, body: { commands } })).body.data
const eventAt = async (as: Session, id: string) => {
  const view: DeskView = (await test.call('GET', `${BASE}/mesa`, { as })).body.data
  return view.events.find((event) => event.id === id)!
}
const history = async () =>
  (await test.call('GET', `/api/v1/historico?registro=match:${NEXT}`, { as: first })).body.data
const goal = (minute: number, player: string | null) =>
  deskCommand('tell', { type: 'goal', side: 'home', minute, player })

it('a second person confirms with what they saw, and both see where it differs until one of them is corrected', async () => {
  const told = goal(38, 'eva')
  await send(first, told)
  expect((await eventAt(first, told.id)).confirmations).toEqual([])

  // The second desk enters the same goal: it is asked, and says that it is the same one.
  const same = goal(39, 'dora')
  const { outcomes } = await send(second, same)
  expect(outcomes[0]).toMatchObject({ done: false, same: told.id })
  const { id: _, do: __, ...seen } = same
  const edits = (await history()).length
  const confirmed = await send(second, deskCommand('confirm', { event: told.id, ...seen }))
  expect(confirmed).toMatchObject({ outcomes: [{ done: true }], edit: null })
  const differs = [
    {
      by: 'Bia Torres',
      own: false,
      said: {
        type: 'goal',
        side: 'home',
        minute: 39,
        added: null,
        player: { id: 'dora', name: 'Dora' },
        related: null,
      },
    },
  ]
  expect(await eventAt(first, told.id)).toMatchObject({ by: 'Renato Figueira', own: true, confirmations: differs })
  const seenBySecond = { by: 'Renato Figueira', own: false, minute: 38, confirmations: [{ ...differs[0], own: true }] }
  expect(await eventAt(second, told.id)).toMatchObject(seenBySecond)
  // Nothing of the match changed, so there is nothing to undo.
  expect(await history()).toHaveLength(edits)

  await send(first, deskCommand('correct', { event: told.id, minute: 39, player: 'dora' }))
  for (const as of [first, second]) {
    expect((await eventAt(as, told.id)).confirmations).toEqual([{ by: 'Bia Torres', own: as === second, said: null }])
  }
  await send(second, deskCommand('doubt', { event: told.id }))
  expect((await eventAt(first, told.id)).confirmations).toEqual([])
})

it('who recorded an event does not confirm it, and what was retracted or is not there cannot be confirmed', async () => {
  const told = goal(10, null)
  await send(first, told)
  const own = await send(first, deskCommand('confirm', { event: told.id }))
  expect(own.outcomes[0]).toMatchObject({ done: false, reason: expect.stringContaining('outra pessoa') })
  const again = deskCommand('confirm', { event: told.id })
  await send(second, again, again)
  await send(second, again)
  expect((await eventAt(first, told.id)).confirmations).toEqual([{ by: 'Bia Torres', own: false, said: null }])
  await send(first, deskCommand('retract', { event: told.id }))
  expect((await eventAt(first, told.id)).confirmations).toEqual([])
  const late = await send(second, deskCommand('confirm', { event: told.id }), deskCommand('confirm', { event: 'nada' }))
  expect(late.outcomes.map(({ reason }: { reason: string }) => reason)).toEqual([
    'Este lance foi anulado.',
    'Este lance não existe mais.',
  ])
})

it('two people of one name are two: what each recorded, confirmed and where each is', async () => {
  const namesake = await test.registerAdmin()
  const told = goal(20, null)
  await send(first, told)
  const visit = (as: Session, id: string) => test.call('POST', `${BASE}/mesa/presenca`, { as, body: { id } })
  await visit(first, 'aba_1_0000000000')
  await visit(namesake, 'aba_2_0000000000')
  const seen = async (as: Session) => {
    const view: DeskView = (await test.call('GET', `${BASE}/mesa`, { as })).body.data
    const { by, own, confirmations } = view.events.find(({ id }) => id === told.id)!
    return { by, own, confirmations, operators: view.operators.map(({ name, own: isOwn }) => [name, isOwn]) }
  }
  const by = 'Renato Figueira'
  expect(await seen(first)).toEqual({
    by,
    own: true,
    confirmations: [],
    operators: [
      [by, true],
      [by, false],
    ],
  })
  expect(await seen(namesake)).toEqual({
    by,
    own: false,
    confirmations: [],
    operators: [
      [by, false],
      [by, true],
    ],
  })
  await send(namesake, deskCommand('confirm', { event: told.id }))
  expect((await seen(first)).confirmations).toEqual([{ by, own: false, said: null }])
  expect((await seen(namesake)).confirmations).toEqual([{ by, own: true, said: null }])
})

it('the last author of an event cannot confirm it; its earlier author can', async () => {
  const told = goal(30, null)
  await send(first, told)
  await send(second, deskCommand('confirm', { event: told.id }))
  await send(second, deskCommand('correct', { event: told.id, minute: 31 }))
  expect(await eventAt(first, told.id)).toMatchObject({ by: 'Bia Torres', own: false, confirmations: [] })
  const own = await send(second, deskCommand('confirm', { event: told.id }))
  expect(own.outcomes[0]).toMatchObject({ done: false, reason: expect.stringContaining('outra pessoa') })
  const agreed = await send(first, deskCommand('confirm', { event: told.id }))
  expect(agreed.outcomes[0]).toMatchObject({ done: true })
  expect((await eventAt(second, told.id)).confirmations).toEqual([{ by: 'Renato Figueira', own: false, said: null }])

  // Recorded and confirmed by one person in one act.
  const act = deskCommand('start', {}).id
  const alone = { ...goal(33, null), act }
  const { outcomes } = await send(first, alone, deskCommand('confirm', { event: alone.id, act }))
  expect(outcomes.map(({ done }: { done: boolean }) => done)).toEqual([false, false])
})

it('what is counted is confirmed like an event: both see who saw it, as what, and that it was taken back', async () => {
  const shot = deskCommand('mark', { mark: 'shot', side: 'home', minute: 40 })
  await send(first, shot)
  const markAt = async (as: Session) => {
    const view: DeskView = (await test.call('GET', `${BASE}/mesa`, { as })).body.data
    return view.marks.find(({ id }) => id === shot.id)!
  }
  expect(await markAt(second)).toMatchObject({ own: false, confirmations: [] })
  const own = await send(first, deskCommand('confirm', { event: shot.id }))
  expect(own.outcomes[0]).toMatchObject({ done: false, reason: expect.stringContaining('outra pessoa') })

  // The second desk counts it as a shot on target: it is asked, and says that it is the same one.
  const same = await send(second, deskCommand('mark', { mark: 'shotOnTarget', side: 'home', minute: 41 }))
  expect(same.outcomes[0]).toMatchObject({ done: false, same: shot.id })
  const edits = (await history()).length
  await send(second, deskCommand('confirm', { event: shot.id, mark: 'shotOnTarget' }))
  const said = { kind: 'shotOnTarget', side: 'home' }
  expect(await markAt(first)).toMatchObject({
    by: 'Renato Figueira',
    own: true,
    confirmations: [{ by: 'Bia Torres', own: false, said }],
  })
  expect((await markAt(second)).confirmations).toEqual([{ by: 'Bia Torres', own: true, said }])

  await send(second, deskCommand('confirm', { event: shot.id }))
  expect((await markAt(first)).confirmations).toEqual([{ by: 'Bia Torres', own: false, said: null }])
  expect(await markAt(first)).toMatchObject({ by: 'Renato Figueira', own: true })
  await send(second, deskCommand('doubt', { event: shot.id }))
  expect((await markAt(first)).confirmations).toEqual([])
  expect(await history()).toHaveLength(edits)

  await send(first, deskCommand('retract', { event: shot.id }))
  const late = await send(second, deskCommand('confirm', { event: shot.id }))
  expect(late.outcomes[0]).toMatchObject({ done: false, reason: 'Este lance foi anulado.' })
})
