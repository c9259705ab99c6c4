import type { Match } from '@meio-campo/contract'
import { expect, it } from 'vitest'
import { matchSections } from './match-sections.ts'
import { aMatch } from './testing/a-match.ts'

const cup = { id: 'copa', name: 'Copa' }
const league = { id: 'liga', name: 'Liga' }
const at = (hour: string) => ({ kickoff: `2026-11-16T${hour}:00:00.000Z`, timeConfirmed: true })
const of = (competition: typeof cup, id: string, more: Partial<Match> = {}) =>
  aMatch({ id, competition, edition: '2026', status: 'scheduled', ...at('20'), ...more })

const sectionsOf = (...args: Parameters<typeof matchSections>) =>
  matchSections(...args).map(({ key, matches }) => [key, matches.map(({ id }) => id)])

it('puts live matches first, then followed ones, then championships by how well known they are, each by its times', () => {
  const matches = [
    of(cup, 'c-late', at('22')),
    of(cup, 'c-early', at('15')),
    of(league, 'l-over', { ...at('14'), status: 'finished' }),
    of(league, 'l-live', { ...at('18'), status: 'firstHalf' }),
    of(cup, 'c-live', { ...at('17'), status: 'firstHalf' }),
    of(cup, 'c-own', at('21')),
    of(league, 'l-unknown', { kickoff: null, timeConfirmed: false }),
    of(league, 'l-next', at('19')),
  ]
  expect(
    sectionsOf(matches, { competitions: ['liga', 'copa'], rankOf: ({ id }) => (id === 'c-own' ? 0 : null) }),
  ).toEqual([
    ['live', ['l-live', 'c-live']],
    ['followed', ['c-own']],
    ['liga 2026', ['l-over', 'l-next', 'l-unknown']],
    ['copa 2026', ['c-early', 'c-late']],
  ])
})

it('a championship that the list does not rank comes last, and two editions of one are apart', () => {
  const matches = [of(cup, 'old', { edition: '2025' }), of(cup, 'new'), of(league, 'known')]
  expect(sectionsOf(matches, { competitions: ['liga'], rankOf: () => null })).toEqual([
    ['liga 2026', ['known']],
    ['copa 2025', ['old']],
    ['copa 2026', ['new']],
  ])
})

it('followed matches are in the order of their reader, and those of one reason by their times', () => {
  const matches = [of(cup, 'second'), of(league, 'first-late', at('21')), of(league, 'first-early', at('12'))]
  const rankOf = ({ competition }: Match) => (competition.id === 'liga' ? -1 : 4)
  expect(sectionsOf(matches, { competitions: ['copa', 'liga'], rankOf })).toEqual([
    ['followed', ['first-early', 'first-late', 'second']],
  ])
})
