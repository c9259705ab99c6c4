import { afterEach, expect, test, vi } from 'vitest'
import { dateFormat, numberFormat } from './formats.ts'

afterEach(() => vi.restoreAllMocks())

test('a formatter is made when it is first used, and once for the same options', () => {
  const { NumberFormat } = Intl
  const making = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (...given) {
    return new NumberFormat(...given)
  })
  const some = numberFormat({ minimumFractionDigits: 3 })
  const same = numberFormat({ minimumFractionDigits: 3 })
  expect(making).not.toHaveBeenCalled()
  expect([some.format(1), some.format(2.5), same.format(1200)]).toEqual(['1,000', '2,500', '1.200,000'])
  expect(making).toHaveBeenCalledTimes(1)
})

test('other options, and another language, are another formatter', () => {
  const day = new Date('2026-11-18T12:00:00Z')
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  expect(dateFormat({ ...parts, timeZone: 'UTC' }).format(day)).toBe('18/11/2026')
  expect(dateFormat({ ...parts, timeZone: 'UTC' }, 'en-CA').format(day)).toBe('2026-11-18')
  expect(dateFormat({ day: '2-digit', timeZone: 'UTC' }).format(day)).toBe('18')
})
