import { describe, expect, it } from 'vitest'
import { collect, matchesOf, ofKind } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { sharedAnswers } from '../testing/shared-answers.ts'
import { writeBundle } from '../answers/bundle.ts'
import { readChecks } from './checks.ts'
import { findLeague } from './competitions.ts'
import { apiFootball } from './api-football.ts'
import { placeOf } from './rounds.ts'

const side = (id: number, name: string) => ({ id, name, winner: null })
const fixture = (more: object = {}, about: object = {}, status = 'FT') => ({
  fixture: {
    id: 500,
    referee: 'Ana Souza, Brazil',
    date: '2026-04-15T00:30:00+00:00',
    venue: { id: 204, name: 'Maracanã', city: 'Rio de Janeiro, Rio de Janeiro' },
    status: { short: status },
    ...about,
  },
  league: { id: 71, season: 2026, round: 'Regular Season - 3' },
  teams: { home: side(127, 'Flamengo'), away: side(128, 'Santos') },
  goals: { home: 2, away: 1 },
  score: {
    halftime: { home: 1, away: 0 },
    fulltime: { home: 2, away: 1 },
    extratime: { home: null, away: null },
    penalty: { home: null, away: null },
  },
  ...more,
})
const list = (...response: object[]) => ({
  call: '/fixtures?league=71&season=2026',
  answer: { errors: [], results: response.length, response },
})
const bundle = (...answers: { call: string; answer: object }[]) =>
  writeBundle({ connector: 'api-football', answers: answers as never, refused: [] })
const read = (...answers: { call: string; answer: object }[]) =>
  collect(apiFootball, memorySource({ 'api-football.json': bundle(...answers) }))
const only = async (row: object) => matchesOf(await read(list(row)), 'brasileirao_serie_a', '2026')[0]

const event = (elapsed: number, team: number, type: string, detail: string, more: object = {}) => ({
  time: { elapsed, extra: null },
  team: { id: team },
  player: { id: 1, name: 'A. Silva' },
  assist: { id: null, name: null },
  type,
  detail,
  comments: null,
  ...more,
})

describe('a match', () => {
  it('with its score, round, hour, ground and referee', async () => {
    expect(await only(fixture())).toMatchObject({
      key: '500',
      round: { number: 3, name: '3ª rodada' },
      phase: null,
      home: { name: 'Flamengo', key: '127', country: 'BR' },
      day: '2026-04-14',
      kickoff: '2026-04-15T00:30:00.000Z',
      status: 'finished',
      score: { home: 2, away: 1 },
      halfTime: { home: 1, away: 0 },
      extraTime: null,
      stadium: { name: 'Maracanã', city: 'Rio de Janeiro', key: '204' },
      officials: [{ person: { name: 'Ana Souza' }, role: 'referee', country: 'BR' }],
    })
  })

  it('that is being played has no result and no events yet', async () => {
    const running = fixture({ events: [event(3, 127, 'Goal', 'Normal Goal')] }, {}, '2H')
    expect(await only(running)).toMatchObject({ status: 'scheduled', score: null, events: [] })
  })

  it('after extra time whose own goals are missing has the total for its result', async () => {
    const score = { fulltime: { home: 1, away: 1 }, extratime: null, penalty: null }
    expect(await only(fixture({ score }, {}, 'AET'))).toMatchObject({
      score: { home: 1, away: 1 },
      extraTime: { home: 2, away: 1 },
    })
    expect(await only(fixture({ score: {} }, {}, 'AET'))).toMatchObject({
      score: null,
      extraTime: { home: 2, away: 1 },
    })
  })

  it('with a usual word for its status is understood', async () => {
    expect(await only(fixture({}, {}, 'Postponed'))).toMatchObject({ status: 'postponed', score: null })
  })

  it('without an hour keeps its day', async () => {
    expect(await only(fixture({}, {}, 'TBD'))).toMatchObject({ status: 'scheduled', kickoff: null })
    expect(await only(fixture({}, {}, 'PST'))).toMatchObject({ status: 'postponed', kickoff: null })
  })

  it.each([
    ['CANC', 'cancelled'],
    ['ABD', 'abandoned'],
    ['AWD', 'awarded'],
    ['WO', 'walkover'],
    ['SUSP', 'suspended'],
  ])('%s', async (word, status) => expect((await only(fixture({}, {}, word)))?.status).toBe(status))

  it.each([
    ['a situation that nobody knows', fixture({}, {}, 'XX')],
    ['no teams yet', fixture({ teams: { home: {}, away: side(128, 'Santos') } })],
    ['no date', fixture({}, { date: 'amanhã' })],
    ['a league that nobody chose', fixture({ league: { id: 99999, season: 2026 } })],
  ])('with %s is rejected with a reason', async (_what, row) => {
    expect(ofKind(await read(list(row)), 'rejection')).toHaveLength(1)
  })

  it('becomes one record, with its details', async () => {
    const full = fixture({ events: [event(10, 127, 'Goal', 'Normal Goal')] })
    const records = await read({ call: '/fixtures?id=500', answer: { response: [full] } }, list(fixture()))
    expect(matchesOf(records, 'brasileirao_serie_a', '2026').map(({ events }) => events.length)).toEqual([1])
  })
})

