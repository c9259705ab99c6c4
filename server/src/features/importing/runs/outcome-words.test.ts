import { expect, test } from 'vitest'
import { describeOutcome } from './outcome-words.ts'

test('a reason shared by many rows is listed once, at the first of them', () => {
  const reason = 'a temporada 2026 de brasileirao_serie_a é da demonstração: remova a demonstração e importe de novo.'
  const rejections = Array.from({ length: 380 }, (_, row) => ({ file: 'matches.csv', line: row + 2, reason }))
  const counts = { read: 381, created: 0, updated: 0, unchanged: 0, rejected: 381, conflicts: 0, seconds: 0.5 }
  const other = { file: 'outro.csv', line: null, reason: 'o arquivo está vazio.' }
  const words = describeOutcome(
    { report: { dataset: 'brasileirao', ...counts }, rejections: [...rejections, other], warnings: [] },
    false,
  )
  expect(words.split('\n').slice(-3)).toEqual([
    'Recusadas:',
    `  matches.csv:2 (e mais 379 linhas)  ${reason}`,
    '  outro.csv  o arquivo está vazio.',
  ])
})
