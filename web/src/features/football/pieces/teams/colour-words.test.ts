import { expect, test } from 'vitest'
import { colourWords } from './colour-words.ts'

test('colours of clubs have the names their supporters use', () => {
  expect(['#1f4fa3', '#d01c2a', '#ffffff', '#101010', '#7a1f38', '#f4c430'].map(colourWords)).toEqual([
    'Azul',
    'Vermelho',
    'Branco',
    'Preto',
    'Grená',
    'Amarelo',
  ])
})
