import { beforeAll, describe, expect, test } from 'vitest'
import { all, collect, ofKind } from '../testing/collect.ts'
import { sharedData } from '../testing/shared-data.ts'
import { linesOf } from './lines.ts'
import { openfootballTxt } from './openfootball-txt.ts'
import { readClubs } from './read-clubs.ts'
import type { ClubReading } from './read-clubs.ts'
import type { ImportRecord } from '../../records/records.ts'

const clubs = sharedData('openfootball-txt/clubs')
const players = sharedData('openfootball-txt/players')
const where = clubs.missing ? ': NOT PROVED HERE, no datasets at SHARED_DATA or ../shared/data' : ''

describe.skipIf(clubs.missing)(`Football.TXT as it is: clubs${where}`, () => {
  const readings = new Map<string, ClubReading>()
  let records: ImportRecord[]
  beforeAll(async () => {
    for (const file of await all(clubs.source.files())) {
      if (file.path.endsWith('.clubs.txt'))
        readings.set(file.path, readClubs(linesOf(file.path, await file.text()).lines))
    }
    records = await collect(openfootballTxt, clubs.source)
  })
  const sum = (count: (reading: ClubReading) => number) =>
    [...readings.values()].reduce((all, each) => all + count(each), 0)
  // The years of a club's life in its name are kept as an alias too, and some aliases lack their bar.
  const barred = ({ rows, remarks }: ClubReading) =>
    rows.reduce(
      (all, { name, aliases }) =>
        all + aliases.filter((alias) => !/^\((?:\d{4})?-(?:\d{4})?\)$/.test(alias.slice(name.length).trim())).length,
      0,
    ) - remarks.length

  test('57 files; 2,419 lines that are no alias: 2,361 clubs, 54 addresses, 4 aliases without a bar', () => {
    expect(readings.size).toBe(57)
    expect([
      sum(({ rows }) => rows.length),
      sum(({ addresses }) => addresses),
      sum(({ remarks }) => remarks.length),
    ]).toEqual([2361, 54, 4])
    expect(sum(barred)).toBe(5466)
  })

  test('Brazil, England, Germany', () => {
    const lines = (file: string) => {
      const reading = readings.get(file)
      return reading && reading.rows.length + reading.addresses + reading.remarks.length
    }
    expect(
      ['south-america/brazil/br', 'europe/england/eng', 'europe/germany/de'].map((file) => lines(`${file}.clubs.txt`)),
    ).toEqual([74, 203, 258])
    const brazil = readings.get('south-america/brazil/br.clubs.txt')
    expect(brazil && barred(brazil)).toBe(270)
    const stadiums = ofKind(records, 'stadium').filter(
      ({ origin }) => origin.file === 'south-america/brazil/br.stadiums.txt',
    )
    expect(stadiums).toHaveLength(27)
    expect(stadiums.every(({ state }) => state !== null)).toBe(true)
  })

  test('aliases of two clubs stay with both', () => {
    const having = (alias: string) =>
      ofKind(records, 'team')
        .filter(({ team, aliases }) => team.country === 'BR' && aliases.includes(alias))
        .map(({ team }) => team.name)
    expect(having('Bragantino')).toEqual(['CA Bragantino', 'RB Bragantino'])
    expect(having('América FC')).toHaveLength(2)
    expect(having('América Futebol Clube')).toHaveLength(2)
  })

  test('every club has its country, every Brazilian one its state', () => {
    const teams = ofKind(records, 'team')
    expect(teams.filter(({ team }) => team.country === null)).toEqual([])
    expect(teams.filter(({ team }) => team.country === 'BR' && team.state === null)).toEqual([])
    expect(teams.filter(({ site }) => site !== null).length).toBeGreaterThan(100)
  })
})

describe.skipIf(players.missing)(`Football.TXT as it is: players${where}`, () => {
  test.each([
    ['BR', 952, 33],
    ['GB-ENG', 3487, 72],
    ['DE', 1748, 115],
    ['ES', 2182, 59],
  ])('%s: %d, of whom %d with several positions', async (country, count, pairs) => {
    const people = ofKind(await collect(openfootballTxt, players.source), 'person').filter(
      (each) => each.nationality === country,
    )
    expect([people.length, people.filter(({ positions }) => positions.length > 1).length]).toEqual([count, pairs])
    if (country === 'BR') {
      const names = Map.groupBy(people, ({ person }) => person.name)
      expect([...names.values()].filter((each) => each.length > 1)).toHaveLength(79)
    }
  })

  test('no line of them is lost', async () => {
    const records = await collect(openfootballTxt, players.source)
    expect(ofKind(records, 'rejection')).toEqual([])
    expect(
      ofKind(records, 'person').every(({ person, nationality }) => person.birthDate !== null && nationality !== null),
    ).toBe(true)
  })
})
