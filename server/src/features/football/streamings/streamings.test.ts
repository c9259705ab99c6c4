import { endpoints, type Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertSeason } from '../../../testing/season-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
const today = dayAt(new Date())
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertSeason(test.database, today)
  await test.database
    .insertInto('streamings')
    .values([
      { id: 'canal', name: 'Canal Aberto', kind: 'open-tv', free: true },
      { id: 'plus', name: 'Plus', kind: 'streaming' },
    ])
    .execute()
  await test.database
    .insertInto('broadcast_rights')
    .values([
      { edition_id: 'serie_agora', streaming_id: 'plus' },
      { edition_id: 'serie_agora', streaming_id: 'plus', home_id: 'alfa', note: 'Só em casa' },
    ])
    .execute()
  await test.database
    .insertInto('airings')
    .values(['m1', 'm5', 'm7'].map((match_id) => ({ match_id, streaming_id: 'plus' })))
    .execute()
})
afterAll(() => test.close())

const read = (path = '') => test.call('GET', `/api/v1/streamings${path}`, { as: person })
const idsOf = async (path: string) => (await read(path)).body.data.map(({ id }: { id: string }) => id)

it('lists services by kind and by price', async () => {
  const answer = await read()
  expectAnswer(endpoints.listStreamings, answer.body)
  expect(await idsOf('')).toEqual(['canal', 'plus'])
  expect(await idsOf('?tipo=tv_aberta')).toEqual(['canal'])
  expect(await idsOf('?gratis=false')).toEqual(['plus'])
  expect(await idsOf('?q=plsu')).toEqual(['plus'])
})

it('shows a service with what it may show and what it shows next', async () => {
  const answer = await read('/plus')
  expectAnswer(endpoints.getStreaming, answer.body)
  expect(answer.body.data).toMatchObject({
    rights: [
      { competition: { id: 'serie' }, edition: today.slice(0, 4), home: null },
      { competition: { id: 'serie' }, home: { id: 'alfa' }, note: 'Só em casa' },
    ],
    nextMatches: [{ id: 'm5', airings: [{ streaming: { id: 'plus' } }] }],
  })
})

it('lists the matches of a service', async () => {
  expectAnswer(endpoints.listStreamingMatches, (await read('/plus/jogos')).body)
  expect(await idsOf('/plus/jogos')).toEqual(['m1', 'm7', 'm5'])
  expect(await idsOf('/plus/jogos?campeonato=copa')).toEqual(['m7'])
  expect(await idsOf('/plus/jogos?situacao=agendado')).toEqual(['m5'])
  // The filter narrows the service of the address, and never replaces it.
  expect(await idsOf('/plus/jogos?streaming=canal')).toEqual([])
})

it('follows a new airing', async () => {
  expect(await idsOf('/canal/jogos')).toEqual([])
  await test.database.insertInto('airings').values({ match_id: 'm2', streaming_id: 'canal' }).execute()
  await test.context.supervisor.settle()
  expect(await idsOf('/canal/jogos')).toEqual(['m2'])
})

it.each(['/ninguem', '/ninguem/jogos'])('knows no unknown service at %s', async (path) => {
  expect((await read(path)).status).toBe(404)
})
