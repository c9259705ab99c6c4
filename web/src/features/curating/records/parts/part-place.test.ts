import { expect, test } from 'vitest'
import { newPartWords, partDoneWords, thisPartWords } from './part-place.ts'

test('parts are spoken of in their gender', () => {
  expect(newPartWords('spell')).toBe('Nova passagem')
  expect(newPartWords('title')).toBe('Novo título')
  expect(partDoneWords('spell', 'excluíd')).toBe('Passagem excluída.')
  expect(partDoneWords('absence', 'salv')).toBe('Desfalque salvo.')
  expect(thisPartWords('transfer')).toBe('esta transferência')
})
