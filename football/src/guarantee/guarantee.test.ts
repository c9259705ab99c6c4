import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Match } from '../match/match.ts'
import { results } from '../proof/results.ts'
import { contestOf } from '../standings/contest.ts'
import { pointsOf } from '../standings/metric.ts'
import { rulesets } from '../standings/rulesets/catalogue.ts'
import { mostHandedOut } from './flow.ts'
import { guarantees, isPlaceCertain } from './guarantees.ts'

const rules = rulesets.brasileiraoSerieA

interface Left {
  readonly home: string
  readonly away: string
}

/** Every way the rest can end, by points and wins; level teams are above, or below, as is worse for the claim. */
function bruteForce(teams: readonly string[], played: readonly Match[], left: readonly Left[], ruleset: typeof rules) {
  const countsWins = ruleset.criteria[1]!.metric === 'wins'
  const { totals } = contestOf({ rules: ruleset, teams }, played)
  const start = teams.map(
    (team) => pointsOf(totals.get(team)!, ruleset) * 100 + (countsWins ? totals.get(team)!.won : 0),
  )
  const [win, draw] = [300 + (countsWins ? 1 : 0), 100]
  const ends: { values: readonly number[]; gained: readonly number[] }[] = []
  const play = (values: readonly number[], gained: readonly number[], index: number): void => {
    if (index === left.length) {
      ends.push({ values, gained })
      return
    }
    const [home, away] = [teams.indexOf(left[index]!.home), teams.indexOf(left[index]!.away)]
    for (const [first, second, firstPoints, secondPoints] of [
      [win, 0, 3, 0],
      [0, win, 0, 3],
      [draw, draw, 1, 1],
    ] as const) {
      const next = [...values]
      const more = [...gained]
      next[home]! += first
      next[away]! += second
      more[home]! += firstPoints
      more[away]! += secondPoints
      play(next, more, index + 1)
    }
  }
  play(
    start,
    teams.map(() => 0),
    0,
  )
  return (team: number, places: number) => {
    const worst = ({ values }: { values: readonly number[] }) =>
      values.filter((value, other) => other !== team && value >= values[team]!).length < places
    const best = ({ values }: { values: readonly number[] }) =>
      values.filter((value, other) => other !== team && value > values[team]!).length < places
    const isCertain = ends.every(worst)
    const isImpossible = !ends.some(best)
    const enough = [...new Set(ends.map(({ gained }) => gained[team]!))]
      .toSorted((a, b) => a - b)
      .find((points) => ends.filter(({ gained }) => gained[team]! >= points).every(worst))
    return { state: isCertain ? 'certain' : isImpossible ? 'impossible' : 'open', enough: enough ?? null }
  }
}

const teams = ['A', 'B', 'C', 'D', 'E']
const pairs = teams.flatMap((home) => teams.filter((away) => away !== home).map((away) => ({ home, away })))

const races = fc.record({
  size: fc.integer({ min: 3, max: 5 }),
  order: fc.shuffledSubarray([...pairs.keys()], { minLength: pairs.length }),
  left: fc.integer({ min: 1, max: 6 }),
  scores: fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })), {
    minLength: pairs.length,
    maxLength: pairs.length,
  }),
})

describe.each([
  ['points, then wins', rules],
  ['points, then goals', rulesets.england],
] as const)('what is proved by %s', (_, ruleset) => {
  test('is what every possible end says, no more and no less', () => {
    fc.assert(
      fc.property(races, ({ size, order, left, scores }) => {
        const some = teams.slice(0, size)
        const fixtures = order
          .map((place) => pairs[place]!)
          .filter(({ home, away }) => some.includes(home) && some.includes(away))
        const open = fixtures.slice(0, left)
        const played = fixtures.slice(left).map(({ home, away }, place): Match => ({
          id: String(place),
          home,
          away,
          day: null,
          round: null,
          score: { home: scores[place]![0], away: scores[place]![1] },
        }))
        const isPlaying = new Set(open.flatMap(({ home, away }) => [home, away]))
        const truth = bruteForce(some, played, open, ruleset)
        const wanted = Array.from({ length: size - 1 }, (_unused, place) => place + 1)
        const phase = { rules: ruleset, teams: some }
        for (const { team, places, state, pointsNeeded } of guarantees(phase, played, open, wanted)) {
          expect(isPlaceCertain(phase, played, open, places, team)).toBe(state === 'certain')
          // Two teams without matches left are ordered by goals, which the brute force does not compute.
          if (!isPlaying.has(team)) continue
          const own = open.filter(({ home, away }) => home === team || away === team).length
          const { state: expected, enough } = truth(some.indexOf(team), places)
          expect(state).toBe(expected)
          if (state === 'open' && own <= 4) expect(pointsNeeded).toBe(enough)
        }
      }),
      { numRuns: 250 },
    )
  }, 60_000)
})

describe('what is proved', () => {
  const stateOf = (text: string, left: readonly Left[], team: string, places: number) => {
    const played = results(text)
    const all = [...new Set([...played, ...left].flatMap(({ home, away }) => [home, away]))]
    return guarantees({ rules, teams: all }, played, left, [places]).find((each) => each.team === team)!
  }

  test('three points ahead with more wins and one match left is champion; with as many wins it is not', () => {
    const left = [
      { home: 'A', away: 'C' },
      { home: 'B', away: 'D' },
    ]
    expect(stateOf('A 1-0 C, A 1-0 D, B 1-0 C, B 0-0 A, B 0-1 D, A 1-0 D', left, 'A', 1).state).toBe('certain')
    expect(stateOf('A 1-0 C, B 0-0 C, B 0-0 D, B 0-0 D, A 0-1 D', left, 'B', 1).state).toBe('open')
  })

  test('two teams that still meet cannot both overtake, so a team ahead of them needs fewer points', () => {
    // B and C have 4 each and play one another; A has 6 and no match left. Only one of them can pass it.
    const text = 'A 1-0 D, A 1-0 D, B 1-0 D, B 0-0 C, C 1-0 D'
    expect(stateOf(text, [{ home: 'B', away: 'C' }], 'A', 2).state).toBe('certain')
    expect(stateOf(text, [{ home: 'B', away: 'C' }], 'A', 1).state).toBe('open')
  })

  test('says how many points are enough', () => {
    const text = 'A 1-0 D, A 1-0 D, B 1-0 D, B 0-0 C, C 1-0 D'
    const { state, pointsNeeded } = stateOf(text, [{ home: 'A', away: 'B' }], 'A', 1)
    expect([state, pointsNeeded]).toEqual(['open', 1])
  })

  test('a team that is done and level is where the table put it', () => {
    const text = 'A 3-0 D, B 1-0 D, C 0-0 D'
    expect(stateOf(text, [{ home: 'C', away: 'D' }], 'A', 1).state).toBe('open')
    expect(stateOf('A 3-0 D, B 1-0 D, C 0-1 D', [{ home: 'C', away: 'D' }], 'B', 2).state).toBe('open')
  })
})

test('a maximum flow hands out what it can, also when the first choice was wrong', () => {
  const supply = (units: number, ...takers: number[]) => ({ units, takers })
  expect(mostHandedOut([supply(3, 0, 1), supply(3, 0)], [3, 3])).toBe(6)
  expect(mostHandedOut([supply(3, 0, 1), supply(3, 0, 1), supply(3, 0)], [3, 3])).toBe(6)
  expect(mostHandedOut([supply(2, 0), supply(2, 0, 1), supply(2, 1, 2)], [2, 2, 1])).toBe(5)
})
