import { expect, test } from 'vitest'
import { isContested, isDirty, joinSides, reread } from './match-part-draft.ts'

const read = { version: 3, base: { names: ['Ana'] }, mine: { names: ['Ana'] } }
const typed = { ...read, mine: { names: ['Ana', 'Bia'] } }

test('shows what others saved, unless something is typed', () => {
  expect(reread(read, 4, { names: ['Eva'] })).toEqual({
    version: 4,
    base: { names: ['Eva'] },
    mine: { names: ['Eva'] },
  })
  expect(reread(typed, 4, { names: ['Eva'] })).toBe(typed)
  expect(isDirty(typed)).toBe(true)
})

test('goes along with a match that only moved on', () => {
  expect(reread(typed, 4, { names: ['Ana'] })).toEqual({ ...typed, version: 4 })
  expect(isContested(typed, { names: ['Ana'] })).toBe(false)
  expect(isContested(typed, { names: ['Eva'] })).toBe(true)
})

test('two people who write one team each keep both; of one team, the second is asked', () => {
  const base = { home: ['Ana'], away: null as string[] | null }
  const state = { version: 3, base, mine: { home: ['Ana', 'Bia'], away: null as string[] | null } }
  const other = { home: ['Ana'], away: ['Eva'] }
  expect(joinSides(state, other)).toEqual({ home: ['Ana', 'Bia'], away: ['Eva'] })
  expect(reread(state, 4, other, joinSides)).toEqual({
    version: 4,
    base: other,
    mine: { home: ['Ana', 'Bia'], away: ['Eva'] },
  })
  expect(joinSides(state, { home: ['Eva'], away: null })).toBeNull()
  expect(reread(state, 4, { home: ['Eva'], away: null }, joinSides)).toBe(state)
  // Both wrote the same.
  expect(joinSides(state, { home: ['Ana', 'Bia'], away: ['Eva'] })).toEqual({ home: ['Ana', 'Bia'], away: ['Eva'] })
})
