import { finalScore } from '@meio-campo/football'
import { expect, it } from 'vitest'
import { toFootballMatch, type ResultRow } from './football-match.ts'

const row = (more: Partial<ResultRow>): ResultRow => ({
  id: 'm',
  home_id: 'a',
  away_id: 'b',
  day: '2026-05-10',
  status: 'finished',
  annulled: false,
  awarded_to: null,
  neutral: false,
  stadium_id: null,
  home_score: 2,
  away_score: 1,
  extra_time_home: null,
  extra_time_away: null,
  penalties_home: null,
  penalties_away: null,
  shootout_winner: null,
  round_number: 1,
  ...more,
})
const counted = (more: Partial<ResultRow>) => finalScore(toFootballMatch(row(more)))

it('counts what is over and what is under way, and nothing that was broken off', () => {
  expect(counted({})).toEqual({ home: 2, away: 1 })
  expect(counted({ status: 'halfTime' })).toEqual({ home: 2, away: 1 })
  for (const status of ['postponed', 'suspended', 'abandoned', 'cancelled']) expect(counted({ status })).toBeNull()
  expect(counted({ annulled: true })).toBeNull()
})

it('uses the result of a court, with the usual goals where none are given', () => {
  const walkover = { status: 'walkover', home_score: null, away_score: null }
  expect(counted({ ...walkover, awarded_to: 'away' })).toEqual({ home: 0, away: 3 })
  expect(counted({ ...walkover, awarded_to: 'nobody' })).toEqual({ home: 0, away: 0 })
  expect(toFootballMatch(row({ status: 'awarded', awarded_to: 'away' })).ruling).toMatchObject({ to: 'away' })
})

it('has the winner of a shoot-out also without its score', () => {
  expect(toFootballMatch(row({ shootout_winner: 'away' })).penalties).toEqual({ home: 0, away: 1 })
})
