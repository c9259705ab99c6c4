import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportRecord, MatchRecord } from '../../records/records.ts'
import { folderSource } from '../../sources/folder-source.ts'
import { collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { fjelstulWorldcup } from './fjelstul-worldcup.ts'

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url))
let records: ImportRecord[]
beforeAll(async () => {
  records = await collect(fjelstulWorldcup, folderSource(fixtures))
})
const match = (key: string): MatchRecord => {
  const found = ofKind(records, 'match').find((each) => each.key === key)
  if (!found) throw new Error(`no match ${key}`)
  return found
}

test('editions of men and women, with hosts and days', () => {
  expect(ofKind(records, 'edition')).toMatchObject([
    { edition: { competition: 'copa_do_mundo', edition: '1958' }, starts: '1958-06-08', hosts: ['SE'] },
    {
      edition: { competition: 'copa_do_mundo_feminina', edition: '2011' },
      name: 'Copa do Mundo Feminina',
      hosts: ['DE'],
    },
  ])
})

describe('where a match belongs', () => {
  test('a group, and the play-off of two that had met in it', () => {
    expect(match('M-1958-01')).toMatchObject({
      phase: { name: 'Fase de grupos', kind: 'groups' },
      group: '3',
      round: null,
    })
    expect(match('M-1958-02')).toMatchObject({ phase: { kind: 'knockout' }, group: '3', round: { name: 'Desempate' } })
  })

  test('a replayed draw and its replay, in either spelling of the stage', () => {
    expect(match('M-1958-03')).toMatchObject({
      phase: { name: 'Mata-mata', kind: 'knockout' },
      round: { name: 'Quartas de final' },
      annulled: false,
      statusReason: 'Empate: decidido em novo jogo.',
    })
    expect(match('M-1958-04')).toMatchObject({
      round: { name: 'Quartas de final (desempate)' },
      statusReason: 'Jogo de desempate.',
    })
  })
})

test('half time, 90 minutes, extra time and shoot-out are apart', () => {
  expect(match('M-1958-02')).toMatchObject({
    halfTime: { home: 0, away: 1 },
    score: { home: 1, away: 1 },
    extraTime: { home: 2, away: 1 },
    penalties: null,
  })
  expect(match('M-2011-01')).toMatchObject({
    score: { home: 1, away: 1 },
    extraTime: { home: 2, away: 2 },
    penalties: { home: 2, away: 1 },
  })
  expect(match('M-1958-04')).toMatchObject({ score: { home: 1, away: 0 }, extraTime: null })
})

test('the ground, the local hour, and who is at home', () => {
  expect(match('M-1958-01')).toMatchObject({ localTime: '14:00', kickoff: null, neutral: false, home: { key: 'T-71' } })
  expect(match('M-1958-03')).toMatchObject({ neutral: true, stadium: { key: 'S-001', name: 'Råsunda', country: 'SE' } })
  expect(match('M-1958-04').localTime).toBeUndefined()
  expect(match('M-2011-01').home).toMatchObject({ kind: 'national', name: 'Japan', gender: 'women' })
  expect(ofKind(records, 'stadium').map(({ stadium, capacity }) => [stadium.name, capacity])).toEqual([
    ['Råsunda', 36_600],
    ['Waldstadion', 51_500],
  ])
})

test('events in order: own goals with the scorer’s side, cards by what they were, changes as one', () => {
  const told1 = (key: string) =>
    match(key).events.map(({ type, side, minute, added, player, related }) =>
      [type, side, minute, added, player?.name, related?.player.name]
        .filter((part) => part !== null)
        .join(' ')
        .trim(),
    )
  expect(told1('M-1958-02')).toEqual([
    'own-goal home 45 1 Dave Bowen',
    'goal home 55 Ivor Allchurch',
    'penalty home 108 Ivor Allchurch',
  ])
  expect(told1('M-2011-01')).toEqual([
    'yellow home 20 Homare Sawa',
    'substitution away 46 Carli Lloyd Alex Morgan',
    'substitution away 46 Lauren Cox Hope Solo',
    'second-yellow home 60 Homare Sawa',
    'red away 61 Alex Morgan',
    'yellow away 62 Hope Solo',
    'red away 62 Hope Solo',
    'goal away 69 Alex Morgan',
    'substitution home 72 Aya Miyama Homare Sawa',
    'goal home 81 Homare Sawa',
    'goal away 104 Alex Morgan',
    'goal home 117 Homare Sawa',
    'shootout-kick away Alex Morgan',
    'shootout-kick home Homare Sawa',
  ])
  expect(
    match('M-2011-01')
      .events.slice(-2)
      .map(({ converted }) => converted),
  ).toEqual([false, true])
})

