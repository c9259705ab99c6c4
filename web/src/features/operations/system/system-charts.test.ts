import type { SystemPoint } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { ageWords, bytesWords, lastOf, systemCharts } from './system-charts.ts'

test('sizes and ages are written as people read them', () => {
  expect(bytesWords(0)).toBe('0 B')
  expect(bytesWords(1536)).toBe('1,5 kB')
  expect(bytesWords(3 * 1024 ** 3)).toBe('3 GB')
  expect(ageWords(1800)).toBe('30 min')
  expect(ageWords(5 * 3600)).toBe('5 h')
  expect(ageWords(3 * 86_400)).toBe('3 dias')
})

test('the part of kept answers is of the calls there were; the newest value is the last that was measured', () => {
  const kept = systemCharts.find(({ title }) => title === 'Respostas já prontas')!.series[0]!.value
  const point = (calls: number | null) => ({ calls, kept: calls === null ? null : 3 }) as SystemPoint
  expect(kept(point(12))).toBe(25)
  expect(kept(point(0))).toBeNull()
  expect(lastOf([point(12), point(null)], kept)).toBe(25)
  expect(lastOf([point(null)], kept)).toBeNull()
})
