import { describe, expect, test } from 'vitest'
import type { Sheet } from './read.ts'
import { findStructure } from './structure.ts'

function sheets(pairs: readonly (readonly [string, string])[]): Sheet[] {
  return pairs.map(([home, away], index) => ({
    origin: { file: 'f', line: index + 1 },
    number: index + 1,
    day: '2020-01-01',
    time: '16:00',
    stadium: 'x',
    home,
    away,
    score: { home: 0, away: 0 },
    players: [],
    goals: [],
    changes: [],
    yellowCards: [],
    redCards: [],
    problems: [],
  }))
}

/** The circle method, both halves of the season. */
function league(teams: readonly string[]): [string, string][] {
  const [fixed = '', ...others] = teams
  const half = others.flatMap((_, round) => {
    const turned = [fixed, ...others.slice(round), ...others.slice(0, round)]
    return Array.from({ length: teams.length / 2 }, (_, index): [string, string] => [
      turned[index] ?? '',
      turned[teams.length - 1 - index] ?? '',
    ])
  })
  return [...half, ...half.map(([home, away]): [string, string] => [away, home])]
}

const clubs = (count: number, name = 'c') => Array.from({ length: count }, (_, index) => `${name}${index}`)
const ties = (count: number, name: string) =>
  Array.from({ length: count }, (_, index): [string, string] => [`${name}h${index}`, `${name}a${index}`])
const twoLegs = (count: number, name: string) => [
  ...ties(count, name),
  ...ties(count, name).map(([home, away]): [string, string] => [away, home]),
]

describe('rounds and phases from match numbers', () => {
  test('a league of 20: ten matches a round', () => {
    const places = findStructure('brasileirao_serie_a', sheets(league(clubs(20))))
    expect(places?.get(10)).toEqual({ phase: null, group: null, round: { number: 1, name: '1ª rodada' }, leg: null })
    expect(places?.get(11)?.round).toEqual({ number: 2, name: '2ª rodada' })
    expect(places?.get(380)?.round?.number).toBe(38)
  })

  test('nothing is claimed when a round has a club twice, a match is missing, or the number of matches is another', () => {
    const pairs = league(clubs(20))
    const swapped = pairs.with(0, pairs[10] ?? ['', '']).with(10, pairs[0] ?? ['', ''])
    expect(findStructure('brasileirao_serie_a', sheets(swapped))).toBeNull()
    expect(findStructure('brasileirao_serie_a', sheets(pairs.slice(1)))).toBeNull()
    expect(findStructure('brasileirao_serie_a', sheets(pairs).slice(1))).toBeNull()
    expect(findStructure('brasileirao_serie_d', sheets(pairs))).toBeNull()
  })

  test('Copa do Brasil: phases, legs, and no claim when a second leg is not the first one turned round', () => {
    const cup = [ties(40, 'a'), ties(20, 'b'), twoLegs(10, 'c'), twoLegs(5, 'd')]
    const end = [twoLegs(8, 'e'), twoLegs(4, 'f'), twoLegs(2, 'g'), twoLegs(1, 'h')]
    const all = [...cup, ...end].flat()
    const places = findStructure('copa_do_brasil', sheets(all))
    expect(places?.get(40)).toMatchObject({ round: { name: '1ª fase' }, leg: null })
    expect(places?.get(61)).toMatchObject({ round: { name: '3ª fase' }, leg: 1 })
    expect(places?.get(80)).toMatchObject({ round: { name: '3ª fase' }, leg: 2 })
    expect(places?.get(120)).toMatchObject({ phase: { kind: 'knockout' }, round: { name: 'Final' }, leg: 2 })
    expect(findStructure('copa_do_brasil', sheets(all.with(119, ['x', 'y'])))).toBeNull()
  })

  test('Série C: two groups, then two more, then the final', () => {
    const [a, b] = [league(clubs(10, 'a')), league(clubs(10, 'b'))]
    const [c, d] = [league(clubs(4, 'c')), league(clubs(4, 'd'))]
    const turn = (one: [string, string][], two: [string, string][], size: number) =>
      one.flatMap((_, index) =>
        index % size === 0 ? [...one.slice(index, index + size), ...two.slice(index, index + size)] : [],
      )
    const all = [...turn(a, b, 5), ...turn(c, d, 2), ...twoLegs(1, 'f')]
    const places = findStructure('brasileirao_serie_c', sheets(all))
    expect(places?.get(6)).toMatchObject({
      phase: { name: 'Primeira fase', kind: 'groups' },
      group: 'B',
      round: { number: 1 },
    })
    expect(places?.get(181)).toMatchObject({ phase: { name: 'Segunda fase' }, group: 'C', round: { number: 1 } })
    expect(places?.get(206)).toMatchObject({ round: { name: 'Final' }, leg: 2 })
    const mixed = all.with(0, ['b0', 'b9']).with(5, ['a0', 'a9'])
    expect(findStructure('brasileirao_serie_c', sheets(mixed))).toBeNull()
  })
})
