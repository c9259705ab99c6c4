// Reads the public datasets that the forecast is scored on, as the matches that ratings learn from, oldest first.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSheets } from './sheets.mjs'

/** Where an unknown club starts: second division and below, and clubs known from the cup alone. */
export const levels = { serieA: 0, serieB: -0.7, serieC: -1.4, cup: -1.2 }

export function missingSources(folder) {
  return [
    'williamorim-brasileirao/matches.csv',
    'brazilianfootball-cbf',
    'martj42-international-results/results.csv',
  ].filter((path) => !existsSync(join(folder, path)))
}

/** Série A 2003–2025, Série B 2013–2025, Série C 2020 and Copa do Brasil 2013–2025; with their sheets since 2013. */
export function readClubMatches(folder) {
  const serieA = readLines(folder, 'williamorim-brasileirao/matches.csv').flatMap(
    ([, season, day, home, score, away]) => {
      const goals = /^(\d+)x(\d+)$/.exec(score)
      if (!goals) return []
      return [{ competition: 'serieA', year: Number(season), day, home, away, goals: goals.slice(1).map(Number) }]
    },
  )
  const sheets = readSheets(folder, new Set(serieA.flatMap(({ home, away }) => [home, away])))
  const sheetOf = new Map(
    sheets
      .filter(({ competition }) => competition === 'serieA')
      .map((sheet) => [`${sheet.year} ${sheet.home} ${sheet.away}`, sheet]),
  )
  const described = serieA.map((match) => {
    const sheet = sheetOf.get(`${match.year} ${match.home} ${match.away}`)
    // The sheets know the day better; the goals are those of the dataset that is scored.
    return sheet ? { ...sheet, goals: match.goals } : { ...match, lineups: null, yellowCards: null }
  })
  const others = sheets.filter(({ competition }) => competition !== 'serieA')
  return [...described, ...others].map(club).toSorted((a, b) => a.dayNumber - b.dayNumber)
}

/** Every men's international with the goals of 90 minutes where a World Cup match went to extra time. */
export function readInternationals(folder) {
  const regular = readRegularScores(folder)
  return readLines(folder, 'martj42-international-results/results.csv')
    .map(([day, home, away, homeGoals, awayGoals, tournament, , , neutral]) => {
      const goals = regular.get(`${day} ${home} ${away}`) ?? [Number(homeGoals), Number(awayGoals)]
      return {
        home,
        away,
        competition: tournament,
        year: Number(day.slice(0, 4)),
        dayNumber: Date.parse(day) / 86_400_000,
        homeGoals: goals[0],
        awayGoals: goals[1],
        neutral: neutral === 'TRUE',
        season: null,
        level: 0,
        friendly: tournament === 'Friendly',
        lineups: null,
        yellowCards: null,
      }
    })
    .toSorted((a, b) => a.dayNumber - b.dayNumber)
}

/** The score after 90 minutes of World Cup matches with extra time, by day and both names of the other dataset. */
function readRegularScores(folder) {
  const other = {
    USA: 'United States',
    'Korea Republic': 'South Korea',
    'West Germany': 'Germany',
    'Bosnia-Herzegovina': 'Bosnia and Herzegovina',
  }
  const scores = new Map()
  const cups = join(folder, 'openfootball-worldcup-json')
  for (const year of existsSync(cups) ? readdirSync(cups) : []) {
    const file = join(cups, year, 'worldcup.json')
    if (!existsSync(file)) continue
    for (const { date, team1, team2, score } of JSON.parse(readFileSync(file, 'utf8')).matches) {
      if (!score?.et || !score.ft) continue
      const [first, second] = [other[team1] ?? team1, other[team2] ?? team2]
      scores.set(`${date} ${first} ${second}`, score.ft)
      scores.set(`${date} ${second} ${first}`, score.ft.toReversed())
    }
  }
  return scores
}

function club({ competition, year, day, home, away, goals: [homeGoals, awayGoals], lineups, yellowCards }) {
  return {
    home,
    away,
    competition,
    year,
    dayNumber: Date.parse(day) / 86_400_000,
    homeGoals,
    awayGoals,
    neutral: false,
    season: competition === 'cup' ? null : String(year),
    level: levels[competition],
    friendly: false,
    lineups,
    yellowCards,
  }
}

function readLines(folder, path) {
  const [, ...lines] = readFileSync(join(folder, path), 'utf8').split(/\r?\n/).filter(Boolean)
  return lines.map((line) =>
    Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) => quoted ?? plain),
  )
}
