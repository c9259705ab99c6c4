import { expect, it } from 'vitest'
import { findSurplusClubs, type Fixture } from './surplus-clubs.ts'

const CLUBS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const league = (clubs: readonly string[], meetings: 1 | 2 = 2): Fixture[] =>
  clubs.flatMap((home_id, at) =>
    clubs
      .filter((away_id, other) => away_id !== home_id && (meetings === 2 || other > at))
      .map((away_id) => ({ id: `${home_id}${away_id}`, home_id, away_id })),
  )
const surplusOf = (fixtures: readonly Fixture[]) => [...(findSurplusClubs(fixtures)?.clubs ?? [])]

it('finds a club beside a league that is complete without it', () => {
  expect(surplusOf([...league(CLUBS), { id: 'x', home_id: 'x', away_id: 'a' }])).toEqual(['x'])
  expect(surplusOf([...league(CLUBS, 1), { id: 'x', home_id: 'x', away_id: 'a' }])).toEqual(['x'])
})

it('finds a club that stands in for some matches of a member', () => {
  const misspelt = league(CLUBS).map((match, at) => (at < 3 ? { ...match, home_id: 'aa' } : match))
  expect(surplusOf(misspelt)).toEqual(['aa'])
})

it('leaves a league alone in which all teams play equally often, or that is in progress', () => {
  expect(surplusOf(league(CLUBS))).toEqual([])
  expect(surplusOf(league(CLUBS).slice(0, 30))).toEqual([])
  // One club has hardly played, and nor have the others.
  expect(
    surplusOf(
      league([...CLUBS, 'x'])
        .filter(({ id }) => !id.includes('x') || id === 'xa')
        .slice(0, 40),
    ),
  ).toEqual([])
})

it('leaves a club alone that played for half a season', () => {
  const withdrawn = league([...CLUBS, 'x']).filter(({ away_id }) => away_id !== 'x')
  expect(surplusOf(withdrawn)).toEqual([])
})
