import { expect, test } from 'vitest'
import { isContested, isDirty, reread } from './match-part-draft.ts'

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
