import { rulesets } from '@meio-campo/football'
import type { RulesetName } from '@meio-campo/football'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportRecord, MatchRecord } from '../../records/records.ts'
import { all, collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { sharedData } from '../testing/shared-data.ts'
import { goalsIn, pointsIn, tableOf } from '../testing/table.ts'
import { openfootballTxt } from './openfootball-txt.ts'

const { missing, source } = sharedData('openfootball-txt')
const where = missing ? ': NOT PROVED HERE, no datasets at SHARED_DATA or ../shared/data' : ''

describe.skipIf(missing)(`Football.TXT as it is: matches${where}`, () => {
  let records: ImportRecord[]
  let byFile: Map<string, MatchRecord[]>
  beforeAll(async () => {
    records = await collect(openfootballTxt, source)
    byFile = Map.groupBy(ofKind(records, 'match'), ({ origin }) => origin.file)
  })
  const matchesIn = (file: string) => byFile.get(file) ?? []
  const brazil = (file: string) => matchesIn(`brazil-classic/brazil/${file}.txt`)
  const serieA = (year: number) => brazil(`${year}/brasileirao-seriea`)

  test('no file is passed over: each gives records or a reason', async () => {
    const files = (await all(source.files())).map(({ path }) => path)
    const stated = new Set(records.map(({ origin }) => origin.file))
    expect(files).toHaveLength(635)
    expect(files.filter((file) => !stated.has(file))).toEqual([])
    const whole = ofKind(records, 'rejection').filter(({ origin }) => origin.line === null)
    expect(whole.map(({ origin }) => origin.file)).toEqual([
      'brazil-classic/brazil/2013/cb.txt',
      ...['ar', 'at', 'be', 'de', 'eng'].map((name) => `clubs/0-world/${name}.txt`),
      'clubs/europe/clubs.wiki.de.txt',
      'clubs/europe/clubs.wiki.txt',
      'clubs/north-america/clubs.wiki.es.txt',
      'clubs/north-america/clubs.wiki.txt',
      'clubs/south-america/clubs.wiki.txt',
    ])
  })

  test('no line of a match is lost but those of shared names and one without a score', () => {
    const lines = ofKind(records, 'rejection').filter(
      ({ origin }) => origin.line !== null && !origin.file.startsWith('clubs/'),
    )
    const reasons = Map.groupBy(reasonsOf(lines), (each) => /“(.+)” é o nome de dois clubes/.exec(each)?.[1] ?? each)
    expect([...reasons].map(([reason, list]) => `${list.length} ${reason}`)).toEqual([
      '1 brazil-classic/brazil/2016/gauchao.txt:179 a linha não tem a forma de um jogo.',
      '18 Botafogo',
      '12 Portuguesa',
      '12 São Raimundo',
      '1 worldcup/1982--spain/squads/sv-el-salvador.txt:20 a linha não tem número, posição e nome.',
      '1 worldcup/1986--mexico/squads/ca-canada.txt:31 a linha não tem número, posição e nome.',
      ...[282, 283, 289].map(
        (line) => `1 worldcup/more/2014_squads.txt:${line} falta o número: o jogador não entrou na lista.`,
      ),
    ])
  })

  test('every team of every match has its country', () => {
    const without = ofKind(records, 'match')
      .flatMap(({ home, away }) => [home, away])
      .filter(({ country }) => country === null)
    expect(without).toEqual([])
  })

  test('modern files have the number of matches that they promise', async () => {
    let modern = 0
    for (const file of await all(source.files())) {
      const promised = /^# Matches +(\d+)\r?$/m.exec(await file.text())?.[1]
      if (promised === undefined) continue
      modern += 1
      expect(`${file.path} ${matchesIn(file.path).length}`).toBe(`${file.path} ${promised}`)
    }
    expect(modern).toBeGreaterThanOrEqual(38)
  })

  test.each<[string, RulesetName, readonly string[], number?]>([
    [
      '2018_br1',
      'brasileiraoSerieA',
      ['Palmeiras 80', 'Flamengo RJ 72', 'Internacional 69', 'Grêmio Porto Alegre 66'],
      827,
    ],
    [
      '2022_br1',
      'brasileiraoSerieA',
      ['Palmeiras 81', 'Internacional 73', 'Fluminense RJ 70', 'Corinthians SP 65'],
      905,
    ],
    ['2024_br1', 'brasileiraoSerieA', ['Botafogo FR 79', 'SE Palmeiras 73', 'CR Flamengo 70', 'Fortaleza EC 68'], 929],
    ['2018_br2', 'brasileiraoSerieB', ['Fortaleza CE 71', 'CSA AL 62']],
    ['2020_br2', 'brasileiraoSerieB', ['Chapecoense 73', 'América MG 73']],
    ['2022_br2', 'brasileiraoSerieB', ['Cruzeiro 78']],
  ])('final table of %s', (file, rules, top, goals) => {
    const season = matchesIn(`south-america/brazil/${file}.txt`)
    expect(pointsIn(tableOf(season, rulesets[rules]), top.length)).toEqual(top)
    if (goals !== undefined) expect(goalsIn(season)).toBe(goals)
  })

  test('finals of the Libertadores', () => {
    const finals = (year: number) =>
      matchesIn(`south-america/copa-libertadores/${year}_copal.txt`)
        .filter(({ round }) => round?.name === 'Final')
        .map(({ home, away, score, extraTime, penalties, leg, neutral }) => {
          const main = extraTime ?? score
          const kicks = penalties ? ` (${penalties.home}-${penalties.away})` : ''
          return `${leg ?? '-'} ${home.name} ${main?.home}-${main?.away}${kicks} ${away.name}${neutral ? ' n' : ''}`
        })
    expect([2012, 2013, 2018, 2019, 2020, 2022, 2024].map(finals)).toEqual([
      ['1 Boca Juniors 1-1 Corinthians SP', '2 Corinthians SP 2-0 Boca Juniors'],
      ['1 Club Olimpia 2-0 Atlético Mineiro', '2 Atlético Mineiro 2-0 (4-3) Club Olimpia'],
      ['1 Boca Juniors 2-2 River Plate', '2 River Plate 3-1 Boca Juniors'],
      ['- Flamengo RJ 2-1 River Plate n'],
      ['- Palmeiras 1-0 Santos FC n'],
      ['- Flamengo RJ 1-0 Athletico Paranaense n'],
      ['- CA Mineiro 1-3 Botafogo FR n'],
    ])
  })

  test('cups: statuses and shoot-outs', () => {
    const copas = matchesIn('south-america/copa-libertadores/2016_copas.txt')
    expect(copas).toHaveLength(92)
    expect(copas.filter(({ status }) => status === 'cancelled').map(({ round, leg }) => [round?.name, leg])).toEqual([
      ['Final', 1],
      ['Final', 2],
    ])
    const awarded = matchesIn('south-america/copa-libertadores/2015_copal.txt').find(
      ({ status }) => status === 'awarded',
    )
    expect(awarded).toMatchObject({ home: { name: 'Boca Juniors' }, score: { home: 0, away: 3 } })
    const cup = matchesIn('south-america/brazil/2025_brcup.txt')
    expect([cup.length, goalsIn(cup), cup.filter(({ penalties }) => penalties).length]).toEqual([92, 237, 22])
    expect(cup.every(({ extraTime }) => extraTime === null)).toBe(true)
  })

  test('classic Brazil: counts', () => {
    expect([2003, 2005, 2006, 2007, 2008, 2010, 2016].map((year) => serieA(year).length)).toEqual([
      552, 473, 380, 380, 380, 380, 379,
    ])
    expect(goalsIn(serieA(2003))).toBe(1592)
    expect(serieA(2005).filter(({ annulled }) => annulled)).toHaveLength(11)
    expect(new Set(serieA(2007).flatMap(({ home, away }) => [home.name, away.name])).size).toBe(20)
    expect(brazil('2020/1-seriea').filter(({ score }) => score)).toHaveLength(203)
    expect([2011, 2012, 2013, 2017].map((year) => serieA(year).length)).toEqual([380, 380, 380, 380])
  })

  test.each<[number, readonly string[]]>([
    [2003, ['Cruzeiro 100', 'Santos 87', 'São Paulo 78', 'Coritiba 73']],
    [2005, ['Corinthians 81', 'Internacional 78', 'Goiás 74', 'Palmeiras 70']],
    [2006, ['São Paulo 78']],
    [2007, ['São Paulo 77']],
    [2008, ['São Paulo 75']],
    [2010, ['Fluminense 71']],
    [2011, ['Corinthians 71']],
    [2012, ['Fluminense 77']],
    [2016, ['Palmeiras 80']],
    [2017, ['Corinthians 72']],
  ])('classic Brazil: table of %d', (year, top) => {
    expect(pointsIn(tableOf(serieA(year), rulesets.brasileiraoSerieA), top.length)).toEqual(top)
  })

  test('classic Brazil: figures of the champions of 2003 and 2007', () => {
    expect(tableOf(serieA(2003), rulesets.brasileiraoSerieA)[0]).toMatchObject({
      won: 31,
      drawn: 7,
      lost: 8,
      goalsFor: 102,
      goalsAgainst: 47,
    })
    expect(tableOf(serieA(2007), rulesets.brasileiraoSerieA)[0]).toMatchObject({
      won: 23,
      goalsFor: 55,
      goalsAgainst: 19,
    })
  })

  test('2020: days behind European hours are those of the other file of that season', () => {
    const known = new Map(matchesIn('south-america/brazil/2020_br1.txt').map((match) => [match.kickoff, match.day]))
    const timed = brazil('2020/1-seriea').filter(({ kickoff, score }) => kickoff !== null && score !== null)
    const shared = timed.filter(({ kickoff }) => known.has(kickoff))
    expect(shared.length / timed.length).toBeGreaterThan(0.95)
    expect(shared.every(({ kickoff, day }) => known.get(kickoff) === day)).toBe(true)
  })

  test('England in 1888, 1994 and 2004', () => {
    const oldest = matchesIn('england/archive/1880s/1888-89/1-footballleague.txt')
    expect([oldest.length, goalsIn(oldest)]).toEqual([132, 586])
    const [first, second] = tableOf(oldest, { ...rulesets.england, pointsPerWin: 2 })
    expect(first).toMatchObject({
      team: 'Preston North End FC',
      points: 40,
      won: 18,
      drawn: 4,
      lost: 0,
      goalsFor: 74,
      goalsAgainst: 15,
    })
    expect(second).toMatchObject({ team: 'Aston Villa FC', points: 29 })
    expect(tableOf(matchesIn('england/2004-05/1-premierleague.txt'), rulesets.england)[0]).toMatchObject({
      team: 'Chelsea FC',
      points: 95,
      goalsFor: 72,
      goalsAgainst: 15,
    })
    expect(matchesIn('england/archive/1990s/1994-95/1-premierleague.txt')).toHaveLength(462)
  })

  test('2019-20: the last day of the Premier League is found by its day of the week', () => {
    const days = matchesIn('england/2019-20/1-premierleague.txt')
      .map(({ day }) => day ?? '')
      .sort()
    expect([days[0], days.at(-1)]).toEqual(['2019-08-09', '2020-07-26'])
  })
})
