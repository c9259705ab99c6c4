import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { countryName, footballCountries } from '@meio-campo/contract/rules'
import { describe, expect, it } from 'vitest'
import { continentalMembers } from './continental-confederations.ts'
import { findCountryByFifaCode, findCountryByName, findNameOfCountry, listCountries } from './countries.ts'

const flags = new URL('../../../../../node_modules/flag-icons/flags/4x3/', import.meta.url)

describe('the members of FIFA', () => {
  it('are 211, as many of each confederation as it has', () => {
    const bodies = new Map(continentalMembers)
    const counts = Map.groupBy(footballCountries, (country) => bodies.get(country))
    expect(Object.fromEntries([...counts].map(([body, { length }]) => [body, length]))).toEqual({
      afc: 46,
      caf: 54,
      concacaf: 35,
      conmebol: 10,
      ofc: 11,
      uefa: 55,
    })
    expect(new Set(footballCountries).size).toBe(211)
  })

  it('have a code of their own, a name in English and in Portuguese, and a flag', () => {
    const known = new Map(listCountries().map((each) => [each.country, each]))
    for (const country of footballCountries) {
      const { fifa = [], names = [] } = known.get(country) ?? {}
      expect([country, fifa[0]]).toEqual([country, expect.stringMatching(/^[A-Z]{3}$/)])
      expect(names.map((name) => findCountryByName(name))).toEqual(names.map(() => country))
      expect(countryName(country)).not.toBe(country)
      expect([country, existsSync(fileURLToPath(new URL(`${country.toLowerCase()}.svg`, flags)))]).toEqual([
        country,
        true,
      ])
    }
  })
})

it('no code and no name is that of two countries', () => {
  const all = listCountries()
  const codes = all.flatMap(({ fifa }) => fifa)
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
  for (const { country, fifa, names } of all) {
    expect(fifa.map((code) => findCountryByFifaCode(code))).toEqual(fifa.map(() => country))
    expect(names.map((name) => findCountryByName(name))).toEqual(names.map(() => country))
  }
})

it.each([
  ['Korea Republic', 'KR'],
  ['Korea DPR', 'KP'],
  ['Türkiye', 'TR'],
  ["Cote d'Ivoire", 'CI'],
  ['Côte d’Ivoire', 'CI'],
  ['Elfenbeinküste', 'CI'],
  ['Costa de Marfil', 'CI'],
  ['Czechia', 'CZ'],
  ['Tschechien', 'CZ'],
  ['IR Iran', 'IR'],
  ['Cabo Verde', 'CV'],
  ['Kap Verde', 'CV'],
  ['Eswatini', 'SZ'],
  ['North Macedonia', 'MK'],
  ['Chinese Taipei', 'TW'],
  ['St. Vincent / Grenadines', 'VC'],
  ['St Vincent & the Grenadines', 'VC'],
  ['Trinidad & Tobago', 'TT'],
  ['Trinidad n Tobago', 'TT'],
  ['Bosnia & Herzegovina', 'BA'],
  ['Zaire', 'CD'],
  ['Haute-Volta', 'BF'],
  ['Burma', 'MM'],
  ['The Gambia', 'GM'],
  ['Weissrussland', 'BY'],
  ['ÉTATS-UNIS', 'US'],
])('%s is %s', (name, country) => {
  expect(findCountryByName(name)).toBe(country)
})

it.each(['Catalonia', 'Salvador', 'Granada', 'Brazil U23', ''])('%j is no country', (name) => {
  expect(findCountryByName(name)).toBeNull()
})

it('finds the common name of a country', () => {
  expect(findNameOfCountry('CI')).toBe("Côte d'Ivoire")
})
