import type { LineupPlayer } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import {
  acrossPitch,
  benchInOrder,
  knowsPlaces,
  linesOf,
  lyingPoint,
  placeStarters,
  playerSentence,
  shirtName,
  standingPoint,
} from './lineup-places.ts'

const player = (change: Partial<LineupPlayer> = {}): LineupPlayer => ({
  person: { id: 'davi', name: 'Davi Nogueira' },
  number: 10,
  position: 'midfielder',
  spot: null,
  captain: false,
  x: null,
  y: null,
  goals: 0,
  yellow: false,
  red: false,
  cameOn: null,
  wentOff: null,
  statistics: null,
  rating: null,
  ...change,
})
const eleven = [
  player({ position: 'forward' }),
  ...Array.from({ length: 2 }, () => player({ position: 'forward' })),
  ...Array.from({ length: 3 }, () => player()),
  ...Array.from({ length: 4 }, () => player({ position: 'defender' })),
  player({ position: 'goalkeeper', number: 1 }),
]

test('a bench is read from the goalkeepers to the forwards, each by number; who has none of both is last', () => {
  const bench = [
    player({ position: 'forward', number: 9 }),
    player({ position: null, number: null }),
    player({ position: 'defender', number: 14 }),
    player({ position: 'defender', number: 4 }),
    player({ position: null, number: 30 }),
    player({ position: 'goalkeeper', number: 12 }),
  ]
  expect(benchInOrder(bench).map(({ number }) => number)).toEqual([12, 4, 14, 9, 30, null])
})

test('a formation is used only when it fits the players', () => {
  expect(linesOf('4-3-3', 11)).toEqual([1, 4, 3, 3])
  expect(linesOf('4-3-3', 10)).toBeNull()
  expect(linesOf('quadrado', 11)).toBeNull()
  expect(linesOf(null, 11)).toBeNull()
})

test('the goalkeeper stands last and every line is centred, with or without a formation', () => {
  for (const formation of ['4-3-3', null]) {
    const places = placeStarters({ starters: eleven, formation })
    expect(places).toHaveLength(11)
    expect(places[0]).toMatchObject({ player: { number: 1 }, x: 7, y: 50 })
    const defenders = places.slice(1, 5)
    expect(new Set(defenders.map(({ x }) => x)).size).toBe(1)
    expect(defenders.reduce((sum, { y }) => sum + y, 0) / 4).toBe(50)
  }
})

test('recorded places are taken as they are, and an empty line-up is empty', () => {
  expect(placeStarters({ starters: [player({ x: 30, y: 20 })], formation: '4-4-2' })).toMatchObject([{ x: 30, y: 20 }])
  expect(placeStarters({ starters: [], formation: '4-4-2' })).toEqual([])
})

test('the sides face each other, lying and standing', () => {
  const keeper = { x: 0, y: 10 }
  expect([lyingPoint('home', keeper), lyingPoint('away', keeper)]).toEqual([
    { left: 0, top: 10 },
    { left: 100, top: 90 },
  ])
  expect([standingPoint('home', keeper.x, 10), standingPoint('away', keeper.x, 10)]).toEqual([
    { left: 90, top: 0 },
    { left: 10, top: 100 },
  ])
})

test('on a narrow pitch a full line is spread evenly, and nobody stands in the edge', () => {
  const back = [12, 35, 60, 95].map((y, index) => ({ x: 20 + index, y }))
  expect(back.map((place) => acrossPitch(back, place))).toEqual(
    [12.5, 37.5, 62.5, 87.5].map((across) => ({ across, beside: 4 })),
  )
  const wings = [
    { x: 80, y: 2 },
    { x: 80, y: 98 },
  ]
  expect(wings.map((place) => acrossPitch([...back, ...wings], place))).toEqual([
    { across: 13, beside: 2 },
    { across: 87, beside: 2 },
  ])
})

test('a player in words', () => {
  expect(shirtName('Davi Nogueira')).toEqual({ initial: 'D. ', last: 'Nogueira' })
  expect(shirtName('Hulk')).toEqual({ initial: '', last: 'Hulk' })
  expect(shirtName('Neymar Jr.')).toEqual({ initial: '', last: 'Neymar Jr.' })
  expect(shirtName('Davi Nogueira Filho')).toEqual({ initial: 'D. ', last: 'Nogueira Filho' })
  expect(playerSentence(player({ goals: 2, yellow: true, wentOff: 54, rating: 8 }))).toBe(
    '10, Davi Nogueira, 2 gols, cartão amarelo, saiu aos 54 minutos, nota 8,0',
  )
})

test('players are drawn only where somebody knows their places', () => {
  const sheet = eleven.map((one) => (one.position === 'goalkeeper' ? one : { ...one, position: null }))
  expect(knowsPlaces({ starters: eleven, formation: null })).toBe(true)
  expect(knowsPlaces({ starters: sheet, formation: null })).toBe(false)
  expect(knowsPlaces({ starters: sheet, formation: '4-3-3' })).toBe(true)
  expect(knowsPlaces({ starters: sheet, formation: '4-3' })).toBe(false)
  expect(knowsPlaces({ starters: sheet.map((one) => ({ ...one, x: 10, y: 20 })), formation: null })).toBe(true)
  expect(knowsPlaces({ starters: eleven.map((one) => ({ ...one, position: 'defender' })), formation: null })).toBe(
    false,
  )
})
