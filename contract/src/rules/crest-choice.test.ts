import { defaultTeams } from './default-teams.ts'
import { expect, test } from 'vitest'
import {
  chooseCrest,
  choosePennant,
  contrast,
  crestColors,
  crestLetters,
  crestPatterns,
  crestShapes,
  darkest,
  letterOn,
  pennantLetters,
  pennantPatterns,
} from './crest-choice.ts'

test('an id always gets the same shield, and ids spread over shapes and patterns', () => {
  expect(chooseCrest('time_7')).toEqual(chooseCrest('time_7'))
  const many = Array.from({ length: 400 }, (_, index) => chooseCrest(`time_${index}`))
  expect(new Set(many.map((crest) => crest.shape)).size).toBe(crestShapes.length)
  expect(new Set(many.map((crest) => crest.pattern)).size).toBe(crestPatterns.length)
})

test('well-known clubs wear what they wear', () => {
  expect(chooseCrest('flamengo').pattern).toBe('horizontal-stripes')
  expect(chooseCrest('vasco').pattern).toBe('sash')
  expect(chooseCrest('gremio').pattern).toBe('vertical-stripes')
})

test('there are always two colours, and clubs without any do not all look alike', () => {
  expect(crestColors([])).toHaveLength(2)
  expect(crestColors(['red', '#ffffff'])).toEqual(['#ffffff', '#48524c'])
  for (const team of defaultTeams) expect(crestColors(team.colors).length).toBeGreaterThanOrEqual(2)
  expect(new Set(['tupi', 'gama', 'boa', 'oeste'].map((id) => crestColors([], id)[0])).size).toBeGreaterThan(1)
})

test('letters stand on the darkest colour and can be read on any', () => {
  expect(darkest(['#ffffff', '#d2232a', '#101010'])).toBe('#101010')
  for (const ground of ['#ffffff', '#f4c430', '#1794d6', '#d01c2a', '#101010', '#9a9a9a', '#e9e9e9']) {
    expect(contrast(ground, letterOn(ground))).toBeGreaterThanOrEqual(3)
  }
})

test('a team without an acronym gets one from its name', () => {
  expect(crestLetters('cam', 'Atlético-MG')).toBe('CAM')
  expect(crestLetters(null, 'Grêmio')).toBe('GRE')
  expect(crestLetters(null, 'Brasil de Pelotas')).toBe('BRA')
  expect(crestLetters(null, 'Esporte Clube São Bento')).toBe('ECS')
  expect(crestLetters(null, 'República Democrática do Congo')).toBe('RDC')
})

test('three cups have three codes on their pennants', () => {
  const letters = (name: string) => pennantLetters(null, name)
  expect(['Copa do Brasil', 'Copa Libertadores', 'Copa Sul-Americana'].map(letters)).toEqual(['BRA', 'LIB', 'SUL'])
  expect(letters('Torneio Meio-Campo')).toBe('MEI')
  expect(letters('Copa')).toBe('COP')
  expect(pennantLetters('CDB', 'Copa do Brasil')).toBe('CDB')
})

test('the pennants of championships that are seen together differ without their letters', () => {
  const seen = [
    ['copa_do_brasil', 'copa_libertadores', 'copa_sul_americana'],
    ['brasileirao_serie_a', 'brasileirao_serie_b', 'brasileirao_serie_c', 'copa_do_brasil'],
    ['copa_do_mundo', 'copa_america', 'eurocopa', 'copa_libertadores', 'torneio_meio_campo'],
  ]
  const look = (id: string) => Object.values(choosePennant(id)).join(' ')
  for (const ids of seen) expect(new Set(ids.map(look)).size, ids.join()).toBe(ids.length)
  expect(new Set(seen[0]!.map((id) => choosePennant(id).ground)).size).toBe(3)
  const many = Array.from({ length: 400 }, (_, index) => choosePennant(`copa_${index}`))
  expect(new Set(many.map(({ pattern }) => pattern)).size).toBe(pennantPatterns.length)
  for (const { ground } of many) expect(contrast(ground, '#ffffff')).toBeGreaterThanOrEqual(4.5)
})
