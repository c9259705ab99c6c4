import { describe, expect, it } from 'vitest'
import { collect, matchesOf, ofKind } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { sharedAnswers } from '../testing/shared-answers.ts'
import { writeBundle } from '../answers/bundle.ts'
import { readChecks } from './checks.ts'
import { footballDataOrg } from './football-data-org.ts'
import { scoresOf } from './score.ts'
import { placeOf } from './stages.ts'

const SEASON = { id: 1, startDate: '2023-04-15', endDate: '2023-12-03' }
const BSA = { id: 2013, code: 'BSA', type: 'LEAGUE' }
const side = (id: number, name: string) => ({ id, name, shortName: name, tla: 'XXX' })

const match = (more: object) => ({
  competition: BSA,
  season: SEASON,
  id: 100,
  utcDate: '2023-04-15T19:00:00Z',
  status: 'FINISHED',
  matchday: 1,
  stage: 'REGULAR_SEASON',
  group: null,
  lastUpdated: '2023-09-13T00:20:09Z',
  homeTeam: side(1783, 'CR Flamengo'),
  awayTeam: side(1766, 'CA Mineiro'),
  score: { duration: 'REGULAR', fullTime: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 } },
  referees: [{ id: 7, name: 'Ana Souza', type: 'REFEREE', nationality: 'Brazil' }],
  ...more,
})

const bundle = (...answers: { call: string; answer: object }[]) =>
  writeBundle({ connector: 'football-data-org', answers: answers as never, refused: [] })
const matches = (...list: object[]) => ({
  call: '/competitions/BSA/matches',
  answer: { competition: BSA, resultSet: { count: list.length }, matches: list },
})
const read = (content: string) => collect(footballDataOrg, memorySource({ 'football-data-org.json': content }))
const only = async (more: object) =>
  matchesOf(await read(bundle(matches(match(more)))), 'brasileirao_serie_a', '2023')[0]

describe('a match', () => {
  it('with its score, round, hour and referee', async () => {
    expect(await only({})).toMatchObject({
      key: '100',
      edition: { competition: 'brasileirao_serie_a', edition: '2023' },
      phase: null,
      round: { number: 1, name: '1ª rodada' },
      home: { name: 'CR Flamengo', key: '1783', country: 'BR' },
      day: '2023-04-15',
      kickoff: '2023-04-15T19:00:00.000Z',
      status: 'finished',
      score: { home: 2, away: 1 },
      halfTime: { home: 1, away: 0 },
      officials: [{ role: 'referee', country: 'BR' }],
    })
  })

  it('has no hour while it is only scheduled, and the day before it in Brazil after midnight in UTC', async () => {
    expect(await only({ status: 'SCHEDULED', score: {} })).toMatchObject({ kickoff: null, day: '2023-04-15' })
    expect(await only({ status: 'SCHEDULED', utcDate: '2023-04-16T00:00:00Z' })).toMatchObject({ day: '2023-04-16' })
    expect(await only({ status: 'TIMED', utcDate: '2023-04-16T00:30:00Z', score: {} })).toMatchObject({
      kickoff: '2023-04-16T00:30:00.000Z',
      day: '2023-04-15',
      status: 'scheduled',
    })
  })

  it('that is being played has no result yet', async () => {
    expect(await only({ status: 'IN_PLAY' })).toMatchObject({ status: 'scheduled', score: null, halfTime: null })
  })

  it.each([
    ['POSTPONED', 'postponed'],
    ['CANCELLED', 'cancelled'],
    ['SUSPENDED', 'suspended'],
    ['AWARDED', 'awarded'],
  ])('%s', async (word, status) => expect((await only({ status: word }))?.status).toBe(status))

  it.each([
    ['a situation that nobody knows', { status: 'ABDUCTED' }],
    ['no teams yet', { homeTeam: { id: null, name: null } }],
    ['no date', { utcDate: 'amanhã' }],
    ['no season', { season: null }],
  ])('with %s is refused alone', async (_what, more) => {
    const records = await read(bundle(matches(match({ id: 99 }), match(more))))
    expect(ofKind(records, 'rejection')).toHaveLength(1)
    expect(ofKind(records, 'match')).toHaveLength(1)
  })

  it('imports goals, cards, substitutions and line-ups if the plan has them', async () => {
    const [home, away] = [side(1783, 'CR Flamengo'), side(1766, 'CA Mineiro')]
    const stated = await only({
      goals: [
        {
          minute: 10,
          type: 'REGULAR',
          team: home,
          scorer: { id: 1, name: 'Pedro' },
          assist: { id: 2, name: 'Arrascaeta' },
        },
        { minute: 45, injuryTime: 2, type: 'OWN', team: home, scorer: { id: 3, name: 'Réver' }, assist: null },
      ],
      bookings: [{ minute: 60, team: away, player: { id: 3, name: 'Réver' }, card: 'YELLOW_RED' }],
      substitutions: [
        { minute: 70, team: home, playerOut: { id: 1, name: 'Pedro' }, playerIn: { id: 4, name: 'Gabi' } },
      ],
      homeTeam: { ...home, lineup: [{ id: 1, name: 'Pedro', position: 'Centre-Forward', shirtNumber: 9 }], bench: [] },
    })
    expect(stated?.events).toMatchObject([
      { type: 'goal', side: 'home', related: { role: 'assist', player: { key: '2' } } },
      // It counts for Flamengo, and is recorded on the scorer's side.
      { type: 'own-goal', side: 'away', minute: 45, added: 2, player: { name: 'Réver' } },
      { type: 'second-yellow', side: 'away' },
      { type: 'substitution', player: { name: 'Gabi' }, related: { role: 'out', player: { name: 'Pedro' } } },
    ])
    expect(stated?.lineups).toMatchObject([
      { side: 'home', players: [{ number: 9, starter: true, position: 'forward', spot: 'striker' }] },
    ])
  })
})

