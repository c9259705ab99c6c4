import { singleMatch, singleMatchReplayed, twoLegs, type TieRules } from '@meio-campo/football'
import { expect, it } from 'vitest'
import type { Leg, StructureMatch } from './edition-legs.ts'
import type { PhaseStructure, Round, TieEntry } from './edition-structure.ts'
import { toFootballMatch } from '../rows/football-match.ts'
import { settleTies } from './knockout-bracket.ts'

function leg(teams: string, score: string | null, day: string, more: Partial<StructureMatch> = {}): Leg {
  const [home_id, away_id] = teams.split(' ') as [string, string]
  const [home_score, away_score] = score === null ? [null, null] : score.split('-').map(Number)
  const row = {
    id: `${home_id}_${away_id}_${day}`,
    home_id,
    away_id,
    home_score,
    away_score,
    day,
    status: score === null ? 'scheduled' : 'finished',
    annulled: false,
    awarded_to: null,
    extra_time_home: null,
    extra_time_away: null,
    penalties_home: null,
    penalties_away: null,
    shootout_winner: null,
    round_number: null,
    ...more,
  } as StructureMatch
  return { row, match: toFootballMatch(row) }
}

function tie(id: string, rules: TieRules, legs: Leg[], more: Partial<TieEntry> = {}): TieEntry {
  const { home, away } = legs[0]?.match ?? { home: null, away: null }
  const drawn = {
    id,
    round: null,
    position: 0,
    teams: [home, away],
    winner: null,
    rules,
    derived: false,
    next: null,
  } as const
  return { ...drawn, sources: [null, null], planned: [], legs, ...more }
}

function phase(...named: readonly (readonly [string, ...TieEntry[]])[]): PhaseStructure {
  const rounds = named.map(([name]): Round => ({ id: name, number: null, name }))
  const ties = named.flatMap(([, ...own], index) => own.map((each) => ({ ...each, round: rounds[index]! })))
  return { id: 'p', name: 'Mata-mata', kind: 'knockout', rules: null, rounds, groups: [], ties, legs: [] }
}

const semis = [
  tie('s1', twoLegs, [leg('a b', '1-0', '2026-05-01'), leg('b a', '2-0', '2026-05-08')]),
  tie('s2', singleMatch, [leg('c d', '3-0', '2026-05-02')]),
]
const third = tie('t', singleMatch, [leg('a d', '1-0', '2026-05-14')])
const final = tie('f', singleMatch, [leg('b c', '2-1', '2026-05-15')])

it('joins the final to the semi-finals although the match for the third place stands between them', () => {
  const ties = settleTies(phase(['Semifinais', ...semis], ['Terceiro lugar', third], ['Final', final]))
  expect(ties.map(({ id, from, winner }) => [id, from, winner])).toEqual([
    ['s1', [null, null], 'b'],
    ['s2', [null, null], 'c'],
    ['f', ['s1', 's2'], 'b'],
    ['t', [null, null], 'a'],
  ])
})

it('counts a live match in the aggregate, and has no winner yet', () => {
  const live = leg('b a', '2-0', '2026-05-08', { status: 'secondHalf' })
  const running = tie('s1', twoLegs, [leg('a b', '1-0', '2026-05-01'), live], { next: 'f' })
  const open = tie('f', singleMatch, [], { teams: [null, null] })
  const [semi, last] = settleTies(phase(['Semifinais', running], ['Final', open]))
  expect(semi).toMatchObject({ aggregate: [1, 2], winner: null, decidedBy: null })
  expect(last).toMatchObject({ teams: [null, null], from: ['s1', null], aggregate: null })
})

it('knows at an earlier day only what was known then', () => {
  const [first, second, last] = settleTies(phase(['Semifinais', ...semis], ['Final', final]), { day: '2026-05-02' })
  expect(first).toMatchObject({ aggregate: [1, 0], winner: null })
  expect(second).toMatchObject({ aggregate: [3, 0], winner: 'c' })
  expect(last).toMatchObject({ teams: [null, 'c'], aggregate: null, winner: null })
  expect(last!.legs.map(({ known }) => known)).toEqual([false])
})

it('takes a replay for one more match of the tie it decides', () => {
  const level = tie('q', singleMatchReplayed, [leg('a b', '1-1', '2026-05-01')])
  const replay = tie('q2', singleMatchReplayed, [leg('a b', '1-0', '2026-05-02')])
  const [only, ...rest] = settleTies(phase(['Quartas', level], ['Quartas (desempate)', replay]))
  expect(only).toMatchObject({ winner: 'a', decidedBy: 'replay', aggregate: [1, 1] })
  expect(rest).toEqual([])
})

it('uses the entered winner, once all matches are played', () => {
  const told = tie('s', singleMatch, [leg('a b', '1-0', '2026-05-01')], { winner: 'b' })
  expect(settleTies(phase(['Final', told]))[0]).toMatchObject({ winner: 'b', decidedBy: 'ruling' })
})

it('a level tie without its shoot-out was won by the team that plays on, and what decided it is not known', () => {
  const level = tie('s1', twoLegs, [leg('a b', '1-0', '2026-05-01'), leg('b a', '1-0', '2026-05-08')])
  const [first, , last] = settleTies(phase(['Semifinais', level, semis[1]!], ['Final', final]))
  expect(first).toMatchObject({ id: 's1', aggregate: [1, 1], winner: 'b', loser: 'a', decidedBy: null })
  expect(last!.from).toEqual(['s1', 's2'])
  // A half-played tie, or one whose teams play no further match, proves nothing.
  const half = tie('s1', twoLegs, [leg('a b', '1-0', '2026-05-01')])
  const ties = settleTies(phase(['Semifinais', half, semis[1]!], ['Final', final]))
  expect(ties.find(({ id }) => id === 's1')).toMatchObject({ winner: null })
  expect(settleTies(phase(['Semifinais', level]))[0]).toMatchObject({ winner: null, decidedBy: null })
})

it('says which match is the first and which the return, and calls neither a replay', () => {
  const legsOf = (...ties: TieEntry[]) =>
    settleTies(phase(['Semifinais', ...ties])).map(({ legs }) => legs.map(({ leg: number }) => number))
  const [first, back] = [leg('a b', '1-1', '1979-12-05'), leg('b a', '0-0', '1979-12-08')]
  const extra = leg('a b', '2-1', '1979-12-11')
  const stated = leg('b a', '0-0', '1979-12-08', { leg: 2 })
  expect(
    legsOf(
      tie('two', twoLegs, [first, back]),
      tie('three', twoLegs, [first, back, extra]),
      tie('return', twoLegs, [stated]),
      tie('begun', twoLegs, [first]),
      tie('alone', singleMatch, [first]),
      tie('replayed', singleMatchReplayed, [first, extra]),
    ),
  ).toEqual([[1, 2], [1, 2, null], [2], [null], [null], [null, null]])
})
