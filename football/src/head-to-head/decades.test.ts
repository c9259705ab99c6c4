import { expect, it } from 'vitest'
import { meetingsByDecade } from './decades.ts'

const met = (day: string | null, home: string, away: string, [goals, against]: readonly [number, number]) => ({
  id: `${day} ${home}`,
  home,
  away,
  day,
  round: null,
  score: { home: goals, away: against },
})

it('counts each decade from one side, with the empty ones between', () => {
  const matches = [
    met('1979-12-31', 'A', 'B', [1, 0]),
    met('1980-01-01', 'B', 'A', [1, 0]),
    met('2001-05-05', 'A', 'B', [2, 2]),
    met('2001-06-05', 'A', 'C', [2, 2]),
    met(null, 'A', 'B', [9, 0]),
  ]
  expect(meetingsByDecade('A', 'B', matches)).toEqual([
    { from: 1970, won: 1, drawn: 0, lost: 0 },
    { from: 1980, won: 0, drawn: 0, lost: 1 },
    { from: 1990, won: 0, drawn: 0, lost: 0 },
    { from: 2000, won: 0, drawn: 1, lost: 0 },
  ])
  expect(meetingsByDecade('A', 'D', matches)).toEqual([])
})
