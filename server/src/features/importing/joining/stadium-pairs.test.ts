import { expect, it } from 'vitest'
import { judge } from '../evidence/evidence.ts'
import { stadiumWords } from '../resolving/names/stadium-name.ts'
import { STADIUM_THRESHOLDS, weighStadiums, type StadiumFacts } from './stadium-pairs.ts'

const ground = (name: string, city: string | null, more: Partial<StadiumFacts> = {}): StadiumFacts => ({
  id: name,
  names: [stadiumWords(name)],
  city,
  country: 'IT',
  latitude: null,
  longitude: null,
  registrations: [],
  ...more,
})
const verdict = (a: StadiumFacts, b: StadiumFacts, together = 0, elsewhere = 0) =>
  judge(weighStadiums(a, b, { together, elsewhere }), STADIUM_THRESHOLDS)

it('joins grounds by name and town', () => {
  expect(verdict(ground('Stadio Giovanni Berta', 'Firenze'), ground('Giovanni Berta', 'Firenze'))).toBe('same')
  expect(verdict(ground('Stadio Olimpico', 'Roma'), ground('Stadio Olimpico', 'Torino'))).toBe('apart')
  expect(verdict(ground('Stadio Olimpico', 'Roma'), ground('San Siro', 'Roma'))).toBe('apart')
})

it('merges grounds of the same matches in different sources, under whatever name and town', () => {
  expect(verdict(ground('San Siro', 'Milan'), ground('Giuseppe Meazza', 'Milano'), 3)).toBe('same')
  expect(verdict(ground('San Siro', 'Milano'), ground('Giuseppe Meazza', 'Milano'), 2)).toBe('same')
  expect(verdict(ground('Tecnológico', 'Monterrey'), ground('Universitario', 'Monterrey'), 1, 3)).toBe('apart')
})

it('joins grounds at one place of the map, and never two numbers of one dataset or two countries', () => {
  const here = { latitude: 45.478, longitude: 9.124 }
  expect(
    verdict(ground('Meazza', null, here), ground('Giuseppe Meazza', null, { latitude: 45.479, longitude: 9.125 })),
  ).toBe('same')
  const numbered = (number: string) => ground('San Siro', 'Milano', { registrations: [`fjelstul S ${number}`] })
  expect(verdict(numbered('1'), numbered('2'), 5)).toBe('apart')
  expect(verdict(ground('Centenario', 'X'), ground('Centenario', 'X', { country: 'UY' }))).toBe('apart')
})
