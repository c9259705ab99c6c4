import type { LineupPlayer } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { marksIn } from './lineup-marks.ts'

const player = (marks: Partial<LineupPlayer> = {}) =>
  ({
    captain: false,
    goals: 0,
    yellow: false,
    red: false,
    cameOn: null,
    wentOff: null,
    ...marks,
  }) as LineupPlayer

test('a legend names the icons that are there, and no others', () => {
  expect([...marksIn([{ starters: [player()], bench: [] }])]).toEqual([])
  const home = { starters: [player({ captain: true, goals: 2 }), player({ yellow: true, red: true })], bench: [] }
  const away = { starters: [player({ wentOff: 46 }), player({ red: true })], bench: [player({ cameOn: 46 })] }
  expect([...marksIn([home])]).toEqual(['captain', 'goal', 'secondYellow'])
  expect([...marksIn([home, away])]).toEqual(['captain', 'goal', 'secondYellow', 'off', 'red', 'on'])
})
