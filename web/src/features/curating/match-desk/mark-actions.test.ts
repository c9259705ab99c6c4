import type { DeskMark } from '@meio-campo/football'
import { expect, test } from 'vitest'
import { actionsIn } from './actions.ts'
import { markActions, marksOf, placeOf } from './mark-actions.ts'

test('no key means two things', () => {
  const keys = [...markActions, ...actionsIn('firstHalf')].map(({ key }) => key).concat('z', 'y')
  expect(new Set(keys).size).toBe(keys.length)
})

test('a shot on target is counted among the shots, and what was taken back is not', () => {
  const mark = (kind: DeskMark['kind'], retracted = false): DeskMark => ({
    id: kind,
    kind,
    side: 'home',
    period: 'firstHalf',
    minute: 1,
    added: null,
    x: null,
    y: null,
    retracted,
  })
  const marks = [mark('shot'), mark('shotOnTarget'), mark('shot', true)]
  expect([marksOf(marks, 'shot', 'home'), marksOf(marks, 'shotOnTarget', 'home')]).toEqual([2, 1])
  expect(marksOf(marks, 'shot', 'away')).toBe(0)
})

test('a click is a place in per cent, and never off the pitch', () => {
  const box = { left: 100, top: 50, width: 320, height: 176 }
  expect(placeOf(100 + 160, 50 + 88, box)).toEqual({ x: 50, y: 50 })
  expect(placeOf(100 + 304, 50 + 16, box)).toEqual({ x: 100, y: 0 })
  expect(placeOf(90, 400, box)).toEqual({ x: 0, y: 100 })
})
