// World Cups 1930–2026: section 2 of the README, the text files' tournaments and squads, and the Club World Cup.
import { join } from 'node:path'
import { existsSync } from 'node:fs'
import {
  fact,
  goalCount,
  matchCount,
  noClubTwiceADay,
  playedCount,
  result,
  statusCount,
  teamCount,
} from '../checks.mjs'
import { onePerson, topScorer } from '../goals.mjs'
import { readCsv } from '../labels/read-csv.mjs'
import { announcedPlayers, readSquadLists } from '../labels/read-lists.mjs'

const JSON_FILES = ['openfootball-worldcup-json']
const TEXT = ['openfootball-txt']
const CUP = 'copa_do_mundo'

// Year, teams, matches with a score, goals.
const CUPS = `
1930 13 18 70|1934 16 17 70|1938 16 18 84|1950 13 22 88|1954 16 26 140|1958 16 35 126|1962 16 32 89|1966 16 32 89
1970 16 32 95|1974 16 38 97|1978 16 38 102|1982 24 52 146|1986 24 52 132|1990 24 52 115|1994 24 52 141|1998 32 64 171
2002 32 64 161|2006 32 64 147|2010 32 64 145|2014 32 64 171|2018 32 64 169|2022 32 64 172|2026 48 104 308`

const cups = CUPS.trim()
  .split(/[|\n]/)
  .map((text) => text.split(' ').map(Number))

function factsOf([year, teams, matches, goals]) {
  const season = String(year)
  return [
    playedCount(JSON_FILES, CUP, season, matches),
    matchCount(JSON_FILES, CUP, season, matches + (year === 1938 ? 1 : 0)),
    goalCount(JSON_FILES, CUP, season, goals),
    // Austria is a team of 1938 although its one match was cancelled.
    teamCount(JSON_FILES, CUP, season, teams),
    noClubTwiceADay(JSON_FILES, CUP, season),
    // In 1934 Italy and Spain drew and played again on the day after.
    ...(year === 1934 ? [] : [noRepeatedMatch(season)]),
  ]
}

const noRepeatedMatch = (season) =>
  fact(
    `${CUP} ${season}: no two teams met twice within a day`,
    JSON_FILES,
    (world) => {
      const seen = new Map()
      for (const { home_id, away_id, day } of world.matchesOf(CUP, season)) {
        const pair = [home_id, away_id].toSorted().join(' ')
        seen.set(pair, [...(seen.get(pair) ?? []), Date.parse(day)])
      }
      return [...seen.values()].filter((days) =>
        days.some((one, place) => days.some((other, next) => next > place && Math.abs(one - other) <= 86_400_000)),
      ).length
    },
    0,
  )

/** A player who went home leaves his shirt to the one who came for him: England's goalkeepers of 1990 had 22 both. */
function countSharedShirts(rows) {
  const wearers = Map.groupBy(
    rows.filter(({ number, role }) => number > 0 && role === 'player'),
    ({ year, team, number }) => `${year} ${team} ${number}`,
  )
  const shared = [...wearers.values()].filter(({ length }) => length > 1)
  return (year) => shared.filter(([first]) => first.year === year).length
}

/** As many places in the squads as one of the lists has players, and one shirt for one player. */
export function generate({ 'openfootball-txt': place, 'fjelstul-worldcup': tables }) {
  const folder = place && join(place, 'worldcup')
  if (!folder || !existsSync(folder)) return []
  const rows = tables ? readCsv(join(tables, 'squads.csv')) : []
  const sharedIn = countSharedShirts(readSquadLists(folder))
  return [...announcedPlayers(folder)].flatMap(([year, announced]) => {
    const men = rows.filter(
      ({ tournament_id, tournament_name }) => tournament_id === `WC-${year}` && tournament_name.includes("Men's"),
    )
    // The list of 2014 has three stand-ins of England; players who never travelled stand in some lists and not in others.
    const sizes = [announced, year === '2014' ? 736 : announced, men.length || announced]
    const [fewest, most] = [Math.min(...sizes), Math.max(...sizes)]
    const members = `from squad_members where edition_id = $1 and role = 'player'`
    return [
      fact(
        `the squads of ${CUP} ${year} have ${fewest === most ? fewest : `${fewest} to ${most}`} places`,
        TEXT,
        (world) => world.db.value(`select count(*) ${members}`, [world.edition(CUP, year).id]),
        (found) => found >= fewest && found <= most,
      ),
      fact(
        `${CUP} ${year}: no shirt of a squad belongs to two people, but ${sharedIn(year)} that a list gives to both`,
        TEXT,
        (world) =>
          world.db.value(
            `select count(*) from (select 1 ${members} and number > 0 group by team_id, number having count(*) > 1) as twice`,
            [world.edition(CUP, year).id],
          ),
        (found) => found <= sharedIn(year),
      ),
    ]
  })
}

