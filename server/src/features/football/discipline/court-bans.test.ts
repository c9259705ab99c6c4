import { expect, it } from 'vitest'
import { keepsOut, keepsOutOfNext, type CourtBan } from './court-bans.ts'

const ban = (given: Partial<CourtBan>): CourtBan => ({
  person: { id: 'ana', name: 'Ana' },
  team: 'bahia',
  edition: 'liga_2026',
  reason: 'STJD',
  matches: null,
  starts: null,
  ends: null,
  ...given,
})
const calendar = [
  { match: 'r1', day: '2026-05-01', played: true },
  { match: 'r2', day: '2026-05-08', played: false },
  { match: 'r3', day: '2026-05-15', played: false },
]
const today = '2026-05-04'
const outOfNext = (given: Partial<CourtBan>, matches = calendar) =>
  keepsOutOfNext(ban(given), 'liga_2026', matches, today)

it('holds for so many matches from its first day, and for no other edition', () => {
  expect(
    calendar.map(({ match }) => keepsOut(ban({ matches: 1, starts: '2026-05-02' }), 'liga_2026', calendar, match)),
  ).toEqual([false, true, false])
  expect(keepsOut(ban({ matches: 1 }), 'liga_2025', calendar, 'r1')).toBe(false)
})

it('keeps no player out of the next match before it begins, after it ended or once it is served', () => {
  expect(outOfNext({ matches: 2 })).toBe(true)
  expect(outOfNext({ matches: 1 })).toBe(false)
  expect(outOfNext({ ends: '2026-05-10' })).toBe(true)
  expect(outOfNext({ ends: '2026-05-05' })).toBe(false)
  expect(outOfNext({ matches: 1, starts: '2026-05-12' })).toBe(false)
})

it('ends by its day while no match is on the calendar', () => {
  expect(outOfNext({ ends: '2026-06-01' }, [])).toBe(true)
  expect(outOfNext({ starts: '2026-05-05', matches: 3 }, [])).toBe(false)
})
