import { expect, it } from 'vitest'
import { seasonOf, type PlayedEdition } from './team-season.ts'

const edition = (id: string, more: Partial<PlayedEdition>): PlayedEdition => ({
  id,
  name: id,
  competition_id: id,
  competition_name: id,
  starts: null,
  ends: null,
  first: null,
  last: null,
  last_result: null,
  has_lineups: false,
  ...more,
})
const league = edition('liga', { starts: '2026-03-28', ends: '2026-12-06', last_result: '2026-12-06' })
const cup = edition('copa', { first: '2026-02-18', last: '2026-11-04', last_result: '2026-11-04' })
const old = edition('antiga', { first: '2025-03-01', last: '2025-12-01', last_result: '2025-12-01' })
const idsOn = (today: string, editions = [league, cup, old]) => seasonOf(editions, today).map(({ id }) => id)

it('is what is under way, by the days of the edition or of the team in it', () => {
  expect(idsOn('2026-05-10')).toEqual(['liga', 'copa'])
  expect(idsOn('2026-02-20')).toEqual(['copa'])
  expect(idsOn('2026-12-01')).toEqual(['liga'])
})

it('is between two seasons what was under way at the last match', () => {
  expect(idsOn('2027-01-10')).toEqual(['liga'])
  expect(idsOn('2026-01-10', [old])).toEqual(['antiga'])
  expect(idsOn('2026-01-10', [])).toEqual([])
})
