import { defaultTeams, patternedTeams, slug } from '@meio-campo/contract/rules'
import { describe, expect, it } from 'vitest'
import { findKnownCompetition } from '../../features/importing/resolving/known-competitions.ts'
import { knownClubs } from '../../features/importing/resolving/names/known-clubs.ts'
import { knownPeople } from './people.ts'
import {
  competitions,
  confederations,
  copaDoBrasilEntrants,
  libertadoresGroups,
  rights,
  seriesA,
  seriesB,
  stadiums,
  streamings,
  teams,
} from './index.ts'

const idsOf = (records: readonly { readonly id: string }[]) => new Set(records.map(({ id }) => id))
const teamIds = idsOf(teams)
const clubs = teams.filter(({ kind }) => kind === 'club')
const SOUTH_AMERICA = new Set(['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'PE', 'PY', 'UY', 'VE'])
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

describe('the facts of the demonstration', () => {
  it('gives every record a slug of its own', () => {
    for (const records of [confederations, stadiums, teams, streamings, competitions]) {
      const ids = records.map(({ id }) => id)
      expect(repeated(ids)).toEqual([])
      expect(ids.filter((id) => id !== slug(id))).toEqual([])
    }
  })

  it('refers only to what is there', () => {
    const confederationIds = idsOf(confederations)
    const stadiumIds = idsOf(stadiums)
    const missing = [
      ...confederations.flatMap(({ parent }) => (parent === null || confederationIds.has(parent) ? [] : [parent])),
      ...teams.flatMap(({ stadium }) => (stadium === null || stadiumIds.has(stadium) ? [] : [stadium])),
      ...teams.flatMap(({ confederation }) => (confederationIds.has(confederation) ? [] : [confederation])),
      ...teams.flatMap(({ id, rivals }) => rivals.filter((rival) => !teamIds.has(rival) || rival === id)),
      ...competitions.flatMap(({ confederation }) => (confederationIds.has(confederation) ? [] : [confederation])),
      ...rights.flatMap(({ competition }) => (idsOf(competitions).has(competition) ? [] : [competition])),
      ...rights.flatMap(({ streaming }) => (idsOf(streamings).has(streaming) ? [] : [streaming])),
      ...rights.flatMap(({ homeTeam }) => (homeTeam === null || teamIds.has(homeTeam) ? [] : [homeTeam])),
    ]
    expect(missing).toEqual([])
  })

  it('knows each person once, by people of the years that the match sheets cover', () => {
    expect(repeated(knownPeople.map(({ cbfNumber }) => cbfNumber))).toEqual([])
    expect(repeated(knownPeople.map(({ nationalName, nationalTeam }) => `${nationalTeam} ${nationalName}`))).toEqual([])
    const born = knownPeople.flatMap(({ birthDate }) => birthDate ?? [])
    expect(born.filter((date) => date < '1970' || date > '2010' || !/^\d{4}-\d\d-\d\d$/.test(date))).toEqual([])
    expect(knownPeople.filter(({ nationalTeam }) => slug(nationalTeam) !== nationalTeam)).toEqual([])
  })

  it('puts every parent before its children, as a loader inserts them', () => {
    const place = new Map(confederations.map(({ id }, at) => [id, at]))
    expect(confederations.filter(({ parent }, at) => parent !== null && (place.get(parent) ?? Infinity) >= at)).toEqual(
      [],
    )
  })

  it('has the tree of confederations: six continents, ten associations of South America, 27 states', () => {
    const below = (parent: string) => confederations.filter((each) => each.parent === parent)
    expect(below('fifa')).toHaveLength(6)
    expect(new Set(below('conmebol').map(({ country }) => country))).toEqual(SOUTH_AMERICA)
    expect(new Set(below('cbf').map(({ state }) => state)).size).toBe(27)
  })

  it('has the clubs that people look for, each complete', () => {
    expect(clubs.filter(({ country }) => SOUTH_AMERICA.has(country)).length).toBeGreaterThanOrEqual(120)
    expect(clubs.filter(({ founded, city }) => founded === null || city === null)).toEqual([])
    expect(new Set(clubs.map(({ state }) => state).filter((state) => state !== null)).size).toBe(26)
    expect(teams.filter(({ colours }) => colours.length < 2 || colours.length > 3)).toEqual([])
    expect(repeated(clubs.map(({ acronym }) => acronym))).toEqual([])
    expect(teams.filter(({ acronym }) => !/^[A-Z]{3}$/.test(acronym))).toEqual([])
  })

  it('knows every club that the importers know, under the same id', () => {
    expect(knownClubs.filter(({ id }) => !teamIds.has(id)).map(({ id }) => id)).toEqual([])
  })

  it('has every team whose shirt is drawn from life, under that id', () => {
    expect(patternedTeams.filter((id) => !teamIds.has(id))).toEqual([])
    expect(repeated(patternedTeams)).toEqual([])
  })

  it('draws the default teams as the picker does', () => {
    for (const { id, acronym, colors } of defaultTeams) {
      const team = teams.find((each) => each.id === id)
      expect({ id, acronym: team?.acronym, colours: team?.colours }).toEqual({ id, acronym, colours: colors })
    }
  })

  it('has stadiums with plausible places, years and room', () => {
    expect(stadiums.filter(({ capacity }) => capacity < 1000 || capacity > 100_000)).toEqual([])
    expect(stadiums.filter(({ latitude, longitude }) => (latitude === null) !== (longitude === null))).toEqual([])
    const south = stadiums.filter(({ latitude, country }) => latitude !== null && country === 'BR')
    expect(south.filter(({ latitude, longitude }) => latitude! < -34 || latitude! > 6 || longitude! > -34)).toEqual([])
    expect(stadiums.filter(({ opened }) => opened !== null && (opened < 1890 || opened > 2026))).toEqual([])
  })

  it('plays with 20 and 20, eight groups of four and a cup of 32', () => {
    const groups = libertadoresGroups.flat()
    expect([seriesA, seriesB].map((series) => new Set(series).size)).toEqual([20, 20])
    expect(seriesA.filter((club) => seriesB.includes(club))).toEqual([])
    expect(libertadoresGroups.map((group) => group.length)).toEqual(Array.from({ length: 8 }, () => 4))
    expect(new Set(groups).size).toBe(32)
    expect(new Set(copaDoBrasilEntrants).size).toBe(32)
    const brazilians = idsOf(clubs.filter(({ country }) => country === 'BR'))
    expect([...seriesA, ...seriesB, ...copaDoBrasilEntrants].filter((club) => !brazilians.has(club))).toEqual([])
    expect(groups.filter((club) => !teamIds.has(club))).toEqual([])
    expect([...seriesA, ...seriesB].filter((id) => teams.find((team) => team.id === id)?.stadium === null)).toEqual([])
  })

  it('names competitions as the importers do', () => {
    for (const { id, code, kind, participants, country } of competitions) {
      expect({ id, ...findKnownCompetition(id) }).toMatchObject({ id, code, kind, participants, country })
    }
  })

  it('shows every competition somewhere, and what is at home in the series on a channel with that right', () => {
    expect(competitions.filter(({ id }) => !rights.some((right) => right.competition === id))).toEqual([])
    expect(repeated(rights.map((right) => `${right.competition} ${right.streaming} ${right.homeTeam ?? ''}`))).toEqual(
      [],
    )
    const shown = (competition: string, club: string) =>
      rights.some((right) => right.competition === competition && (right.homeTeam ?? club) === club)
    expect(seriesA.filter((club) => !shown('brasileirao_serie_a', club))).toEqual([])
    expect(seriesB.filter((club) => !shown('brasileirao_serie_b', club))).toEqual([])
    expect(streamings.filter(({ site }) => !URL.canParse(site) || !site.startsWith('https://'))).toEqual([])
  })
})
