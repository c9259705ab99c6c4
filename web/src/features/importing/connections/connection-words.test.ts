import { expect, test } from 'vitest'
import { intervalChoices, intervalWords } from './connection-words.ts'

test('an interval in the largest unit that fits', () => {
  expect([15, 60, 90, 360, 1440, 2880, 10_080].map(intervalWords)).toEqual([
    'a cada 15 minutos',
    'a cada hora',
    'a cada 90 minutos',
    'a cada 6 horas',
    'a cada dia',
    'a cada 2 dias',
    'a cada semana',
  ])
})

test('the interval that is set is always among the choices', () => {
  expect(intervalChoices(45).map(({ label }) => label)).toContain('A cada 45 minutos')
  expect(intervalChoices(60)).toHaveLength(8)
})
