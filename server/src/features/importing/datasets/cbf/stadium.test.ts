import { expect, it } from 'vitest'
import { stadiumOf } from './map.ts'

it.each([
  ['Arena do Grêmio / Porto Alegre', 'Arena do Grêmio', 'Porto Alegre'],
  ['Magalhães Pinto  / Belo Horizonte', 'Magalhães Pinto', 'Belo Horizonte'],
  ['Arena Corinthians / Itaquera/Sao Paulo', 'Arena Corinthians', 'Sao Paulo'],
  ['Paulo Constantino / P. Prudente/SP', 'Paulo Constantino', 'P. Prudente'],
  ['Parque do Sabiá /', 'Parque do Sabiá', null],
  ['Beira-Rio', 'Beira-Rio', null],
])('the ground of %s', (text, name, city) => {
  expect(stadiumOf(text)).toEqual({ name, city, country: 'BR', key: null })
})

it.each(['- A Definir /', 'A definir / ', 'Não informado / Manaus'])('%s is no ground', (text) => {
  expect(stadiumOf(text)).toBeNull()
})
