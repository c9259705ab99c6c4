import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsInEvents } from '../discipline/card.ts'
import { cbfSuspensions } from '../discipline/suspension.ts'
import { doubleRoundRobin } from '../fixtures/round-robin.ts'
import type { Position } from '../match/lineup.ts'
import { goalsInEvents, outingsOf, resultOf, type SeasonPlan, simulateSeason } from '../proof/season.ts'
import { scorers } from '../scorers/scorers.ts'
import { brasileiraoSerieA } from '../standings/rulesets/brasileirao.ts'
import { standings } from '../standings/standings.ts'
import { randomFrom } from '../random/random.ts'
import { simulateMatch } from './simulate-match.ts'
import { chooseSide } from './squad.ts'
import type { Squad } from './squad.ts'

const shape: readonly (readonly [Position, number])[] = [
  ['goalkeeper', 3],
  ['defender', 9],
  ['midfielder', 9],
  ['forward', 7],
]
const squad = (team: string, level = 1): Squad => ({
  team,
  strength: { attack: level, defence: level },
  players: shape.flatMap(([position, count]) =>
    Array.from({ length: count }, (_, index) => ({ player: `${team} ${position} ${index}`, position })),
  ),
})
const teams = Array.from({ length: 20 }, (_, index) => `t${String(index).padStart(2, '0')}`)
const plan: SeasonPlan = {
  squads: teams.map((team, index) => squad(team, 1.3 - index * 0.03)),
  fixtures: doubleRoundRobin(teams),
  suspensions: cbfSuspensions,
  idOf: ({ round, home, away }) => `r${round}_${home}_${away}`,
}
const season = [...simulateSeason(plan, 'meio-campo')]
const sides = (seed: string) => ({
  home: chooseSide(squad('home'), new Set(), randomFrom(`${seed} home`)),
  away: chooseSide(squad('away'), new Set(), randomFrom(`${seed} away`)),
})

describe('a simulated match', () => {
  test('is the same for the same seed, and another for another', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, other) => {
        expect(simulateMatch(sides(seed), seed)).toEqual(simulateMatch(sides(seed), seed))
        if (seed !== other) {
          expect(simulateMatch(sides(seed), seed).events).not.toEqual(simulateMatch(sides(seed), other).events)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('has events in order, with a score that follows from them', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { events, score } = simulateMatch(sides(seed), seed)
        events.forEach((event, index) => expect(event.at).toBeGreaterThanOrEqual(events[index - 1]?.at ?? 0))
        const goals = goalsInEvents({ id: 'm', home: 'home', away: 'away' }, events)
        const scored = (team: string) =>
          goals.filter((goal) => (goal.kind === 'ownGoal') !== (goal.team === team)).length
        expect({ home: scored('home'), away: scored('away') }).toEqual(score)
        expect(events.at(-1)?.scoreAfter).toEqual(score)
      }),
      { numRuns: 50 },
    )
  })

  test('lets only those act who are on the pitch, and change five times at most', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const playing = sides(seed)
        const { events } = simulateMatch(playing, seed)
        for (const side of ['home', 'away'] as const) {
          const pitch = new Set(playing[side].starters.map(({ player }) => player))
          const own = events.filter((event) => event.side === side)
          for (const { type, player, related } of own) {
            if (type === 'substitution') {
              expect(pitch.delete(related!.player)).toBe(true)
              pitch.add(player!)
              continue
            }
            expect(pitch.has(player!)).toBe(true)
            if (related) expect(pitch.has(related.player)).toBe(true)
            if (type === 'red' || type === 'secondYellow') pitch.delete(player!)
          }
          expect(own.filter(({ type }) => type === 'substitution').length).toBeLessThanOrEqual(5)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('goes on when it must have a winner', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('penalties' as const, 'extraTime' as const), (seed, whenLevel) => {
        const { score, extraTime, penalties, length } = simulateMatch({ ...sides(seed), whenLevel }, seed)
        const last = penalties ?? extraTime ?? score
        expect(last.home).not.toBe(last.away)
        expect(length).toBe(extraTime ? 120 : 90)
        if (whenLevel === 'penalties') expect(extraTime).toBeNull()
        if (score.home !== score.away) expect([extraTime, penalties]).toEqual([null, null])
      }),
      { numRuns: 50 },
    )
  })

  test('is level on aggregate when an earlier leg says so', () => {
    const carried = { home: 0, away: 30 }
    expect(simulateMatch({ ...sides('x'), whenLevel: 'penalties', carried }, 'x').penalties).toBeNull()
  })
})

describe('a simulated season', () => {
  const totals = season.flatMap(({ script }) => script.events)
  const perMatch = (...types: string[]) => totals.filter(({ type }) => types.includes(type)).length / season.length

  test('looks like football', () => {
    expect(season.length).toBe(380)
    expect(perMatch('goal', 'penalty', 'ownGoal')).toBeCloseTo(2.5, 0)
    expect(perMatch('yellow')).toBeGreaterThan(4)
    expect(perMatch('yellow')).toBeLessThan(5)
    expect(perMatch('red', 'secondYellow')).toBeGreaterThan(0.15)
    expect(perMatch('red', 'secondYellow')).toBeLessThan(0.36)
    expect(perMatch('substitution')).toBeGreaterThan(8)
    const homeWins = season.filter(({ script: { score } }) => score.home > score.away).length
    const awayWins = season.filter(({ script: { score } }) => score.home < score.away).length
    expect(homeWins).toBeGreaterThan(awayWins)
  })

  test('can be read by every table', () => {
    const results = season.map((match) => resultOf(match))
    const table = standings({ rules: brasileiraoSerieA, teams }, results)
    expect(table.every(({ played }) => played === 38)).toBe(true)
    const strong = table.findIndex(({ team }) => team === 't00')
    expect(strong).toBeLessThan(table.findIndex(({ team }) => team === 't19'))

    const goals = season.flatMap((match) => goalsInEvents(match, match.script.events))
    const [top] = scorers(results, goals, season.flatMap(outingsOf))
    expect(top!.goals).toBeGreaterThan(8)
    expect(top!.minutesPerGoal).toBeGreaterThan(60)
  })

  test('leaves the suspended out of the next match', () => {
    const sentOff = season.flatMap((match) =>
      cardsInEvents(match, match.script.events).filter(({ kind }) => kind !== 'yellow'),
    )
    expect(sentOff.length).toBeGreaterThan(20)
    for (const { team, player, match } of sentOff) {
      const own = season.filter(({ home, away }) => home === team || away === team)
      const next = own[own.findIndex(({ id }) => id === match) + 1]
      const side = next && (next.home === team ? next.sides.home : next.sides.away)
      const named = [...(side?.starters ?? []), ...(side?.bench ?? [])].map((each) => each.player)
      expect(named).not.toContain(player)
    }
  })

  test('is lazy, and its beginning does not depend on how far it is read', () => {
    const [first] = simulateSeason(plan, 'meio-campo')
    expect(first).toEqual(season[0])
    expect(
      season.every(({ sides: { home, away } }) => home.starters.length === 11 && away.starters.length === 11),
    ).toBe(true)
  })

  test('needs a squad for every team', () => {
    expect(() => [...simulateSeason({ ...plan, squads: [] }, 'x')]).toThrow(/no squad/)
  })
})
