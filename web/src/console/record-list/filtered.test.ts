import { expect, it } from 'vitest'
import { isFiltered } from './filtered.ts'

it('is filtered by what leaves records out, not by order or size', () => {
  expect(isFiltered()).toBe(false)
  expect(isFiltered({ sort: '-fame', limit: 50, pais: undefined })).toBe(false)
  expect(isFiltered({ sort: '-fame', pais: 'BR' })).toBe(true)
  expect(isFiltered({ q: 'santos' })).toBe(true)
})
