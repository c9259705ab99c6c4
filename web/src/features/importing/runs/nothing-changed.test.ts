import { expect, test } from 'vitest'
import { nothingChanged } from './nothing-changed.ts'

test('what a source changed and does not show is explained beside its number', () => {
  expect(nothingChanged({ read: 40, rejected: 0, updated: 38 })).toMatch(
    /^A fonte diz agora outra coisa de 38 registros/,
  )
  expect(nothingChanged({ read: 40, rejected: 0, updated: 1 })).toContain('de 1 registro,')
  expect(nothingChanged({ read: 40, rejected: 2, updated: 0 })).toBe('Tudo isto já estava aqui: nada muda.')
  expect(nothingChanged({ read: 40, rejected: 40, updated: 0 })).toBe('Nada deste arquivo pôde ser usado.')
})
