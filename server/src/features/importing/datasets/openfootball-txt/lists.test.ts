import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportRecord } from '../../records/records.ts'
import { folderSource } from '../../sources/folder-source.ts'
import { collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { openfootballTxt } from './openfootball-txt.ts'

let records: ImportRecord[]
beforeAll(async () => {
  records = await collect(openfootballTxt, folderSource(join(import.meta.dirname, 'fixtures')))
})

const teamsIn = (file: string) => ofKind(records, 'team').filter(({ origin }) => origin.file === file)
const rejectedIn = (file: string) =>
  reasonsOf(ofKind(records, 'rejection').filter(({ origin }) => origin.file === file))

describe('clubs', () => {
  test('founding, ground, city, state, aliases; addresses are none of them', () => {
    const [old, young, reserve] = teamsIn('clubs/br.clubs.txt')
    expect(old).toMatchObject({
      team: { name: 'CA Bragantino', country: 'BR', state: 'SP' },
      aliases: ['CA Bragantino (1928-2019)', 'Bragantino', 'Clube Atlético Bragantino'],
      founded: 1928,
      dissolved: 2019,
      city: 'Bragança Paulista',
    })
    expect(young).toMatchObject({
      founded: 2019,
      dissolved: null,
      stadium: 'Nabi Abi Chedid',
      city: 'Bragança Paulista',
      aliases: ['Bragantino', 'Red Bull Bragantino', 'RB Braga'],
    })
    expect(reserve?.team.name).toBe('RB Bragantino II')
  })

  test('an alias of two clubs stays with both', () => {
    const having = teamsIn('clubs/br.clubs.txt').filter(({ aliases }) => aliases.includes('América FC'))
    expect(having.map(({ team }) => [team.name, team.state])).toEqual([
      ['América MG', 'MG'],
      ['América de Natal', 'RN'],
    ])
  })

  test('sites, letters and former names', () => {
    expect(teamsIn('clubs/sco.clubs.props.txt').map(({ team, site }) => [team.name, team.country, site])).toEqual([
      ['Celtic FC', 'GB-SCT', 'https://www.celticfc.net'],
      ['Sem Site FC', 'GB-SCT', null],
    ])
    expect(teamsIn('clubs/more.txt').map(({ team, aliases, acronym }) => [team.name, aliases, acronym])).toEqual([
      ['São Bento', ['Esporte Clube São Bento'], 'SBE'],
      ['Operário PR', ['Operário Ferroviário Esporte Clube'], 'OFC'],
    ])
    expect(teamsIn('clubs/eng.clubs.history.txt').map(({ team, aliases }) => [team.name, aliases])).toEqual([
      ['Arsenal FC', ['The Arsenal FC']],
      ['Stoke City FC', ['Stoke FC']],
    ])
    expect(rejectedIn('clubs/eng.clubs.history.txt')).toHaveLength(3)
  })
})

test('stadiums', () => {
  expect(
    ofKind(records, 'stadium').map(({ stadium, aliases, capacity, opened, state, coordinates }) => [
      stadium.name,
      stadium.city,
      aliases,
      capacity,
      opened,
      state,
      coordinates?.longitude ?? null,
    ]),
  ).toEqual([
    ['Estádio do Exemplo', 'Rio de Janeiro', [], 74738, null, null, -43.230278],
    ['Arena das Falésias', 'Natal', [], 39971, null, null, -35.212371],
    ['Arena do Cerrado', 'Cuiabá', [], 41112, null, null, null],
    ['Allianz Parque', 'São Paulo', ['Arena Palestra', 'Banco Arena'], 43713, null, 'SP', null],
    ['Estádio Velho', 'Santos', [], 20360, 1916, 'SP', null],
  ])
})

test('players', () => {
  expect(
    ofKind(records, 'person').map(({ person, positions, heightCm, birthPlace, nationality }) => [
      person.name,
      person.birthDate,
      positions,
      heightCm,
      birthPlace,
      nationality,
    ]),
  ).toEqual([
    ['Renato Exemplo', '2006-07-10', ['goalkeeper'], 190, 'São Paulo', 'BR'],
    ['Nome Bastante Comprido Mesmo', '2006-02-05', ['midfielder', 'forward'], 173, null, 'BR'],
    ['Felipe Sem-Altura', '2006-10-04', ['forward'], null, 'Vila, Interior', 'BR'],
  ])
  expect(rejectedIn('players/br.players.txt')).toEqual([
    'players/br.players.txt:7 a linha não tem nome, posição, altura e nascimento.',
  ])
})

test('squads of both kinds', () => {
  expect(
    ofKind(records, 'squad').map(({ team, person, number, position, role, club }) => [
      team.country,
      person.name,
      person.birthDate,
      number,
      position,
      role,
      club?.name ?? null,
      club?.country ?? null,
    ]),
  ).toEqual([
    ['BR', 'Jefferson', null, 1, 'goalkeeper', 'player', 'Botafogo', 'BR'],
    ['BR', 'Neymar', null, 10, 'forward', 'player', 'Barcelona', 'ES'],
    ['BR', 'Reserva', null, null, 'defender', 'player', 'América-RJ', null],
    ['GB-SCT', 'Archie Gem', null, 10, 'midfielder', 'player', null, null],
    ['US', 'Tim Howard', '1979-03-06', 1, 'goalkeeper', 'player', null, null],
    ['US', 'Alejandro Bedoya', '1987-04-29', 11, 'midfielder', 'player', null, null],
    ['US', 'Juergen Klinsmann', '1964-07-30', null, null, 'coach', null, null],
    ['BO', 'Jesus Bermudez', '1902-01-01', null, 'goalkeeper', 'player', null, null],
  ])
  expect(rejectedIn('2014--brazil/squads/br-brazil.txt')).toHaveLength(1)
})

test('leagues, and nothing behind the end mark', () => {
  expect(ofKind(records, 'competition')).toMatchObject([
    { competition: 'champions_league', aliases: ['UEFA Champions League'], country: null, key: 'uefa.cl' },
    { competition: 'brasileirao_serie_a', aliases: ['Serie A', 'Brasileirão'], country: 'BR', key: 'br.1' },
  ])
})

test('files without data say why', () => {
  expect(rejectedIn('2012/cb.txt')).toEqual(['2012/cb.txt o arquivo só tem comentários.'])
  expect(rejectedIn('clubs/clubs.wiki.txt')).toEqual([expect.stringContaining('Wikipédia')])
})
