import { expect, test } from 'vitest'
import { countWords, kindLabel, matchWords, statusWords } from './spreadsheet-words.ts'

test('counts list what there is, without zeros', () => {
  expect(countWords({ create: 1200, update: 0, unchanged: 3, errors: 1, questions: 2, warnings: 4 }, false)).toBe(
    '1.200 a criar, 3 sem mudança, 1 com erro, 2 à espera da sua resposta, 4 com aviso',
  )
  expect(countWords({ create: 1, update: 2, unchanged: 0, errors: 0, questions: 0, warnings: 0 }, true)).toBe(
    '1 linha criada, 2 linhas mudadas',
  )
  expect(countWords({ create: 0, update: 0, unchanged: 0, errors: 0, questions: 0, warnings: 0 }, true)).toBe('nada')
})

test('records without a name are matched by their distinguishing fields', () => {
  expect(matchWords('team')).toBe('Pelo nome')
  expect(matchWords('title')).toBe('Por edição e campeão')
  expect(kindLabel('player')).toBe('Jogadores')
  expect(statusWords({ status: 'done', undone: true, rest: null }).words).toBe('Desfeita')
  expect(statusWords({ status: 'done', undone: true, rest: '7' }).words).toBe('Desfeita em parte')
})
