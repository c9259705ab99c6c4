import { expect, it } from 'vitest'
import { pickCalledName, pickShownName } from './shown-name.ts'

it.each([
  ['L. Suárez', ['L. Suárez', 'Luis Suarez', 'Suárez'], null, 'Luis Suárez'],
  ['Mbappé', ['Mbappé', 'Kylian Mbappe', 'KYLIAN MBAPPE'], null, 'Kylian Mbappé'],
  ['Angel Di Maria', ['Angel Di Maria', 'Di María', 'Ángel'], null, 'Ángel Di María'],
  ['Ángel di María', ['Ángel di María', 'Angel Di Maria'], null, 'Ángel Di María'],
  ['Giorgian De Arrascaeta', ['De Arrascaeta', 'Giorgian de Arrascaeta'], null, 'Giorgian de Arrascaeta'],
  ['François Van Der Elst', ['François Van der Elst'], null, 'François Van der Elst'],
  ['L. Suárez', ['LUIS SUÁREZ', 'Luis Suárez', 'Luis Suarez'], null, 'Luis Suárez'],
  ['Guerrero', ['Guerrero', 'Paolo Guerrero'], null, 'Paolo Guerrero'],
  ['Ribeiro', ['Ribeiro', 'Éverton Ribeiro', 'Y. Ribeiro'], null, 'Éverton Ribeiro'],
])('completes %s', (shown, aliases, official, expected) => {
  expect(pickShownName(shown, aliases, official)).toBe(expected)
})

it.each([
  ['a nickname that no other name ends with', 'Kaká', ['Kaká', 'Ricardo Kaka Leite'], null],
  ['the name of a register', 'Robinho', ['Robinho', 'Valber Robinho'], 'Valber Robinho'],
  ['surname and first name turned round', 'Rodríguez', ['Rodríguez', 'Rodriguez Guido'], null],
  ['another first letter', 'L. Suárez', ['L. Suárez', 'Damián Suárez'], null],
  ['a name of two words', 'Neymar Jr', ['Neymar Jr', 'Neymar da Silva Jr'], null],
  ['a small particle that all write so', 'Frenkie de Jong', ['Frenkie de Jong', 'De Jong'], null],
  ['a whole legal name', 'Silva', ['Silva', 'Leonardo Vitor Pereira Silva'], null],
])('leaves %s', (_, shown, aliases, official) => {
  expect(pickShownName(shown, aliases, official)).toBe(shown)
})

it('does not depend on the order of the names', () => {
  const names = ['Mina', 'Yerry Mina', 'Yerri Mina', 'Y. Mina']
  expect(pickShownName('Mina', names.toReversed(), null)).toBe(pickShownName('Mina', names, null))
})

it.each([
  [['Neymar Jr', 'Neymar'], 'Neymar'],
  [['de Jong', 'Frenkie de Jong'], 'Frenkie de Jong'],
  [['L. Suárez', 'Suarez', 'Luis Suárez', 'Luis Suarez'], 'Luis Suárez'],
  [['PELÉ', 'Pele', 'Pelé'], 'Pelé'],
  [['RONALDO'], 'RONALDO'],
])('of what one source calls somebody, %j, begins with %s', (names, expected) => {
  expect(pickCalledName(names)).toBe(expected)
  expect(pickCalledName(names.toReversed())).toBe(expected)
})

it('is empty without any names', () => {
  expect(pickCalledName([])).toBeNull()
})
