// The kinds of facts that recur: each makes `{ fact, needs, check(world) → { held, found } }`.
import { finalScore, goalsIn, tableOf, teamsIn } from './world.mjs'

/** The common shape: what was found must be what was expected. */
export function fact(words, needs, find, expected) {
  const wanted = typeof expected === 'function' ? expected : (found) => found === expected
  return {
    fact: words,
    needs,
    async check(world) {
      const found = await find(world)
      return { held: wanted(found), found }
    },
  }
}

export function matchCount(needs, competition, season, expected) {
  const find = (world) => world.matchesOf(competition, season).length
  return fact(`${competition} ${season} has ${expected} matches`, needs, find, expected)
}

export function playedCount(needs, competition, season, expected) {
  const find = (world) => world.matchesOf(competition, season).filter(({ played }) => played).length
  return fact(`${competition} ${season} has ${expected} matches with a score`, needs, find, expected)
}

export function teamCount(needs, competition, season, expected) {
  const find = (world) => teamsIn(world.matchesOf(competition, season)).size
  return fact(`${competition} ${season} has ${expected} teams`, needs, find, expected)
}

/** Where sources disagree, any total from the lowest to the highest that one of them has. */
export function goalCount(needs, competition, season, lowest, highest = lowest) {
  const words = lowest === highest ? `${lowest}` : `${lowest} to ${highest}`
  const find = (world) => goalsIn(world.matchesOf(competition, season))
  const holds = (found) => found >= lowest && found <= highest
  return fact(`${competition} ${season} has ${words} goals`, needs, find, holds)
}

/** Every team receives every other team equally often, so all teams play the same number of matches. */
export function doubleRoundRobin(needs, competition, season, meetings = 1) {
  return fact(
    `${competition} ${season}: every club receives every other ${meetings === 1 ? 'once' : `${meetings} times`}`,
    needs,
    (world) => {
      const matches = world.matchesOf(competition, season)
      const teams = [...teamsIn(matches)]
      const met = new Map()
      for (const { home_id, away_id } of matches) {
        const pair = `${home_id} ${away_id}`
        met.set(pair, (met.get(pair) ?? 0) + 1)
      }
      const pairs = teams.length * (teams.length - 1)
      const wrong = [...met.values()].filter((times) => times !== meetings).length + Math.abs(pairs - met.size)
      return matches.length === 0 ? 'no matches' : wrong
    },
    0,
  )
}

export function noClubTwiceADay(needs, competition, season) {
  return fact(
    `${competition} ${season}: no team plays twice on one day`,
    needs,
    (world) => {
      const seen = new Map()
      for (const { home_id, away_id, day } of world.matchesOf(competition, season)) {
        for (const team of day === null ? [] : [home_id, away_id]) {
          seen.set(`${team} ${day}`, (seen.get(`${team} ${day}`) ?? 0) + 1)
        }
      }
      return seen.size === 0 ? 'no matches' : [...seen.values()].filter((times) => times > 1).length
    },
    0,
  )
}

/** `places` are rows such as `{ name, points, wins, scored, conceded, difference, played }` from the first on. */
export function tableTop(needs, competition, season, places, options = {}) {
  return places.map(({ name, ...expected }, index) => {
    const told = Object.entries(expected).map(([field, value]) => `${field} ${value}`)
    const place = options.last ? 'last' : `${index + 1}.`
    return fact(
      `${competition} ${season}: ${place} ${name}, ${told.join(', ')}`,
      needs,
      (world) => {
        const table = tableOf(world.matchesOf(competition, season), options)
        const row = options.last ? table.at(-1) : table[index]
        if (!row) return 'no table'
        const called = world.isCalled(row.team, name)
        const wrong = Object.entries(expected).filter(([field, value]) => row[field] !== value)
        if (called && wrong.length === 0) return true
        return `${world.nameOf(row.team)} ${row.points} (${row.wins} wins, ${row.scored}:${row.conceded}, ${row.played} played)`
      },
      true,
    )
  })
}

/** One match between two names has that score after 90 or 120 minutes and, where given, that shoot-out. */
export function result(needs, competition, season, home, away, score, shootout = '') {
  const told = shootout ? `${score} and ${shootout} on penalties` : score
  return fact(
    `${competition} ${season}: ${home} ${told} ${away}`,
    needs,
    (world) => {
      const matches = world.between(world.matchesOf(competition, season), home, away)
      const found = matches.map((match) => {
        const text = match.played ? finalScore(match).join('-') : match.status
        return match.penalties_home === null ? text : `${text} pen. ${match.penalties_home}-${match.penalties_away}`
      })
      const wanted = shootout ? `${score} pen. ${shootout}` : score
      return found.includes(wanted) ? wanted : found.join(' and ') || 'no such match'
    },
    shootout ? `${score} pen. ${shootout}` : score,
  )
}

export function statusCount(needs, competition, season, status, expected) {
  const find = (world) => world.matchesOf(competition, season).filter((match) => match.status === status).length
  return fact(`${competition} ${season} has ${expected} matches ${status}`, needs, find, expected)
}
