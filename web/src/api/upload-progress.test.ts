import { expect, test } from 'vitest'
import { ANSWERED_PROGRESS, sendingProgress } from './upload-progress.ts'

test('progress is 90% of the bytes sent, and 100 only with the answer', () => {
  expect([0, 50, 100].map((loaded) => sendingProgress(loaded, 100))).toEqual([0, 45, 90])
  expect(ANSWERED_PROGRESS).toBe(100)
})

test('odd reports of a browser stay within 0 and 90', () => {
  expect(sendingProgress(10, 0)).toBe(0)
  expect(sendingProgress(-1, 10)).toBe(0)
  expect(sendingProgress(20, 10)).toBe(90)
})
