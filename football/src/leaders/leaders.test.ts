import { expect, it } from 'vitest'
import { results } from '../proof/results.ts'
import { playerLeaders } from './player-leaders.ts'
import { greatest, seasonSummary } from './season-summary.ts'
import { teamLeaders } from './team-leaders.ts'

const matches = results('A 2-0 B | B 1-1 A | A 0-3 B')
const [first, second, third] = matches.map(({ id }) => id) as [string, string, string]
const outing = (match: string, team: string, player: string, minutes: number | null) => ({
  match,
  team,
  player,
  minutes,
})

it('adds up what each player did; unknown minutes and line-ups stay unknown', () => {
  const rows = playerLeaders({
    matches,
    goals: [
      { match: first, team: 'A', player: 'ana', kind: 'goal', assist: 'bia' },
      { match: first, team: 'A', player: 'ana', kind: 'penalty' },
      { match: second, team: 'A', player: 'ana', kind: 'ownGoal' },
      { match: third, team: 'B', player: 'ana', kind: 'goal' },
    ],
    outings: [
      outing(first, 'A', 'ana', 90),
      outing(second, 'A', 'ana', null),
      outing(first, 'A', 'gil', 90),
      outing(second, 'A', 'gil', 90),
      outing(third, 'B', 'leo', 60),
    ],
    cards: [
      { match: first, team: 'A', player: 'bia', kind: 'yellow' },
      { match: third, team: 'A', player: 'bia', kind: 'secondYellow' },
    ],
    keepers: new Set(['gil', 'leo', 'bia']),
  })
  expect(rows).toEqual([
    row('ana', 'B', { played: 2, goals: 3 }),
    row('bia', 'A', { assists: 1, yellow: 1, red: 1 }),
    row('gil', 'A', { played: 2, minutes: 180, cleanSheets: 1 }),
    // Not the whole match.
    row('leo', 'B', { played: 1, minutes: 60, cleanSheets: 0 }),
  ])
  function row(player: string, team: string, more: object) {
    const none = { played: null, minutes: null, goals: 0, assists: 0, yellow: 0, red: 0, cleanSheets: null }
    return { player, team, ...none, ...more }
  }
})

const crowds = [20_000, null, 40_000]
const attended = matches.map((match, index) => ({ match, attendance: crowds[index]! }))

it('counts teams at home only where they are at home', () => {
  const neutral = attended.map((one, index) => (index === 2 ? { ...one, match: { ...one.match, neutral: true } } : one))
  const card = { match: first, team: 'B', player: 'x', kind: 'red' } as const
  expect(teamLeaders(neutral, [card])).toMatchObject([
    { team: 'A', played: 3, goalsFor: 3, goalsAgainst: 4, cleanSheets: 1, scoreless: 1, attendance: 20_000, red: 0 },
    { team: 'B', played: 3, attendance: null, highestAttendance: null, red: 1 },
  ])
  expect(teamLeaders(attended, [])[0]).toMatchObject({ attendance: 30_000, highestAttendance: 40_000 })
})

it('sums a season up with its extreme matches', () => {
  const summary = seasonSummary(attended, 2)
  expect(summary).toMatchObject({ played: 3, goals: 7, homeWins: 1, draws: 1, awayWins: 1, attendance: 30_000 })
  expect(summary.biggestWins.map(({ id, figure }) => [id, figure])).toEqual([
    [third, 3],
    [first, 2],
  ])
  expect(summary.highestAttendances.map(({ figure }) => figure)).toEqual([40_000, 20_000])
  expect(seasonSummary([], 2)).toMatchObject({ played: 0, attendance: null, biggestWins: [] })
})

it('of equal records the latest comes first', () => {
  const at = (id: string, day: string) => ({ id, day, figure: 5 })
  expect(greatest([at('a', '1990-01-01'), at('b', '2020-01-01')], 1).map(({ id }) => id)).toEqual(['b'])
})
