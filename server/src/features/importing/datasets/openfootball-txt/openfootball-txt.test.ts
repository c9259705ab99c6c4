import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportRecord, MatchRecord } from '../../records/records.ts'
import { folderSource } from '../../sources/folder-source.ts'
import { all, collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { openfootballTxt } from './openfootball-txt.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')

let records: ImportRecord[]
beforeAll(async () => {
  records = await collect(openfootballTxt, folderSource(FIXTURES))
})

const matchesIn = (file: string): MatchRecord[] => ofKind(records, 'match').filter(({ origin }) => origin.file === file)
const warningsIn = (file: string) =>
  ofKind(records, 'warning').flatMap((each) => (each.origin.file === file ? each.reason : []))
const rejectedIn = (file: string) =>
  reasonsOf(ofKind(records, 'rejection').filter(({ origin }) => origin.file === file))
const result = ({ home, away, score }: MatchRecord) => `${home.name} ${score?.home}-${score?.away} ${away.name}`

test('line ends make no difference', async () => {
  const paths = (await all(folderSource(FIXTURES).files())).map(({ path }) => path)
  const contents = await Promise.all(paths.map((path) => readFile(join(FIXTURES, path), 'utf8')))
  const crlf = Object.fromEntries(paths.map((path, index) => [path, contents[index]?.replaceAll('\n', '\r\n') ?? '']))
  expect(await collect(openfootballTxt, memorySource(crlf))).toEqual(records)
})

describe('modern files', () => {
  test('times are inherited, long names overflow, every shape of score is read', () => {
    const matches = matchesIn('cups/2025_brcup.txt')
    expect(matches.map(({ kickoff }) => kickoff?.slice(5, 16))).toEqual([
      '02-18T21:00',
      '02-18T21:00',
      '02-19T22:30',
      '03-06T00:30',
      '03-11T22:00',
      '05-01T19:00',
      '05-01T19:00',
    ])
    expect(matches[2]).toMatchObject({
      home: { name: 'Clube Muito Comprido do Norte PA', country: 'BR', state: 'PA' },
      score: { home: 1, away: 1 },
      halfTime: { home: 0, away: 1 },
      extraTime: null,
      penalties: { home: 5, away: 6 },
    })
    expect(matches[3]).toMatchObject({ leg: 1, day: '2025-03-05', round: { name: '2ª fase' } })
    expect(matches[4]).toMatchObject({ leg: 2, status: 'postponed', score: null })
    expect(matches[6]).toMatchObject({ status: 'awarded', score: { home: 3, away: 0 } })
  })

  test('2025_brcup: an extra time that repeats the shoot-out is left out, and reported', () => {
    expect(matchesIn('cups/2025_brcup.txt')[1]).toMatchObject({ score: { home: 0, away: 0 }, extraTime: null })
    expect(warningsIn('cups/2025_brcup.txt')).toEqual([
      'Recanto PE x Botafogo PB: o placar da prorrogação repete a disputa de pênaltis e foi deixado de fora.',
    ])
  })

  test('hours of South American cups are Brasília’s, days those of the ground', () => {
    expect(matchesIn('cups/2012_copal.txt')[1]).toMatchObject({ day: '2012-02-02', kickoff: '2012-02-03T02:00:00Z' })
  })
})

describe('older England', () => {
  test('the day of the week finds July 2020', () => {
    expect(matchesIn('england/1-premierleague.txt').map(({ day }) => day)).toEqual([
      '2019-08-09',
      '2019-08-10',
      '2019-08-10',
      '2020-07-26',
    ])
  })

  test('1888 has no rounds, and years of life in names', () => {
    const [first, second] = matchesIn('england/1-footballleague.txt')
    expect(first).toMatchObject({ round: null, away: { name: 'Eastgate FC (1878-1896)' }, day: '1888-09-08' })
    expect(second?.day).toBe('1889-01-19')
  })
})

