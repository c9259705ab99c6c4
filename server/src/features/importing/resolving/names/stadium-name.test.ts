import { expect, it } from 'vitest'
import { cityOf, compareStadiumNames, isSameCity, stadiumWords } from './stadium-name.ts'

const compare = (a: string, b: string) => compareStadiumNames(stadiumWords(a), stadiumWords(b))

it.each([
  ['Estádio das Dunas', 'Arena das Dunas'],
  ['Stadio Giovanni Berta', 'Giovanni Berta'],
  ['White City Stadium', 'White City'],
])('%s is %s', (a, b) => expect(compare(a, b)).toBe('equal'))

it('knows a longer name of the same ground, and says nothing of names without a name', () => {
  expect(compare('Arena da Amazônia – Vivaldo Lima', 'Arena da Amazônia')).toBe('contained')
  expect(compare('Estadio Municipal', 'Estadio Riazor')).toBe('unknown')
  expect(compare('Stadio Olimpico', 'San Siro')).toBe('different')
})

it('takes no attendance and no date for a town', () => {
  expect(cityOf('Los Angeles, Att: 70026')).toBe('Los Angeles')
  expect(cityOf('Att: 43418')).toBeNull()
  expect(cityOf('12/06/2014')).toBeNull()
  expect(cityOf('Belo Horizonte')).toBe('Belo Horizonte')
})

it('compares towns by their words', () => {
  expect(isSameCity('Los Angeles (Inglewood)', 'Los Angeles')).toBe(true)
  expect(isSameCity('Roma', 'Torino')).toBe(false)
  expect(isSameCity(null, 'Torino')).toBeNull()
})
