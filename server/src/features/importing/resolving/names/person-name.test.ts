import { describe, expect, it } from 'vitest'
import { comparePersonNames, parsePersonName } from './person-name.ts'

const relation = (a: string, b: string) => comparePersonNames(parsePersonName(a), parsePersonName(b)).relation

describe('the same person by name', () => {
  it.each([
    ['Krasimir Balakov', 'Krassimir Balakov'],
    ['Borislav Mihaylov', 'Borislav Mikhailov'],
    ['Peter Roesch', 'Peter Rösch'],
    ['Seok-ho Hwang', 'Hwang Seokho'],
    ['Bo-kyung Kim', 'Kim Bokyung'],
    ['Ali El Khattabi', 'Ali Elkhattabi'],
    ['Vitali Daraselia', 'Vitaly Daraselia'],
    ['Thomas NKONO', "Thomas N'Kono"],
  ])('%s is %s', (a, b) => {
    expect(relation(a, b)).toBe('equal')
    expect(relation(b, a)).toBe('equal')
  })

  it.each([
    ['Jamal Al Qabandi', 'Jamal Al-Qabendi'],
    ['Andi Herzog', 'Herzog Andreas'],
    ['Geremi', 'Geremi Njitap'],
    ['J. Rodríguez', 'James Rodríguez'],
    ['Gabriel Magalhães', 'Gabriel dos Santos Magalhães'],
    ['Dave Mulligan', 'David Mulligan'],
    ['Charlie Nicholas', 'Charles Nicholas'],
    ['Paulo Henrique', 'Paulo Henrique Sampaio Filho'],
  ])('%s may be a shorter %s', (a, b) => {
    expect(relation(a, b)).toBe('contained')
    expect(relation(b, a)).toBe('contained')
  })
})

it.each([
  ['Julio Hernandez', 'Eduardo Hernández'],
  ['Edmilson Júnior', 'Edmilson Filho'],
  ['Steven Bergwijn', 'Steven Berghuis'],
])('%s and %s share a word and no more', (a, b) => expect(relation(a, b)).toBe('related'))

it.each([
  ['Pelé', 'Garrincha'],
  ['Salcedo', 'Giles'],
  ['Hamza Falatah', 'Sami Jaber'],
])('%s is not %s', (a, b) => expect(relation(a, b)).toBe('different'))