describe('classic Brazil', () => {
  test('2003: hours, grounds, comments', () => {
    expect(matchesIn('2003/brasileirao-seriea.txt')[1]).toMatchObject({
      kickoff: '2003-03-29T19:00:00Z',
      stadium: { name: 'Arena da Baixada' },
      home: { name: 'Atlético-PR', state: 'PR' },
    })
  })

  test('2005: dashes everywhere, and an annulled match with its replay', () => {
    const matches = matchesIn('2005/brasileirao-seriea.txt')
    expect(matches.map(result)).toEqual([
      'Aurora 0-2 Goiás',
      'Atlético-MG 4-1 Estrela',
      'Sereno 3-3 Atlético-MG',
      'Atlético-PR 0-1 Aurora',
      'Estrela 1-0 Atlético-PR',
      'Goiás 1-1 Sereno',
      'Aurora 4-1 Goiás',
    ])
    expect(matches.map(({ annulled }) => annulled)).toEqual([true, false, false, false, false, false, false])
    expect(matches.map(({ stadium }) => stadium?.name)).toEqual([
      'Pinheirão',
      'Mineirão',
      'Moisés Lucarelli',
      'PresVargas',
      'Alfredo Jaconi',
      'Serra Dourada',
      'Pinheirão',
    ])
    expect(warningsIn('2005/brasileirao-seriea.txt')).toEqual([
      'grafias unidas: AURORA = Aurora, G oiás = Goiás.',
      'Aurora x Goiás: o jogo foi anulado e disputado de novo.',
    ])
  })

  test('2008: a date glued to its round with last year’s number, stray blanks', () => {
    const matches = matchesIn('2008/brasileirao-seriea.txt')
    expect(matches.map(({ day }) => day)).toEqual(['2008-05-10', '2008-05-10', '2008-05-17', '2008-05-17'])
    expect(matches.map(result)[1]).toBe('Atlético-MG 0-1 Flamengo')
  })

  test('2011: cups within a championship, a shoot-out in brackets, a match to come', () => {
    const matches = matchesIn('2011/carioca.txt')
    expect(matches.map(({ phase, round }) => [phase?.name, round?.name])).toEqual([
      [undefined, '1ª rodada'],
      ['Taça Guanabara', 'Semifinais'],
      ['Taça Guanabara', 'Final'],
      ['Taça Rio', 'Semifinais'],
      ['Taça Rio', 'Final'],
    ])
    expect(matches[1]).toMatchObject({ score: { home: 2, away: 2 }, penalties: { home: 2, away: 4 } })
    expect(matches[4]).toMatchObject({ status: 'scheduled', home: { name: 'Bangu', state: 'RJ' } })
  })

  test('2012: cut names, and a day of the week that does not fit', () => {
    expect(matchesIn('2012/brasileirao-seriea.txt').map(result)).toEqual([
      'Palmeiras 1-1 Portuguesa',
      'Aurora 1-0 Estrela',
      'Estrela 0-2 Palmeiras',
    ])
    expect(warningsIn('2012/brasileirao-seriea.txt')).toEqual([
      'a data 24/02 não cai no dia da semana escrito; foi lida como está.',
      'nomes cortados, lidos por inteiro: Palmeira = Palmeiras, Portugues = Portuguesa.',
    ])
  })

  test('2017: a name that two clubs of a league share is not guessed at', () => {
    expect(matchesIn('2017/brasileirao-seriec.txt').map(result)).toEqual([
      '7 de Setembro 1-0 Ypiranga',
      'Ypiranga 3-1 7 de Setembro',
    ])
    expect(rejectedIn('2017/brasileirao-seriec.txt')).toHaveLength(6)
    expect(matchesIn('2017/brasileirao-seriec.txt')[0]?.away).toMatchObject({ name: 'Ypiranga', state: 'RS' })
  })

  test('2020: European hours, so an evening is a day earlier in Brazil, and no hour is no certain day', () => {
    const matches = matchesIn('2020/1-seriea.txt')
    expect(matches.map(({ day, kickoff }) => [day, kickoff])).toEqual([
      ['2020-08-08', '2020-08-08T22:00:00Z'],
      ['2020-08-08', '2020-08-08T22:00:00Z'],
      ['2020-08-09', '2020-08-09T19:00:00Z'],
      [null, null],
      ['2021-02-25', '2021-02-26T00:30:00Z'],
    ])
    expect(matches[3]?.status).toBe('scheduled')
    expect(warningsIn('2020/1-seriea.txt')[0]).toContain('Jogos que ficaram sem dia: 1.')
  })
})

