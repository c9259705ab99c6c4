import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportRecord, MatchRecord } from '../../records/records.ts'
import { folderSource } from '../../sources/folder-source.ts'
import { collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { internationalResults } from './international-results.ts'

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url))
let records: ImportRecord[]
beforeAll(async () => {
  records = await collect(internationalResults, folderSource(fixtures))
})
const on = (day: string): MatchRecord => {
  const found = ofKind(records, 'match').find((match) => match.day === day)
  if (!found) throw new Error(`no match on ${day}`)
  return found
}

describe('a result', () => {
  test('becomes a match of its competition and year', () => {
    expect(on('1950-07-02')).toMatchObject({
      key: '1950-07-02/Brazil/Chile',
      edition: { competition: 'copa_do_mundo', edition: '1950' },
      home: { kind: 'national', name: 'Brazil', gender: 'men' },
      neutral: false,
      place: { city: 'São Paulo', country: 'Brazil' },
      score: { home: 3, away: 1 },
      extraTime: null,
      status: 'finished',
    })
    expect(on('1988-06-01')).toMatchObject({ neutral: true, place: { city: 'Santiago, Ñuñoa', country: 'Chile' } })
    expect(on('2026-06-11')).toMatchObject({ status: 'scheduled', score: null })
  })

  test('competitions have their Portuguese name, or else the one of the dataset', () => {
    const named = ofKind(records, 'edition').map(
      ({ edition, name }) => `${edition.competition} ${edition.edition} ${name}`,
    )
    expect(named).toEqual([
      'copa_do_mundo 1950 Copa do Mundo',
      'amistosos 1952 Amistosos',
      'amistosos 1974 Amistosos',
      'copa_america 1988 Copa América',
      'west_african_cup 1989 Copa da África Ocidental',
      "prime_minister_s_cup 1990 Prime Minister's Cup",
      'copa_do_mundo 1994 Copa do Mundo',
      'eliminatorias_da_copa_do_mundo 2004 Eliminatórias da Copa do Mundo',
      'eliminatorias_da_copa_africana_de_nacoes 2005 Eliminatórias da Copa Africana de Nações',
      'amistosos 2026 Amistosos',
    ])
  })

  test('an own goal is on the scorer’s side, NA is no scorer, and Na is a name', () => {
    expect(on('1950-07-02').events).toMatchObject([
      { type: 'goal', side: 'home', minute: 10, period: 'first-half', player: { name: 'Ademir' } },
      { type: 'own-goal', side: 'away', minute: 20, player: { name: 'Sergio Livingstone' } },
      { type: 'goal', side: 'away', minute: null, period: null, player: null },
      { type: 'penalty', side: 'home', minute: 88, period: 'second-half', player: { name: 'Zizinho' } },
    ])
    expect(on('1988-06-01').events[0]?.player?.name).toBe('Na Sang-ho')
  })

  test('extra time is known from late goals of a level match, or from very late ones', () => {
    expect(on('1994-07-05')).toMatchObject({ score: { home: 1, away: 1 }, extraTime: { home: 1, away: 2 } })
    expect(on('1994-07-05').events[2]).toMatchObject({ minute: 120, added: 2, period: 'extra-second-half' })
    expect(on('2005-10-13')).toMatchObject({ score: { home: 2, away: 0 }, extraTime: { home: 3, away: 1 } })
    expect(
      on('2005-10-13')
        .events.map(({ period }) => period)
        .slice(2),
    ).toEqual(['extra-first-half', 'extra-second-half'])
  })

  test('a goal in the 93rd minute of a match that was decided is in added time', () => {
    expect(on('2004-10-13')).toMatchObject({ score: { home: 0, away: 2 }, extraTime: null })
    expect(on('2004-10-13').events[1]).toMatchObject({ minute: 90, added: 3, period: 'second-half' })
  })

  test('a shoot-out has a winner, and its score at 90 minutes only if the goals show it', () => {
    expect(on('1988-06-01')).toMatchObject({ score: { home: 1, away: 1 }, extraTime: null, shootoutWinner: 'away' })
    expect(on('1989-06-01')).toMatchObject({ score: null, extraTime: { home: 1, away: 1 }, shootoutWinner: 'home' })
    expect(on('1990-06-01')).toMatchObject({ score: { home: 0, away: 0 }, extraTime: null, shootoutWinner: 'away' })
    expect(on('1950-07-02').shootoutWinner).toBeUndefined()
  })
})

