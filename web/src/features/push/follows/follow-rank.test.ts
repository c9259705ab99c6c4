import type { Follow } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { aMatch } from '../../football/pieces/matches/testing/a-match.ts'
import { followRank } from './follow-rank.ts'

const match = aMatch()
const follow = (kind: Follow['kind'], id: string, team: Follow['team'] = null): Follow => ({
  kind,
  id,
  name: id,
  linkAddress: '/',
  team,
  match: null,
  createdAt: '2026-11-16T12:00:00.000Z',
})

test.each([
  ['itself', follow('match', match.id)],
  ['its home team', follow('team', match.home.id)],
  ['its away team', follow('team', match.away.id)],
  ['its championship', follow('competition', match.competition.id)],
  ['a player of one of its teams', follow('person', 'ana', match.away)],
])('a match is followed by %s', (_, own) => {
  expect(followRank([follow('team', 'other'), own], null)(match)).toBe(1)
})

test('the first reason counts, and the favourite team comes before all', () => {
  const follows = [follow('competition', match.competition.id), follow('match', match.id)]
  expect(followRank(follows, null)(match)).toBe(0)
  expect(followRank(follows, match.home.id)(match)).toBe(-1)
})

test('a match that nothing leads to is not followed', () => {
  expect(followRank([follow('team', 'other'), follow('person', 'free')], 'third')(match)).toBeNull()
})
