import { describe, expect, test } from 'vitest'
import type { ImportRecord } from '../../records/records.ts'
import { collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { openfootballJson } from './openfootball-json.ts'
import { readScoreValue } from './score-value.ts'

function read(files: Record<string, unknown>): Promise<ImportRecord[]> {
  const texts = Object.entries(files).map(([path, json]) => [path, JSON.stringify(json)])
  return collect(openfootballJson, memorySource(Object.fromEntries(texts) as Record<string, string>))
}

const between = (team1: string, team2: string, more: object = {}) => ({ round: 'Matchday 1', team1, team2, ...more })

test('a full sheet has line-ups, changes, cards and referees; what is not as it should be is left out', async () => {
  const lineup = [
    {
      starter: [{ name: 'ALFA' }, { name: 'Beta DOIS', captain: true }, { name: '' }, 7],
      bench: [{ name: 'Delta QUATRO' }],
      subs: [{ on: 'Delta QUATRO', off: 'ALFA', minute: '60' }, { on: 'Delta QUATRO' }],
    },
    { starter: 'nobody', bench: [{ name: 'Zeta UM' }] },
  ]
  const bookings = [[{ type: 'Y', name: 'Beta DOIS', minute: '90+3' }], [{ type: '?', name: 'Zeta UM', minute: '8' }]]
  const goals = { goals1: [{ name: 'Beta DOIS', minute: '37' }], goals2: [] }
  const more = {
    date: '2025-08-15',
    score: { ft: [1, 0] },
    lineup,
    bookings,
    referees: [{ name: 'Iota' }, {}],
    ...goals,
  }
  const [match] = ofKind(
    await read({ '2025-26/en.1.json': { name: 'X 2025/26', matches: [between('A', 'B', more)] } }),
    'match',
  )
  expect(match!.lineups).toMatchObject([
    {
      side: 'home',
      players: [
        { player: { name: 'Alfa' }, starter: true, captain: false },
        { player: { name: 'Beta Dois' }, captain: true },
        { player: { name: 'Delta Quatro' }, starter: false },
      ],
    },
  ])
  expect(match!.events).toMatchObject([
    { type: 'goal', minute: 37, player: { name: 'Beta Dois' } },
    {
      type: 'substitution',
      minute: 60,
      player: { name: 'Delta Quatro' },
      related: { role: 'out', player: { name: 'Alfa' } },
    },
    { type: 'yellow', minute: 90, added: 3, side: 'home' },
  ])
  expect(match!.officials).toMatchObject([{ person: { name: 'Iota' }, role: 'referee' }])
})

describe('a competition that no table has is made from what its file says', () => {
  test('a league by its code and heading', async () => {
    const matches = [between('Lech', 'Legia', { date: '2021-07-24', score: { ft: [1, 0] } })]
    const records = await read({ '2021-22/pl.1.json': { name: 'Polish Ekstraklasa 2021/22', matches } })
    expect(ofKind(records, 'edition')).toMatchObject([
      {
        edition: { competition: 'ekstraklasa_pl', edition: '2021-22' },
        name: 'Polish Ekstraklasa',
        newCompetition: {
          kind: 'league',
          participants: 'club',
          country: 'PL',
          names: ['Polish Ekstraklasa', 'Ekstraklasa'],
        },
      },
    ])
    expect(ofKind(records, 'match')).toMatchObject([{ home: { name: 'Lech', country: 'PL' } }])
  })

  test('one that is known is not made again: with its sheets, with its country in front, under another file name', async () => {
    const matches = [between('A', 'B', { date: '2025-08-15', round: 'Regular Season - 1' })]
    const records = await read({
      '2025-26/en.1-full.json': { name: 'England | Premier League 2025/26', matches },
      '2025-26/1-seriea.json': { name: 'Italy | Serie A 2025/26', matches },
    })
    const known = { phase: null, round: { number: 1, name: '1ª rodada' } }
    expect(ofKind(records, 'match')).toMatchObject([
      { ...known, edition: { competition: 'premier_league' } },
      { ...known, edition: { competition: 'serie_a_italia' } },
    ])
  })

  test('by its heading where its file is called like a tournament of nations', async () => {
    const cup = { name: 'Copa do Sertão 2031', matches: [between('Ceará SC', 'Sport', { date: '2031-06-01' })] }
    const [edition] = ofKind(await read({ '2031/copa.json': cup }), 'edition')
    expect(edition).toMatchObject({ name: 'Copa do Sertão', newCompetition: { kind: 'cup', participants: 'club' } })
    const nations = { name: 'South American Cup 2031', matches: [between('Brazil', 'Chile', { date: '2031-06-01' })] }
    expect(ofKind(await read({ '2031/copa.json': nations }), 'edition')).toMatchObject([
      { edition: { competition: 'copa_america', edition: '2031' } },
    ])
  })

  test('a cup between clubs of several countries, and one of women', async () => {
    const records = await read({
      '2024/caf.cl.json': {
        name: 'CAF Champions League 2024',
        matches: [{ round: 'Final', date: '2024-05-18', team1: 'Norte (TUN)', team2: 'Sul (EGY)' }],
      },
      '2023/se.w1.json': {
        name: 'Swedish Women Allsvenskan 2023',
        matches: [between('A', 'B', { date: '2023-04-01' })],
      },
    })
    expect(ofKind(records, 'edition')).toMatchObject([
      { edition: { competition: 'caf_champions_league' }, newCompetition: { kind: 'cup', country: null } },
      {
        edition: { competition: 'allsvenskan_feminino_se' },
        newCompetition: { kind: 'league', country: 'SE', gender: 'women' },
      },
    ])
  })

  test('qualifying is apart from the tournament, its play-offs included', async () => {
    const records = await read({
      '2030/worldcup.quali_playoffs.json': {
        name: 'World Cup 2030 Qualifying',
        matches: [between('Italy', 'Wales', { round: 'Play-offs, Final', score: [2, 0], time: '20:45 CET' })],
      },
    })
    expect(ofKind(records, 'match')).toMatchObject([
      { edition: { competition: 'eliminatorias_da_copa_do_mundo', edition: '2030' }, score: { home: 2, away: 0 } },
    ])
  })

  test('without a season in its heading or folder, the season follows from the days', async () => {
    const matches = [between('A', 'B', { date: '2019-08-10' }), between('C', 'D', { date: '2020-05-10' })]
    expect(ofKind(await read({ 'xx.1.json': { name: 'Some League', matches } }), 'match')).toMatchObject([
      { edition: { edition: '2019-20' } },
      { edition: { edition: '2019-20' } },
    ])
  })

  test('two tables of one year are phases of one edition', async () => {
    const table = (name: string, date: string) => ({
      name: `Liga MX ${name} 2019`,
      matches: [between('A', 'B', { date })],
    })
    const records = await read({
      '2019/a/mx.1.json': table('Apertura', '2019-07-20'),
      '2019/c/mx.1.json': table('Clausura', '2019-01-20'),
    })
    expect(
      ofKind(records, 'match').map(({ edition, phase }) => [edition.competition, edition.edition, phase?.name]),
    ).toEqual([
      ['liga_mx', '2019', 'Apertura'],
      ['liga_mx', '2019', 'Clausura'],
    ])
  })
})

describe('what a match may look like', () => {
  const one = async (more: object) =>
    ofKind(
      await read({ '2026/worldcup.json': { name: 'World Cup 2026', matches: [between('Brazil', 'Chile', more)] } }),
      'match',
    )[0]

  test('an hour with the letters of a zone, and the ground’s own hour', async () => {
    expect(await one({ date: '2026-03-26', time: '20:45 CET' })).toMatchObject({ kickoff: '2026-03-26T19:45:00Z' })
    expect(await one({ date: '2026-03-27', time: '02:00 CET', time_local: '19:00 UTC-6' })).toMatchObject({
      day: '2026-03-26',
      kickoff: '2026-03-27T01:00:00Z',
    })
  })

  test('statuses in any spelling', async () => {
    expect(await one({ status: 'canceled' })).toMatchObject({ status: 'cancelled' })
    expect(await one({ status: 'Adiado' })).toMatchObject({ status: 'postponed' })
    expect(await one({ status: 'w.o.', score: [3, 0] })).toMatchObject({ status: 'walkover' })
  })

  test('only the score after extra time, with every goal: that of 90 minutes follows', async () => {
    const goals = {
      goals1: [
        { name: 'X', minute: '51' },
        { name: 'Z', minute: '105+1' },
      ],
      goals2: [{ name: 'Y', minute: 90, offset: 2 }],
    }
    expect(await one({ score: { et: [2, 1] }, ...goals })).toMatchObject({
      score: { home: 1, away: 1 },
      extraTime: { home: 2, away: 1 },
    })
  })

  test('teams as objects, attendance, numbers for rounds', async () => {
    const match = { team1: { name: 'Brazil', code: 'BRA' }, attendance: '68.034', round: 7 }
    expect(await one(match)).toMatchObject({ home: { name: 'Brazil' }, attendance: 68034 })
  })
})

test('a match that goes on has no result yet', async () => {
  const matches = [
    between('A', 'B', { date: '2025-08-15', status: 'live', score: [1, 0], goals1: [{ name: 'X', minute: 3 }] }),
  ]
  const records = await read({ '2025-26/en.1.json': { name: 'Premier League 2025/26', matches } })
  expect(ofKind(records, 'match')).toMatchObject([{ status: 'scheduled', score: null, events: [] }])
  expect(reasonsOf(ofKind(records, 'warning'))).toEqual([
    expect.stringContaining('jogos em andamento, lidos sem o placar do momento: 1.'),
  ])
})

test('days as they are written in Europe and Brazil', async () => {
  const matches = [
    between('A', 'B', { date: '16/08/2025', score: [1, 0] }),
    between('C', 'D', { date: '17.08.2025', score: [1, 0] }),
  ]
  const records = await read({ '2025-26/en.1.json': { name: 'Premier League 2025/26', matches } })
  expect(ofKind(records, 'match').map(({ day }) => day)).toEqual(['2025-08-16', '2025-08-17'])
})

test.each(['Playoffs', 'Knockout Round Play-offs'])('the ties before the last sixteen of a cup: %s', async (round) => {
  const teams = ['A (ESP)', 'B (ITA)'] as const
  const matches = [
    { round, date: '2026-02-17', team1: teams[0], team2: teams[1], score: [1, 0] },
    { round, date: '2026-02-25', team1: teams[1], team2: teams[0], score: [1, 0] },
    { round: 'Final', date: '2026-05-30', team1: teams[0], team2: 'C (FRA)', score: [1, 0] },
  ]
  const records = await read({ '2025-26/uefa.cl.json': { name: 'UEFA Champions League 2025/26', matches } })
  expect(ofKind(records, 'match').map(({ phase, round: at, leg }) => [phase?.name, at?.name, leg])).toEqual([
    ['Mata-mata', 'Repescagem', 1],
    ['Mata-mata', 'Repescagem', 2],
    ['Mata-mata', 'Final', null],
  ])
})

test('lists of teams beside any competition: national teams, clubs with their country; groups say nothing new', async () => {
  const records = await read({
    '2024/copa.teams.json': { name: 'Copa América 2024', teams: [{ name: 'Peru', code: 'PER' }] },
    '2012-13/at.1.clubs.json': {
      name: 'Bundesliga 2012/13',
      clubs: [{ name: 'SV Ipê', code: 'IPE', country: 'Austria' }],
    },
    '2024/copa.groups.json': { name: 'Copa América 2024', groups: [] },
  })
  expect(ofKind(records, 'team')).toMatchObject([
    { team: { kind: 'national', name: 'Peru' }, acronym: 'PER' },
    { team: { kind: 'club', name: 'SV Ipê', country: 'AT' }, acronym: 'IPE' },
  ])
  expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([expect.stringContaining('o arquivo não acrescenta nada')])
})

test('unknown teams are left out with one remark, and a repeated match is imported once', async () => {
  const day = { date: '2025-06-01' }
  const matches = [
    between('A', 'B', { ...day, score: [1, 0] }),
    between('A', 'B', { ...day, score: [1, 0] }),
    between('Winner of Match 1', 'N.N.', day),
    between('W49', 'C', day),
  ]
  const records = await read({ '2025/en.1.json': { name: 'Premier League 2025/26', matches } })
  expect(ofKind(records, 'match')).toHaveLength(1)
  expect(reasonsOf(ofKind(records, 'warning')).map((each) => each.replace(/^\S+ /, ''))).toEqual([
    'jogos cujos times ainda não são conhecidos (“Winner of Match 1”, “N.N.”, “W49”), deixados de fora: 2.',
    'jogos que o arquivo conta duas vezes, lidos uma vez: 1 (A x B).',
  ])
})

test('rounds that hold their matches, and a field for each number of the score', async () => {
  const match = {
    date: '2015-08-08',
    team1: { name: 'A' },
    team2: { name: 'B' },
    score1: 2,
    score2: 1,
    score1i: 1,
    score2i: 0,
  }
  const rounds = [{ name: 'Matchday 3', matches: [match] }]
  expect(
    ofKind(await read({ '2015-16/en.1.json': { name: 'Premier League 2015/16', rounds } }), 'match'),
  ).toMatchObject([{ round: { number: 3 }, score: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 } }])
})

