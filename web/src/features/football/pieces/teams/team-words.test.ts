import { expect, test } from 'vitest'
import { colourWords, homeWords, outcomeOf, pointsShare, signed, teamKindWords } from './team-words.ts'

test('what kind of team it is', () => {
  expect(teamKindWords({ kind: 'club', gender: 'men', ageLevel: 'senior' })).toBe('Clube')
  expect(teamKindWords({ kind: 'national', gender: 'women', ageLevel: 'senior' })).toBe('Seleção feminina')
  expect(teamKindWords({ kind: 'club', gender: 'men', ageLevel: 'u20' })).toBe('Clube masculino sub-20')
})

test('where it is at home', () => {
  expect(homeWords({ city: 'Salvador', state: 'BA', country: 'BR' })).toBe('Salvador, BA')
  expect(homeWords({ city: 'Montevidéu', state: null, country: 'UY' })).toBe('Montevidéu, Uruguai')
  expect(homeWords({ city: null, state: null, country: 'BR' })).toBe('Brasil')
  expect(homeWords({ city: null, state: null, country: null })).toBeNull()
})

const home = { id: 'bahia', name: 'Bahia', acronym: 'BAH', crest: null, colours: [] }

test('a result seen from each side, with the goals of extra time', () => {
  const match = { home, score: { home: 1, away: 1 }, extraTime: { home: 1, away: 2 } }
  expect(outcomeOf(match, 'bahia')).toEqual({ atHome: true, own: 1, other: 2, letter: 'D' })
  expect(outcomeOf(match, 'vitoria')).toEqual({ atHome: false, own: 2, other: 1, letter: 'V' })
  expect(outcomeOf({ home, score: null, extraTime: null }, 'bahia')).toBeNull()
})

test('points won of those to be had', () => {
  expect(pointsShare({ played: 4, won: 2, drawn: 1 })).toBe(58)
  expect(pointsShare({ played: 0, won: 0, drawn: 0 })).toBeNull()
  expect([5, 0, -3].map(signed)).toEqual(['+5', '0', '−3'])
})

test('colours of clubs have the names their supporters use', () => {
  expect(['#1f4fa3', '#d01c2a', '#ffffff', '#101010', '#7a1f38', '#f4c430'].map(colourWords)).toEqual([
    'Azul',
    'Vermelho',
    'Branco',
    'Preto',
    'Grená',
    'Amarelo',
  ])
})
