// The text files: section 3 of the README. World Cups are in world-cups.mjs.
import { basename, join } from 'node:path'
import { existsSync } from 'node:fs'
import {
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
import { BY_CODE, BY_FILE } from '../competitions.mjs'
import { filesBelow } from '../labels/read-lists.mjs'
import { readModern } from '../labels/read-text.mjs'

const NEEDS = ['openfootball-txt']
const LIBERTADORES = 'copa_libertadores'
const SUDAMERICANA = 'copa_sul_americana'

/**
 * Two clubs that a file writes identically, so that its header counts them as one: `River Plate (URU)` is another
 * River.
 */
const WRITTEN_ALIKE = { 'copa_sul_americana 2014': 1, 'copa_sul_americana 2020': 1 }

/** The header of every modern file says how many teams and matches there are. */
export function generate({ 'openfootball-txt': place }) {
  const folder = place && join(place, 'south-america')
  if (!folder || !existsSync(folder)) return []
  return filesBelow(folder, /^[\d-]+_\w+\.txt$/).flatMap((path) => {
    const [season, code] = basename(path, '.txt').split('_')
    const competition = BY_CODE[BY_FILE[code]]
    const { teams: counted, matches, statements } = readModern(path)
    const teams = counted && counted + (WRITTEN_ALIKE[`${competition} ${season}`] ?? 0)
    // Placeholders are not teams, and their matches are not known yet.
    const real = statements.filter(({ home, away }) => home !== 'N.N.' && away !== 'N.N.')
    const whole = real.length === statements.length
    // The cup's file has its first three rounds only; the match sheets have the others.
    if (code === 'brcup') return [noClubTwiceADay(NEEDS, competition, season)]
    return [
      noClubTwiceADay(NEEDS, competition, season),
      ...(whole && teams ? [teamCount(NEEDS, competition, season, teams)] : []),
      ...(whole && matches ? [matchCount(NEEDS, competition, season, matches)] : []),
    ]
  })
}

const entries = (text) => text.trim().split(/[|\n]/)

// Year, home, score after extra time, away, and the shoot-out where there was one. The last match of each final.
const LIBERTADORES_FINALS = `
2012 Boca Juniors 1-1 Corinthians|2012 Corinthians 2-0 Boca Juniors|2013 Olimpia 2-0 Atlético Mineiro
2013 Atlético Mineiro 2-0 Olimpia 4-3|2014 Nacional 1-1 San Lorenzo|2014 San Lorenzo 1-0 Nacional
2015 Tigres UANL 0-0 River Plate|2015 River Plate 3-0 Tigres UANL|2016 Independiente del Valle 1-1 Atlético Nacional
2016 Atlético Nacional 1-0 Independiente del Valle|2017 Grêmio 1-0 Lanús|2017 Lanús 1-2 Grêmio
2018 Boca Juniors 2-2 River Plate|2018 River Plate 3-1 Boca Juniors|2019 Flamengo 2-1 River Plate
2020 Palmeiras 1-0 Santos|2021 Palmeiras 2-1 Flamengo|2022 Flamengo 1-0 Athletico Paranaense
2023 Boca Juniors 1-2 Fluminense|2024 Atlético Mineiro 1-3 Botafogo`

const SUDAMERICANA_FINALS = `
2012 São Paulo 2-0 Tigre|2013 Lanús 2-0 Ponte Preta|2014 River Plate 2-0 Atlético Nacional
2015 Santa Fe 0-0 Huracán 3-1|2017 Independiente 2-1 Flamengo|2017 Flamengo 1-1 Independiente
2018 Athletico Paranaense 1-1 Junior de Barranquilla 4-3|2019 Colón de Santa Fe 1-3 Independiente del Valle|2020 Lanús 0-3 Defensa y Justicia
2021 Athletico Paranaense 1-0 Bragantino|2022 São Paulo 0-2 Independiente del Valle|2023 Fortaleza 1-1 LDU Quito 3-4
2024 Racing Club 3-1 Cruzeiro`

const final = (competition) => (text) => {
  const [, season, home, score, away, shootout] = /^(\d+) (.+?) (\d+-\d+) (.+?)(?: (\d+-\d+))?$/.exec(text)
  return result(NEEDS, competition, season, home, away, score, shootout)
}

const B = 'brasileirao_serie_b'
const top = (season, ...rows) =>
  tableTop(
    NEEDS,
    B,
    season,
    rows.map(([name, points]) => ({ name, points })),
  )

const argentineRiver = fact(
  'the River Plate that won the Sudamericana of 2014 is the Argentine club',
  NEEDS,
  (world) => {
    const matches = world.between(world.matchesOf(SUDAMERICANA, '2014'), 'River Plate', 'Atlético Nacional')
    return matches.map(({ home_id }) => world.teams.get(home_id)?.country).join()
  },
  'AR',
)

const noPlaceholders = fact(
  'no placeholder has become a club',
  NEEDS,
  (world) => {
    const placeholder =
      /^(n n|winner|loser|vencedor|perdedor|ganador|to be|tbd|[wl]\d+|\d+ melhor|[1-4][a-l]$|\d+o? (lugar|melhor))/
    return [...world.teams.values()]
      .filter(({ names }) => [...names].some((name) => placeholder.test(name)))
      .map(({ name }) => name)
      .join(', ')
  },
  '',
)

const noAttendanceAsPlace = fact(
  'no attendance and no date stands as the name or the city of a stadium',
  NEEDS,
  (world) => world.db.value(`select count(*) from stadiums where city ~* '^att|\\d{3}' or name ~* '^att[:. ]|^\\d+$'`),
  0,
)

export const facts = [
  ...entries(LIBERTADORES_FINALS).map(final(LIBERTADORES)),
  ...entries(SUDAMERICANA_FINALS).map(final(SUDAMERICANA)),
  statusCount(NEEDS, SUDAMERICANA, '2016', 'cancelled', 2),
  statusCount(NEEDS, LIBERTADORES, '2015', 'awarded', 1),
  playedCount(NEEDS, LIBERTADORES, '2025', 154),
  playedCount(NEEDS, SUDAMERICANA, '2025', 64),
  argentineRiver,
  noPlaceholders,
  noAttendanceAsPlace,
  goalCount(NEEDS, B, '2018', 846),
  goalCount(NEEDS, B, '2019', 788, 791),
  goalCount(NEEDS, B, '2020', 823, 824),
  goalCount(NEEDS, B, '2021', 826),
  goalCount(NEEDS, B, '2022', 766),
  goalCount(NEEDS, B, '2023', 793, 796),
  goalCount(NEEDS, B, '2024', 831, 832),
  ...top('2018', ['Fortaleza', 71], ['CSA', 62]),
  ...top('2020', ['Chapecoense', 73], ['América MG', 73]),
  ...top('2021', ['Botafogo', 70], ['Goiás', 65]),
  ...top('2023', ['Vitória', 72], ['Juventude', 65]),
  ...top('2024', ['Santos', 68], ['Mirassol', 67], ['Sport', 66], ['Ceará', 64]),
  playedCount(NEEDS, 'brasileirao_serie_a', '2026', 157),
  statusCount(NEEDS, 'brasileirao_serie_a', '2026', 'postponed', 3),
  ...tableTop(NEEDS, 'brasileirao_serie_a', '2026', [
    { name: 'Palmeiras', points: 35 },
    { name: 'Flamengo', points: 31 },
  ]),
  matchCount(NEEDS, 'football_league', '1888-89', 132),
  goalCount(NEEDS, 'football_league', '1888-89', 586),
  ...tableTop(
    NEEDS,
    'football_league',
    '1888-89',
    [
      { name: 'Preston North End', points: 40, wins: 18, scored: 74, conceded: 15 },
      { name: 'Aston Villa', points: 29 },
    ],
    { win: 2 },
  ),
  ...tableTop(NEEDS, 'premier_league', '2004-05', [{ name: 'Chelsea', points: 95, scored: 72, conceded: 15 }]),
  fact(
    'the shoot-outs of the Copa do Brasil 2025 are 22',
    NEEDS,
    (world) => world.matchesOf('copa_do_brasil', '2025').filter(({ penalties_home }) => penalties_home !== null).length,
    22,
  ),
  fact(
    'no extra time was played in the Copa do Brasil 2025',
    NEEDS,
    (world) =>
      world.matchesOf('copa_do_brasil', '2025').filter(({ extra_time_home }) => extra_time_home !== null).length,
    0,
  ),
  fact(
    '11 annulled matches of the Série A 2005 stand beside the ones that count',
    NEEDS,
    (world) => world.edition('brasileirao_serie_a', '2005').matches.filter(({ annulled }) => annulled).length,
    11,
  ),
]
