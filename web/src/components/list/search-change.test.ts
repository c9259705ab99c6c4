import { expect, test } from 'vitest'
import { changeSearch, pagesIn } from './search-change.ts'

test('another filter starts the list anew; another view or page does not', () => {
  const now = { pais: 'BR', paginas: '3', aba: 'x' }
  expect(changeSearch(now, { estado: 'SP' })).toEqual({ pais: 'BR', aba: 'x', estado: 'SP' })
  expect(changeSearch(now, { visao: 'table' })).toEqual({ ...now, visao: 'table' })
  expect(changeSearch(now, { paginas: '4' })).toEqual({ ...now, paginas: '4' })
})

test('what is taken back leaves no trace in the address', () => {
  expect(changeSearch({ q: 'fla', pais: 'BR' }, { q: '', pais: undefined })).toEqual({})
})

test('a strange number of pages is one page, and a huge one is held', () => {
  expect(pagesIn({})).toBe(1)
  expect(pagesIn({ paginas: '3' })).toBe(3)
  expect(pagesIn({ paginas: '-2' })).toBe(1)
  expect(pagesIn({ paginas: 'abc' })).toBe(1)
  expect(pagesIn({ paginas: '99999' })).toBe(50)
})
