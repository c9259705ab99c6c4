import { footballCountries } from '@meio-campo/contract/rules'
import { expect, it } from 'vitest'
import { findNameOfCountry, listCountries } from '../../../football/countries/countries.ts'
import { spellingsOf } from '../team-keys.ts'
import { knownNationalTeams } from './known-national-teams.ts'
import { normaliseName } from './normalise.ts'
import { nationalTeam } from '../../datasets/names/team-ref.ts'

const teams = new Map(knownNationalTeams.map((team) => [team.country, team]))
const namesOf = (country: string) => {
  const { name = '', aliases = [] } = teams.get(country) ?? {}
  return [name, ...aliases].map(normaliseName)
}

it('every member of FIFA is known, by the name that datasets mostly use', () => {
  for (const country of footballCountries)
    expect([country, namesOf(country)]).toEqual([
      country,
      expect.arrayContaining([normaliseName(findNameOfCountry(country)!)]),
    ])
})

it('a team is found by every name of its country, and by no other country’s', () => {
  for (const { country, names } of listCountries())
    for (const name of names) {
      const spellings = spellingsOf(nationalTeam(name))
      const found = knownNationalTeams.filter((team) => namesOf(team.country).some((each) => spellings.includes(each)))
      expect([name, found.map((team) => team.country)]).toEqual([name, [country]])
    }
})
