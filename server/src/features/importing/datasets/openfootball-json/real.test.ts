import { rulesets } from '@meio-campo/football'
import type { RulesetName } from '@meio-campo/football'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportRecord, MatchRecord } from '../../records/records.ts'
import { all, collect, ofKind } from '../testing/collect.ts'
import { sharedData } from '../testing/shared-data.ts'
import { goalsIn, pointsIn, tableOf } from '../testing/table.ts'
import { openfootballJson } from './openfootball-json.ts'

const leagues = sharedData('openfootball-football-json')
const worldCups = sharedData('openfootball-worldcup-json')
const where = leagues.missing ? ': NOT PROVED HERE, no datasets at SHARED_DATA or ../shared/data' : ''

let records: ImportRecord[]
let matches: MatchRecord[]
const read = (source: typeof leagues) => async () => {
  records = await collect(openfootballJson, source.source)
  matches = ofKind(records, 'match')
}
const matchesIn = (file: string) => matches.filter(({ origin }) => origin.file === file)

describe.skipIf(leagues.missing)(`football.json as it is${where}`, () => {
  beforeAll(read(leagues))

  test('every file is read, but for the licence', async () => {
    const files = (await all(leagues.source.files())).map(({ path }) => path)
    const editions = new Set(ofKind(records, 'edition').map(({ origin }) => origin.file))
    expect(files.filter((file) => !editions.has(file))).toEqual(['LICENSE.md'])
    expect(editions.size).toBe(68)
    expect(ofKind(records, 'rejection')).toEqual([])
  })

  test('counts', () => {
    expect(matches).toHaveLength(22_715)
    expect(matches.filter(({ score }) => score)).toHaveLength(22_204)
    expect(matches.filter(({ extraTime }) => extraTime)).toHaveLength(19)
    expect(matches.filter(({ penalties }) => penalties)).toHaveLength(13)
    expect(matches.filter(({ kickoff }) => kickoff === null)).toHaveLength(324)
    const statuses = Map.groupBy(matches, ({ status }) => status)
    const counts = ['awarded', 'cancelled', 'postponed', 'abandoned'] as const
    expect(counts.map((status) => statuses.get(status)?.length)).toEqual([26, 281, 3, 1])
    expect(matches.every(({ home, away }) => home.country !== null && away.country !== null)).toBe(true)
  })

  test('only mistakes listed in the README are repaired', () => {
    const stated = ofKind(records, 'warning').map(({ origin, reason }) => `${origin.file} ${reason.slice(0, 41)}`)
    expect(stated).toEqual([
      '2016-17/fr.1.json SC Bastia x Olympique Lyonnais: o resulta',
      '2019-20/en.1.json jogos datados de antes da primeira rodada',
      '2025-26/en.3.json nomes cortados, lidos como o nome inteiro',
      '2025-26/en.3.json jogos datados de antes da primeira rodada',
      'LICENSE.md não é um arquivo de dados.',
    ])
  })

  test('2019-20/en.1: 66 matches of July 2020', () => {
    const july = matchesIn('2019-20/en.1.json').filter(({ day }) => day?.startsWith('2020-07'))
    expect(july).toHaveLength(66)
    expect(
      matchesIn('2019-20/en.1.json')
        .map(({ day }) => day ?? '')
        .sort()
        .at(-1),
    ).toBe('2020-07-26')
  })

  test('2025-26/en.3: 24 clubs, 276 matches from January to May 2026', () => {
    const played = matchesIn('2025-26/en.3.json')
    expect(played.filter(({ day }) => day?.startsWith('2026'))).toHaveLength(276)
    const clubs = Map.groupBy(
      played.flatMap(({ home, away }) => [home.name, away.name]),
      (name) => name,
    )
    expect(clubs.size).toBe(24)
    expect([...clubs.values()].every((each) => each.length === 46)).toBe(true)
  })

  test('days follow the rounds: none but a moved match lies before the round before', () => {
    const early = matches.filter(({ edition, day }) => day !== null && day < `${edition.edition.slice(0, 4)}-01-01`)
    expect(early).toEqual([])
  })

  test.each<[string, RulesetName, readonly string[], number?]>([
    [
      '2019/br.1',
      'brasileiraoSerieA',
      ['Flamengo RJ 90', 'Santos FC 74', 'Palmeiras 74', 'Grêmio Porto Alegre 65'],
      876,
    ],
    [
      '2020/br.1',
      'brasileiraoSerieA',
      ['Flamengo RJ 71', 'Internacional 70', 'Atlético Mineiro 68', 'São Paulo FC 66'],
      944,
    ],
    ['2025/br.1', 'brasileiraoSerieA', ['CR Flamengo 79', 'SE Palmeiras 76', 'Cruzeiro EC 70', 'Mirassol FC 67'], 959],
    ['2011-12/en.1', 'england', ['Manchester City 89', 'Manchester United 89']],
    ['2015-16/en.1', 'england', ['Leicester City 81']],
    ['2017-18/en.1', 'england', ['Manchester City 100']],
    ['2023-24/en.1', 'england', ['Manchester City FC 91'], 1246],
    ['2012-13/es.1', 'spain', ['FC Barcelona 100']],
    ['2013-14/it.1', 'italy', ['Juventus 102']],
    ['2023-24/de.1', 'germany', ['Bayer 04 Leverkusen 90']],
    ['2019-20/fr.1', 'france', ['Paris Saint-Germain 68']],
  ])('final table of %s', (file, rules, top, goals) => {
    const season = matchesIn(`${file}.json`)
    expect(pointsIn(tableOf(season, rulesets[rules]), top.length)).toEqual(top)
    if (goals !== undefined) expect(goalsIn(season)).toBe(goals)
  })

  test('2019-20/en.1: the English order, not the Brazilian one', () => {
    const table = tableOf(matchesIn('2019-20/en.1.json'), rulesets.england)
    expect(pointsIn(table.slice(2), 2)).toEqual(['Manchester United 66', 'Chelsea FC 66'])
  })

  test('2013-14/es.1: Barcelona second on 87', () => {
    const table = tableOf(matchesIn('2013-14/es.1.json'), rulesets.spain)
    expect(pointsIn(table.slice(1), 2)).toEqual(['FC Barcelona 87', 'Real Madrid 87'])
  })

  test('finals', () => {
    const final = (file: string) => matchesIn(file).find(({ round }) => round?.name === 'Final')
    expect(final('2011-12/uefa.cl.json')).toMatchObject({
      home: { name: 'Bayern München', country: 'DE' },
      extraTime: { home: 1, away: 1 },
      penalties: { home: 3, away: 4 },
      neutral: true,
    })
    expect(final('2013-14/uefa.cl.json')).toMatchObject({
      score: { home: 1, away: 1 },
      extraTime: { home: 4, away: 1 },
    })
    expect(final('2019-20/uefa.cl.json')).toMatchObject({ score: { home: 0, away: 1 } })
    expect(final('2025/copa.l.json')).toMatchObject({ day: '2025-11-29', score: { home: 0, away: 1 }, neutral: true })
  })

  test('two-legged ties have two legs, and a league with four rounds none', () => {
    const legs = matchesIn('2018-19/uefa.cl.json').map(({ leg }) => leg)
    expect(legs.filter((leg) => leg === 1)).toHaveLength(14)
    expect(legs.filter((leg) => leg === 2)).toHaveLength(14)
    expect(matchesIn('2010-11/at.1.json').every(({ leg, phase }) => leg === null && phase === null)).toBe(true)
  })

  test('stages of 63 matches become phases', () => {
    const staged = matchesIn('2018-19/at.1.json').filter(({ phase }) => phase !== null)
    expect(staged).toHaveLength(63)
  })
})

