import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportRecord, MatchRecord, Score } from '../../records/records.ts'
import { collect, eventsOf, ofKind, reasonsOf } from '../testing/collect.ts'
import { sharedData } from '../testing/shared-data.ts'
import { internationalResults } from './international-results.ts'

const real = sharedData('martj42-international-results')
describe.skipIf(real.missing)('international-results on the real files (needs the shared data)', () => {
  let records: ImportRecord[]
  let matches: MatchRecord[]
  beforeAll(async () => {
    records = await collect(internationalResults, real.source)
    matches = ofKind(records, 'match')
  })
  const final = (match: MatchRecord): Score => match.extraTime ?? match.score ?? { home: NaN, away: NaN }
  const tally = (names: readonly (string | undefined)[]) =>
    [...Map.groupBy(names, (name) => name)]
      .map(([name, all]) => [name, all.length] as const)
      .sort((a, b) => b[1] - a[1])

  test('41,300 results: 41,299 matches and the second Tahiti–New Caledonia', () => {
    expect(matches).toHaveLength(41_299)
    expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([
      'results.csv:9644 Tahiti–New Caledonia em 1974-02-17 já está na linha 9643.',
      'shootouts.csv:424 não há resultado de Saare County–Åland Islands em 2011-06-29 para esta disputa por pênaltis.',
    ])
  })

  test('goals, neutral grounds, tournaments, World Cup matches', () => {
    // The rejected row had three goals.
    expect(matches.reduce((sum, match) => sum + final(match).home + final(match).away, 0)).toBe(123_107 - 3)
    expect(matches.filter((match) => match.neutral)).toHaveLength(10_454)
    const by = tally(matches.map((match) => match.edition.competition))
    expect(by).toHaveLength(167)
    expect(by.slice(0, 2)).toEqual([
      ['amistosos', 16_115],
      ['eliminatorias_da_copa_do_mundo', 7004],
    ])
    expect(matches.filter((match) => match.edition.competition === 'copa_do_mundo')).toHaveLength(836)
    expect(new Set(matches.flatMap(({ home, away }) => [home.name, away.name])).size).toBe(317)
  })

  test.each([
    ['Brazil', 958, 608, 194, 156],
    ['Argentina', 966, 520, 238, 208],
    ['England', 982, 555, 238, 189],
  ])('%s played %i: %i won, %i drawn, %i lost', (team, played, won, drawn, lost) => {
    const margins = matches.flatMap((match) => {
      const { home, away } = final(match)
      return match.home.name === team ? [home - away] : match.away.name === team ? [away - home] : []
    })
    const count = (sign: number) => margins.filter((margin) => Math.sign(margin) === sign).length
    expect([margins.length, count(1), count(0), count(-1)]).toEqual([played, won, drawn, lost])
  })

  test('scorers, own goals, penalties', () => {
    const goals = (['goal', 'penalty'] as const).flatMap((type) => eventsOf(matches, type))
    expect(tally(goals.flatMap(({ player }) => player?.name ?? [])).slice(0, 3)).toEqual([
      ['Cristiano Ronaldo', 64],
      ['Ali Daei', 49],
      ['Miroslav Klose', 48],
    ])
    expect(eventsOf(matches, 'own-goal')).toHaveLength(600)
    expect(eventsOf(matches, 'penalty')).toHaveLength(2307)
    const all = matches.flatMap(({ events }) => events)
    expect(all).toHaveLength(37_534)
    expect(all.filter(({ player }) => player === null)).toHaveLength(44)
    expect(all.filter(({ minute }) => minute === null)).toHaveLength(254)
    expect(matches.filter(({ events }) => events.length > 0)).toHaveLength(12_035)
  })

  test('shoot-outs: 513 matched, and who won most', () => {
    const decided = matches.filter((match) => match.shootoutWinner)
    expect(decided).toHaveLength(513)
    const won = new Map(tally(decided.map((match) => match.shootoutWinner && match[match.shootoutWinner].name)))
    expect([won.get('South Korea'), won.get('Thailand'), won.get('Egypt'), won.get('Brazil')]).toEqual([14, 12, 12, 8])
    expect(decided.filter(({ home, away }) => home.name === 'Brazil' || away.name === 'Brazil')).toHaveLength(13)
    expect(decided.find((match) => match.day === '1977-08-31')).toMatchObject({ extraTime: { home: 2, away: 0 } })
  })

  test('extra time where it is known, and no score at 90 minutes where it is not', () => {
    expect(matches.find((match) => match.day === '2014-07-13')).toMatchObject({
      home: { name: 'Germany' },
      score: { home: 0, away: 0 },
      extraTime: { home: 1, away: 0 },
    })
    expect(matches.filter((match) => match.score === null)).toHaveLength(247)
    expect(matches.filter((match) => match.score !== null && match.extraTime !== null)).toHaveLength(131)
  })

  test('36 former names of 28 teams', () => {
    expect(ofKind(records, 'team')).toHaveLength(28)
    expect(ofKind(records, 'team').flatMap(({ aliases }) => aliases)).toHaveLength(36)
  })
})