test('classic v0: legs, shoot-outs, hours of an unknown place', () => {
  const [first, second, group, last] = matchesIn('cups/libertadores.txt')
  expect(first).toMatchObject({
    leg: 1,
    day: '2013-01-22',
    kickoff: null,
    home: { country: 'AR' },
    phase: { name: 'Fase preliminar' },
  })
  expect(second).toMatchObject({ leg: 2, penalties: { home: 5, away: 4 } })
  expect(group).toMatchObject({ group: '1', away: { name: 'Barcelona', country: 'EC' } })
  expect(last).toMatchObject({ leg: 2, round: { name: 'Oitavas de final' }, penalties: { home: 10, away: 9 } })
})

describe('tournaments', () => {
  test('both shapes of a match, dates before it or above it, goals below it', () => {
    const [opening, second, knockout, final] = matchesIn('2014--brazil/cup.txt')
    expect(opening).toMatchObject({ group: 'A', kickoff: '2014-06-12T20:00:00Z', stadium: { city: 'São Paulo' } })
    expect(opening?.events.map(({ type, side }) => `${type} ${side}`)).toEqual([
      'own-goal home',
      'goal home',
      'penalty home',
      'goal home',
    ])
    expect(second).toMatchObject({ day: '2014-06-16', kickoff: null, neutral: true })
    expect(second?.events.map(({ side }) => side)).toEqual(['away', 'away'])
    expect(knockout).toMatchObject({
      round: { name: 'Oitavas de final' },
      penalties: { home: 3, away: 2 },
      kickoff: '2014-06-28T17:00:00Z',
    })
    expect(final).toMatchObject({ score: { home: 0, away: 0 }, extraTime: { home: 2, away: 1 }, stadium: null })
    expect(warningsIn('2014--brazil/cup.txt')).toEqual([
      'Italy x Brazil: o placar é 2–1, mas os gols listados dão 0–1.',
    ])
  })

  test('Euro 1996: cities for grounds, the shoot-out behind the away team, golden goals', () => {
    const [group, semi, final] = matchesIn('cups/euro.txt')
    expect(group).toMatchObject({ day: '1996-06-08', stadium: null, neutral: false })
    expect(semi).toMatchObject({
      kickoff: '1996-06-26T15:00:00Z',
      score: { home: 0, away: 0 },
      penalties: { home: 5, away: 6 },
    })
    expect(final).toMatchObject({ score: { home: 1, away: 1 }, extraTime: { home: 2, away: 1 } })
    expect(final?.lineups[0]?.players.map(({ player }) => player.name)).toEqual(['Köpke', 'Sammer', 'Bode', 'Babbel'])
  })

  test('full sheets', () => {
    const [opening, knockout] = matchesIn('more/2014_full.txt')
    expect(
      opening?.lineups.map(({ side, players }) => [side, players.filter(({ starter }) => starter).length]),
    ).toEqual([
      ['home', 8],
      ['away', 3],
    ])
    expect(opening?.events.map(({ type, minute }) => `${type} ${minute}`)).toEqual([
      'yellow 9',
      'own-goal 10',
      'yellow 26',
      'goal 28',
      'substitution 62',
      'red 66',
      'penalty 70',
      'yellow 70',
      'substitution 87',
      'goal 90',
      'substitution 90',
    ])
    expect(opening?.officials.map(({ role, country }) => `${role} ${country}`)).toEqual([
      'referee JP',
      'assistant JP',
      'assistant GB-SCT',
    ])
    expect(knockout).toMatchObject({
      score: { home: 1, away: 1 },
      extraTime: { home: 1, away: 1 },
      penalties: { home: 3, away: 2 },
    })
    expect(
      knockout?.events.filter(({ type }) => type === 'shootout-kick').map(({ converted }) => converted),
    ).toHaveLength(10)
  })
})
