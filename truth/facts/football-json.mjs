// football.json: section 1 of the README, and for every file what it implies about its edition.
import {
  doubleRoundRobin,
  fact,
  goalCount,
  matchCount,
  noClubTwiceADay,
  playedCount,
  result,
  statusCount,
  tableTop,
  teamCount,
} from '../checks.mjs'
import { BY_CODE } from '../competitions.mjs'
import { readJsonFolder } from '../labels/read-json.mjs'

const NEEDS = ['openfootball-football-json']
const ENGLAND = { order: 'england' }

/** Counts from the file itself. Where other files describe the same edition, only counts that they cannot change. */
export function generate({ 'openfootball-football-json': place }) {
  if (!place) return []
  return readJsonFolder(place).flatMap(({ season, code, statements }) => {
    const competition = BY_CODE[code]
    const names = new Set(statements.flatMap(({ home, away }) => [home, away]))
    // League One of 2025–26 writes each of its 24 clubs in two ways.
    const clubs = code === 'en.3' && season === '2025-26' ? 24 : names.size
    const league = /^[a-z]{2}\.\d$/.test(code)
    const whole = league && statements.length === clubs * (clubs - 1)
    return [
      teamCount(NEEDS, competition, season, clubs),
      noClubTwiceADay(NEEDS, competition, season),
      // Other files may add matches to a cup (qualifying), never to a league.
      ...(league ? [matchCount(NEEDS, competition, season, statements.length)] : []),
      ...(whole ? [doubleRoundRobin(NEEDS, competition, season)] : []),
    ]
  })
}

const at = (name, points, more = {}) => ({ name, points, ...more })

const noBury = fact(
  'Bury, expelled before the season, plays no match in League One 2019-20',
  NEEDS,
  (world) =>
    world
      .matchesOf('league_one', '2019-20')
      .filter(({ home_id, away_id }) => [home_id, away_id].some((id) => world.isCalled(id, 'Bury FC'))).length,
  0,
)

const parisApart = fact(
  'Paris FC and Paris Saint-Germain are two clubs',
  ['openfootball-txt'],
  (world) => {
    const [small, large] = ['Paris FC', 'Paris Saint-Germain'].map((name) => world.teamsCalled(name, { kind: 'club' }))
    return `${small.length} and ${large.length}${small.some((one) => large.includes(one)) ? ', the same' : ''}`
  },
  '1 and 1',
)

const july = fact(
  'the last rounds of the Premier League 2019-20 were played in July 2020, not 2019',
  NEEDS,
  (world) => world.matchesOf('premier_league', '2019-20').filter(({ day }) => day?.startsWith('2019-07')).length,
  0,
)

export const facts = [
  goalCount(NEEDS, 'premier_league', '2023-24', 1246),
  ...tableTop(
    NEEDS,
    'premier_league',
    '2011-12',
    [at('Manchester City', 89, { difference: 64 }), at('Manchester United', 89, { difference: 56 })],
    ENGLAND,
  ),
  ...tableTop(
    NEEDS,
    'premier_league',
    '2015-16',
    [at('Leicester City', 81, { wins: 23, draws: 12, losses: 3, scored: 68, conceded: 36 })],
    ENGLAND,
  ),
  ...tableTop(
    NEEDS,
    'premier_league',
    '2017-18',
    [at('Manchester City', 100, { wins: 32, draws: 4, losses: 2, scored: 106, conceded: 27 })],
    ENGLAND,
  ),
  ...tableTop(NEEDS, 'premier_league', '2023-24', [at('Manchester City', 91)], ENGLAND),
  ...tableTop(
    NEEDS,
    'premier_league',
    '2019-20',
    [
      at('Liverpool FC', 99),
      at('Manchester City', 81),
      at('Manchester United', 66, { difference: 30 }),
      at('Chelsea FC', 66, { difference: 15 }),
    ],
    ENGLAND,
  ),
  ...tableTop(NEEDS, 'la_liga', '2012-13', [at('FC Barcelona', 100, { scored: 115, conceded: 40 })]),
  ...tableTop(
    NEEDS,
    'la_liga',
    '2013-14',
    [at('Atlético Madrid', 90), at('FC Barcelona', 87), at('Real Madrid', 87)],
    ENGLAND,
  ),
  ...tableTop(NEEDS, 'serie_a_italia', '2013-14', [at('Juventus', 102)]),
  ...tableTop(
    NEEDS,
    'bundesliga',
    '2023-24',
    [at('Bayer 04 Leverkusen', 90, { wins: 28, draws: 6, losses: 0 })],
    ENGLAND,
  ),
  ...tableTop(NEEDS, 'ligue_1', '2019-20', [at('Paris Saint-Germain', 68, { played: 27 })], ENGLAND),
  playedCount(NEEDS, 'ligue_1', '2019-20', 279),
  statusCount(NEEDS, 'ligue_1', '2019-20', 'cancelled', 101),
  statusCount(NEEDS, 'eredivisie', '2019-20', 'cancelled', 74),
  statusCount(NEEDS, 'league_one', '2019-20', 'cancelled', 106),
  statusCount(NEEDS, 'la_liga_2', '2018-19', 'awarded', 21),
  noBury,
  july,
  parisApart,
  result(NEEDS, 'champions_league', '2011-12', 'Bayern München', 'Chelsea FC', '1-1', '3-4'),
  result(NEEDS, 'champions_league', '2013-14', 'Real Madrid', 'Atlético Madrid', '4-1'),
  result(NEEDS, 'champions_league', '2019-20', 'Paris Saint-Germain', 'Bayern München', '0-1'),
  result(NEEDS, 'copa_libertadores', '2025', 'Palmeiras', 'Flamengo', '0-1'),
]
