/** Answers of football-data.org by address, in its format, of a season that no dataset has. */
export type Answers = Readonly<Record<string, object>>

export const KEY = 'chave-de-teste-0123456789abcdef'

const BSA = { id: 2013, name: 'Campeonato Brasileiro Série A', code: 'BSA', type: 'LEAGUE' }
const season = { id: 77, startDate: '2031-04-12', endDate: '2031-12-06', currentMatchday: 2, winner: null }
const FLAMENGO = { id: 1783, name: 'CR Flamengo', shortName: 'Flamengo', tla: 'FLA' }
const SANTOS = { id: 6685, name: 'Santos FC', shortName: 'Santos', tla: 'SAN' }
const BAHIA = { id: 1777, name: 'EC Bahia', shortName: 'Bahia', tla: 'BAH' }

const match = (id: number, homeTeam: object, awayTeam: object, more: object) => ({
  competition: BSA,
  season,
  id,
  matchday: 1,
  stage: 'REGULAR_SEASON',
  group: null,
  lastUpdated: '2031-05-01T00:20:00Z',
  homeTeam,
  awayTeam,
  odds: { msg: 'Activate Odds-Package in User-Panel to retrieve odds.' },
  referees: [],
  ...more,
})
const finished = (home: number, away: number) => ({
  status: 'FINISHED',
  score: { winner: null, duration: 'REGULAR', fullTime: { home, away }, halfTime: { home: 0, away: 0 } },
})
const open = { status: 'TIMED', score: { winner: null, duration: 'REGULAR', fullTime: { home: null, away: null } } }

export function answersOf(): Answers {
  const matches = [
    match(9001, FLAMENGO, SANTOS, { utcDate: '2031-04-12T19:00:00Z', ...finished(2, 1) }),
    match(9002, SANTOS, BAHIA, { utcDate: '2031-04-19T19:00:00Z', matchday: 2, ...finished(0, 0) }),
    match(9003, BAHIA, FLAMENGO, { utcDate: '2031-09-19T22:00:00Z', matchday: 3, ...open }),
  ]
  const row = (
    team: object,
    playedGames: number,
    won: number,
    points: number,
    goalsFor: number,
    goalsAgainst: number,
  ) => ({
    team,
    playedGames,
    won,
    points,
    goalsFor,
    goalsAgainst,
  })
  // Flamengo's points are wrong on purpose.
  const table = [row(FLAMENGO, 1, 1, 9, 2, 1), row(BAHIA, 1, 0, 1, 0, 0), row(SANTOS, 2, 0, 1, 1, 2)]
  const squad = [
    { id: 40134, name: 'Fulano Beltrano', position: 'Offence', dateOfBirth: '2005-11-05', nationality: 'Brazil' },
  ]
  const teams = [{ ...FLAMENGO, founded: 1895, venue: 'Maracanã', squad }, SANTOS, BAHIA]
  return {
    '/competitions': { count: 2, filters: { client: 'Redação' }, competitions: [BSA, { code: 'PL' }] },
    '/competitions/BSA/matches': { competition: BSA, resultSet: { count: 3 }, matches },
    '/competitions/BSA/teams': { competition: BSA, season, teams },
    '/competitions/BSA/standings': { competition: BSA, season, standings: [{ type: 'TOTAL', group: null, table }] },
    '/competitions/BSA/scorers': { competition: BSA, season, scorers: [] },
  }
}

/** The same with other matches. */
export function changed(answers: Answers, change: (match: Record<string, unknown>) => object): Answers {
  const list = answers['/competitions/BSA/matches'] as { readonly matches: Record<string, unknown>[] }
  return { ...answers, '/competitions/BSA/matches': { ...list, matches: list.matches.map(change) } }
}
