import { expect, test } from 'vitest'
import { dotted } from './dotted.ts'

test('what is missing leaves no dot, before, between or after', () => {
  expect(dotted('Amistoso', '')).toBe('Amistoso')
  expect(dotted(null, 'Grupo A', undefined, false, '12 pontos')).toBe('Grupo A · 12 pontos')
  expect(dotted()).toBe('')
  expect(dotted(0, 'gols')).toBe('0 · gols')
})
