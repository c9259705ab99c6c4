import { expect, test } from 'vitest'
import { isTooSoon } from './too-soon.ts'

test('a match neither begins nor ends before its day', () => {
  for (const command of [{ do: 'start' }, { do: 'end', final: true }, { do: 'restore', final: true }] as const) {
    expect(isTooSoon(command, '2031-05-02', '2031-05-01')).toBe(true)
    expect(isTooSoon(command, '2031-05-02', '2031-05-02')).toBe(false)
    expect(isTooSoon(command, '2031-05-02', '2031-05-03')).toBe(false)
    expect(isTooSoon(command, null, '2031-05-01')).toBe(false)
  }
  expect(isTooSoon({ do: 'end' }, '2031-05-02', '2031-05-01')).toBe(false)
  expect(isTooSoon({ do: 'tell' }, '2031-05-02', '2031-05-01')).toBe(false)
})
