import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportRecord, MatchRecord } from '../../records/records.ts'
import { collect, eventsOf, ofKind } from '../testing/collect.ts'
import { sharedData } from '../testing/shared-data.ts'
import { goalsIn } from '../testing/table.ts'
import { openfootballTxt } from './openfootball-txt.ts'

const { missing, source } = sharedData('openfootball-txt/worldcup')
const where = missing ? ': NOT PROVED HERE, no datasets at SHARED_DATA or ../shared/data' : ''

const COUNTS: readonly (readonly [number, number])[] = [
  [1930, 18],
  [1934, 17],
  [1950, 22],
  [1954, 26],
  [1958, 35],
  [1962, 32],
  [1966, 32],
  [1970, 32],
  [1978, 38],
  [1982, 52],
  [1986, 52],
  [1994, 52],
  [1998, 64],
  [2002, 64],
  [2010, 64],
  [2014, 64],
]

describe.skipIf(missing)(`Football.TXT as it is: World Cups${where}`, () => {
  let records: ImportRecord[]
  let matches: MatchRecord[]
  beforeAll(async () => {
    records = await collect(openfootballTxt, source)
    matches = ofKind(records, 'match')
  })
  const cup = (year: number) => matches.filter(({ origin }) => origin.file.startsWith(`${year}--`))
  const more = (name: string) => matches.filter(({ origin }) => origin.file === `more/${name}.txt`)
  const pairOf = ({ day, home, away }: MatchRecord) => [day, ...[home.country, away.country].sort()].join(' ')

  test.each(COUNTS)('%d: %d matches with a score in each of three tellings', (year, count) => {
    const tellings = [cup(year), more(String(year)), more(`${year}_full`)]
    expect(tellings.map((stated) => stated.filter(({ score }) => score).length)).toEqual([count, count, count])
    expect(new Set(tellings.map((stated) => goalsIn(stated))).size).toBe(1)
  })

  test('goals listed are as many as the score, in every match that lists any', () => {
    expect(ofKind(records, 'warning')).toEqual([])
    expect(ofKind(records, 'rejection').map(({ origin }) => origin.file)).toEqual([
      '1982--spain/squads/sv-el-salvador.txt',
      '1986--mexico/squads/ca-canada.txt',
      ...Array.from({ length: 3 }, () => 'more/2014_squads.txt'),
    ])
  })

  test('the score after 90 minutes that follows from the goals of a sheet is that of the other file', () => {
    for (const [year] of COUNTS) {
      const known = new Map(cup(year).map((match) => [pairOf(match), match]))
      for (const match of more(`${year}_full`).filter(({ extraTime }) => extraTime)) {
        const other = known.get(pairOf(match))
        const turned = other?.home.country === match.away.country
        const stated = turned && other?.score ? { home: other.score.away, away: other.score.home } : other?.score
        expect([pairOf(match), match.score]).toEqual([pairOf(match), stated])
      }
    }
  })

  test('2014: cards, eleven starters, referees', () => {
    const sheets = more('2014_full')
    expect(eventsOf(sheets, 'yellow')).toHaveLength(181)
    expect(eventsOf(sheets, 'red')).toHaveLength(7)
    const starters = sheets.flatMap(({ lineups }) =>
      lineups.map(({ players }) => players.filter(({ starter }) => starter).length),
    )
    expect([starters.length, new Set(starters)]).toEqual([128, new Set([11])])
    expect(sheets.every(({ officials }) => officials[0]?.role === 'referee')).toBe(true)
    expect(eventsOf(sheets, 'shootout-kick')).toHaveLength(36)
  })

  test('1978 and 1982: a second stage of groups; 1950: a final group', () => {
    const second = (year: number) => cup(year).filter(({ phase }) => phase?.name === 'Segunda fase').length
    expect([second(1978), second(1982)]).toEqual([12, 12])
    expect(cup(1950).filter(({ phase }) => phase?.name === 'Quadrangular final')).toHaveLength(6)
  })

  test('squads', () => {
    const squads = ofKind(records, 'squad')
    const folder = squads.filter(({ origin }) => origin.file.startsWith('2014--brazil/squads/'))
    expect(folder).toHaveLength(736)
    expect(new Set(folder.map(({ team }) => team.country)).size).toBe(32)
    const list = squads.filter(({ origin }) => origin.file === 'more/2014_squads.txt')
    expect([list.length, list.filter(({ role }) => role === 'player').length]).toEqual([768, 736])
    expect(squads.every(({ team }) => team.country !== null)).toBe(true)
  })
})
