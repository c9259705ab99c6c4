import { expect, it } from 'vitest'
import { ageLevelOfName, ageLevelOfTitle, inAgeLevel, joinAge, withPlainAge } from './age-level.ts'

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

it.each([
  ['Santos U20', 'Santos Sub-20'],
  ['Santos U-20', 'Santos Sub-20'],
  ['Santos sub20', 'Santos Sub-20'],
  ['Santos (Sub 20)', 'Santos Sub-20'],
  ['Santos Under-20s', 'Santos Sub-20'],
  ['Santos Sub-20', 'Santos Sub-20'],
  ['U17 do Santos', 'Sub-17 do Santos'],
  ['Schalke 04', 'Schalke 04'],
  ['Subiaco 20', 'Subiaco 20'],
])('%s is shown as %s', (name, shown) => expect(withPlainAge(name)).toBe(shown))

it.each([
  ['santos u 20', 'santos sub20'],
  ['santos u20 sp', 'santos sub20 sp'],
  ['santos under 20s', 'santos sub20'],
  ['schalke 04', 'schalke 04'],
  ['peru 20', 'peru 20'],
])('%s is compared as %s', (name, compared) => expect(joinAge(name)).toBe(compared))
