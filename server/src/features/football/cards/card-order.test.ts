import type { PlayerCardsRow } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { sortPlayers } from './card-order.ts'

const row = (position: number, name: string, counts: Partial<PlayerCardsRow>) =>
  ({
    position,
    player: { id: name, name },
    team: { id: 'bahia', name: 'Bahia' },
    yellow: 0,
    secondYellow: 0,
    red: 0,
    pending: false,
    suspended: false,
    ...counts,
  }) as unknown as PlayerCardsRow

const rows = [
  row(1, 'Élton', { red: 1, yellow: 2 }),
  row(2, 'Bruno', { yellow: 5, suspended: true }),
  row(2, 'Ana', { yellow: 5, pending: true }),
]
const names = (sort: string | undefined) => sortPlayers(rows, sort).map(({ player }) => player.name)

test('the order of the places stays among equals, also turned round', () => {
  expect(names(undefined)).toEqual(['Élton', 'Bruno', 'Ana'])
  expect(names('cards')).toEqual(['Élton', 'Bruno', 'Ana'])
  expect(names('-cards')).toEqual(['Ana', 'Bruno', 'Élton'])
  expect(names('yellow')).toEqual(['Bruno', 'Ana', 'Élton'])
  expect(names('-yellow')).toEqual(['Élton', 'Bruno', 'Ana'])
})

test('names are sorted as in Portuguese, and the suspended come before those one card away', () => {
  expect(names('player')).toEqual(['Ana', 'Bruno', 'Élton'])
  expect(names('situation')).toEqual(['Bruno', 'Ana', 'Élton'])
})

test('an order of the teams only leaves the players as they are', () => {
  expect(names('fairPlay')).toEqual(['Élton', 'Bruno', 'Ana'])
  expect(names('-played')).toEqual(['Élton', 'Bruno', 'Ana'])
})
