import { endpoints } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import text from './api-changes.md?raw'

test('every operation that the changelog points to exists', () => {
  const named = Array.from(text.matchAll(/[?&]op=(\w+)/g), ([, id]) => id!)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((id) => !(id in endpoints))).toEqual([])
})

test('its days are real, the newest first', () => {
  const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
  const days = Array.from(text.matchAll(/^## (\d{1,2})º? de (\S+) de (\d{4})$/gm), ([, day, month, year]) =>
    Date.UTC(Number(year), months.indexOf(month!), Number(day)),
  )
  expect(days.length).toBe(text.match(/^## /gm)!.length)
  expect(days).toEqual(days.toSorted((a, b) => b - a))
})