describe('events', () => {
  const events = async (...told: object[]) =>
    ((await only(fixture({ events: told })))?.events ?? []).map(({ type, side: team, minute }) => [type, team, minute])

  it('of an own goal stand with the player, not with who profits', async () => {
    expect(await events(event(5, 127, 'Goal', 'Own Goal'))).toEqual([['own-goal', 'away', 5]])
  })
  it('distinguish a missed penalty from a goal, and a kick of a shoot-out from both', async () => {
    const kick = { comments: 'Penalty Shootout' }
    expect(
      await events(
        event(30, 127, 'Goal', 'Missed Penalty'),
        event(31, 127, 'Goal', 'Penalty'),
        event(120, 128, 'Goal', 'Missed Penalty', kick),
      ),
    ).toEqual([
      ['missed-penalty', 'home', 30],
      ['penalty', 'home', 31],
      ['shootout-kick', 'away', 120],
    ])
  })
  it('make one of a second yellow and its red', async () => {
    const cards = ['Yellow Card', 'Yellow Card', 'Red Card'].map((detail, index) =>
      event(20 + 10 * Math.min(index, 1), 127, 'Card', detail),
    )
    expect(await events(...cards)).toEqual([
      ['yellow', 'home', 20],
      ['second-yellow', 'home', 30],
    ])
  })
  it('leave out reviews by video', async () => {
    expect(await events(event(40, 127, 'Var', 'Goal Disallowed - offside'))).toEqual([])
  })
  it('of a substitution: the first goes off, the second comes on', async () => {
    const change = event(60, 127, 'subst', 'Substitution 1', { assist: { id: 2, name: 'B. Souza' } })
    const match = await only(fixture({ events: [change] }))
    expect(match?.events[0]).toMatchObject({ player: { key: '2' }, related: { role: 'out', player: { key: '1' } } })
  })
})

it('leaves out figures that contradict themselves', async () => {
  const figures = (team: number, possession: string, shots: number) => ({
    team: { id: team },
    statistics: [
      { type: 'Ball Possession', value: possession },
      { type: 'Total Shots', value: shots },
      { type: 'Shots on Goal', value: 9 },
      { type: 'Corner Kicks', value: null },
    ],
  })
  const match = await only(fixture({ statistics: [figures(127, '60%', 12), figures(128, '60%', 4)] }))
  expect(match?.statistics).toMatchObject([
    { side: 'home', possession: null, shots: 12, shotsOnTarget: 9, corners: null },
    { side: 'away', possession: null, shots: 4, shotsOnTarget: null },
  ])
})

it('has each player’s figures: none for unused substitutes, and no part larger than its whole', async () => {
  const row = (id: number, minutes: number | null, position: string, more: object) => ({
    player: { id, name: `J. ${id}` },
    statistics: [{ games: { minutes, position }, ...more }],
  })
  const players = [
    {
      team: { id: 127 },
      players: [
        row(1, 90, 'G', { goals: { conceded: 1, saves: 3 }, passes: { total: 30, accuracy: '22' } }),
        row(2, 70, 'D', { goals: { conceded: 0 }, passes: { total: 40, accuracy: '77%' }, shots: { total: 1, on: 2 } }),
        row(3, null, 'F', {}),
      ],
    },
  ]
  const match = await only(fixture({ players }))
  expect(match?.playerStatistics).toMatchObject([
    { side: 'home', player: { key: '1' }, figures: { minutes: 90, conceded: 1, saves: 3, passesCompleted: 22 } },
    { player: { key: '2' }, figures: { conceded: null, passes: 40, passesCompleted: null, shotsOnTarget: null } },
  ])
})

it.each([
  ['Regular Season - 17', null, null, 17],
  ['Group Stage - 3', 'Fase de grupos', null, 3],
  ['Group A - 1', 'Fase de grupos', 'A', 1],
  ['1st Phase - 4', '1ª fase', null, 4],
  ['Semi-finals', 'Mata-mata', null, null],
  ['2nd Qualifying Round', 'Fase preliminar', null, null],
  ['Clausura - 9', 'Clausura', null, 9],
  ['Championship Round - 2', 'Grupo do título', null, 2],
  ['Relegation Round - 5', 'Grupo do rebaixamento', null, 5],
  ['Relegation Play-offs - Final', 'Repescagem do rebaixamento', null, null],
  ['Conference League Play-offs - Semi-finals', 'Repescagem europeia', null, null],
  ['Something new', 'Mata-mata', null, null],
])('the round %s', (name, phase, group, number) => {
  const place = placeOf(findLeague('71')!, name)
  expect([place.phase?.name ?? null, place.group, place.round?.number ?? null]).toEqual([phase, group, number])
})