describe('a score', () => {
  it('of a shoot-out stands without its kicks', () => {
    const score = {
      duration: 'PENALTY_SHOOTOUT',
      fullTime: { home: 5, away: 3 },
      halfTime: { home: 0, away: 0 },
      regularTime: { home: null, away: null },
      extraTime: { home: 1, away: 1 },
      penalties: { home: 4, away: 2 },
    }
    expect(scoresOf(score)).toEqual({
      halfTime: { home: 0, away: 0 },
      score: { home: 0, away: 0 },
      extraTime: { home: 1, away: 1 },
      penalties: { home: 4, away: 2 },
    })
  })
})

describe('a score with parts that are missing', () => {
  const shootout = (more: object) => scoresOf({ duration: 'PENALTY_SHOOTOUT', fullTime: { home: 5, away: 3 }, ...more })

  it.each([
    // Cups without extra time.
    [{ regularTime: { home: 1, away: 1 }, penalties: { home: 4, away: 2 } }, '1-1', null, '4-2'],
    [{ regularTime: { home: 0, away: 0 }, extraTime: { home: 1, away: 1 }, penalties: null }, '0-0', '1-1', '4-2'],
    // The kicks are not part of `fullTime` here.
    [
      { fullTime: { home: 1, away: 1 }, extraTime: { home: 0, away: 0 }, penalties: { home: 4, away: 2 } },
      '1-1',
      '1-1',
      '4-2',
    ],
    // The result contains goals and kicks, and no part of it separates them.
    [{ penalties: { home: null, away: null } }, null, null, null],
    [{ fullTime: { home: 1, away: 1 } }, null, '1-1', null],
  ])('%j', (more, score, extraTime, penalties) => {
    const pair = (value: { home: number; away: number } | null) => value && `${value.home}-${value.away}`
    const found = shootout(more)
    expect([found.score, found.extraTime, found.penalties].map(pair)).toEqual([score, extraTime, penalties])
  })
})

it('a status of no list that is a usual word is understood', async () => {
  expect(await only({ status: 'ABANDONED', score: {} })).toMatchObject({ status: 'abandoned', score: null })
  expect(await only({ status: 'LIVE' })).toMatchObject({ status: 'scheduled', score: null })
})

it('translates stages into Portuguese, and keeps the name of an unknown one', () => {
  expect(placeOf('LAST_16', null, 4)).toMatchObject({
    phase: { kind: 'knockout' },
    round: { name: 'Oitavas de final' },
  })
  expect(placeOf('GROUP_STAGE', 'Group A', 1)).toMatchObject({ group: 'A', phase: { kind: 'groups' } })
  expect(placeOf('GROUP_STAGE', 'GROUP_B', 1).group).toBe('B')
  expect(placeOf('SUPER_ROUND', null, null).round?.name).toBe('Super round')
})