describe.skipIf(worldCups.missing)(`worldcup.json as it is${where}`, () => {
  beforeAll(read(worldCups))

  test('counts', () => {
    expect(matches).toHaveLength(664)
    expect(matches.filter(({ kickoff }) => kickoff)).toHaveLength(128)
    expect(ofKind(records, 'rejection').map(({ origin }) => origin.file)).toEqual([
      '2014/worldcup.groups.json',
      '2014/worldcup.standings.json',
    ])
    expect(ofKind(records, 'warning').map(({ origin }) => origin.file)).toEqual(['LICENSE.md'])
    expect([ofKind(records, 'stadium').length, ofKind(records, 'team').length]).toEqual([12, 32])
    expect(matches.every(({ home, away }) => home.country !== null && away.country !== null)).toBe(true)
  })

  test.each([
    ['1930', 18, 70],
    ['1954', 26, 140],
    ['2014', 64, 171],
  ])('%s: %d matches, %d goals', (year, count, goals) => {
    const played = matches.filter(({ edition }) => edition.edition === year)
    expect([played.length, goalsIn(played)]).toEqual([count, goals])
  })

  test('2014: goals, extra times, shoot-outs, and two names of James', () => {
    const played = matches.filter(({ edition }) => edition.edition === '2014')
    const events = played.flatMap((match) => match.events)
    expect(events).toHaveLength(171)
    expect(played.filter(({ extraTime }) => extraTime)).toHaveLength(8)
    expect(played.filter(({ penalties }) => penalties)).toHaveLength(4)
    expect(events.filter(({ player }) => player?.name === 'James Rodríguez')).toHaveLength(5)
    expect(played.at(-1)?.events[0]).toMatchObject({ player: { name: 'Mario Götze' }, minute: 113, side: 'home' })
  })
})
