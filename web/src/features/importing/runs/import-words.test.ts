import { expect, test } from 'vitest'
import { sizeWords } from '../../../components/file-target/size-words.ts'
import { outcomeWords, percentOf, progressWords, valueWords, secondsWords, statusWords } from './import-words.ts'

test('progress in numbers that people read', () => {
  const progress = { file: 'pasta/games.json', rows: 1204, bytes: 3_355_443, totalBytes: 10_485_760 }
  expect(progressWords({ progress })).toBe('1.204 linhas · 3,2 MB de 10 MB · games.json')
  expect(progressWords({ progress: {} })).toBe('')
  expect(percentOf({ progress })).toBe(31)
  expect(percentOf({ progress: { bytes: 5 } })).toBeNull()
  expect([sizeWords(1), sizeWords(2048), secondsWords(4.25), secondsWords(75)]).toEqual([
    '1 B',
    '2 kB',
    '4,3 s',
    '1 min 15 s',
  ])
})

test('an outcome leaves out what did not happen', () => {
  expect(outcomeWords({ created: 380, updated: 0, unchanged: 0, rejected: 1 })).toBe('380 novos, 1 recusado')
  expect(outcomeWords({ created: 0, updated: 0, unchanged: 0, rejected: 0 })).toBe('Nada lido')
  expect(statusWords({ status: 'done', undone: true, rest: null }).words).toBe('Desfeita')
  expect(statusWords({ status: 'done', undone: true, rest: '7' }).words).toBe('Desfeita em parte')
})

test('values of every shape are told', () => {
  expect(valueWords([0, 3])).toBe('0 × 3')
  expect(valueWords(['BR', 'UY'])).toBe('BR, UY')
  expect(valueWords('2019-05-12')).toBe('12/05/2019')
  expect(valueWords('2019-05-12T19:00:00.000Z')).toBe('12/05/2019, 16:00')
  expect(valueWords('maracana', { maracana: 'Maracanã' })).toBe('Maracanã')
  expect(valueWords(null)).toBe('nada')
})
