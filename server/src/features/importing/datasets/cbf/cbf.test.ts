import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EventRecord, ImportRecord, MatchRecord } from '../../records/records.ts'
import { folderSource } from '../../sources/folder-source.ts'
import { collect, matchesOf, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { cbf } from './cbf.ts'

let records: ImportRecord[]
beforeAll(async () => {
  records = await collect(cbf, folderSource(fileURLToPath(new URL('fixtures', import.meta.url))))
})
const match = (year: string): MatchRecord => {
  const found = matchesOf(records, 'brasileirao_serie_a', year)[0]
  if (!found) throw new Error(`no match of ${year}`)
  return found
}
const told1 = (event: EventRecord): string =>
  [event.type, event.side, event.minute, event.added, event.player?.key ?? event.player?.name ?? '-'].join(' ')

describe('a match sheet', () => {
  test('becomes a match with its key, its kick-off in UTC and its ground', () => {
    expect(match('2013')).toMatchObject({
      key: 'brasileirao_serie_a/2013/001',
      origin: { file: 'Serie_A_2013_games.json', line: 1 },
      home: { name: 'Atlético Mineiro', state: 'MG', country: 'BR' },
      away: { name: 'Athletico Paranaense', state: 'PR' },
      day: '2013-05-26',
      kickoff: '2013-05-26T19:00:00.000Z',
      stadium: { name: 'Independência', city: 'Belo Horizonte' },
      score: { home: 2, away: 1 },
      round: null,
    })
  })

  test('events: sorted, minutes from kick-off, half time, and no minute if the half is unknown', () => {
    expect(match('2013').events.map(told1)).toEqual([
      'penalty away 5  900110',
      'substitution home 46  900022',
      'goal home 88  -',
      'goal home 90 2 900010',
      'yellow home 90 2 900022',
      'substitution away   900115',
    ])
    expect(match('2019').events.map(told1)).toEqual([
      'penalty away 1  900309',
      'yellow home 12  900208',
      'yellow home 20  900203',
      'goal home 45 3 -',
      'goal away 64  900327',
      'own-goal home 78  900203',
      'second-yellow home 86  900208',
      'red away 90 1 900301',
      'substitution away 90 3 900010',
      'goal away   Adilson Warken',
    ])
  })

  test('who comes on stands first, who goes off is related', () => {
    expect(match('2013').events[1]).toMatchObject({
      player: { key: '900022' },
      related: { role: 'out', player: { key: '900009', fullName: null } },
    })
  })

  test('a direct free kick is recognised', () => {
    expect(
      match('2019')
        .events.filter((event) => event.detail === 'free-kick')
        .map(told1),
    ).toEqual(['goal away 64  900327'])
  })

  test('line-ups keep shirt, starter and goalkeeper, without P or A too', () => {
    expect(match('2013').lineups.map((lineup) => lineup.players.length)).toEqual([4, 4])
    expect(match('2013').lineups[1]?.players.slice(1)).toMatchObject([
      { number: 10, starter: true, position: null, player: { key: '900110', name: 'Paulo Baier' } },
      { number: 7, starter: true, player: { key: '900107', name: 'Sidnei dos Santos' } },
      { number: 15, starter: false, player: { key: '900115', name: 'Zezinho' } },
    ])
  })

  test('a person is put together from all sheets: the latest nickname, the full name from the lines', () => {
    const people = new Map(
      ofKind(records, 'person').map(({ person, positions }) => [person.key, { person, positions }]),
    )
    expect(people.get('900010')?.person).toMatchObject({ name: 'Dentinho B.', fullName: 'Bruno Ferreira Bonfim' })
    expect(people.get('900309')?.person).toMatchObject({ name: 'Gabigol', fullName: 'Gabriel Barros Almeida' })
    expect(people.get('900203')?.person).toMatchObject({ name: 'Leandro Souza' })
    expect(people.get('900001')).toMatchObject({ positions: ['goalkeeper'], person: { name: 'Vitor', fullName: null } })
    expect(people.size).toBe(14)
  })
})

test('what cannot be used is rejected with file, match and reason', () => {
  expect(reasonsOf(ofKind(records, 'rejection')).sort()).toEqual([
    'Serie_A_2013_games.json:1 a linha não pôde ser entendida: “8 2T 4”.',
    'Serie_A_2019_games.json “__proto__” não é o número de um jogo.',
    'Serie_A_2019_games.json:1 Gabriel Barros Almeida está na lista do adversário: o lance fica com o clube da linha, sem jogador.',
    'Serie_A_2019_games.json:2 Date não pôde ser lido: “31/02/2019”.',
    'Serie_A_2019_games.json:3 Players tem itens sem linha e clube, deixados de fora: 1.',
    'Serie_A_2019_squads.json o arquivo repete os jogos do “_games” da mesma temporada, cortados a cada substituição: nada a importar.',
  ])
})

describe('a hostile file is refused, and the others are read', () => {
  const good = JSON.stringify({ '001': sheet() })
  test.each<[string, string | Uint8Array, RegExp]>([
    ['cut JSON', good.slice(0, 100), /^Serie_A_2020_games\.json:1 o JSON termina antes do fim, na posição 100\.$/],
    ['no JSON', '{"001": ?}', /o JSON tem um erro na posição 8/],
    ['a list', '[]', /o JSON não é um objeto de jogos/],
    ['no text', new Uint8Array([0x7b, 0x00]), /o arquivo não é texto: contém um byte nulo/],
    [
      'a line of 10 MB',
      JSON.stringify({ '001': { ...sheet(), Goals: ['1'.repeat(10_485_760)] } }),
      /:1 o JSON tem um texto de mais de 10\.000 caracteres/,
    ],
    [
      'a line of 10,000 characters',
      JSON.stringify({ '001': { ...sheet(), Goals: ['1'.repeat(10_000)] } }),
      /:1 Goals tem uma linha de 10000 caracteres/,
    ],
    [
      'Players that is an object',
      JSON.stringify({ '001': { ...sheet(), Players: { __proto__: [] } } }),
      /:1 Players não é uma lista/,
    ],
    ['a match that is null', '{"001": null}', /:1 o jogo não é um objeto/],
  ])('%s', async (_, content, reason) => {
    const found = await collect(
      cbf,
      memorySource({ 'Serie_A_2020_games.json': content, 'Serie_A_2021_games.json': good, LICENSE: 'x' }),
    )
    expect(ofKind(found, 'match')).toHaveLength(1)
    expect(reasonsOf(ofKind(found, 'rejection'))).toEqual([expect.stringMatching(reason)])
  })

  test.each([
    ['serie_a_2020_games.json', 'brasileirao_serie_a'],
    ['Serie_A_2020_games (1).json', 'brasileirao_serie_a'],
    ['Copa_do_Brasil_2020_games.JSON', 'copa_do_brasil'],
    ['Brasileirao Serie B_2020_games.json', 'brasileirao_serie_b'],
  ])('a competition that is known is found by %s', async (name, competition) => {
    const found = await collect(cbf, memorySource({ [name]: good }))
    expect(ofKind(found, 'edition').map(({ edition }) => edition)).toEqual([{ competition, edition: '2020' }])
  })

  test('days, hours and results as other programs write them', async () => {
    const other = { ...sheet(), Date: '2020-09-06', Time: '16h00', Result: '2-1' }
    const [found] = ofKind(
      await collect(cbf, memorySource({ 'Serie_A_2020_games.json': JSON.stringify({ '001': other }) })),
      'match',
    )
    expect(found).toMatchObject({ day: '2020-09-06', kickoff: '2020-09-06T19:00:00.000Z', score: { home: 2, away: 1 } })
  })

  test('a file of another name is not guessed at', async () => {
    const found = await collect(cbf, memorySource({ 'jogos.json': good }))
    expect(reasonsOf(ofKind(found, 'rejection'))).toEqual([
      'jogos.json o nome do arquivo não diz de que campeonato e ano são os jogos. Jogos nele: 1.',
    ])
  })
})

function sheet(): Record<string, unknown> {
  return {
    Date: '12/06/2019',
    Time: '21:30',
    Stadium: 'Arena / Cidade',
    Home: 'Santos / SP',
    Away: 'Bahia / BA',
    Result: '0 X 0',
    Players: [],
    Goals: [],
    Changes: [],
    'Yellow cards': [],
    'Red cards': [],
  }
}

test('a sheet without an hour or with empty lines is still a match, and says what it lacks', async () => {
  const sheet = {
    Date: '27/04/2014',
    Time: '',
    Stadium: '',
    Home: 'Azul / PE',
    Away: 'Verde / SC',
    Result: '2 X 1',
    Players: [['1Um Um da Silva T(g)P900001', 'Azul / PE'], [], ['', ''], ['2 Dois']],
    Goals: [7],
    Changes: [],
    'Yellow cards': [],
    'Red cards': [],
  }
  const read = await collect(cbf, memorySource({ 'Serie_A_2014_games.json': JSON.stringify({ '012': sheet }) }))
  expect(ofKind(read, 'match')).toMatchObject([
    { day: '2014-04-27', kickoff: null, stadium: null, score: { home: 2, away: 1 }, lineups: [{ side: 'home' }] },
  ])
  expect(reasonsOf(ofKind(read, 'rejection'))).toEqual([
    'Serie_A_2014_games.json:12 Players tem itens sem linha e clube, deixados de fora: 1.',
    'Serie_A_2014_games.json:12 Goals tem itens que não são textos, deixados de fora: 1.',
  ])
})

test('a competition that no table has is made from the name of its file', async () => {
  const file = JSON.stringify({ '001': sheet() })
  const read = await collect(
    cbf,
    memorySource({ 'Copa_Verde_2023_games.json': file, 'Brasileiro_Feminino_A1_2024_games.json': file }),
  )
  expect(ofKind(read, 'rejection')).toEqual([])
  expect(ofKind(read, 'edition').map(({ edition, name, newCompetition }) => [edition, name, newCompetition])).toEqual([
    [
      { competition: 'copa_verde_br', edition: '2023' },
      'Copa Verde',
      { kind: 'cup', participants: 'club', gender: 'men', country: 'BR', names: ['Copa Verde'] },
    ],
    [
      { competition: expect.stringMatching(/feminino_br$/), edition: '2024' },
      'Brasileiro Feminino A1',
      expect.objectContaining({ kind: 'league', gender: 'women', country: 'BR' }),
    ],
  ])
  expect(ofKind(read, 'match').map(({ home }) => [home.name, home.gender])).toEqual([
    ['Santos', 'men'],
    ['Santos', 'women'],
  ])
})

test.each(['X', ' X ', '', ' - '])('a match whose result is %j is still to come', async (Result) => {
  const read = await collect(
    cbf,
    memorySource({ 'Serie_A_2031_games.json': JSON.stringify({ '001': { ...sheet(), Result, Goals: [] } }) }),
  )
  expect(ofKind(read, 'rejection')).toEqual([])
  expect(ofKind(read, 'match')).toMatchObject([{ status: 'scheduled', score: null, events: [] }])
})
