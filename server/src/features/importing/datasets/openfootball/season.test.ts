import { expect, test } from 'vitest'
import { findCompetitionByCode, findCompetitionByFileName, findCompetitionByTitle } from './competitions.ts'
import { readCoordinates } from './coordinates.ts'
import { findSeason, findSeasonInPath } from './season.ts'
import { findStateInName } from './states.ts'

test.each([
  ['English Premier League 2019/20', '2019-20'],
  ['Brasileiro Série A 2025', '2025'],
  ['1999/2000', '1999-00'],
  ['2010-11', '2010-11'],
  ['World Cup', undefined],
  ['Liga 2019/25', undefined],
])('season of %s', (text, edition) => expect(findSeason(text)?.edition).toBe(edition))

test.each([
  ['brazil/2003/brasileirao-seriea.txt', '2003'],
  ['worldcup/2014--brazil/squads/br-brazil.txt', '2014'],
  ['south-america/2018-19_ar1.txt', '2018-19'],
  ['archive/1880s/1888-89/1-footballleague.txt', '1888-89'],
  ['more/1930_full.txt', '1930'],
  ['clubs/br.clubs.txt', undefined],
])('season of %s', (path, edition) => expect(findSeasonInPath(path)?.edition).toBe(edition))

test('competitions have the ids of the contract', () => {
  expect(findCompetitionByTitle('Brasileiro Série B')?.id).toBe('brasileirao_serie_b')
  expect(findCompetitionByFileName('brasileirao-seried')?.id).toBe('brasileirao_serie_d')
  expect(findCompetitionByFileName('gauchao')).toMatchObject({ id: 'campeonato_gaucho', state: 'RS' })
  const ids = ['br.cup', 'copa.l', 'copa.s', 'world', 'en.1', 'uefa.cl', 'es.1', 'it.1'].map(
    (code) => findCompetitionByCode(code)?.id,
  )
  expect(ids).toEqual([
    'copa_do_brasil',
    'copa_libertadores',
    'copa_sul_americana',
    'copa_do_mundo',
    'premier_league',
    'champions_league',
    'la_liga',
    'serie_a_italia',
  ])
  expect(findCompetitionByCode('__proto__')).toBeNull()
})

test('a state at the end of a name', () => {
  expect(['Botafogo PB', 'Atlético-PR', 'Paysandu SC', 'Joinville-SC', 'Botafogo FR'].map(findStateInName)).toEqual([
    'PB',
    'PR',
    null,
    'SC',
    null,
  ])
})

test('coordinates in degrees and minutes or with decimals', () => {
  expect(readCoordinates(`22°54'44"S 43°13'49"W`)).toEqual({ latitude: -22.912222, longitude: -43.230278 })
  expect(readCoordinates('5.826936°S 35.212371°W')).toEqual({ latitude: -5.826936, longitude: -35.212371 })
  expect([readCoordinates(''), readCoordinates('95°0\'0"N 1°0\'0"E')]).toEqual([null, null])
})
