import { expect, it } from 'vitest'
import type { Involvement, PlayerEvent } from './involvements.ts'
import { playedPositions, playerFigures } from './player-figures.ts'

const event = (type: PlayerEvent['type']): PlayerEvent => {
  return { type, period: 'secondHalf', minute: 70, added: null, player: 'ana', related: null }
}
const outing = (more: Partial<Involvement>): Involvement => ({
  match: 'm',
  day: '2026-07-05',
  moment: new Date('2026-07-05T20:00:00Z'),
  edition: 'copa_2026',
  team: 'brasil',
  opponent: 'suecia',
  side: 'home',
  score: null,
  length: 90,
  starter: null,
  number: null,
  position: null,
  covered: true,
  assistsKnown: true,
  cardsKnown: true,
  events: [],
  ...more,
})

it('counts who scored from the bench as having played, though no change is known', () => {
  const figures = playerFigures('ana', [outing({ starter: false, events: [event('penalty')] })])
  expect(figures).toMatchObject({ played: 1, started: 0, minutes: null, goals: 1 })
})

it('does not count a card alone, on the bench or without a sheet', () => {
  const carded = [outing({ starter: false, events: [event('yellow')] }), outing({ events: [event('yellow')] })]
  expect(playerFigures('ana', carded)).toMatchObject({ played: 0, yellow: 2 })
})

it('leaves the number of starts unknown if one sheet is unknown', () => {
  const matches = [outing({ starter: true }), outing({ events: [event('goal')] })]
  expect(playerFigures('ana', matches)).toMatchObject({ played: 2, started: null, minutes: null })
  expect(playerFigures('ana', matches.slice(0, 1))).toMatchObject({ played: 1, started: 1, minutes: 90 })
})

it('counts positions from the sheets that say them, the most frequent first', () => {
  const at = (position: Involvement['position']) => outing({ starter: true, position })
  expect(playedPositions([at('forward'), at('midfielder'), at('midfielder'), at(null)])).toEqual([
    { position: 'midfielder', played: 2 },
    { position: 'forward', played: 1 },
  ])
})

it('counts no assists where no source names any', () => {
  const known = outing({ events: [{ ...event('goal'), player: 'bia', related: { role: 'assist', player: 'ana' } }] })
  const unknown = outing({ assistsKnown: false, events: [event('goal')] })
  expect(playerFigures('ana', [known, unknown])).toMatchObject({ goals: 1, assists: 1 })
  expect(playerFigures('ana', [unknown])).toMatchObject({ goals: 1, assists: null })
})

it('leaves the assists of a career unknown if one edition has none recorded', () => {
  const known = outing({ events: [{ ...event('goal'), player: 'bia', related: { role: 'assist', player: 'ana' } }] })
  const unknown = outing({ edition: 'copa_2022', assistsKnown: false, score: { home: 2, away: 0 } })
  expect(playerFigures('ana', [known, unknown])).toMatchObject({ assists: null })
  const without = outing({ ...unknown, score: { home: 0, away: 2 } })
  expect(playerFigures('ana', [known, without])).toMatchObject({ assists: 1 })
})

it('leaves the cards unknown where no source lists those of any edition', () => {
  const before = outing({ edition: 'copa_1958', cardsKnown: false, starter: true })
  const unknown = { yellow: null, secondYellow: null, red: null }
  expect(playerFigures('ana', [before])).toMatchObject({ played: 1, ...unknown })
  const sentOff = outing({ edition: 'copa_1958', cardsKnown: false, events: [event('red')] })
  expect(playerFigures('ana', [sentOff])).toMatchObject({ ...unknown, red: 1 })
  const later = outing({ events: [event('yellow')] })
  expect(playerFigures('ana', [before, later])).toMatchObject({ yellow: 1, secondYellow: 0, red: 0 })
})
