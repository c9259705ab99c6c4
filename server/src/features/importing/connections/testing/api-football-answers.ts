/** Answers of API-Football by address, in its format, of a season that no dataset has. */
export type Answers = Readonly<Record<string, Envelope>>

export interface Envelope {
  readonly get: string
  readonly errors: readonly never[] | Readonly<Record<string, string>>
  readonly results: number
  readonly paging: { readonly current: number; readonly total: number }
  readonly response: unknown
}

export const KEY = 'chave-da-api-football-0123456789'
export const SEASON = 2031

const FLAMENGO = { id: 127, name: 'Flamengo' }
const SANTOS = { id: 128, name: 'Santos' }
const BAHIA = { id: 118, name: 'Bahia' }

export const envelope = (get: string, response: unknown, page = 1, pages = 1): Envelope => ({
  get,
  errors: [],
  results: Array.isArray(response) ? response.length : 1,
  paging: { current: page, total: pages },
  response,
})

/** An error in the provider's form: with status 200 and an empty list. */
export const failure = (errors: Readonly<Record<string, string>>): Envelope => ({ ...envelope('x', []), errors })

type Pair = readonly [number | null, number | null]
const pair = ([home, away]: Pair) => ({ home, away })

export interface FixtureAbout {
  readonly id: number
  readonly home?: object
  readonly away?: object
  readonly date: string
  readonly round?: number
  readonly status: string
  readonly elapsed?: number
  readonly goals?: Pair
  readonly events?: readonly object[]
  readonly more?: object
}

export function fixture(about: FixtureAbout): Readonly<Record<string, unknown>> {
  const { id, home = FLAMENGO, away = SANTOS, date, round = 1, status, elapsed = null, events, more } = about
  const goals = pair(about.goals ?? [null, null])
  const ended = ['FT', 'AET', 'PEN'].includes(status)
  return {
    fixture: {
      id,
      referee: null,
      timezone: 'UTC',
      date,
      venue: { id: null, name: null, city: null },
      status: { short: status, elapsed, extra: null },
    },
    league: { id: 71, name: 'Serie A', country: 'Brazil', season: SEASON, round: `Regular Season - ${round}` },
    teams: { home, away },
    goals,
    score: {
      halftime: status === 'NS' ? pair([null, null]) : pair([0, 0]),
      fulltime: ended ? goals : pair([null, null]),
      extratime: pair([null, null]),
      penalty: pair([null, null]),
    },
    ...(events && { events }),
    ...more,
  }
}

export const event = (elapsed: number, team: number, type: string, detail: string, player: number | null = null) => ({
  time: { elapsed, extra: null },
  team: { id: team },
  player: player === null ? { id: null, name: null } : { id: player, name: NAMES[player] },
  assist: { id: null, name: null },
  type,
  detail,
  comments: null,
})

const NAMES: Readonly<Record<number, string>> = { 901: 'F. Beltrano', 902: 'S. Sicrano' }

const lineup = (team: object, ...players: number[]) => ({
  team,
  coach: { id: null, name: null },
  formation: '4-4-2',
  startXI: players.map((id) => ({ player: { id, name: NAMES[id], number: 9, pos: 'F', grid: '4:1' } })),
  substitutes: [],
})
const figures = (team: object, possession: string, shots: number) => ({
  team,
  statistics: [
    { type: 'Ball Possession', value: possession },
    { type: 'Total Shots', value: shots },
  ],
})

/** What the provider counted of one player; texts where it sends texts. */
export const counted = (id: number, position: string, more: object = {}) => ({
  player: { id, name: NAMES[id] },
  statistics: [
    {
      games: { minutes: 90, number: 9, position, rating: '6.9', captain: false, substitute: false },
      shots: { total: 3, on: 2 },
      goals: { total: 1, conceded: 0, assists: 0, saves: null },
      passes: { total: 20, key: 2, accuracy: '18' },
      tackles: { total: 1, blocks: null, interceptions: 1 },
      duels: { total: 8, won: 5 },
      dribbles: { attempts: 2, success: 1, past: null },
      fouls: { drawn: 1, committed: 2 },
      ...more,
    },
  ],
})

