import { expect, it } from 'vitest'
import { findSlips } from './slips.ts'

const CLUBS = ['Alvorada', 'Curió', 'Ipê Amarelo', 'Sabiá', 'Tucano']

/** A season of `name` against all others, in rounds of its own. */
const season = (name: string) =>
  CLUBS.flatMap((club, at) => [row(name, club, at + 1), row(club, name, at + 1 + CLUBS.length)])

function row(home: string, away: string, round: number, day = `2016-02-${String(round).padStart(2, '0')}`) {
  return { home, away, day, stage: null, round: `Rodada ${round}` }
}

it('a rare name that differs by a letter is the frequent one', () => {
  const rows = [...season('Osasco Audax'), row('Osaco Audax', 'Santos', 20), row('Santos', 'Osaco Audax', 21)]
  expect([...findSlips(rows)]).toEqual([['Osaco Audax', 'Osasco Audax']])
})

it('of a tie over two legs, one may have the slip', () => {
  const first = { ...row('Osasco Audax', 'Santos', 20), round: 'Final' }
  const second = { ...row('Santos', 'Osaco Audax', 21), round: 'Final' }
  expect([...findSlips([...season('Osasco Audax'), first, second])]).toEqual([['Osaco Audax', 'Osasco Audax']])
})

it.each([
  ['they meet', [row('Osaco Audax', 'Osasco Audax', 20)]],
  ['both play on one day', [row('Osaco Audax', 'Santos', 20, '2016-02-03')]],
  ['both play in one round', [row('Osaco Audax', 'Santos', 3, '2016-03-30')]],
  ['the name is not rare', [20, 21, 22, 23].map((round) => row('Osaco Audax', 'Santos', round))],
])('another club where %s', (_, more) => {
  expect(findSlips([...season('Osasco Audax'), ...more]).size).toBe(0)
})

it.each([
  ['Ferroviária', 'Ferroviário'],
  ['Botafogo-SP', 'Botafogo-RJ'],
  ['Santos', 'Santo'],
  ['Grupo 11', 'Grupo 12'],
  ['Atlético', 'Atletico'],
  ['Alvorada', 'Alvoradense'],
])('%s is no slip of %s', (rare, name) => {
  expect(findSlips([...season(name), row(rare, 'Santa Cruz', 20)]).size).toBe(0)
})
