import type { Match } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { aMatch } from '../../football/pieces/matches/testing/a-match.ts'
import { chooseMatches, liveWords, matchViews } from './match-views.ts'

const own = aMatch({ id: 'own', status: 'finished' })
const live = aMatch({
  id: 'live',
  status: 'secondHalf',
  home: { ...own.home, id: 'x' },
  away: { ...own.away, id: 'y' },
})
const others = Array.from({ length: 9 }, (_, index) => ({ ...live, id: `o${index}`, status: 'scheduled' }))
const matches = [own, live, ...others]
const rankOf = ({ id }: Match) => (id === own.id ? 0 : null)
const nothing = () => null
const NOON = Date.parse('2026-11-19T15:00:00Z')

test('only views with something in them are offered', () => {
  const valuesOf = (...asked: Parameters<typeof matchViews>) => matchViews(...asked).map(({ value }) => value)
  expect(valuesOf(matches, rankOf)).toEqual(['all', 'live', 'followed'])
  expect(valuesOf(others, rankOf)).toEqual(['all'])
  expect(valuesOf([own], nothing)).toEqual(['all'])
})

test('all are cut short and said to be; the narrow views are whole', () => {
  const all = chooseMatches(matches, 'all', nothing, NOON)
  expect([all.shown.length, all.left]).toEqual([8, 3])
  expect(chooseMatches(matches, 'live', nothing, NOON)).toEqual({ shown: [live], left: 0 })
  expect(chooseMatches(matches, 'followed', rankOf, NOON)).toEqual({ shown: [own], left: 0 })
})

test('of a championship with many matches those around now are shown, in the order of their times', () => {
  const hourly = Array.from({ length: 24 }, (_, hour) =>
    aMatch({ id: `h${hour}`, status: 'scheduled', kickoff: new Date(Date.UTC(2026, 10, 19, hour)).toISOString() }),
  )
  const { shown, left } = chooseMatches(hourly, 'all', nothing, NOON + 1)
  expect(shown.map(({ id }) => id)).toEqual(['h12', 'h13', 'h14', 'h15', 'h16', 'h17', 'h18', 'h19'])
  expect(left).toBe(16)
})

test('how many are live, in words', () => {
  expect([[], [live], [live, live]].map(liveWords)).toEqual(['', '1 jogo ao vivo.', '2 jogos ao vivo.'])
})
