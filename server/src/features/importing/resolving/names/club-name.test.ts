import { describe, expect, it } from 'vitest'
import { bitsOf } from '../../evidence/evidence.ts'
import { compareClubNames, editDistance, parseClubName, pickPlainClubName } from './club-name.ts'

const bits = (a: string, b: string) => bitsOf([compareClubNames(parseClubName(a), parseClubName(b))])

describe('names of clubs as a prior', () => {
  it.each([
    ['Juventus', 'Juventus FC'],
    ['Bologna FC', 'Bologna FC 1909'],
    ['SV Werder Bremen', 'Werder Bremen'],
    ['Sporting Clube de Braga', 'Sporting Braga'],
    ['Bahia', 'Esporte Clube Bahia'],
    ['Besiktas', 'Beşiktaş J.K.'],
    ['KAA Gent', 'Gent'],
    ['GNK Dinamo Zagreb', 'Dinamo Zagreb'],
  ])('%s and %s differ in nothing but the form', (a, b) => expect(bits(a, b)).toBeGreaterThanOrEqual(7))

  it.each([
    ['Joinville', 'Joinvile'],
    ['Fortaleza EC', 'Fortalesa'],
    ['Libertad Asunción', 'Libertad Ascuncion'],
  ])('%s and %s are slips of one spelling', (a, b) => expect(bits(a, b)).toBeGreaterThanOrEqual(4))

  it.each([
    ['Manchester City', 'Manchester United'],
    ['Sheffield United', 'Sheffield Wednesday'],
    ['Grêmio', 'Guarani'],
    ['Ferroviário', 'Flamengo'],
  ])('%s and %s are different names', (a, b) => expect(bits(a, b)).toBeLessThan(0))

  it.each([
    ['Barcelona', 'Barcelona B'],
    ['New York Red Bulls', 'New York Red Bulls U23'],
  ])('%s is never %s', (a, b) => expect(bits(a, b)).toBe(Number.NEGATIVE_INFINITY))

  it.each([
    ['Botafogo RJ', 'Botafogo SP'],
    ['América MG', 'América RN'],
  ])('%s is not %s, unless many fixtures show it', (a, b) => expect(bits(a, b)).toBe(-20))

  it('SC and AC are states or forms: they speak against a club of another state, but little', () => {
    expect(bits('Ceará CE', 'Ceará SC')).toBe(-6)
    expect(bits('Ceará', 'Ceará SC')).toBe(7)
  })

  it('a form may be written with dots', () => {
    expect(bits('Rio Branco A. C.', 'Rio Branco')).toBe(7)
    expect(bits('América F.C.', 'América')).toBe(7)
  })

  it('an AFC, or two other forms, speak less for one club than a form that one of them lacks', () => {
    expect(bits('Wimbledon FC', 'AFC Wimbledon')).toBeLessThan(bits('Wimbledon', 'Wimbledon FC'))
    expect(bits('CA Bastia', 'SC Bastia')).toBeLessThan(bits('Bastia', 'SC Bastia'))
  })

  it('counts slips, a swap of neighbours as one', () => {
    expect([editDistance('rovers', 'rovres', 2), editDistance('abc', 'abd', 2), editDistance('abc', 'xyz', 2)]).toEqual(
      [1, 1, 3],
    )
  })
})

describe('the name to show of a club', () => {
  it.each([
    ['Manchester City FC', ['Man City', 'Manchester City', 'Manchester City FC'], 'GB-ENG', 'Manchester City'],
    ['1. FC Köln', ['FC Köln', 'Köln'], 'DE', 'Köln'],
    ['AC Milan', ['Milan'], 'IT', 'Milan'],
    ['Manchester City FC', ['Man City'], 'GB-ENG', 'Manchester City FC'],
    ['Sporting CP', ['Sporting Lisboa'], 'PT', 'Sporting CP'],
    ['Sport Huancayo', ['Huancayo'], 'PE', 'Sport Huancayo'],
    ['Nacional AC', ['Nacional'], 'BR', 'Nacional AC'],
    ['Nacional EC', ['Nacional'], 'BR', 'Nacional'],
    ['FC', ['FC'], null, 'FC'],
  ])('%s, also called %s, in %s: %s', (shown, names, country, expected) =>
    expect(pickPlainClubName(shown, names, country)).toBe(expected),
  )
})
