import { describe, expect, test } from 'vitest'
import { brasiliaToUtc } from './brasilia-time.ts'
import { clubAtEnd, clubOf } from './clubs.ts'
import { parseCard, parseChange, parseGoal, parsePlayer } from './lines.ts'
import { splitName } from './names.ts'

describe('lines scraped from a PDF', () => {
  test.each([
    [
      '1Rocha Sergio Ramos Rocha  ... T(g)P817159',
      { number: 1, starter: true, goalkeeper: true, registration: '817159' },
    ],
    ['22 Ze  Jose da Silva R(g) P 177770', { number: 22, starter: false, goalkeeper: true, registration: '177770' }],
    ['5 SIDNEI DOS SANTOS T 175787', { number: 5, starter: true, goalkeeper: false, text: 'SIDNEI DOS SANTOS' }],
    ['Tito Tito Reis RA542949', { number: null, starter: false, text: 'Tito Tito Reis' }],
  ])('player %j', (line, wanted) => {
    expect(parsePlayer(line)).toMatchObject(wanted)
  })

  test.each(['', 'Fulano', '10 T 123456', '1Fulano TP'])('%j is no player', (line) => {
    expect(parsePlayer(line)).toBeNull()
  })

  test.each([
    ['24:00 2T11NRFulano Bahia/BA', { period: 'second-half', minute: 69, added: null }],
    ['19:002T11NRFulano Bahia/BA', { period: 'second-half', minute: 64, added: null }],
    ['00:00 2T11NRFulano Bahia/BA', { period: 'second-half', minute: 46, added: null }],
    ['45:00 1T11NRFulano Bahia/BA', { period: 'first-half', minute: 45, added: null }],
    ['+3 1T11NRFulano Bahia/BA', { period: 'first-half', minute: 45, added: 3 }],
    ['+03:00 2T11NRFulano Bahia/BA', { period: 'second-half', minute: 90, added: 3 }],
    ['47:00 2T11NRFulano Bahia/BA', { period: 'second-half', minute: 90, added: 2 }],
    ['45:00 3T11NRFulano Bahia/BA', { period: null, minute: null, added: null }],
  ])('clock of %j', (line, clock) => {
    expect(parseGoal(line)).toMatchObject({ clock, number: 11, kind: 'NR', rest: 'Fulano Bahia/BA' })
  })

  test('a change names the club, who comes on and who goes off', () => {
    expect(parseChange('00:00 INT4 de Julho/PI 11 - Ze da Silva 19 - Joao Alves dos San ...')).toEqual({
      clock: { period: 'second-half', minute: 46, added: null },
      club: '4 de Julho/PI',
      on: { number: 11, name: 'Ze da Silva' },
      off: { number: 19, name: 'Joao Alves dos San ...' },
    })
  })

  test('what is no such line is null', () => {
    expect(parseGoal('24:00 2T11XXFulano')).toBeNull()
    expect(parseCard('8\n 2T\n   4 ')).toBeNull()
    expect(parseChange('24:00 2TBahia/BA 11 - Fulano')).toBeNull()
  })
})

describe('the club at the end of a line is one of the two that play', () => {
  const sides = (home: string, away: string) => ({ home: clubOf(home), away: clubOf(away) })
  test.each([
    ['Ze Lima Csa/AL', 'CSA / AL', 'Santos / SP', 'home', 'Ze Lima'],
    ['Ze Lima - Csa/AL', 'CSA / AL', 'Santos / SP', 'home', 'Ze Lima'],
    ['Ze dos Santos Santos/SP', 'CSA / AL', 'Santos / SP', 'away', 'Ze dos Santos'],
    ['Ze Lima América Fc Saf/MG', 'Atlético Mineiro / MG', 'América / MG', 'away', 'Ze Lima'],
    ['Ze Lima Clube Atletico Mineiro/MG', 'Atlético Mineiro / MG', 'América / MG', 'home', 'Ze Lima'],
    ['Ze Lima Atlético/PR', 'Athletico Paranaense / PR', 'Coritiba / PR', 'home', 'Ze Lima'],
    ['Ze Lima Bragantino/SP', 'Santos / SP', 'Red Bull Bragantino / SP', 'away', 'Ze Lima'],
    ['Ze Lima Rio Branco - VN/ES', 'Rio Branco - VN / ES', 'ABC / RN', 'home', 'Ze Lima'],
    ['Ze dos Santos Bahia', 'Santos / SP', 'Bahia / BA', 'away', 'Ze dos Santos'],
    ['Ze Lima Atlético', 'Atlético Mineiro / MG', 'Grêmio / RS', 'home', 'Ze Lima'],
    ['Ze Lima Atlético', 'Atlético Mineiro / MG', 'Athletico Paranaense / PR', null, 'Ze Lima'],
    ['Ze Lima Vasco', 'Bahia / BA', 'Grêmio / RS', null, 'Ze Lima Vasco'],
  ])('%s (%s, %s)', (text, home, away, side, name) => {
    expect(clubAtEnd(text, sides(home, away))).toEqual({ side, name })
  })
})

describe('nickname and full name', () => {
  test.each<[string, string | null, ReturnType<typeof splitName>]>([
    [
      'Michel Alves Michel Aluizio da Cr ...',
      null,
      { nickname: 'Michel Alves', fullName: null, beginning: 'Michel Aluizio da' },
    ],
    ['Diego Diego Luis Severino ...', null, { nickname: 'Diego', fullName: null, beginning: 'Diego Luis' }],
    [
      'Raphael Ve ... Raphael Cardoso Veiga',
      null,
      { nickname: null, fullName: 'Raphael Cardoso Veiga', beginning: null },
    ],
    ['Thiago Hel ... Thiago Heleno Henriq...', null, { nickname: null, fullName: null, beginning: 'Thiago Heleno' }],
    [
      'Abuda Jucimar Lima Pacheco',
      'Jucimar Lima Pacheco',
      { nickname: 'Abuda', fullName: 'Jucimar Lima Pacheco', beginning: null },
    ],
    [
      'Dakson Dakson Soares da Silva',
      null,
      { nickname: 'Dakson', fullName: 'Dakson Soares da Silva', beginning: null },
    ],
    [
      'Lucio Lucivaldo Santos Pereira',
      null,
      { nickname: 'Lucio', fullName: 'Lucivaldo Santos Pereira', beginning: null },
    ],
    [
      'Richard Candido Coelho',
      'Richard Candido Coelho',
      { nickname: null, fullName: 'Richard Candido Coelho', beginning: null },
    ],
    ['Richard Candido Coelho', null, null],
    [
      '4 - Buga Bruno Soares da Silva',
      'Bruno Soares da Silva',
      { nickname: 'Buga', fullName: 'Bruno Soares da Silva', beginning: null },
    ],
    ['Nena Ygor da Silva', null, null],
  ])('%j', (text, knownFullName, split) => {
    expect(splitName(text, knownFullName)).toEqual(split)
  })
})

test.each([
  ['2019-06-12', '21:30', '2019-06-13T00:30:00.000Z'],
  ['2018-11-24', '17:00', '2018-11-24T19:00:00.000Z'],
  ['2013-10-20', '16:00', '2013-10-20T18:00:00.000Z'],
  ['2013-10-19', '21:00', '2013-10-20T00:00:00.000Z'],
  ['2022-11-13', '16:00', '2022-11-13T19:00:00.000Z'],
])('%s %s in Brasília is %s', (day, time, utc) => {
  expect(brasiliaToUtc(day, time)).toBe(utc)
})
