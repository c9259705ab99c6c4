import type { StandingsRow } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { tiedGroups, tieLetters } from './tie-breaks.ts'

const team = (id: string) => ({ id, name: id, acronym: null, crest: null, colours: [] })

/** `over`: the team ranked below, and the criterion. */
function row(id: string, points: number, won: number, over: Record<string, string> = {}, scope = 'all'): StandingsRow {
  return {
    position: 1,
    change: null,
    team: team(id),
    points,
    played: 10,
    won,
    drawn: 0,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    goalDifference: 0,
    percentage: 50,
    form: [],
    zone: null,
    deduction: null,
    cards: { yellow: 0, red: 0 },
    decidedBy: Object.entries(over).map(([against, metric]) => ({
      against: { id: against, name: against },
      metric,
      scope,
      sentence: '',
    })),
  }
}

test('teams level on points share a letter; each pair names the numbers that decided', () => {
  const rows = [
    row('a', 30, 9),
    row('b', 25, 8, { c: 'wins', d: 'wins' }),
    row('c', 25, 7, { d: 'goalsFor' }),
    row('d', 25, 7),
    row('e', 20, 6, { f: 'goalDifference' }, 'tied'),
    row('f', 20, 6),
  ]
  const groups = tiedGroups(rows)
  expect(Object.fromEntries(tieLetters(groups))).toEqual({ b: 'a', c: 'a', d: 'a', e: 'b', f: 'b' })
  expect(groups[0]!.pairs.map(({ above, below }) => above.team.id + below.team.id)).toEqual(['bc', 'cd'])
  expect(groups[0]!.pairs[0]!.figures).toEqual({ label: 'Vitórias', above: 8, below: 7 })
  // A goal difference among the tied teams only differs from the table's, so it is not shown.
  expect(groups[1]!.pairs[0]!.figures).toBeNull()
})

test('before the first match there is nothing to explain', () => {
  const rows = [row('a', 0, 0, { b: 'lot' }), row('b', 0, 0)].map((one) => ({ ...one, played: 0 }))
  expect(tiedGroups(rows)).toEqual([])
})
