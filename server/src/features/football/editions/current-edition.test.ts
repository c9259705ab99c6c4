import { expect, it } from 'vitest'
import { currentEdition, type EditionDates } from './current-edition.ts'

const edition = (name: string, dates: Partial<EditionDates> = {}) => ({
  name,
  starts: null,
  ends: null,
  before: null,
  after: null,
  hasPhases: true,
  ...dates,
})
const today = '2026-05-10'
const choose = (...editions: ReturnType<typeof edition>[]) => currentEdition(editions, today)?.name

const ended = edition('2025', { before: '2025-12-07' })
const planned = edition('2027', { after: '2027-04-01' })

it('is the one whose dates hold today, newer ones being planned', () => {
  const running = edition('2026', { starts: '2026-04-01', ends: '2026-12-01' })
  expect(choose(planned, running, ended)).toBe('2026')
})

it('without dates, is the one with matches on both sides of today', () => {
  expect(choose(planned, edition('2026', { before: '2026-05-09', after: '2026-05-16' }), ended)).toBe('2026')
})

it('is one about to begin, or just over', () => {
  expect(choose(edition('2026', { after: '2026-05-30' }), ended)).toBe('2026')
  expect(choose(planned, edition('2026', { before: '2026-04-30' }), ended)).toBe('2026')
})

it('otherwise is the latest that was played, and not one that only has a champion', () => {
  expect(choose(planned, ended)).toBe('2025')
  expect(choose(edition('2026', { hasPhases: false }), ended)).toBe('2025')
  expect(choose(edition('2026', { hasPhases: false }))).toBe('2026')
  expect(choose()).toBeUndefined()
})
