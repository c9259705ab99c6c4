import { expect, test } from 'vitest'
import { budgetWords } from './budget-words.ts'

test('the calls that are left, window by window', () => {
  const resetsAt = '2026-05-01T12:01:00.000Z'
  expect(
    budgetWords([
      { window: 'minute', left: 7, limit: 10, resetsAt },
      { window: 'day', left: 93, limit: 100, resetsAt },
    ]),
  ).toBe('7 de 10 neste minuto · 93 de 100 hoje')
})
