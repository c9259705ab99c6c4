import type { DeskView, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskCommand, type DeskCommand } from '../../../testing/desk-commands.ts'
import { insertSmallSeason, NEXT } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const BASE = `/api/v1/campeonatos/liga/jogos/${NEXT}`

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

const send = async (...commands: DeskCommand[]) =>
  (await test.call('POST', `${BASE}/eventos`, { as: admin, body: { commands } })).body.data
const status = async () => {
  const view: DeskView = (await test.call('GET', `${BASE}/mesa`, { as: admin })).body.data
  return view.match.status
}

it('a match neither begins nor ends before its day', async () => {
  const move = (kickoff: string) => test.call('PATCH', BASE, { as: admin, body: { kickoff } })
  expect((await move('2199-05-17T19:00:00Z')).status).toBe(200)
  const early = await send(deskCommand('start', { period: 'firstHalf' }))
  expect(early.outcomes[0]).toMatchObject({ done: false, reason: expect.stringContaining('ainda não chegou') })
  expect(await status()).toBe('scheduled')

  // Within the hour before midnight it may.
  const now = test.context.now()
  await move(new Date(now.getTime() + 30 * 60_000).toISOString())
  expect((await send(deskCommand('start', { period: 'firstHalf' }))).outcomes[0].done).toBe(true)
  await send(deskCommand('end', { period: 'firstHalf' }), deskCommand('start', { period: 'secondHalf' }))
  await test.database.updateTable('matches').set({ kickoff: null, day: '2199-05-17' }).where('id', '=', NEXT).execute()
  const end = await send(deskCommand('end', { period: 'secondHalf', final: true }))
  expect(end.outcomes[0]).toMatchObject({ done: false, reason: expect.stringContaining('ainda não chegou') })
  expect(await status()).toBe('secondHalf')
})

it('no player of an event is an official of the match, whichever is entered last', async () => {
  const run = (...people: string[]) =>
    test.call('PUT', `${BASE}/arbitros`, {
      as: admin,
      body: { officials: people.map((person) => ({ role: 'assistant', person, name: null, country: null })) },
    })
  const yellow = () => deskCommand('tell', { type: 'yellow', side: 'home', player: 'dora', minute: 50 })
  const told = yellow()
  expect((await send(told)).outcomes[0].done).toBe(true)
  const refused = await run('dora')
  expect(refused.status).toBe(400)
  expect(refused.body.errors[0]).toMatchObject({ field: 'officials.0', message: expect.stringContaining('nos lances') })
  await send(deskCommand('retract', { event: told.id }))
  expect((await run('dora')).status).toBe(200)
  expect((await send(yellow())).outcomes[0].reason).toBe('Esta pessoa é da arbitragem deste jogo.')
})
