import { expect, test } from 'vitest'
import { suspensionWords } from './suspension-words.ts'

const state = {
  competition: { id: 'serie_a', name: 'Série A' },
  edition: '2026',
  yellows: 2,
  left: 1,
  suspended: false,
  reason: null,
}

test('what is left until the suspension', () => {
  expect(suspensionWords(state)).toBe('Falta 1 amarelo para a suspensão')
  expect(suspensionWords({ ...state, yellows: 1, left: 2 })).toBe('Faltam 2 amarelos para a suspensão')
  expect(suspensionWords({ ...state, left: null })).toBe('2 amarelos; o regulamento não é conhecido')
  expect(suspensionWords({ ...state, suspended: true, reason: 'cartão vermelho' })).toBe('Suspenso: cartão vermelho')
})
