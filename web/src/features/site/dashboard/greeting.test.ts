import { expect, test } from 'vitest'
import { firstName, greeting } from './greeting.ts'

test('the greeting follows the clock', () => {
  expect([0, 4, 5, 11, 12, 17, 18, 23].map(greeting)).toEqual([
    'Boa noite',
    'Boa noite',
    'Bom dia',
    'Bom dia',
    'Boa tarde',
    'Boa tarde',
    'Boa noite',
    'Boa noite',
  ])
})

test('people are called by their first name', () => {
  expect(firstName(' Júlia de Andrade ')).toBe('Júlia')
  expect(firstName('Zico')).toBe('Zico')
})