it('gives clubs and squads before matches, without acronyms that two clubs share', async () => {
  const club = (id: number, name: string, more: object) => ({ id, name, tla: 'COR', area: { code: 'BRA' }, ...more })
  const squad = [
    { id: 1, name: 'Rafael', position: 'Goalkeeper', dateOfBirth: '1989-06-23', nationality: 'Brazil' },
    { id: 1, name: 'Rafael', position: 'Goalkeeper', dateOfBirth: '1989-06-23', nationality: 'Brazil' },
  ]
  const address = 'Av. Olegário Maciel 1516, Lourdes Belo Horizonte, MG 30180-111'
  const teams = [
    club(1766, 'CA Mineiro', { address, founded: 1908, squad, coach: { id: null, name: null } }),
    club(4241, 'Coritiba FBC', { founded: 12, tla: 'COR' }),
  ]
  const call = '/competitions/BSA/teams'
  const records = await read(bundle(matches(match({})), { call, answer: { competition: BSA, season: SEASON, teams } }))
  expect(records.findIndex(({ record }) => record === 'team')).toBeLessThan(
    records.findIndex(({ record }) => record === 'match'),
  )
  expect(ofKind(records, 'team')).toMatchObject([
    { team: { state: 'MG', key: '1766' }, founded: 1908, acronym: null },
    { team: { state: null }, founded: null },
  ])
  expect(ofKind(records, 'squad')).toHaveLength(1)
})

it('says the same bytes where only what is not a fact has changed', () => {
  const later = match({ lastUpdated: '2023-09-14T00:20:09Z', odds: { msg: 'x' } })
  expect(bundle(matches(later))).toBe(bundle(matches(match({}))))
})

it('warns of a list that is shorter than it says', async () => {
  const short = { ...matches(match({})), answer: { ...matches(match({})).answer, resultSet: { count: 380 } } }
  expect(ofKind(await read(bundle(short)), 'warning')[0]?.reason).toContain('380')
})

it('refuses what are not its answers', async () => {
  for (const content of ['{}', '[]', '{"format":"meio-campo-answers","connector":"outra"}']) {
    const records = await read(content)
    expect(records.map(({ record }) => record)).toEqual(['rejection'])
  }
})

describe('recorded answers', () => {
  const recorded = sharedAnswers('football-data-org')

  it.skipIf(recorded.missing)('of Série A, the World Cup and the Champions League are all used', async () => {
    const answers = [
      { call: '/competitions/BSA/teams', answer: recorded.json('teams-BSA-2022.json') },
      { call: '/competitions/BSA/matches', answer: recorded.json('matches-BSA-2022.json') },
      { call: '/competitions/WC/matches', answer: recorded.json('matches-WC-2022-knockout.json') },
      { call: '/competitions/CL/matches', answer: recorded.json('matches-CL-2022-extra-time-penalties.json') },
    ]
    const records = await read(bundle(...answers))
    expect(ofKind(records, 'rejection')).toEqual([])
    expect(matchesOf(records, 'brasileirao_serie_a', '2022')).toHaveLength(20)
    const quarter = matchesOf(records, 'copa_do_mundo', '2022').find(
      ({ home, away }) => home.name === 'Croatia' && away.name === 'Brazil',
    )
    expect(quarter).toMatchObject({
      score: { home: 0, away: 0 },
      extraTime: { home: 1, away: 1 },
      penalties: { home: 4, away: 2 },
    })
    expect(matchesOf(records, 'champions_league', '2022-23')).toHaveLength(17)
  })

  it.skipIf(recorded.missing)('of standings and scorers are checks, and no records', async () => {
    const answers = [
      { call: '/competitions/BSA/standings', answer: recorded.json('standings-BSA-2022.json') },
      { call: '/competitions/BSA/scorers', answer: recorded.json('scorers-BSA-2022.json') },
    ]
    expect(await read(bundle(...answers))).toEqual([])
    const checks = readChecks({ connector: 'football-data-org', answers, refused: [] })
    expect(checks.map(({ kind, rows }) => [kind, rows.length])).toEqual([
      ['standings', 20],
      ['scorers', 10],
    ])
    expect(checks[0]?.rows[0]).toMatchObject({ team: '1769', played: 26, points: 54 })
  })
})
