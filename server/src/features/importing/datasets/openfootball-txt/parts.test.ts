import { describe, expect, test } from 'vitest'
import { findWeekday, resolveDay } from './dates.ts'
import { readGoals } from './goals.ts'
import { readableName } from '../openfootball/readable-name.ts'
import { readLineup, readOfficials } from './read-sheet.ts'
import { readShootout } from './read-shootout.ts'
import { readScore } from '../openfootball/score.ts'

const pair = (score: { home: number; away: number } | null | undefined) => score && `${score.home}-${score.away}`

describe('scores', () => {
  test.each([
    ['2-1 (2-1)', { ht: '2-1', ft: '2-1' }],
    ['0-0', { ft: '0-0' }],
    ['3-1 a.e.t. (1-1, 0-1)', { ht: '0-1', ft: '1-1', et: '3-1' }],
    ['4-3 pen. 1-1 a.e.t. (1-1, 1-0)', { ht: '1-0', ft: '1-1', et: '1-1', p: '4-3' }],
    ['5-6 pen. (1-1, 0-1)', { ht: '0-1', ft: '1-1', p: '5-6' }],
    ['10-9 pen. (0-0)', { ht: '0-0', ft: '0-0', p: '10-9' }],
    ['0-0 a.e.t. (0-0, 0-0), 4-3 pen.', { ht: '0-0', ft: '0-0', et: '0-0', p: '4-3' }],
    ['3-3 a.e.t. (1-1), 5-4 pen.', { ft: '1-1', et: '3-3', p: '5-4' }],
    ['1-1 a.e.t., 3-4 pen.', { et: '1-1', p: '3-4' }],
    ['4-5 pen 1-1 a.e.t. (1-1)', { ft: '1-1', et: '1-1', p: '4-5' }],
    ['3-4 a.e.t.  (2-2)', { ft: '2-2', et: '3-4' }],
  ])('%s', (text, expected) => {
    const read = readScore(text)
    expect(read?.length).toBe(text.length)
    const { halfTime, score, extraTime, penalties } = read?.parts ?? {}
    const stated = { ht: pair(halfTime), ft: pair(score), et: pair(extraTime), p: pair(penalties) }
    expect(Object.fromEntries(Object.entries(stated).filter(([, value]) => value))).toEqual(expected)
  })

  test('an extra time that repeats the shoot-out was none', () => {
    expect(readScore('4-3 pen. 4-3 a.e.t. (0-0)')?.parts).toMatchObject({
      score: { home: 0, away: 0 },
      extraTime: null,
      penalties: { home: 4, away: 3 },
      repeatsShootout: true,
    })
  })
})

describe('days', () => {
  const split = { edition: '2019-20', year: 2019, split: true }
  const year = { edition: '2020', year: 2020, split: false }

  test('the day of the week decides the year', () => {
    expect(resolveDay({ day: 26, month: 7, year: null, weekday: 0 }, split).iso).toBe('2020-07-26')
    expect(resolveDay({ day: 9, month: 8, year: null, weekday: 5 }, split).iso).toBe('2019-08-09')
  })

  test('a season of one year runs into the next only at its end', () => {
    const friday = { day: 26, month: 2, year: null, weekday: 5 }
    expect(resolveDay(friday, year, '2020-12-20').iso).toBe('2021-02-26')
    expect(resolveDay(friday, year, '2020-02-20')).toMatchObject({ iso: '2020-02-26', remark: expect.any(String) })
  })

  test('a wrong year is repaired and reported, an impossible day is not invented', () => {
    const season = { edition: '2008', year: 2008, split: false }
    expect(resolveDay({ day: 17, month: 5, year: 2007, weekday: 6 }, season)).toEqual({
      iso: '2008-05-17',
      remark: 'a data 17/05/2007 cai em outro dia da semana: foi lido o ano 2008.',
    })
    expect(resolveDay({ day: 31, month: 2, year: null, weekday: null }, season).iso).toBeNull()
  })

  test.each([
    ['Su', 0],
    ['Segunda', 1],
    ['Ter', 2],
    ['We', 3],
    ['qui', 4],
    ['Fri', 5],
    ['Sáb', 6],
    ['Sab', 6],
    ['Sunderland', null],
  ])('%s is day %s', (text, weekday) => expect(findWeekday(text)).toBe(weekday))
})

