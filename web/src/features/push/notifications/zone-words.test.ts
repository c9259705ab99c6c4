import { expect, test } from 'vitest'
import { zoneWords } from './zone-words.ts'

test('a zone is called as people call it, and an unknown one by its own name', () => {
  expect(zoneWords('America/Sao_Paulo')).toBe('Horário de Brasília')
  expect(zoneWords('Lua/Mar')).toBe('Lua/Mar')
})