test('line-ups with their coach, a coach without a line-up, and the referee', () => {
  expect(match('M-2011-01').lineups).toMatchObject([
    {
      side: 'home',
      coach: { name: 'Norio Sasaki', key: 'M-001' },
      players: [
        { player: { key: 'P-5' }, number: 10, starter: true, position: 'midfielder' },
        { player: { key: 'P-10' }, starter: false, position: 'defender', spot: 'leftWingBack' },
      ],
    },
    { side: 'away', coach: null, players: [{ player: { name: 'Hope Solo' }, position: 'goalkeeper' }] },
  ])
  expect(match('M-1958-01').lineups).toMatchObject([{ side: 'away', coach: { name: 'Jimmy Murphy' }, players: [] }])
  expect(match('M-2011-01').officials).toMatchObject([{ role: 'referee', country: 'DE', person: { key: 'R-001' } }])
})

test('people that some row names, one name or two, and squads', () => {
  const people = ofKind(records, 'person').map(({ person }) => person.name)
  expect(people).toContain('Pelé')
  expect(people).not.toContain('Nenhum Ninguém')
  expect(ofKind(records, 'person').find(({ person }) => person.key === 'P-2')).toMatchObject({
    person: { name: 'Dave Bowen', birthDate: null },
    positions: ['defender', 'midfielder'],
  })
  expect(ofKind(records, 'squad')).toMatchObject([
    { role: 'player', person: { name: 'Pelé' }, number: null, position: 'forward', team: { gender: 'men' } },
    { role: 'player', person: { name: 'Homare Sawa' }, number: 10, team: { gender: 'women', key: 'T-42' } },
    { role: 'coach', person: { name: 'Norio Sasaki' }, number: null, position: null },
  ])
})

test('what leads nowhere is rejected with file, line and reason', () => {
  expect(reasonsOf(ofKind(records, 'rejection')).sort()).toEqual([
    'goals.csv:12 o jogo M-2011-99 não está em matches.csv.',
    'goals.csv:13 o time T-09 não joga M-2011-01.',
    'goals.csv:14 não há quem tenha o código P-99.',
    'goals.csv:15 a coluna match_period deve ser uma parte do jogo; veio “third half”.',
    'manager_appearances.csv:4 Dawson Walker divide o comando do time: só o primeiro técnico é guardado.',
    'matches.csv:7 o torneio WC-1950 não está em tournaments.csv.',
    'squads.csv:4 o torneio WC-1950 ou a pessoa P-5 não está no conjunto.',
    'substitutions.csv:7 sai aos 77’ quem dá lugar a quem entra aos 72’ (linha 6): vale a entrada.',
    'substitutions.csv:8 não há quem entre nesta substituição.',
  ])
})

describe('the tables are one whole', () => {
  const files = Object.fromEntries(
    readdirSync(fixtures).map((name) => [name, readFileSync(`${fixtures}${name}`, 'utf8')]),
  )
  test.each<[string, Record<string, string | Uint8Array>, string]>([
    [
      'goals',
      { 'goals.csv': 'key_id,match_id\n' },
      'goals.csv:1 faltam no cabeçalho: team_id, player_team_id, player_id, own_goal, penalty, minute_regulation, minute_stoppage, match_period.',
    ],
    [
      'players',
      { 'players.csv': new Uint8Array([0x61, 0x0a, 0x00, 0x28]) },
      'players.csv:2 o arquivo não é texto: contém um byte nulo.',
    ],
    ['squads', { 'squads.csv': '' }, 'squads.csv o arquivo está vazio.'],
    ['matches', { 'matches.csv': `x\n${'y'.repeat(10_485_760)}` }, 'matches.csv:2 a linha tem 10 MB; o limite é 1 MB.'],
  ])('with broken %s nothing is read', async (_, broken, reason) => {
    const found = await collect(fjelstulWorldcup, memorySource({ ...files, ...broken }))
    expect(found.map(({ record }) => record)).toEqual(['rejection'])
    expect(reasonsOf(ofKind(found, 'rejection'))).toEqual([reason])
  })

  test('without its matches nothing is read, and the missing table is named', async () => {
    const { 'matches.csv': _, ...rest } = files
    const found = await collect(fjelstulWorldcup, memorySource(rest))
    expect(reasonsOf(ofKind(found, 'rejection'))).toEqual(['matches.csv a tabela não está entre os arquivos.'])
  })

  test('without another table the rest is read, with what stands on its own', async () => {
    const { 'players.csv': _players, 'stadiums.csv': _stadiums, ...rest } = files
    const whole = await collect(fjelstulWorldcup, memorySource(files))
    const found = await collect(fjelstulWorldcup, memorySource(rest))
    expect(reasonsOf(ofKind(found, 'warning'))).toEqual([
      'stadiums.csv a tabela não está entre os arquivos; ficou de fora.',
      expect.stringMatching(
        /^players\.csv a tabela .* e com ela squads\.csv, goals\.csv, .*player_appearances\.csv\.$/,
      ),
    ])
    const scores = (records: typeof found) =>
      ofKind(records, 'match').map(({ key, score, extraTime }) => [key, extraTime ?? score])
    expect(scores(found)).toEqual(scores(whole))
    expect(ofKind(found, 'match').flatMap(({ events, stadium }) => [...events, ...(stadium ? [stadium] : [])])).toEqual(
      [],
    )
  })
})
