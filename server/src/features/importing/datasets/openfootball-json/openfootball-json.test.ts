import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportRecord, MatchRecord } from '../../records/records.ts'
import { folderSource } from '../../sources/folder-source.ts'
import { collect, matchesOf, ofKind } from '../testing/collect.ts'
import { openfootballJson } from './openfootball-json.ts'

let records: ImportRecord[]
beforeAll(async () => {
  records = await collect(openfootballJson, folderSource(join(import.meta.dirname, 'fixtures')))
})

describe('a league', () => {
  let matches: MatchRecord[]
  beforeAll(() => {
    matches = matchesOf(records, 'premier_league', '2019-20')
  })

  test('has its rounds, its hours in UTC and where each match stands in the file', () => {
    expect(matches[0]).toMatchObject({
      origin: { file: '2019-20/en.1.json', line: 4 },
      phase: null,
      round: { number: 1, name: '1ª rodada' },
      day: '2019-08-10',
      kickoff: '2019-08-10T14:00:00Z',
      halfTime: { home: 1, away: 0 },
      score: { home: 2, away: 1 },
      status: 'finished',
    })
  })

  test('knows statuses, and what is not played', () => {
    expect(matches.map(({ status }) => status)).toEqual([
      'finished',
      'finished',
      'awarded',
      'finished',
      'cancelled',
      'finished',
      'awarded',
    ])
    expect(matches[4]).toMatchObject({ score: null, kickoff: null, day: '2020-02-01' })
  })

  test('a goalless match was goalless at half time', () => {
    expect(matches[1]?.halfTime).toEqual({ home: 0, away: 0 })
  })

  test('a Welsh club of the league is Welsh', () => {
    expect(matches[1]?.away).toMatchObject({ name: 'Swansea Athletic', country: 'GB-WLS' })
  })

  test('wrong years and cut names are repaired and reported', () => {
    expect(matches.slice(5).map(({ day }) => day)).toEqual(['2020-07-26', '2020-07-26'])
    expect(matches[3]?.home.name).toBe('Harbour City')
    expect(
      ofKind(records, 'warning')
        .filter(({ origin }) => origin.file === '2019-20/en.1.json')
        .map(({ origin, reason }) => `${origin.line}: ${reason}`),
    ).toEqual([
      '53: Riverside x Old Mill: o resultado foi decidido fora de campo, mas o arquivo não diz a favor de quem.',
      'null: nomes cortados, lidos como o nome inteiro que está no mesmo arquivo: Harbour = Harbour City.',
      '45: jogos datados de antes da primeira rodada, lidos com o ano seguinte: 2.',
    ])
  })
})

test('a cup has phases, legs, a shoot-out without extra time, and days of the ground', () => {
  const [first, second, group, final] = matchesOf(records, 'copa_libertadores', '2018')
  expect(first).toMatchObject({ phase: { name: 'Fase preliminar', kind: 'knockout' }, leg: 1, home: { country: 'VE' } })
  expect(second).toMatchObject({
    leg: 2,
    day: '2018-02-10',
    kickoff: '2018-02-10T02:30:00Z',
    home: { name: 'Clube Azul RJ', country: 'BR', state: 'RJ' },
    score: { home: 2, away: 1 },
    extraTime: null,
    penalties: { home: 4, away: 3 },
  })
  expect(group).toMatchObject({
    phase: { kind: 'groups' },
    round: { number: 1 },
    home: { country: 'UY' },
    away: { country: 'PY' },
  })
  expect(final).toMatchObject({ kickoff: '2018-12-09T19:30:00Z', extraTime: { home: 3, away: 1 }, neutral: false })
})

describe('a World Cup', () => {
  test('lists goals under the side that benefits; ours belong to the scorer’s', () => {
    const [opening, final] = matchesOf(records, 'copa_do_mundo', '2014')
    expect(opening).toMatchObject({
      group: 'A',
      round: null,
      neutral: false,
      kickoff: '2014-06-12T20:00:00Z',
      home: { kind: 'national', country: 'BR' },
      stadium: { name: 'Arena de São Paulo', city: 'São Paulo', country: 'BR' },
    })
    expect(
      opening?.events.map(({ type, side, minute, added, player }) => [type, side, minute, added, player?.name]),
    ).toEqual([
      ['own-goal', 'home', 11, null, 'Marcelo'],
      ['goal', 'home', 29, null, 'Neymar'],
      ['penalty', 'home', 71, null, 'Neymar'],
      ['goal', 'home', 90, 1, 'Oscar'],
    ])
    expect(final).toMatchObject({ neutral: true, score: { home: 0, away: 0 }, extraTime: { home: 1, away: 0 } })
    expect(final?.events[0]).toMatchObject({ period: 'extra-second-half', minute: 113 })
  })

  test('brings stadiums and teams, and says why it leaves groups out', () => {
    expect(ofKind(records, 'stadium').map(({ stadium, coordinates }) => [stadium.name, coordinates?.latitude])).toEqual(
      [
        ['Arena das Falésias', -5.826936],
        ['Arena do Cerrado', undefined],
      ],
    )
    expect(ofKind(records, 'team')[0]).toMatchObject({ team: { kind: 'national', country: 'CI' }, acronym: 'CIV' })
    expect(ofKind(records, 'rejection').map(({ origin }) => origin.file)).toEqual(['2014/worldcup.groups.json'])
  })
})
