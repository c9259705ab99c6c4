import { expect, it } from 'vitest'
import type { ListedPlayer } from './lineups.ts'
import { People } from './people.ts'

const ORIGIN = { file: 'Serie_A_2019_squads.json', line: 1 }
const line = (more: Partial<ListedPlayer>): ListedPlayer => {
  const listed = {
    side: 'home',
    number: 6,
    text: 'Caio',
    letters: 'caio',
    starter: true,
    goalkeeper: false,
    registration: '1',
  } as const
  return { ...listed, ...more }
}

it('does not treat a player as goalkeeper if only one sheet marks them and the others do not', () => {
  const people = new People()
  people.learn(ORIGIN, [line({ goalkeeper: true }), line({ registration: '2', goalkeeper: true })], [])
  people.learn(ORIGIN, [line({}), line({ registration: '2', starter: false })], [])
  people.learn(ORIGIN, [line({}), line({ registration: '2', starter: false })], [])
  expect([...people.records()].map(({ positions }) => positions)).toEqual([[], ['goalkeeper']])
})