export const played = (goals: Pair, events: readonly object[]) =>
  fixture({
    id: 9001,
    date: '2031-04-12T19:00:00+00:00',
    status: 'FT',
    goals,
    events,
    more: {
      lineups: [lineup(FLAMENGO, 901), lineup(SANTOS, 902)],
      statistics: [figures(FLAMENGO, '55%', 12), figures(SANTOS, '45%', 7)],
      players: [
        { team: FLAMENGO, players: [counted(901, 'F')] },
        { team: SANTOS, players: [counted(902, 'G', { goals: { total: null, conceded: goals[0], saves: 4 } })] },
      ],
    },
  })

export const coming = (date: string) => fixture({ id: 9003, home: BAHIA, away: FLAMENGO, round: 3, date, status: 'NS' })

const withoutDetails = ({
  events: _e,
  lineups: _l,
  statistics: _s,
  players: _p,
  ...row
}: Readonly<Record<string, unknown>>) => row

const table = (team: object, won: number, points: number, goalsFor: number, against: number) => ({
  team,
  points,
  all: { played: 1, win: won, goals: { for: goalsFor, against } },
})

export function answersOf(first = played([2, 1], []), last = coming('2031-09-19T22:00:00+00:00')): Answers {
  const second = fixture({
    id: 9002,
    home: SANTOS,
    away: BAHIA,
    round: 2,
    date: '2031-04-19T19:00:00+00:00',
    status: 'FT',
    goals: [0, 0],
  })
  const coverage = {
    fixtures: { events: true, lineups: true, statistics_fixtures: true, statistics_players: true },
    standings: true,
    players: true,
    top_scorers: true,
  }
  const seasons = [
    { year: SEASON - 1, start: '2030-04-12', end: '2030-12-06', current: false, coverage },
    { year: SEASON, start: '2031-04-12', end: '2031-12-06', current: true, coverage },
  ]
  const query = `league=71&season=${SEASON}`
  const squad = (team: object, ...players: number[]) =>
    envelope('players/squads', [
      { team, players: players.map((id) => ({ id, name: NAMES[id], number: 9, position: 'Attacker', age: 26 })) },
    ])
  const player = (id: number, firstname: string, lastname: string, date: string) => ({
    player: { id, name: NAMES[id], firstname, lastname, birth: { date }, nationality: 'Brazil', height: '181 cm' },
    statistics: [{ games: { position: 'Attacker' } }],
  })
  return {
    '/leagues?id=71': envelope('leagues', [{ league: { id: 71, name: 'Serie A' }, seasons }]),
    [`/fixtures?${query}`]: envelope('fixtures', [first, second, last].map(withoutDetails)),
    '/fixtures?id=9001': envelope('fixtures', [first]),
    '/fixtures?id=9002': envelope('fixtures', [second]),
    [`/teams?${query}`]: envelope('teams', [
      { team: { ...FLAMENGO, code: 'FLA', country: 'Brazil', founded: 1895 }, venue: {} },
      { team: { ...SANTOS, country: 'Brazil' }, venue: {} },
      { team: { ...BAHIA, country: 'Brazil' }, venue: {} },
    ]),
    // Flamengo's points are wrong on purpose.
    [`/standings?${query}`]: envelope('standings', [
      { league: { id: 71, season: SEASON, standings: [[table(FLAMENGO, 1, 9, 2, 1)]] } },
    ]),
    [`/players/topscorers?${query}`]: envelope('players/topscorers', []),
    '/players/squads?team=127': squad(FLAMENGO, 901),
    '/players/squads?team=128': squad(SANTOS, 902),
    '/players/squads?team=118': squad(BAHIA),
    [`/players?${query}&page=1`]: envelope('players', [player(901, 'Fulano', 'Beltrano', '2005-11-05')], 1, 2),
    [`/players?${query}&page=2`]: envelope('players', [player(902, 'Sujeito', 'Sicrano', '2004-02-01')], 2, 2),
    '/status': envelope('status', {
      account: { firstname: 'Redação' },
      subscription: { plan: 'Free', end: '2032-04-10T23:24:27+00:00', active: true },
      requests: { current: 12, limit_day: 100 },
    }),
  }
}

/** What the provider says is left, of the day and of the minute: without the minute's, calls are paced for the smallest plan. */
export const LEFT = {
  'x-ratelimit-requests-limit': '100',
  'x-ratelimit-requests-remaining': '90',
  'X-RateLimit-Limit': '300',
  'X-RateLimit-Remaining': '280',
}