test('former names are aliases of the team', () => {
  expect(ofKind(records, 'team').map(({ team, aliases }) => [team.name, aliases])).toEqual([
    ['DR Congo', ['Belgian Congo', 'Zaïre']],
    ['Benin', ['Dahomey']],
  ])
})

test('what cannot be used is rejected with file, line and reason', () => {
  expect(reasonsOf(ofKind(records, 'rejection')).sort()).toEqual([
    'goalscorers.csv:17 Peru não joga Brazil–Chile em 1950-07-02.',
    'goalscorers.csv:18 não há resultado de Brazil–Chile em 1951-07-02 para este gol.',
    'results.csv:13 os dois times são Mexico.',
    'results.csv:14 a coluna away_score deve ser um número inteiro; veio “-1”.',
    'results.csv:15 a coluna neutral deve ser FALSE ou TRUE; veio “maybe”.',
    'results.csv:16 a linha tem 3 colunas; o cabeçalho tem 9.',
    'results.csv:5 Tahiti–New Caledonia em 1974-02-10 já está na linha 4.',
    'shootouts.csv:5 a disputa por pênaltis já está na linha 4.',
    'shootouts.csv:6 não há resultado de Saare County–Åland Islands em 2011-06-29 para esta disputa por pênaltis.',
    'shootouts.csv:7 Peru não joga Brazil–Chile em 1950-07-02.',
  ])
})

describe('several sets of tables', () => {
  const results = readFileSync(`${fixtures}results.csv`, 'utf8')
  const header = results.split('\n')[0] ?? ''
  const women = `${header}\n2019-07-07,United States,Netherlands,2,0,FIFA World Cup,Lyon,France,TRUE\n`
  const read = (files: Record<string, string>) => collect(internationalResults, memorySource(files))

  test('men’s and women’s side by side are both read, the same one twice once', async () => {
    const alone = ofKind(await read({ 'results.csv': results }), 'match').length
    const records = await read({
      'a/results.csv': results,
      'b/results.csv': results,
      'womens_international_results/results.csv': women,
    })
    expect(ofKind(records, 'match')).toHaveLength(alone + 1)
    expect(ofKind(records, 'match').at(-1)).toMatchObject({
      edition: { competition: 'copa_do_mundo_feminina', edition: '2019' },
      home: { gender: 'women' },
    })
  })

  test('two that differ are not guessed at: the first is read', async () => {
    const records = await read({
      'a/results.csv': results,
      'b/results.csv': `${results.trimEnd()}\n` + results.split('\n')[1],
    })
    expect(reasonsOf(ofKind(records, 'rejection'))).toContain('b/results.csv a tabela já foi lida em a/results.csv.')
  })

  test('a copy that a browser numbered is read where the table is not there', async () => {
    const alone = ofKind(await read({ 'results.csv': results }), 'match').length
    for (const name of ['results (1).csv', 'Results - Cópia.csv', 'results copy.csv']) {
      expect(ofKind(await read({ [name]: results }), 'match')).toHaveLength(alone)
    }
    expect(ofKind(await read({ 'results.csv': women, 'results (1).csv': results }), 'match')).toHaveLength(1)
  })
})

