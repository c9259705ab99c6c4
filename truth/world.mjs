// The imported database in memory, as far as facts ask about it: teams with their names, editions with their matches.
import { fold } from './names.mjs'

const PLAYED = `home_score is not null or extra_time_home is not null`

export async function loadWorld(db) {
  const teams = new Map()
  for (const team of await db.rows('select id, name, kind, gender, country, state from teams where not demo')) {
    teams.set(team.id, { ...team, names: new Set([fold(team.name)]) })
  }
  for (const { record_id, alias } of await db.rows(`select record_id, alias from aliases where kind = 'team'`)) {
    teams.get(record_id)?.names.add(fold(alias))
  }
  const editions = new Map()
  const editionRows = await db.rows(`
    select e.id, e.name, e.competition_id, c.name as competition, c.participants, c.gender, c.kind
    from editions as e join competitions as c on c.id = e.competition_id where not e.demo`)
  for (const edition of editionRows) editions.set(edition.id, { ...edition, matches: [] })
  const matches = await db.rows(`
    select m.id, m.edition_id, m.home_id, m.away_id, m.day, m.status, m.annulled, m.neutral, m.stadium_id,
      m.home_score, m.away_score, m.extra_time_home, m.extra_time_away, m.penalties_home, m.penalties_away,
      m.shootout_winner, p.kind as phase_kind, p.name as phase, r.name as round, (${PLAYED}) as played
    from matches as m join phases as p on p.id = m.phase_id left join rounds as r on r.id = m.round_id
    where not m.demo`)
  for (const match of matches) editions.get(match.edition_id)?.matches.push(match)
  const competitionNames = await namesOf(db, 'competition')
  return new World(db, teams, editions, matches, competitionNames)
}

async function namesOf(db, kind) {
  const names = new Map()
  for (const { record_id, alias } of await db.rows('select record_id, alias from aliases where kind = $1', [kind])) {
    const known = names.get(fold(alias)) ?? []
    names.set(fold(alias), [...known, record_id])
  }
  return names
}

class World {
  constructor(db, teams, editions, matches, competitionNames) {
    Object.assign(this, { db, teams, editions, matches, competitionNames })
  }

  /** By the competition's id, or by one of its names where the id is another. */
  edition(competition, season) {
    const all = [...this.editions.values()].filter(({ name }) => name === season)
    const named = this.competitionNames.get(fold(competition.replaceAll('_', ' '))) ?? []
    const found =
      all.find((each) => each.competition_id === competition) ?? all.find((each) => named.includes(each.competition_id))
    return found ?? { id: null, matches: [] }
  }

  /** Matches that count: not annulled ones. */
  matchesOf(competition, season) {
    return this.edition(competition, season).matches.filter(({ annulled }) => !annulled)
  }

  isCalled(teamId, name) {
    return this.teams.get(teamId)?.names.has(fold(name)) ?? false
  }

  nameOf(teamId) {
    return this.teams.get(teamId)?.name ?? 'nobody'
  }

  /** Teams of that name, narrowed by what is given: `{ kind, country, gender }`. */
  teamsCalled(name, about = {}) {
    return [...this.teams.values()].filter(
      (team) => team.names.has(fold(name)) && Object.entries(about).every(([field, value]) => team[field] === value),
    )
  }

  /** Matches between two names, the home side first. */
  between(matches, home, away) {
    return matches.filter((match) => this.isCalled(match.home_id, home) && this.isCalled(match.away_id, away))
  }
}

/** After 120 minutes where they were played, without the shoot-out. */
export function finalScore(match) {
  return match.extra_time_home === null
    ? [match.home_score, match.away_score]
    : [match.extra_time_home, match.extra_time_away]
}

export function goalsIn(matches) {
  return matches.reduce((sum, match) => (match.played ? sum + finalScore(match)[0] + finalScore(match)[1] : sum), 0)
}

export function teamsIn(matches) {
  return new Set(matches.flatMap(({ home_id, away_id }) => [home_id, away_id]))
}

const BRAZIL = ['points', 'wins', 'difference', 'scored']
const ENGLAND = ['points', 'difference', 'scored', 'wins']

/** From results alone, as the facts are: no deductions. `order` is that of Brazil or of England. */
export function tableOf(matches, { win = 3, order = 'brazil' } = {}) {
  const rows = new Map()
  const count = (team, scored, conceded) => {
    const row = rows.get(team) ?? { team, played: 0, wins: 0, draws: 0, losses: 0, scored: 0, conceded: 0, points: 0 }
    rows.set(team, row)
    row.played += 1
    row[scored > conceded ? 'wins' : scored === conceded ? 'draws' : 'losses'] += 1
    row.scored += scored
    row.conceded += conceded
    row.difference = row.scored - row.conceded
    row.points = row.wins * win + row.draws
  }
  for (const match of matches.filter(({ played }) => played)) {
    count(match.home_id, match.home_score, match.away_score)
    count(match.away_id, match.away_score, match.home_score)
  }
  const fields = order === 'england' ? ENGLAND : BRAZIL
  const compare = (a, b) => fields.map((field) => b[field] - a[field]).find((each) => each !== 0) ?? 0
  return [...rows.values()].toSorted(compare)
}
