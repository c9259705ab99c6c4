import { expect, test } from 'vitest'
import type { Position } from '../../records/records.ts'
import { spotOf, spotsInGrid } from './spots.ts'

test.each([
  ['Left-Back', 'defender', 'leftBack'],
  ['Centre-Back', 'defender', 'centreBack'],
  ['SW', 'defender', 'centreBack'],
  ['RWB', 'defender', 'rightWingBack'],
  ['Defensive Midfield', 'midfielder', 'defensiveMidfielder'],
  ['AM', 'midfielder', 'attackingMidfielder'],
  ['Right Winger', 'forward', 'rightWinger'],
  ['Centre-Forward', 'forward', 'striker'],
  ['Defence', 'defender', null],
  ['Left-Back', 'forward', null],
  ['Left-Back', null, null],
  [null, 'defender', null],
] as const)('%s of a %s is %s', (word, position, spot) => {
  expect(spotOf(word, position)).toBe(spot)
})

const letters: Readonly<Record<string, Position>> = {
  G: 'goalkeeper',
  D: 'defender',
  M: 'midfielder',
  F: 'forward',
}
/** `D4 M3 F3`: the lines before the goalkeeper, each from the left. */
const drawn = (lines: string) =>
  ['G1', ...lines.split(' ')].flatMap((text, line) =>
    Array.from({ length: Number(text[1]) }, (_, column) => ({
      position: letters[text[0]!]!,
      grid: `${line + 1}:${column + 1}`,
    })),
  )

test.each([
  [
    'D4 M3 F3',
    'leftBack centreBack centreBack rightBack centralMidfielder centralMidfielder centralMidfielder leftWinger striker rightWinger',
  ],
  [
    'D4 M2 M3 F1',
    'leftBack centreBack centreBack rightBack defensiveMidfielder defensiveMidfielder leftMidfielder attackingMidfielder rightMidfielder striker',
  ],
  [
    'D3 M5 F2',
    'centreBack centreBack centreBack leftWingBack centralMidfielder centralMidfielder centralMidfielder rightWingBack striker striker',
  ],
  [
    'D4 M1 M4 F1',
    'leftBack centreBack centreBack rightBack defensiveMidfielder leftMidfielder centralMidfielder centralMidfielder rightMidfielder striker',
  ],
  [
    'D4 M3 M1 F2',
    'leftBack centreBack centreBack rightBack centralMidfielder centralMidfielder centralMidfielder attackingMidfielder striker striker',
  ],
  [
    'D5 M3 F2',
    'leftWingBack centreBack centreBack centreBack rightWingBack centralMidfielder centralMidfielder centralMidfielder striker striker',
  ],
])('the drawing of %s', (lines, spots) => {
  expect(spotsInGrid(drawn(lines))).toEqual([null, ...spots.split(' ')])
})

test('a player who is not drawn has no spot, and two forward lines leave the first open', () => {
  expect(spotsInGrid([{ position: 'defender', grid: null }])).toEqual([null])
  expect(spotsInGrid(drawn('D3 M4 F2 F1')).slice(-3)).toEqual([null, null, 'striker'])
})
