import { expect, test } from 'vitest'
import {
  describeClean,
  describeCounts,
  describeLeaving,
  describeRestart,
  describeRestore,
  describeWorkers,
} from './maintenance-words.ts'

test('counts are told in Portuguese, the known noun first', () => {
  expect(describeCounts('users', { users: 1204, devices: 1000, sessions: 890 })).toBe(
    '1.204 contas e 1.890 registros ligados',
  )
  expect(describeCounts('users', { users: 1 })).toBe('1 conta')
  expect(describeCounts('jogos', {})).toBe('0 jogos')
  expect(describeCounts('jogos', { matches: 2, events: 1 })).toBe('2 jogos e 1 registro ligado')
  expect(describeCounts('demo', { matches: 1181, people: 2682 })).toBe(
    '1.181 jogos inventados e 2.682 registros ligados',
  )
})

test('one is not many', () => {
  expect(describeLeaving('users', { users: 1 })).toBe('Sai 1 conta')
  expect(describeLeaving('jogos', { matches: 2 })).toBe('Saem 2 jogos')
  expect(describeWorkers({ nodes: 1, workers: 1 })).toBe('o processo por um novo')
  expect(describeWorkers({ nodes: 1, workers: 4 })).toBe('os 4 processos um a um')
  expect(describeWorkers({ nodes: 2, workers: 4 })).toBe('os 4 processos dos 2 nós, um a um')
})

test('what was done is told afterwards', () => {
  expect(describeRestart({ nodes: 1, workers: 2, seconds: 4.23 })).toBe('API reiniciada: 2 processos em 4,2 s.')
  expect(describeRestart({ nodes: 2, workers: 4, seconds: 8 })).toBe('API reiniciada: 4 processos de 2 nós em 8 s.')
  expect(describeClean(38)).toBe('38 registros apagados. A cópia fica por 30 dias.')
  expect(describeClean(0)).toBe('Nada a limpar.')
})

test('what came back is told, and what gave way to it', () => {
  expect(describeRestore({ restored: { users: 1200, devices: 4 }, replaced: null })).toBe(
    'Limpeza desfeita: 1.204 registros voltaram.',
  )
  expect(describeRestore({ restored: { users: 1 }, replaced: { total: 1 } })).toBe(
    'Limpeza desfeita: 1 registro voltou. 1 outro deu lugar e ficou em uma cópia.',
  )
})