describe('the tables are one whole', () => {
  const results = readFileSync(`${fixtures}results.csv`, 'utf8')
  test.each<[string, Record<string, string | Uint8Array>, string]>([
    ['without results', { 'shootouts.csv': 'x\n' }, 'results.csv a tabela não está entre os arquivos.'],
    [
      'with two results in one folder',
      { 'results.csv': '', 'RESULTS.csv': results },
      'RESULTS.csv a tabela já foi lida em results.csv.',
    ],
    [
      'with goals that are no text',
      { 'results.csv': results, 'goalscorers.csv': new Uint8Array([0x00]) },
      'goalscorers.csv:1 o arquivo não é texto: contém um byte nulo.',
    ],
    [
      'with a line of 10 MB',
      { 'results.csv': `${results}${'x'.repeat(10_485_760)}` },
      'results.csv:17 a linha tem 10 MB; o limite é 1 MB.',
    ],
    [
      'with open quotes',
      { 'results.csv': `${results}"2026\n` },
      'results.csv:17 as aspas abertas nesta linha nunca se fecham.',
    ],
  ])('%s nothing is read', async (_, files, reason) => {
    const found = await collect(internationalResults, memorySource(files))
    expect(found.map(({ record }) => record)).toEqual(['rejection'])
    expect(reasonsOf(ofKind(found, 'rejection'))).toEqual([reason])
  })

  test('of two tables of one name the one that lies higher is meant', async () => {
    const found = await collect(
      internationalResults,
      memorySource({ 'compiled_data/results.csv': 'old\n', 'results.csv': results }),
    )
    expect(ofKind(found, 'match')).toHaveLength(10)
  })

  test('results alone are fine', async () => {
    const found = await collect(internationalResults, memorySource({ 'results.csv': results }))
    expect(ofKind(found, 'match')).toHaveLength(10)
  })
})

describe('women’s results', () => {
  const header = 'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral'
  const read = async (path: string, ...rows: string[]) =>
    ofKind(await collect(internationalResults, memorySource({ [path]: [header, ...rows].join('\n') })), 'match').map(
      ({ home, key, edition: { competition } }) => [home.gender, competition, key?.split('/')[0]],
    )

  test.each([
    [
      'a World Cup in an odd year',
      'results.csv',
      '2019-07-07,United States,Netherlands,2,0,FIFA World Cup,Lyon,France,TRUE',
    ],
    ['a folder that says so', 'womens-results/results.csv', '2018-07-07,Brazil,Chile,2,0,FIFA World Cup,X,Chile,FALSE'],
  ])('are known by %s', async (_, path, row) => {
    expect(await read(path, row, '2020-03-08,Brazil,Chile,3,1,Friendly,X,Chile,FALSE')).toEqual([
      ['women', 'copa_do_mundo_feminina', 'women'],
      ['women', 'amistosos_femininos', 'women'],
    ])
  })

  test('are not those of a men’s table', async () => {
    const row = '2018-07-15,France,Croatia,4,2,FIFA World Cup,Moscow,Russia,TRUE'
    expect(await read('results.csv', row)).toEqual([['men', 'copa_do_mundo', '2018-07-15']])
  })
})

test('a table that went through a spreadsheet: days in front, minutes with those that were added', async () => {
  const saved = await collect(
    internationalResults,
    memorySource({
      'results.csv':
        'date;home_team;away_team;home_score;away_score;tournament;city;country;neutral\n' +
        '14/10/2025;Japan;Brazil;0;1;Friendly;Tokyo;Japan;não\n',
      'goalscorers.csv':
        'date;home_team;away_team;team;scorer;minute;own_goal;penalty\n' +
        '14/10/2025;Japan;Brazil;Brazil;Paulo Henrique;45+2;não;sim\n',
    }),
  )
  expect(ofKind(saved, 'rejection')).toEqual([])
  expect(ofKind(saved, 'match')).toMatchObject([
    {
      day: '2025-10-14',
      neutral: false,
      events: [{ type: 'penalty', side: 'away', period: 'first-half', minute: 45, added: 2 }],
    },
  ])
})
