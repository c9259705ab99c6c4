import { expect, it } from 'vitest'
import { ageLevelOfName, ageLevelOfTitle, inAgeLevel } from './age-level.ts'

it.each([
  ['Flamengo Sub-20', 'u20'],
  ['Brazil U20', 'u20'],
  ['England Under-21', 'u21'],
  ['FC Bayern U 19', 'u19'],
  ['Santos sub17', 'u17'],
  ['Ajax U18', 'u19'],
  ['Palmeiras', null],
  ['Boca Juniors', null],
  ['Junior de Barranquilla', null],
  ['Schalke 04', null],
  ['Subiaco 20', null],
])('the age of the team %s is %s', (name, expected) => expect(ageLevelOfName(name)).toBe(expected))

it.each([
  ['FIFA U-20 World Cup', 'u20'],
  ['Campeonato Brasileiro Sub-17', 'u17'],
  ['Copa São Paulo de Futebol Júnior', 'u20'],
  ['UEFA Youth League', 'u19'],
  ['Campeonato Carioca de Juniores', 'u20'],
  ['Copa Libertadores', null],
  ['Torneo Apertura 2020', null],
])('the age of the competition %s is %s', (title, expected) => expect(ageLevelOfTitle(title)).toBe(expected))

it('names the team of a youth competition as such, once', () => {
  expect(inAgeLevel('Flamengo', 'u20')).toBe('Flamengo Sub-20')
  expect(inAgeLevel('Flamengo U20', 'u20')).toBe('Flamengo U20')
  expect(inAgeLevel('Flamengo', null)).toBe('Flamengo')
})