const shootouts = (season, expected) =>
  fact(
    `${CUP} ${season} has ${expected} shoot-outs`,
    JSON_FILES,
    (world) =>
      world
        .matchesOf(CUP, season)
        .filter(({ penalties_home, shootout_winner }) => penalties_home !== null || shootout_winner !== null).length,
    expected,
  )

const extraTimes = (season, expected) =>
  fact(
    `${CUP} ${season} has ${expected} matches with extra time`,
    JSON_FILES,
    (world) => world.matchesOf(CUP, season).filter(({ extra_time_home }) => extra_time_home !== null).length,
    expected,
  )

const FINALS = `
1930 Uruguay 4-2 Argentina|1934 Italy 2-1 Czechoslovakia|1938 Italy 4-2 Hungary|1954 West Germany 3-2 Hungary
1958 Sweden 2-5 Brazil|1962 Brazil 3-1 Czechoslovakia|1966 England 4-2 West Germany|1970 Brazil 4-1 Italy
1974 Netherlands 1-2 West Germany|1978 Argentina 3-1 Netherlands|1982 Italy 3-1 West Germany
1986 Argentina 3-2 West Germany|1990 West Germany 1-0 Argentina|1994 Brazil 0-0 Italy 3-2|1998 Brazil 0-3 France
2002 Germany 0-2 Brazil|2006 Italy 1-1 France 5-3|2010 Netherlands 0-1 Spain|2014 Germany 1-0 Argentina
2018 France 4-2 Croatia|2022 Argentina 3-3 France 4-2|2026 Spain 1-0 Argentina|2026 France 4-6 England`

/** On neutral ground either side may stand first. */
const final = (text) => {
  const [, season, home, score, away, shootout] = /^(\d+) (.+?) (\d+-\d+) (.+?)(?: (\d+-\d+))?$/.exec(text)
  const turn = (pair) => pair && pair.split('-').toReversed().join('-')
  const [one, other] = [
    result(JSON_FILES, CUP, season, home, away, score, shootout),
    result(JSON_FILES, CUP, season, away, home, turn(score), turn(shootout)),
  ]
  const check = async (world) => {
    const [first, second] = [await one.check(world), await other.check(world)]
    return second.held || first.found === 'no such match' ? second : first
  }
  return { ...one, check }
}

const clubWorldCup = (words, count, expected) =>
  fact(
    words,
    JSON_FILES,
    (world) => {
      const named = /mundial de clubes|club world cup|copa do mundo de clubes/i
      const found = [...world.editions.values()].filter(
        ({ competition, name }) => named.test(competition) && name === '2025',
      )
      return found.length === 0 ? 'no such competition' : count(found.flatMap(({ matches }) => matches))
    },
    expected,
  )

const BRAZILIANS =
  'Neymar|Pelé|Kaká|Romário|Bebeto|Rivaldo|Zico|Sócrates|Garrincha|Vavá|Didi|Tostão|Jairzinho|Dunga|Cafu|Robinho|Falcão|Leônidas|Ademir'

export const facts = [
  ...cups.flatMap(factsOf),
  ...FINALS.trim().split(/[|\n]/).map(final),
  statusCount(JSON_FILES, CUP, '1938', 'cancelled', 1),
  shootouts('2014', 4),
  shootouts('2022', 5),
  shootouts('2026', 4),
  extraTimes('2014', 8),
  extraTimes('2026', 9),
  clubWorldCup('the Club World Cup 2025 has 64 matches, its play-off included', (matches) => matches.length, 64),
  clubWorldCup(
    'the Club World Cup 2025 has 198 goals',
    (matches) =>
      matches.reduce(
        (sum, each) =>
          sum + (each.extra_time_home ?? each.home_score ?? 0) + (each.extra_time_away ?? each.away_score ?? 0),
        0,
      ),
    198,
  ),
  topScorer(JSON_FILES, CUP, '2014', ['James Rodríguez', 'Rodríguez'], 6),
  topScorer(JSON_FILES, CUP, '2026', ['Mbappé'], 10),
  topScorer(JSON_FILES, CUP, '2026', ['Messi'], 8),
  ...BRAZILIANS.split('|').map((name) => onePerson(TEXT, 'Brazil', name)),
  onePerson(TEXT, 'Argentina', 'Diego Maradona'),
  onePerson(TEXT, 'Argentina', 'Lionel Messi'),
  onePerson(TEXT, 'Portugal', 'Cristiano Ronaldo'),
  onePerson(TEXT, 'Germany', 'Miroslav Klose'),
  onePerson(TEXT, 'Portugal', 'Eusébio'),
]