test('squads and teams as bare lists', async () => {
  const player = {
    number: 10,
    pos: 'FW',
    name: 'Fulano',
    club: { name: 'Clube Azul', country: 'BRA' },
    date_of_birth: '2000-05-17',
  }
  const records = await read({
    '2026/worldcup.squads.json': [{ name: 'Chile', fifa_code: 'CHI', players: [player, { number: 3 }] }],
    '2026/worldcup.teams.json': [{ name: 'Chile', fifa_code: 'CHI' }, {}],
  })
  expect(ofKind(records, 'squad')).toMatchObject([
    {
      edition: { competition: 'copa_do_mundo', edition: '2026' },
      team: { name: 'Chile', country: 'CL' },
      person: { name: 'Fulano', birthDate: '2000-05-17' },
      number: 10,
      position: 'forward',
      club: { name: 'Clube Azul', country: 'BR' },
    },
  ])
  expect(ofKind(records, 'team')).toMatchObject([{ acronym: 'CHI' }])
  expect(ofKind(records, 'rejection')).toHaveLength(2)
})

test.each([
  [[2, 1], { score: { home: 2, away: 1 } }],
  ['2-1', { score: { home: 2, away: 1 } }],
  ['2 x 1', { score: { home: 2, away: 1 } }],
  ['2:1 (1:0)', { score: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 } }],
  ['1-1 a.e.t. (1-1, 0-0), 4-2 pen.', { extraTime: { home: 1, away: 1 }, penalties: { home: 4, away: 2 } }],
  [{ home: 2, away: 1 }, { score: { home: 2, away: 1 } }],
  [
    { fullTime: '2-1', penalties: ['4', '3'] },
    { score: { home: 2, away: 1 }, penalties: { home: 4, away: 3 } },
  ],
  [{ ft: [null, null] }, { score: null }],
  [[], { score: null }],
  ['-', { score: null }],
])('the score %j', (value, expected) => expect(readScoreValue(value)).toMatchObject(expected))
