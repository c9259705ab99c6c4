import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportRecord, MatchRecord } from '../../records/records.ts'
import { fileSource } from '../../sources/folder-source.ts'
import { collect, matchesOf, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { sharedData } from '../testing/shared-data.ts'
import { pointsTable } from '../testing/points-table.ts'
import { brasileirao } from './brasileirao.ts'

describe('brasileirao', () => {
  let records: ImportRecord[]
  beforeAll(async () => {
    const fixture = fileURLToPath(new URL('fixtures/matches.csv', import.meta.url))
    records = await collect(brasileirao, fileSource(fixture))
  })

  test('a row becomes a match with the id of the dataset as its key', () => {
    expect(ofKind(records, 'match')[0]).toMatchObject({
      key: '1',
      origin: { file: 'matches.csv', line: 2 },
      edition: { competition: 'brasileirao_serie_a', edition: '2003' },
      home: { kind: 'club', name: 'Atlético MG', state: 'MG', country: 'BR' },
      away: { name: 'América RN', state: 'RN' },
      day: '2003-04-05',
      kickoff: null,
      status: 'finished',
      score: { home: 2, away: 1 },
    })
  })

  test('an x alone is a match that was not played yet', () => {
    expect(matchesOf(records, 'brasileirao_serie_a', '2026')).toMatchObject([
      { key: '5', status: 'scheduled', score: null, home: { name: 'Santos', state: null } },
    ])
  })

  test('scores may have blanks or a dash, and be missing where others leave an x', async () => {
    const rows = [
      '1,2026,2026-04-05,A,2 x 1,B',
      '2,2026,2026-04-05,C,0-3,D',
      '3,2026,2026-04-05,E,,F',
      '4,2026,2026-04-05,G,X,H',
      '5,2026,2026-04-05,I,2–2,J',
      '6,2026,2026-04-05,K,1:0,L',
    ]
    const text = ['id_match,season,date,home,score,away', ...rows].join('\n')
    const found = await collect(brasileirao, memorySource({ 'matches.csv': text }))
    expect(ofKind(found, 'match').map(({ score }) => score)).toEqual([
      { home: 2, away: 1 },
      { home: 0, away: 3 },
      null,
      null,
      { home: 2, away: 2 },
      { home: 1, away: 0 },
    ])
  })

  test('what cannot be used is rejected with line and reason, the second of two equal fixtures among it', () => {
    expect(ofKind(records, 'match').map((match) => match.key)).toEqual(['1', '2', '3', '5'])
    expect(reasonsOf(ofKind(records, 'rejection')).sort()).toEqual([
      'matches.csv:10 os dois times são Bahia.',
      'matches.csv:11 a linha tem 5 colunas; o cabeçalho tem 6.',
      'matches.csv:12 a coluna id_match deve ser um número inteiro; veio “__proto__”.',
      'matches.csv:5 Fluminense–Atlético MG de 2016 já está na linha 4 (id_match 3).',
      'matches.csv:7 o id_match 5 já está na linha 6.',
      'matches.csv:8 a coluna date deve ser uma data AAAA-MM-DD; veio “2026-11-31”.',
      'matches.csv:9 a coluna score deve ser um placar como 2x0, ou x; veio “1;0”.',
    ])
  })

  test('a season is said once', () => {
    expect(ofKind(records, 'edition').map(({ edition }) => edition.edition)).toEqual(['2003', '2016', '2026'])
  })

  test.each<[string, string | Uint8Array, string]>([
    ['no text', new Uint8Array([0x69, 0x64, 0x0a, 0x00]), 'matches.csv:2 o arquivo não é texto: contém um byte nulo.'],
    [
      'a line of 10 MB',
      `id_match\n${'9'.repeat(10 * 1024 * 1024)}`,
      'matches.csv:2 a linha tem 10 MB; o limite é 1 MB.',
    ],
    [
      'an unknown header',
      'a,b\n1,2\n',
      'matches.csv:1 faltam no cabeçalho: id_match, season, date, home, score, away.',
    ],
  ])('a file with %s is refused', async (_, content, reason) => {
    expect(
      reasonsOf(ofKind(await collect(brasileirao, memorySource({ 'matches.csv': content })), 'rejection')),
    ).toEqual([reason])
  })

  test('a source without the table is refused', async () => {
    const records = await collect(brasileirao, memorySource({ 'leia-me.txt': 'x' }))
    expect(records).toMatchObject([{ record: 'rejection', reason: 'a tabela não está entre os arquivos.' }])
  })
})

const real = sharedData('williamorim-brasileirao')
describe.skipIf(real.missing)('brasileirao on the real file (needs the shared data)', () => {
  let records: ImportRecord[]
  beforeAll(async () => {
    records = await collect(brasileirao, real.source)
  })
  const season = (year: number): MatchRecord[] => matchesOf(records, 'brasileirao_serie_a', String(year))

  test('6,886 rows: 6,885 matches and one duplicate', () => {
    expect(ofKind(records, 'match')).toHaveLength(6_885)
    expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([
      'matches.csv:5608 Fluminense–Atlético MG de 2016 já está na linha 5607 (id_match 5606).',
    ])
    expect(new Set(ofKind(records, 'match').flatMap(({ home, away }) => [home.name, away.name])).size).toBe(42)
    expect([2003, 2004, 2005, 2006, 2016, 2019].map((year) => season(year).length)).toEqual([
      552, 552, 462, 380, 379, 380,
    ])
  })

  test('champions and their points', () => {
    const champions = Array.from({ length: 17 }, (_, index) => pointsTable(season(2003 + index))[0])
    expect(champions.map((row) => `${row?.team} ${row?.points}`)).toEqual([
      'Cruzeiro 100',
      'Santos 89',
      'Corinthians 81',
      'São Paulo 78',
      'São Paulo 77',
      'São Paulo 75',
      'Flamengo 67',
      'Fluminense 71',
      'Corinthians 71',
      'Fluminense 77',
      'Cruzeiro 76',
      'Cruzeiro 80',
      'Corinthians 81',
      'Palmeiras 80',
      'Corinthians 72',
      'Palmeiras 80',
      'Flamengo 90',
    ])
    expect(pointsTable(season(2007)).at(-1)).toMatchObject({ team: 'América RN', points: 17 })
    expect(pointsTable(season(2009)).slice(0, 4)).toMatchObject([
      { team: 'Flamengo', points: 67, wins: 19, difference: 14 },
      { team: 'Internacional', points: 65, difference: 21 },
      { team: 'São Paulo', points: 65 },
      { team: 'Cruzeiro', points: 62 },
    ])
  })

  test('877 goals in 2019', () => {
    expect(season(2019).reduce((sum, { score }) => sum + (score?.home ?? 0) + (score?.away ?? 0), 0)).toBe(877)
  })
})
