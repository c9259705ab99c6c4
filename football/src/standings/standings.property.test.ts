import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Match } from '../match/match.ts'
import { rulesets } from './rulesets/catalogue.ts'
import type { RulesetName } from './rulesets/catalogue.ts'
import { positionsAsOf, positionSeries } from './position.ts'
import { standings } from './standings.ts'

const teams = ['A', 'B', 'C', 'D', 'E', 'F']
const goals = fc.integer({ min: 0, max: 3 })
const count = fc.integer({ min: 0, max: 2 })
const sanctions = fc.record({ yellow: count, secondYellow: count, red: count, yellowAndRed: count })

const anyMatches: fc.Arbitrary<readonly Match[]> = fc
  .array(
    fc.record({
      pair: fc.shuffledSubarray(teams, { minLength: 2, maxLength: 2 }),
      round: fc.integer({ min: 1, max: 6 }),
      score: fc.record({ home: goals, away: goals }),
      sanctions: fc.record({ home: sanctions, away: sanctions }),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.map(({ pair, ...rest }, index) => ({ id: `m${index}`, home: pair[0]!, away: pair[1]!, day: null, ...rest })),
  )
const anyRules = fc.constantFrom(...(Object.keys(rulesets) as RulesetName[])).map((name) => rulesets[name])

const isBegun = (table: ReturnType<typeof standings>) => table.some(({ played }) => played > 0)

describe('any table', () => {
  test('does not depend on the order of matches or teams', () => {
    const shuffled = anyMatches.chain((matches) =>
      fc.record({
        matches: fc.constant(matches),
        others: fc.shuffledSubarray([...matches], { minLength: matches.length }),
        entrants: fc.shuffledSubarray(teams, { minLength: teams.length }),
        rules: anyRules,
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ matches, others, entrants, rules }) => {
        expect(standings({ rules, teams: entrants }, others)).toEqual(standings({ rules, teams }, matches))
      }),
    )
  })

  test('is a total order: every team once, places without gaps except after shared ones', () => {
    fc.assert(
      fc.property(anyMatches, anyRules, (matches, rules) => {
        const table = standings({ rules, teams }, matches)
        expect(table.map(({ team }) => team).sort()).toEqual(teams)
        table.forEach(({ position }, index) => {
          const shares = table[index - 1]?.position === position
          expect(isBegun(table) ? shares || position === index + 1 : position === null).toBe(true)
        })
      }),
    )
  })

  test('explains each place: level pairs have a criterion exactly when they do not share it, the same seen from both', () => {
    fc.assert(
      fc.property(anyMatches, anyRules, (matches, rules) => {
        const table = standings({ rules, teams }, matches)
        const rows = new Map(table.map((row) => [row.team, row]))
        for (const row of table) {
          const level = table.filter(({ team, points }) => team !== row.team && points === row.points)
          const explained = isBegun(table) ? level.map(({ team }) => team) : []
          expect(row.decidedBy.map(({ against }) => against).sort()).toEqual(explained.sort())
          for (const { against, criterion } of row.decidedBy) {
            const other = rows.get(against)!
            expect(criterion === null).toBe(other.position === row.position)
            expect(other.decidedBy.find((each) => each.against === row.team)?.criterion).toBe(criterion)
          }
        }
      }),
    )
  })

  test('has the same places when they are asked for without the rest of the table', () => {
    const rounds = fc.integer({ min: 0, max: 7 })
    fc.assert(
      fc.property(anyMatches, anyRules, rounds, (matches, rules, round) => {
        const rows = standings({ rules, teams }, matches, { asOf: { round } })
        const earned = rows.filter(({ played }) => played > 0).map(({ team, position }) => [team, position])
        expect([...positionsAsOf({ rules, teams }, matches, { round })].sort()).toEqual(earned.sort())
      }),
    )
  })

  test('has the same places and points in the series as in the table of each round', () => {
    fc.assert(
      fc.property(anyMatches, anyRules, (matches, rules) => {
        for (const [team, series] of positionSeries({ rules, teams }, matches)) {
          for (const { round, position, points } of series) {
            const row = standings({ rules, teams }, matches, { asOf: { round } }).find((each) => each.team === team)
            expect([row?.position, row?.points]).toEqual([position, points])
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  test('loses no goal and no point', () => {
    fc.assert(
      fc.property(anyMatches, anyRules, (matches, rules) => {
        const table = standings({ rules, teams }, matches)
        const sum = (valueOf: (row: (typeof table)[number]) => number) =>
          table.reduce((total, row) => total + valueOf(row), 0)
        const draws = matches.filter(({ score }) => score?.home === score?.away).length
        expect(sum(({ goalDifference }) => goalDifference)).toBe(0)
        expect(sum(({ played }) => played)).toBe(2 * matches.length)
        expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost))
        expect(sum(({ points }) => points)).toBe(
          (matches.length - draws) * rules.pointsPerWin + draws * 2 * rules.pointsPerDraw,
        )
        expect(sum(({ home, away, points }) => home.points + away.points - points)).toBe(0)
      }),
    )
  })

  test('never ranks fewer points higher', () => {
    fc.assert(
      fc.property(anyMatches, anyRules, (matches, rules) => {
        const table = standings({ rules, teams }, matches)
        table.forEach((row, index) => expect(row.points).toBeLessThanOrEqual(table[index - 1]?.points ?? Infinity))
      }),
    )
  })
})
