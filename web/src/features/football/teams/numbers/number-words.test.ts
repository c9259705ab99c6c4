import type { OneTeamNumbers } from '@meio-campo/contract'
import { expect, it } from 'vitest'
import { comparedRows, runName, runNowWords } from './number-words.ts'

it('says what a series is, and whether it goes on', () => {
  expect(runName({ kind: 'cleanSheets' })).toBe('Sem sofrer gol')
  expect(runNowWords({ length: 9, now: 9 })).toBe('Ainda em curso')
  expect(runNowWords({ length: 9, now: 1 })).toBe('A atual: 1 jogo')
  expect(runNowWords({ length: 9, now: 0 })).toBeNull()
})

const none = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0 }
const side = (total: Partial<typeof none>): OneTeamNumbers => ({
  team: { id: 'a', name: 'A', acronym: null, crest: null, colours: [] },
  since: null,
  total: { ...none, ...total },
  home: none,
  away: none,
  neutral: none,
  cleanSheets: 0,
  scoreless: 0,
  biggestWins: [],
  biggestDefeats: [],
  mostGoals: [],
  runs: [],
  courses: [],
})

it('compares per match, and leaves unknown what a team without matches cannot have', () => {
  const rows = comparedRows([side({ played: 4, won: 3, drawn: 1, goalsFor: 6 }), side({})])
  const of = (id: string) => rows.find((row) => row.id === id)!.values
  expect(of('scored')).toEqual([1.5, null])
  expect(of('share')).toEqual([83, null])
  expect(of('played')).toEqual([4, 0])
})
