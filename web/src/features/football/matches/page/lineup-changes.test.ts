import type { LineupPlayer } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { lineupChanges } from './lineup-changes.ts'

const player = (name: string, change: Partial<LineupPlayer> = {}): LineupPlayer => ({
  person: { id: null, name },
  number: null,
  position: null,
  spot: null,
  captain: false,
  x: null,
  y: null,
  goals: 0,
  yellow: false,
  red: false,
  cameOn: null,
  wentOff: null,
  statistics: null,
  rating: null,
  ...change,
})

test('the changes of a side in order, those of one minute together', () => {
  const starters = [player('Davi', { wentOff: 62 }), player('Ruan', { wentOff: 54 }), player('Caio')]
  const bench = [
    player('Pedro', { cameOn: 54 }),
    player('Elias', { cameOn: 62, wentOff: 80 }),
    player('Hugo', { cameOn: 80 }),
  ]
  expect(lineupChanges({ starters, bench }).map(({ minute, on, off }) => [minute, on[0]?.name, off[0]?.name])).toEqual([
    [54, 'Pedro', 'Ruan'],
    [62, 'Elias', 'Davi'],
    [80, 'Hugo', 'Elias'],
  ])
})

test('a sending-off is no substitution, but who had been replaced before the card is one', () => {
  const sentOff = [player('Davi', { wentOff: 45, red: true }), player('Ruan', { wentOff: 60, red: true })]
  expect(lineupChanges({ starters: sentOff, bench: [player('Pedro', { cameOn: 60 })] })).toEqual([
    { minute: 60, on: [{ id: null, name: 'Pedro' }], off: [{ id: null, name: 'Ruan' }] },
  ])
})
