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

test('only views with something in them are offered', () => {
  const valuesOf = (...asked: Parameters<typeof matchViews>) => matchViews(...asked).map(({ value }) => value)
  expect(valuesOf(matches, rankOf)).toEqual(['all', 'live', 'followed'])
  expect(valuesOf(others, rankOf)).toEqual(['all'])
  expect(valuesOf([own], nothing)).toEqual(['all'])
})

test('all are cut short and said to be; the narrow views are whole', () => {
  const all = chooseMatches(matches, 'all', nothing)
  expect([all.shown.length, all.left]).toEqual([8, 3])
  expect(chooseMatches(matches, 'live', nothing)).toEqual({ shown: [live], left: 0 })
  expect(chooseMatches(matches, 'followed', rankOf)).toEqual({ shown: [own], left: 0 })
})

test('how many are live, in words', () => {
  expect([[], [live], [live, live]].map(liveWords)).toEqual(['', '1 jogo ao vivo.', '2 jogos ao vivo.'])
})
