import { describe, expect, test } from 'vitest'
import { findBrokenSpellings } from './broken-spellings.ts'
import { findCutNames } from './cut-names.ts'
import { BLANK_MATCH } from './match-row.ts'
import type { MatchRow } from './match-row.ts'
import { repairYears } from './repair-years.ts'

const row = (round: number, day: string, home = 'A', away = 'B'): MatchRow => ({
  ...BLANK_MATCH,
  line: null,
  round: `Matchday ${round}`,
  day,
  home,
  away,
})
const season = { edition: '2019-20', year: 2019, split: true }

describe('years', () => {
  const first = [row(1, '2019-08-09'), row(1, '2019-08-10'), row(1, '2019-08-11')]

  test('a match before the first round was played a year later', () => {
    const { rows, repaired } = repairYears([...first, row(38, '2019-07-26'), row(20, '2020-01-02')], season)
    expect(rows.map(({ day }) => day).slice(3)).toEqual(['2020-07-26', '2020-01-02'])
    expect(repaired).toHaveLength(1)
  })

  test('a postponed match of the first round does not move its date', () => {
    const postponed = row(1, '2019-01-15')
    expect(repairYears([...first, postponed], season).rows.at(-1)?.day).toBe('2020-01-15')
  })

  test('a date that fits no year is left out, and reported', () => {
    const { rows, hopeless } = repairYears([...first, row(2, '2017-09-01')], season)
    expect(rows.at(-1)?.day).toBeNull()
    expect(hopeless).toHaveLength(1)
  })

  test('without a first round nothing is touched', () => {
    const cup = [{ ...row(1, '2019-07-01'), round: 'Final' }]
    expect(repairYears(cup, season).rows).toEqual(cup)
  })
})

describe('names', () => {
  test('a cut name is the only one it begins, if the two never play in one round', () => {
    const rows = [
      row(1, '', 'Bolton', 'Luton'),
      row(2, '', 'Luton Town', 'Bolton Wanderers'),
      row(3, '', 'Luton', 'Bolton'),
    ]
    expect([...findCutNames(rows)]).toEqual([
      ['Bolton', 'Bolton Wanderers'],
      ['Luton', 'Luton Town'],
    ])
  })

  test('two clubs of a similar name stay two', () => {
    const rows = [
      row(1, '', 'Independiente', 'A'),
      row(1, '', 'Independiente Rivadavia', 'B'),
      row(2, '', 'A', 'Independiente'),
    ]
    expect(findCutNames(rows).size).toBe(0)
  })

  test('a beginning shared by two names means neither', () => {
    const rows = [row(1, '', 'Atlético', 'A'), row(2, '', 'Atlético MG', 'B'), row(2, '', 'Atlético GO', 'A')]
    expect(findCutNames(rows).size).toBe(0)
  })

  test('blanks and capitals make no other club, accents do', () => {
    const rows = [
      row(1, '', 'Flamengo', 'Atlético'),
      row(2, '', 'Fl amengo', 'Atletico'),
      row(3, '', 'FLAMENGO', 'Flamengo'),
    ]
    expect([...findBrokenSpellings(rows)]).toEqual([
      ['FLAMENGO', 'Flamengo'],
      ['Fl amengo', 'Flamengo'],
    ])
  })
})
