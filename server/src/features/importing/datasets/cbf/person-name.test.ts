import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

const named = (texts: readonly string[], fullNames: Readonly<Record<string, number>> = {}) =>
  personName(texts, new Map(Object.entries(fullNames)))

test.each([
  ['Gabriel Ba ... Gabriel Barbosa Almeida', 'Gabriel Barbosa'],
  ['Gabriel B. Gabriel Barbosa Almeida', 'Gabriel Barbosa'],
  ['Everton Ri ... Everton Augusto de Barros Ribeiro', 'Everton Ribeiro'],
  // The last word begins two words of the full name, or none.
  ['Carlos Alb ... Carlos Albino Alberto Reis', 'Carlos Albino Alberto Reis'],
  ['Dentinho B. Bruno Ferreira Bonfim', 'Dentinho B.'],
  ['Paulinho M ... Marcos Paulo Moreira', 'Marcos Paulo Moreira'],
])('%s is %s', (text, name) => {
  const fullName = /(?:\.\.\. |\. )(.+)$/.exec(text)![1]!
  expect(named([text], { [fullName]: 3 })).toEqual({ name, fullName })
})

test('a name in capitals is written as names are', () => {
  expect(named(['ADAM BAREIRO Adam Fernando Bareir ... '], { 'ADAM FERNANDO BAREIRO DA GAMARRA': 1 })).toEqual({
    name: 'Adam Bareiro',
    fullName: 'Adam Fernando Bareiro da Gamarra',
  })
  expect(named(['JP JP']).name).toBe('JP JP')
})

test('the full name is the one that most lines print', () => {
  expect(
    named(['Wellington ... Wellington Pereira d ...'], {
      'Wellington Pereira do Nascimento': 5,
      'Wellington Pereira do Nascimento Sport Club': 1,
    }),
  ).toEqual({ name: 'Wellington Pereira do Nascimento', fullName: 'Wellington Pereira do Nascimento' })
})
