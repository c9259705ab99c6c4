import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { DRAWN, insertSmallSeason, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertSmallSeason(test.database, dayAt(new Date()))
})
afterAll(() => test.close())

const read = async (path: string) => (await test.call('GET', `/api/v1/${path}`, { as: person })).body
const unknown = { yellow: null, secondYellow: null, red: null }

it('leaves cards unknown where most matches show none, and keeps those that are known', async () => {
  const { database } = test
  expect((await read('jogadores/bia')).data.seasons[0]).toMatchObject({ yellow: 0, red: 0 })
  expect((await read('campeonatos/liga')).data.averages.cards).not.toBeNull()

  // More matches with goals and without a card: of the edition only a few cards are listed.
  const more = Array.from({ length: 8 }, (_, at) => ({
    id: `liga_2026_extra_${at}`,
    edition_id: 'liga_2026',
    phase_id: 'liga_2026_fase',
    home_id: 'bahia',
    away_id: 'palmeiras',
    day: `2026-01-0${at + 1}`,
    status: 'finished',
    home_score: 1,
    away_score: 0,
  }))
  await database.insertInto('matches').values(more).execute()
  await database
    .insertInto('events')
    .values(
      more.map(({ id }) => ({ id: `${id}_gol`, match_id: id, position: 1, side: 'home', type: 'goal', minute: 5 })),
    )
    .execute()

  const ana = (await read('jogadores/ana')).data
  expect(ana.seasons[0]).toMatchObject({ yellow: 3, secondYellow: null, red: null })
  const bia = (await read('jogadores/bia')).data
  expect(bia.seasons[0]).toMatchObject({ goals: 1, ...unknown })
  // A time at a team of which no match is known is not a time without matches.
  expect(ana.career.at(-1)).toMatchObject({ team: { id: 'santos' }, played: null, goals: null, ...unknown })
  expect((await read('jogadores/bia/cartoes')).totals).toEqual(unknown)
  expect((await read('jogadores/bia/jogos')).totals).toMatchObject(unknown)
  expect((await read('campeonatos/liga')).data.averages).toMatchObject({ cards: null })
  const squad = (await read('times/bahia/elenco?temporada=2026')).data.players
  // The squad's figures leave out the match under way.
  expect(squad.find((player: { person: { id: string } }) => player.person.id === 'ana')).toMatchObject({
    yellow: 2,
    red: null,
  })
  const [dora] = (await read(`campeonatos/liga/jogos/${PLAYED}/arbitros`)).data.officials
  expect(dora.numbers).toMatchObject({ played: 2, yellow: 2, red: null, cardsPerMatch: null, penalties: 2 })
  await database.updateTable('events').set({ retracted: true }).where('match_id', 'in', [PLAYED, DRAWN]).execute()
  await test.context.supervisor.settle()
  const [after] = (await read(`campeonatos/liga/jogos/${PLAYED}/arbitros`)).data.officials
  expect(after.numbers).toMatchObject({ yellow: null, red: null })
})
