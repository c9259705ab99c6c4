import { expect, test } from 'vitest'
import { currentWords, failedWords } from './backup-words.ts'
import { pollMs } from './backup-queries.ts'

test('what is under way says whether one may leave, and what a restore does to the session', () => {
  expect(currentWords({ kind: 'manual', status: 'running' })).toBe(
    'Fazendo uma cópia ao fundo. Pode sair desta página.',
  )
  expect(currentWords({ kind: 'verify', status: 'waiting' })).toBe('Verificando uma cópia: à espera da vez.')
  expect(currentWords({ kind: 'restore', status: 'running' })).toContain('entre de novo')
})

test('a failure names what failed and why', () => {
  expect(failedWords({ kind: 'restore', error: 'O arquivo está danificado.' })).toBe(
    'A última restauração falhou. O arquivo está danificado.',
  )
})

test('looks again soon while something is under way or nothing answers', () => {
  expect(pollMs(undefined, true)).toBeLessThan(5_000)
  expect(pollMs(undefined, false)).toBeGreaterThan(10_000)
})
