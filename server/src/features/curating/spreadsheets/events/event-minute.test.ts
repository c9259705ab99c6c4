import { expect, it } from 'vitest'
import { minuteWords, readMinute } from './event-minute.ts'

it.each([
  ['67', '67'],
  [" 67' ", '67'],
  ['45+2', '45+2'],
  ['45’ + 2’', '45+2'],
  ['90 min', '90'],
  ['12+0', '12'],
])('reads the minute %s', (text, words) => {
  expect(minuteWords(readMinute(text)!)).toBe(words)
})

it.each(['abc', '-5', '39,5', '39.5', '', '1h', '45+', '1000'])('takes %j for no minute', (text) => {
  expect(readMinute(text)).toBeNull()
})
