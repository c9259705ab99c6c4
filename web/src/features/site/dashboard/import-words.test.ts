import { expect, test } from 'vitest'
import { importWords } from './import-words.ts'

test('what an import brought', () => {
  expect(importWords({ created: 1204, conflicts: 1 })).toBe('1.204 registros novos, 1 divergência')
  expect(importWords({ created: 1, conflicts: 0 })).toBe('1 registro novo')
  expect(importWords({ created: 0, conflicts: 2 })).toBe('nada de novo, 2 divergências')
})