describe('goals', () => {
  const stated = (text: string, home = 1, away = 1) => {
    const goals = readGoals(text, { home, away })
    const one = (side: 'home' | 'away') =>
      goals?.[side].map(({ name, minute, added, kind }) => `${name} ${minute}${added ? `+${added}` : ''} ${kind}`)
    return goals && [one('home'), one('away')]
  }

  test.each([
    [
      `(Neymar 29', 71'pen Oscar 90+1'; Marcelo 11' og)`,
      [['Neymar 29 goal', 'Neymar 71 penalty', 'Oscar 90+1 goal'], ['Marcelo 11 own-goal']],
    ],
    [`(M. Rosas 42' (pen.), 65' Gayón 75';  -)`, [['M. Rosas 42 penalty', 'M. Rosas 65 goal', 'Gayón 75 goal'], []]],
    [
      `(Andre MASCHINOT 43', 87'; Juan CARRENO 70'(p))`,
      [['Andre Maschinot 43 goal', 'Andre Maschinot 87 goal'], ['Juan Carreno 70 penalty']],
    ],
    [`(Bierhoff 73',95'; Berger 59'(pen))`, [['Bierhoff 73 goal', 'Bierhoff 95 goal'], ['Berger 59 penalty']]],
    [`(-; Yobo 90+2' (o.g.))`, [[], ['Yobo 90+2 own-goal']]],
  ])('%s', (text, expected) => expect(stated(text)).toEqual(expected))

  test('without a semicolon the score decides the side', () => {
    expect(stated(`(Olić 11' Perišić 48')`, 0, 2)).toEqual([[], ['Olić 11 goal', 'Perišić 48 goal']])
    expect(stated(`(Monti 81')`, 1, 0)).toEqual([['Monti 81 goal'], []])
  })

  test.each(['(Monti)', `(81')`, `(A 1'; B 2'; C 3')`, 'Monti 81'])('%s is no list of goals', (text) => {
    expect(stated(text)).toBeNull()
  })
})

describe('sheets', () => {
  test('substitutes of substitutes, cards inside brackets, the captain', () => {
    const sheet = readLineup(`A - B [c] [Y 9'], C (62' D [R 90+3'] (80' E)) - FRED`, 'home', false)
    expect(sheet?.lineup.players.map(({ player, starter, captain }) => [player.name, starter, captain])).toEqual([
      ['A', true, false],
      ['B', true, true],
      ['C', true, false],
      ['D', false, false],
      ['E', false, false],
      ['Fred', true, false],
    ])
    expect(
      sheet?.events.map(({ type, minute, added, player, related }) => [
        type,
        minute,
        added,
        player?.name,
        related?.player.name,
      ]),
    ).toEqual([
      ['yellow', 9, null, 'B', undefined],
      ['red', 90, 3, 'D', undefined],
      ['substitution', 80, null, 'E', 'D'],
      ['substitution', 62, null, 'D', 'C'],
    ])
  })

  test.each(['A, , B', `A (62' B`, `A [X 5']`, '', 'A, (B)'])('%j is no line-up', (text) => {
    expect(readLineup(text, 'home', false)).toBeNull()
  })

  test('officials: the first one leads', () => {
    expect(readOfficials('Yuichi NISHIMURA (JPN), Bart McGHEE (SCO)')).toEqual([
      expect.objectContaining({ role: 'referee', country: 'JP' }),
      expect.objectContaining({
        role: 'assistant',
        country: 'GB-SCT',
        person: expect.objectContaining({ name: 'Bart McGhee' }),
      }),
    ])
  })

  test('a shoot-out in which the away side began and missed', () => {
    const kicks = readShootout('Hakan MILD (missed), 1-0 RADUCIOIU, 1-1 ANDERSSON, 2-1 HAGI', { home: 2, away: 1 })
    expect(kicks?.map(({ side, converted }) => [side, converted])).toEqual([
      ['away', false],
      ['home', true],
      ['away', true],
      ['home', true],
    ])
    expect(readShootout('1-0 A, 1-1 B', { home: 2, away: 1 })).toBeNull()
  })

  test.each([
    ['Tim HOWARD', 'Tim Howard'],
    ['Bart McGHEE', 'Bart McGhee'],
    ['ALFREDO II', 'Alfredo II'],
    ["Martin O'NEILL", "Martin O'Neill"],
    ['Benoit ASSOU-EKOTTO', 'Benoit Assou-Ekotto'],
    ['Neymar', 'Neymar'],
  ])('%s is %s', (name, readable) => expect(readableName(name)).toBe(readable))
})
