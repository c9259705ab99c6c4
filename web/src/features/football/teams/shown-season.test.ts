import { expect, it } from 'vitest'
import { shownSeason } from './shown-season.ts'

const edition = (name: string, played: number) => ({ edition: name, played })

it('is that of the tables, whatever is planned', () => {
  expect(shownSeason(null, [edition('2026', 15)], [edition('2027', 0), edition('2026', 15)])).toBe('2026')
})

it('is the last one played where there is no table, else the one planned', () => {
  expect(shownSeason(null, [], [edition('2027', 0), edition('2025', 4)])).toBe('2025')
  expect(shownSeason(null, [], [edition('2027', 0)])).toBe('2027')
  expect(shownSeason(null, [], [])).toBeUndefined()
})

it('is the one asked for', () => {
  expect(shownSeason('2019', [edition('2026', 15)], [])).toBe('2019')
})
