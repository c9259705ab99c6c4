import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportRecord, MatchRecord } from '../../records/records.ts'
import { collect, eventsOf, matchesOf, ofKind, reasonsOf } from '../testing/collect.ts'
import { pointsTable } from '../testing/points-table.ts'
import { sharedData } from '../testing/shared-data.ts'
import { cbf } from './cbf.ts'

const real = sharedData('brazilianfootball-cbf')
describe.skipIf(real.missing)('cbf on the real files (needs the shared data)', () => {
  let records: ImportRecord[]
  beforeAll(async () => {
    records = await collect(cbf, real.source)
  })

  // Matches, open play, penalties, free kicks, own goals, yellows, dismissals, changes, player lines.
  test.each([
    ['brasileirao_serie_a', '2013', [380, 816, 62, 43, 15, 1682, 49, 2163, 15_438]],
    ['brasileirao_serie_a', '2015', [380, 773, 74, 23, 27, 1877, 105, 2228, 16_140]],
    ['brasileirao_serie_a', '2019', [380, 737, 95, 18, 23, 1666, 94, 2208, 16_978]],
    // One of the 1,841 yellow lines of 2022 is nothing but broken: it is rejected.
    ['brasileirao_serie_a', '2022', [380, 772, 98, 14, 21, 1840, 102, 3499, 17_240]],
    ['brasileirao_serie_b', '2018', [380, 729, 75, 19, 23, 1993, 114, 2240, 16_017]],
    ['brasileirao_serie_c', '2020', [206, 408, 60, 17, 13, 1123, 77, 1786, 8574]],
    ['copa_do_brasil', '2018', [120, 227, 14, 9, 3, 599, 32, 701, 5012]],
    ['copa_do_brasil', '2021', [122, 257, 25, 10, 7, 578, 30, 1074, 5260]],
  ])('%s %s: matches, goals by kind, cards, changes, player lines', (competition, edition, counts) => {
    const matches = matchesOf(records, competition, edition)
    const count = (type: Parameters<typeof eventsOf>[1]) => eventsOf(matches, type).length
    const freeKicks = eventsOf(matches, 'goal').filter((event) => event.detail === 'free-kick').length
    expect([
      matches.length,
      count('goal') - freeKicks,
      count('penalty'),
      freeKicks,
      count('own-goal'),
      count('yellow'),
      count('second-yellow') + count('red'),
      count('substitution'),
      matches.flatMap((match) => match.lineups.flatMap((lineup) => lineup.players)).length,
    ]).toEqual(counts)
  })

  test('in every match the goals of each side are its score', () => {
    const wrong = ofKind(records, 'match').filter(({ events, score }) => {
      const goals = events.filter(({ type }) => type === 'goal' || type === 'penalty' || type === 'own-goal')
      const home = goals.filter(({ type, side }) => (type === 'own-goal' ? side === 'away' : side === 'home')).length
      return home !== score?.home || goals.length - home !== score.away
    })
    expect(wrong.map((match) => match.key)).toEqual([])
  })

  test('final tables', () => {
    const table = (year: string) => pointsTable(matchesOf(records, 'brasileirao_serie_a', year)).slice(0, 4)
    expect(table('2013')).toMatchObject([
      { team: 'Cruzeiro', points: 76, wins: 23, goalsFor: 77, difference: 40 },
      { team: 'Grêmio', points: 65 },
      { team: 'Athletico Paranaense', points: 64 },
      { team: 'Botafogo', points: 61 },
    ])
    expect(table('2015').map(({ team, points }) => `${team} ${points}`)).toEqual([
      'Corinthians 81',
      'Atlético Mineiro 69',
      'Grêmio 68',
      'São Paulo 62',
    ])
    expect(table('2022').map(({ team, points }) => `${team} ${points}`)).toEqual([
      'Palmeiras 81',
      'Internacional 73',
      'Fluminense 70',
      'Corinthians 65',
    ])
  })

  test('top scorers', () => {
    const top = (competition: string, year: string, places: number) => {
      const goals = new Map<string, number>()
      for (const { events } of matchesOf(records, competition, year))
        for (const { type, player } of events)
          if ((type === 'goal' || type === 'penalty') && player)
            goals.set(player.fullName ?? player.name, (goals.get(player.fullName ?? player.name) ?? 0) + 1)
      return [...goals].sort((a, b) => b[1] - a[1]).slice(0, places)
    }
    expect(top('brasileirao_serie_a', '2013', 1)).toEqual([['Ederson Alves Ribeiro Silva', 21]])
    expect(top('brasileirao_serie_a', '2015', 2).map(([, goals]) => goals)).toEqual([20, 14])
    expect(top('brasileirao_serie_a', '2019', 2)).toEqual([
      ['Gabriel Barbosa Almeida', 25],
      ['Bruno Henrique Pinto', 21],
    ])
    expect(top('brasileirao_serie_a', '2022', 3).map(([, goals]) => goals)).toEqual([27, 19, 18])
    expect(top('brasileirao_serie_b', '2018', 1).map(([, goals]) => goals)).toEqual([17])
    expect(top('copa_do_brasil', '2021', 1)).toEqual([['Givanildo Vieira de Sousa', 8]])
  })

  test('5,575 registration numbers, 1,702 at more than one club, and where two of them went', () => {
    const clubs = new Map<string, Map<string, Set<string>>>()
    for (const match of ofKind(records, 'match'))
      for (const { side, players } of match.lineups)
        for (const { player } of players) {
          const club = `${match[side].name}/${match[side].state}`
          const of = clubs.get(player.key ?? '') ?? new Map<string, Set<string>>()
          clubs.set(player.key ?? '', of.set(club, (of.get(club) ?? new Set()).add(match.edition.edition)))
        }
    expect(clubs.size).toBe(5575)
    expect([...clubs.values()].filter((of) => of.size > 1)).toHaveLength(1702)
    const path = (key: string) =>
      [...(clubs.get(key) ?? [])].map(([club, years]) => `${club} ${[...years].sort().join(' ')}`).sort()
    expect(path('337830')).toEqual(['Flamengo/RJ 2019 2021 2022', 'Santos/SP 2013 2015 2018'])
    expect(path('401839')).toEqual(['Flamengo/RJ 2019 2021 2022', 'Goiás/GO 2015', 'Santos/SP 2018'])
    expect(ofKind(records, 'person')).toHaveLength(5575)
  })

  test('rounds, phases and legs are certain in every season', () => {
    const key = (competition: string, year: string, number: number): MatchRecord | undefined =>
      matchesOf(records, competition, year)[number - 1]
    expect(key('brasileirao_serie_a', '2019', 11)?.round).toEqual({ number: 2, name: '2ª rodada' })
    expect(key('brasileirao_serie_b', '2018', 380)?.round?.number).toBe(38)
    expect(key('brasileirao_serie_c', '2020', 206)).toMatchObject({ round: { name: 'Final' }, leg: 2 })
    expect(key('copa_do_brasil', '2018', 120)).toMatchObject({
      round: { name: 'Final' },
      leg: 2,
      home: { name: 'Corinthians' },
      away: { name: 'Cruzeiro' },
      score: { home: 1, away: 2 },
    })
    expect(key('copa_do_brasil', '2021', 122)).toMatchObject({ leg: 2, score: { home: 1, away: 2 } })
    expect(ofKind(records, 'match').filter((match) => match.round === null)).toEqual([])
  })

  test('line-ups are kept as they are, with too few starters too', () => {
    const odd = (year: string) =>
      matchesOf(records, 'brasileirao_serie_a', year).filter(({ lineups }) =>
        lineups.some(({ players }) => players.filter(({ starter }) => starter).length !== 11),
      )
    expect(odd('2013')).toHaveLength(6)
    expect(odd('2019').map((match) => match.key)).toContain('brasileirao_serie_a/2019/062')
  })

  test('nearly every player of an event is known by number', () => {
    const players = ofKind(records, 'match').flatMap(({ events }) => events.map(({ player }) => player))
    expect(players.filter((player) => player === null)).toHaveLength(5)
    expect(players.filter((player) => player !== null && player.key === null)).toHaveLength(4)
  })

  test('six rejections in all', () => {
    expect(reasonsOf(ofKind(records, 'rejection')).map((text) => text.split(' ')[0])).toEqual([
      'Serie_A_2019_squads.json',
      'CdB_2018_games.json:30',
      'CdB_2021_games.json:24',
      'CdB_2021_games.json:24',
      'Serie_A_2022_games.json:4',
      'Serie_C_2020_games.json:137',
    ])
  })
})
