// What the hand-written reads have in common: the columns of a match, and its shape in an answer.

const OVER = new Set(['finished', 'finishedAfterExtraTime', 'finishedOnPenalties', 'awarded', 'walkover'])

export const COLUMNS = `matches.*, competitions.id as competition_id, competitions.name as competition, editions.name as edition,
  phases.name as phase, rounds.number as round_number, rounds.name as round, stadiums.name as stadium,
  stadiums.city as stadium_city, home.name as home_name, home.acronym as home_acronym, home.crest as home_crest,
  home.colours as home_colours, away.name as away_name, away.acronym as away_acronym, away.crest as away_crest,
  away.colours as away_colours`
export const JOINS = `join editions on editions.id = matches.edition_id join competitions on competitions.id = editions.competition_id
  join phases on phases.id = matches.phase_id left join rounds on rounds.id = matches.round_id
  left join stadiums on stadiums.id = matches.stadium_id
  join teams as home on home.id = matches.home_id join teams as away on away.id = matches.away_id`
/** Editions of the benchmark are named by their number within the competition (see seed.mjs). */
export const editionId = (competition, name) => `${competition}_${Number(name) - 1900}`

const scoreOf = (home, away) => (home === null || away === null ? null : { home, away })

export function toMatch(row) {
  const score = scoreOf(row.home_score, row.away_score)
  const decided = OVER.has(row.status) && !row.annulled && score && score.home !== score.away
  return {
    id: row.id,
    competition: { id: row.competition_id, name: row.competition },
    edition: row.edition,
    phase: row.phase,
    group: null,
    round: { number: row.round_number, name: row.round },
    leg: row.leg,
    kickoff: row.kickoff.toISOString(),
    day: row.day,
    timeConfirmed: row.time_confirmed,
    rescheduledFrom: null,
    status: row.status,
    statusReason: row.status_reason,
    minute: row.minute,
    added: row.added,
    home: teamOf('home', row),
    away: teamOf('away', row),
    score,
    halfTime: null,
    extraTime: null,
    penalties: null,
    winner: decided ? (score.home > score.away ? 'home' : 'away') : null,
    annulled: row.annulled,
    neutral: row.neutral,
    stadium: row.stadium_id === null ? null : { id: row.stadium_id, name: row.stadium, city: row.stadium_city },
    city: row.city,
    attendance: row.attendance,
    income: null,
    airings: [],
    coverage: { events: row.covers_events, lineups: row.covers_lineups, statistics: row.covers_statistics },
    demo: row.demo,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    sources: [],
  }
}

function teamOf(side, row) {
  return {
    id: row[`${side}_id`],
    name: row[`${side}_name`],
    acronym: row[`${side}_acronym`],
    crest: row[`${side}_crest`],
    colours: row[`${side}_colours`],
  }
}
