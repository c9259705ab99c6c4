import { expect, it } from 'vitest'
import { openDatabase } from '../../../database/database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import type { EventRecord, MatchRecord, PersonRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { club, importerOf, listed, match, NO_SOURCE, person } from '../runs/testing/records.ts'

const goal = (player: PersonRef): EventRecord => ({
  type: 'goal',
  period: null,
  minute: 69,
  added: null,
  side: 'home',
  player,
  related: null,
  converted: null,
})

const numbered = (name: string, key: string) => ({ ...person(name, key), fullName: 'Gabriel Barbosa Almeida' })
const SCORE = { home: 1, away: 0 }

const stated = (change: Partial<MatchRecord>) => [
  match(club('Flamengo', 'RJ'), club('Santos', 'SP'), { score: SCORE, ...change }),
]

const SOURCES = {
  text: stated({ events: [goal(person('Gabigol'))] }),
  cbf: stated({
    events: [goal(numbered('Gabigol', '337830'))],
    lineups: [{ side: 'home', coach: null, players: [listed(numbered('Gabigol', '337830'), 9)] }],
  }),
}

async function peopleAfter(order: readonly (keyof typeof SOURCES)[]): Promise<unknown> {
  const { address, drop } = await createTestDatabase()
  const database = openDatabase(address, () => undefined)
  try {
    for (const source of order)
      await runImport({ database }, importerOf(source, SOURCES[source]), { source: NO_SOURCE })
    const people = await database.selectFrom('people').select('id').execute()
    const scorers = await database.selectFrom('events').select('player_id').execute()
    const listedPlayers = await database.selectFrom('lineup_players').select('person_id').execute()
    return { people: people.length, scorerIsListed: scorers[0]?.player_id === listedPlayers[0]?.person_id }
  } finally {
    await database.destroy()
    await drop()
  }
}

it('the scorer of a goal that two sources state is the numbered player of the line-up, in either order', async () => {
  expect(await peopleAfter(['cbf', 'text'])).toEqual({ people: 1, scorerIsListed: true })
  expect(await peopleAfter(['text', 'cbf'])).toEqual({ people: 1, scorerIsListed: true })
})
