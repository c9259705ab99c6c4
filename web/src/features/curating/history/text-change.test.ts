import { expect, it } from 'vitest'
import { compareTexts, type TextPiece } from './text-change.ts'

const signs = { same: ' ', removed: '-', added: '+' } as const
const shown = (before: string, after: string) =>
  compareTexts(before, after).map(({ change, lines }) => `${signs[change]}${lines.join('|')}`)
const sideOf = (pieces: readonly TextPiece[], change: 'removed' | 'added') =>
  pieces
    .filter((piece) => piece.change === 'same' || piece.change === change)
    .flatMap(({ lines }) => lines)
    .join('\n')

it('shows a changed line between lines that stayed', () => {
  expect(shown('a\nb\nc', 'a\nB\nc')).toEqual([' a', '-b', '+B', ' c'])
})

it('shows lines that came, and lines that went', () => {
  expect(shown('a\nb', 'a\nx\ny\nb')).toEqual([' a', '+x|y', ' b'])
  expect(shown('a\nx\nb', 'a\nb')).toEqual([' a', '-x', ' b'])
})

it('finds the lines that stayed between two changes', () => {
  expect(shown('1\na\nb\nc\n2', '3\na\nb\nc\n4')).toEqual(['-1', '+3', ' a|b|c', '-2', '+4'])
})

it('shows an empty text and the same text', () => {
  expect(shown('a', 'a')).toEqual([' a'])
  expect(shown('', 'a')).toEqual(['-', '+a'])
})

it('has both whole texts in it, also of texts too long to compare line by line', () => {
  const long = (word: string) => Array.from({ length: 2500 }, (_, index) => `${word} ${index % 7}`).join('\n')
  for (const [before, after] of [
    ['a\nb\na\nb\nb', 'b\na\nb\nc'],
    [long('um'), long('dois')],
    [`topo\n${long('um')}\nfim`, `topo\n${long('dois')}\nfim`],
  ] as const) {
    const pieces = compareTexts(before, after)
    expect(sideOf(pieces, 'removed')).toBe(before)
    expect(sideOf(pieces, 'added')).toBe(after)
  }
})
