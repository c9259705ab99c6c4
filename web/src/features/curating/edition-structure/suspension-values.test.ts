import { expect, test } from 'vitest'
import { sameSuspensions, suspensionWords } from './suspension-values.ts'

test('rules are told in a line', () => {
  const rules = { yellows: 3, secondYellow: 1, red: 2, wipedAfter: ['Fase de grupos'], sharedWith: [] }
  expect(suspensionWords(rules)).toBe(
    '3 amarelos, um jogo; segundo amarelo, 1 jogo; vermelho, 2 jogos; amarelos zerados depois de Fase de grupos',
  )
  expect(suspensionWords({ ...rules, yellows: null, wipedAfter: [], sharedWith: ['copa'] })).toBe(
    'amarelos não suspendem; segundo amarelo, 1 jogo; vermelho, 2 jogos; conta junto com 1 campeonato',
  )
  expect(suspensionWords(null)).toBe('as de costume do campeonato')
})

test('the same rules are the same in whatever order they are written', () => {
  const rules = { yellows: 3, secondYellow: 1, red: 2, wipedAfter: ['Fase de grupos'], sharedWith: [] }
  const { red, ...rest } = rules
  expect(sameSuspensions({ red, ...rest }, rules)).toBe(true)
  expect(sameSuspensions(rules, { ...rules, red: 1 })).toBe(false)
  expect(sameSuspensions(rules, null)).toBe(false)
  expect(sameSuspensions(null, null)).toBe(true)
})
