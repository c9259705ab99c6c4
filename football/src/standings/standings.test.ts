import { describe, expect, test } from 'vitest'
import type { Match } from '../match/match.ts'
import { results, teamsIn } from '../proof/results.ts'
import { positionSeries } from './position.ts'
import type { StandingsPhase } from './rules.ts'
import { brasileiraoSerieA } from './rulesets/brasileirao.ts'
import { england } from './rulesets/european-leagues.ts'
import { standings } from './standings.ts'

const season = results(
  'A 1-0 B, C 2-2 D | A 0-0 C, D 0-3 B | D 1-2 A, B 1-0 C | B 2-0 A, D 1-0 C | C 1-1 A, B 0-0 D | A 3-0 D, C 0-2 B',
)
const phase: StandingsPhase = { rules: brasileiraoSerieA, teams: teamsIn(season) }
const brief = (rows: ReturnType<typeof standings>) => rows.map((row) => `${row.position} ${row.team} ${row.points}`)

describe('a table', () => {
  test('adds up every figure of a row', () => {
    expect(standings(phase, season)[0]).toMatchObject({
      position: 1,
      team: 'B',
      points: 13,
      played: 6,
      won: 4,
      drawn: 1,
      lost: 1,
      goalsFor: 8,
      goalsAgainst: 1,
      goalDifference: 7,
      percentage: 72.2,
      form: ['V', 'V', 'V', 'E', 'V'],
      home: { played: 3, points: 7, goalsFor: 3, goalsAgainst: 0 },
      away: { played: 3, points: 6, goalsFor: 5, goalsAgainst: 1 },
      zone: 'libertadores',
      deduction: null,
      decidedBy: [],
    })
  })

  test('can be asked as it stood after a round', () => {
    expect(brief(standings(phase, season, { asOf: { round: 1 } }))).toEqual(['1 A 3', '2 C 1', '2 D 1', '4 B 0'])
    expect(brief(standings(phase, season, { asOf: { round: 3 } }))).toEqual(['1 A 7', '2 B 6', '3 C 2', '4 D 1'])
  })

  test('can be asked as it stood on a day, where a postponed match is not there yet', () => {
    const dated = season.map((match): Match => ({ ...match, day: `2024-05-0${match.round}` }))
    const late = dated.map((match) => (match.id === '1.1' ? { ...match, day: '2024-05-09' } : match))
    expect(brief(standings(phase, late, { asOf: { day: '2024-05-03' } }))).toEqual(['1 B 6', '2 A 4', '3 C 2', '4 D 1'])
    expect(standings(phase, late, { asOf: { day: '2024-04-30' } }).every(({ played }) => played === 0)).toBe(true)
  })

  test('has places gained and lost in the latest round, and none in the first', () => {
    const changes = (round: number) =>
      Object.fromEntries(standings(phase, season, { asOf: { round } }).map(({ team, change }) => [team, change]))
    expect(changes(1)).toEqual({ A: null, B: null, C: null, D: null })
    expect(changes(2)).toEqual({ A: 0, B: 2, C: -1, D: -2 })
    expect(changes(4)).toEqual({ A: -1, B: 1, C: -1, D: 1 })
  })

  test('follows every team through the rounds', () => {
    const path = positionSeries(phase, season)
    expect(path.get('B')?.map(({ position }) => position)).toEqual([4, 2, 2, 1, 1, 1])
    expect(path.get('B')?.map(({ points }) => points)).toEqual([0, 3, 6, 9, 10, 13])
  })

  test('splits into home and away', () => {
    expect(brief(standings(phase, season, { side: 'home' }))).toEqual(['1 A 7', '2 B 7', '3 D 3', '4 C 2'])
    expect(brief(standings(phase, season, { side: 'away' }))).toEqual(['1 B 6', '2 A 4', '3 D 2', '4 C 1'])
  })

  test('has no first place before the first match', () => {
    const table = standings({ ...phase, teams: ['Z', 'Y', 'X'] }, [])
    expect(brief(table)).toEqual(['null X 0', 'null Y 0', 'null Z 0'])
    const none = { change: null, zone: null, decidedBy: [] }
    expect(table[0]).toMatchObject({ percentage: 0, form: [], goalDifference: 0, ...none })
  })

  test('lists teams that have not played, and shares the position where no criterion separates', () => {
    const table = standings({ ...phase, teams: ['Z', 'Y', 'X', 'A', 'B'] }, results('A 1-0 B'))
    expect(brief(table)).toEqual(['1 A 3', '2 X 0', '2 Y 0', '2 Z 0', '5 B 0'])
    expect(table[1]?.decidedBy.slice(0, 2)).toEqual([
      { against: 'Y', criterion: null },
      { against: 'Z', criterion: null },
    ])
  })

  test('explains every tied pair, not only neighbours', () => {
    const matches = results('A 2-0 P, B 2-0 P, C 1-0 P')
    const [a, , c] = standings({ rules: england, teams: ['A', 'B', 'C', 'P'] }, matches)
    expect(a?.decidedBy.map(({ against, criterion }) => [against, criterion?.metric ?? null])).toEqual([
      ['B', null],
      ['C', 'goalDifference'],
    ])
    expect(c?.decidedBy.map(({ against }) => against)).toEqual(['A', 'B'])
    expect(c?.position).toBe(3)
  })
})

describe('what a court decides', () => {
  const deductions = [{ team: 'B', points: 4, reason: 'escalação irregular', day: '2024-05-05' }]
  const dated = season.map((match): Match => ({ ...match, day: `2024-05-0${match.round}` }))

  test('a deduction counts with its reason, from its day on, in no half of the table', () => {
    const table = standings({ ...phase, deductions }, dated)
    expect(table.find(({ team }) => team === 'B')).toMatchObject({
      points: 9,
      percentage: 50,
      deduction: { points: 4, reasons: ['escalação irregular'] },
    })
    const at = (round: number) => standings({ ...phase, deductions }, dated, { asOf: { round } })
    expect(at(4).find(({ team }) => team === 'B')).toMatchObject({ points: 9, deduction: null })
    expect(at(5).find(({ team }) => team === 'B')).toMatchObject({ points: 6, deduction: { points: 4 } })
    const home = standings({ ...phase, deductions }, dated, { side: 'home' })
    expect(home.find(({ team }) => team === 'B')).toMatchObject({ points: 7, deduction: null })
  })

  test('an awarded match has the points and the goals of the ruling, not of the pitch', () => {
    const [match] = results('A 0-0 B')
    const awarded: Match = { ...match!, ruling: { kind: 'awarded', to: 'away', score: { home: 0, away: 3 } } }
    expect(standings({ ...phase, teams: ['A', 'B'] }, [awarded])).toMatchObject([
      { team: 'B', points: 3, won: 1, goalsFor: 3 },
      { team: 'A', points: 0, lost: 1, goalsAgainst: 3 },
    ])
  })

  test('a ruling against both teams is a defeat for both', () => {
    const [match] = results('A 5-0 B')
    const awarded: Match = { ...match!, ruling: { kind: 'awarded', to: 'nobody', score: { home: 0, away: 3 } } }
    const table = standings({ ...phase, teams: ['A', 'B'] }, [awarded])
    expect(table.map(({ lost, points }) => [lost, points])).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test('an annulled match does not count, and its replay does', () => {
    const [first, replay] = results('A 5-0 B, A 0-1 B')
    const annulled: Match = { ...first!, ruling: { kind: 'annulled', reason: 'árbitro suspenso' } }
    expect(brief(standings({ ...phase, teams: ['A', 'B'] }, [annulled, replay!]))).toEqual(['1 B 3', '2 A 0'])
  })
})
