import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { truncate } from './truncate.ts'

describe('truncate', () => {
  it('leaves a text within the limit as it is, newlines included', () => {
    expect(truncate('gol\ndo Bahia', 20)).toBe('gol\ndo Bahia')
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => truncate(text, Array.from(text).length) === text))
  })

  it('cuts a longer one with an ellipsis, newlines turned into spaces', () => {
    expect(truncate('gol\ndo Bahia', 6)).toBe('gol do…')
    expect(truncate('gol\r\ndo Bahia', 8)).toBe('gol do…')
  })

  it('or upper-cased', () => expect(truncate('são paulo futebol clube', 9, 'upper')).toBe('SÃO PAULO'))

  it('never gives more characters than asked for, nor a newline, nor half an emoji', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, limit) => {
        fc.pre(Array.from(text).length > limit)
        const cut = truncate(text, limit)
        return cut.endsWith('…') && Array.from(cut).length <= limit + 1 && !/[\r\n]/.test(cut) && cut.isWellFormed()
      }),
    )
  })
})
