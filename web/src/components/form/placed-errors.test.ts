import { expect, test } from 'vitest'
import { placedSentences } from './placed-errors.ts'

const words = { home: 'mandante', starters: 'titular', number: 'camisa', formation: 'formação' }

test('sentences above a form say which field they are about, once each', () => {
  const errors = [
    { field: 'home.starters.3.number', message: 'Deve ser 999 ou menos.' },
    { field: 'home.starters.3.number', message: 'Deve ser 999 ou menos.' },
    { field: 'home.formation', message: 'Escreva como em 4-3-3.' },
    { field: 'body', message: 'Preencha pelo menos um campo.' },
    { field: '', message: 'Nada mudou.' },
  ]
  expect(placedSentences(errors, words)).toBe(
    'Mandante, titular 4, camisa: Deve ser 999 ou menos. Mandante, formação: Escreva como em 4-3-3. Preencha pelo menos um campo. Nada mudou.',
  )
})