describe('recorded answers', () => {
  const recorded = sharedAnswers('api-football')

  it.skipIf(recorded.missing)('of a whole match: line-ups, events, figures, captain', async () => {
    const records = await read({ call: '/fixtures?id=1208191', answer: recorded.json('fixture-1208191-full.json') })
    const [match] = matchesOf(records, 'premier_league', '2024-25')
    expect(match).toMatchObject({ score: { home: 3, away: 6 }, round: { number: 17 } })
    expect(match?.lineups.map(({ players }) => players.filter(({ starter }) => starter).length)).toEqual([11, 11])
    // The players at the left and right ends of the lines.
    const spots = match?.lineups[1]!.players.map(({ player, spot }) => [player.name, spot])
    expect(spots).toEqual(
      expect.arrayContaining([
        ['A. Robertson', 'leftBack'],
        ['T. Alexander-Arnold', 'rightBack'],
        ['Mohamed Salah', 'rightMidfielder'],
      ]),
    )
    expect(match?.statistics).toMatchObject([{ possession: 52, shots: 9, shotsOnTarget: 5 }, { possession: 48 }])
    const goals = match?.events.filter(({ type }) => ['goal', 'penalty', 'own-goal'].includes(type)) ?? []
    expect(goals).toHaveLength(9)
  })

  it.skipIf(recorded.missing)('of two shoot-outs: kicks are no goals', async () => {
    const answer = recorded.json('fixtures-ids-shoot-out.json')
    const records = await read({ call: '/fixtures?ids=x', answer })
    const found = matchesOf(records, 'champions_league', '2023-24')
    expect(found).toHaveLength(2)
    for (const { penalties, events, score, extraTime } of found) {
      const kicks = events.filter(({ type, converted }) => type === 'shootout-kick' && converted === true)
      expect(penalties!.home + penalties!.away).toBe(kicks.length)
      const goals = events.filter(({ type }) => ['goal', 'penalty', 'own-goal'].includes(type)).length
      const final = extraTime ?? score!
      expect(goals).toBe(final.home + final.away)
    }
  })

  it.skipIf(recorded.missing)('of clubs, squads, players and a season that is longer than what came', async () => {
    const records = await read(
      { call: '/leagues?id=39', answer: recorded.json('leagues-39.json') },
      { call: '/teams?league=39&season=2024', answer: recorded.json('teams-39-2024.json') },
      { call: '/players/squads?team=127#league=71&season=2024', answer: recorded.json('players-squads-127.json') },
      { call: '/players?league=78&season=2022&page=3', answer: recorded.json('players-78-2022-page-3.json') },
      { call: '/fixtures?league=39&season=2024', answer: recorded.json('fixtures-39-2024.json') },
    )
    expect(ofKind(records, 'rejection')).toEqual([])
    expect(matchesOf(records, 'premier_league', '2024-25')).toHaveLength(20)
    expect(ofKind(records, 'team')[0]).toMatchObject({ founded: 1878, acronym: 'MUN', stadium: 'Old Trafford' })
    expect(ofKind(records, 'stadium')[0]).toMatchObject({ capacity: 76212 })
    expect(ofKind(records, 'squad')[0]).toMatchObject({ person: { name: 'A. Rossi' }, number: 1, team: { key: '127' } })
    expect(ofKind(records, 'person')[0]).toMatchObject({ heightCm: 187, person: { birthDate: '1996-05-04' } })
    expect(ofKind(records, 'warning').map(({ reason }) => reason)).toContain(
      'a resposta anuncia 380 itens e traz 20; os outros ficam como estão.',
    )
  })

  it.skipIf(recorded.missing)('of a table and of scorers are checks, and no records', async () => {
    const answers = [
      { call: '/standings?league=39&season=2024', answer: recorded.json('standings-39-2024.json') },
      { call: '/players/topscorers?league=39&season=2024', answer: recorded.json('players-topscorers-39-2024.json') },
    ]
    const checks = readChecks({ connector: 'api-football', answers, refused: [] })
    expect(checks.map(({ kind, rows }) => [kind, rows.length])).toEqual([
      ['standings', 20],
      ['scorers', 6],
    ])
    expect(checks[0]?.rows[0]).toMatchObject({ team: '40', played: 38, points: 84, won: 25 })
    expect(ofKind(await read(...answers), 'match')).toEqual([])
  })

  it.skipIf(recorded.missing)('of live state leagues: nobody without a number or a name stops the rest', async () => {
    const records = await read({
      call: '/fixtures?live=all',
      answer: recorded.json('fixtures-live-2024-02-03-brazil.json'),
    })
    const unknown = ofKind(records, 'rejection').filter(({ reason }) => !/campeonato/.test(reason))
    expect(unknown).toEqual([])
    expect(ofKind(records, 'match').length).toBeGreaterThan(5)
  })
})
