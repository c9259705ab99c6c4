import type { DeskPlayer } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { emptySheet, moved, toBody, withCaptain, withPlayer } from './lineup-draft.ts'

const player = (number: number): DeskPlayer => ({
  person: { id: `p${number}`, name: `P${number}` },
  number,
  position: null,
  place: 'squad',
  captain: false,
})
const twelve = Array.from({ length: 12 }, (_, index) => player(index + 1)).reduce(withPlayer, emptySheet)

test('the twelfth sits down', () => {
  expect([twelve.starters.length, twelve.bench.map(({ person }) => person)]).toEqual([11, ['p12']])
})

test('somebody goes to the bench and leaves the place on the pitch', () => {
  const placed = { ...twelve, starters: twelve.starters.map((each) => ({ ...each, x: 50, y: 50 })) }
  const after = moved(placed, 'starters', 0)
  expect(after.bench.at(-1)).toMatchObject({ person: 'p1', x: null, y: null })
  expect(after.starters).toHaveLength(10)
})

test('there is one captain', () => {
  const second = withCaptain(withCaptain(twelve, 'starters', 0, true), 'bench', 0, true)
  expect([...second.starters, ...second.bench].filter(({ captain }) => captain).map(({ person }) => person)).toEqual([
    'p12',
  ])
})

test('a person with a record is sent by id only, and an empty coach is none', () => {
  const body = toBody({ home: { ...twelve, coach: { person: null, name: null } }, away: null })
  expect(body.home?.coach).toBeNull()
  expect(body.home?.starters[0]).toMatchObject({ person: 'p1', name: null })
})
