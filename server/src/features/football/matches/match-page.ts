import type { MatchPage } from '@meio-campo/contract'
import { addDays, headToHead } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { listSources } from '../../../platform/reading/record.ts'
import type { FoundMatch } from './match-by-address.ts'
import { includeInMatches } from '../rows/match-includes.ts'
import { toMatches } from '../rows/match-rows.ts'
import { listResultsOf } from '../rows/team-results.ts'
import { editionStandings, type PhaseStandings } from '../standings/edition-standings.ts'
import { getEditionStructure } from '../standings/edition-structure.ts'
import { LIVE, OVER } from '../rows/match-status.ts'

/** What the page of a match always has, besides what may be asked for with `include=`. */
const ALWAYS = ['events', 'statistics', 'officials']

export async function getMatchPage(
  database: Queryable,
  row: FoundMatch,
  include: string | undefined,
): Promise<MatchPage> {
  const included = [...ALWAYS, ...(include === undefined ? [] : [include])].join(',')
  const [[match], headToHead, positions, sources] = await Promise.all([
    toMatches(database, [row]).then((matches) => includeInMatches(database, matches, included)),
    getHeadToHead(database, row),
    findPositions(database, row),
    listSources(database, 'match', row.id),
  ])
  const { events = [], statistics = [], officials = [], ...rest } = match!
  return { ...rest, events, statistics, officials, headToHead, positions, sources }
}

const LAST_SHOWN = 5

/** All meetings of the two teams of a match, seen from the one at home; the last ones besides this match whole. */
async function getHeadToHead(
  database: Queryable,
  match: { readonly id: string; readonly home_id: string; readonly away_id: string },
): Promise<MatchPage['headToHead']> {
  const { id, home_id, away_id } = match
  const results = await listResultsOf(database, home_id, { opponent: away_id })
  const { played, wins, draws, goals, meetings } = headToHead(home_id, away_id, results)
  const last = meetings.filter((meeting) => meeting.id !== id).slice(-LAST_SHOWN)
  return {
    played,
    homeWins: wins[0],
    draws,
    awayWins: wins[1],
    homeGoals: goals[0],
    awayGoals: goals[1],
    last: await toMatches(database, last.toReversed()),
  }
}

const BEGUN = new Set([...LIVE, ...OVER])

/** The teams' places in the table of the phase: on the evening before, and on the evening of the match. */
async function findPositions(database: Queryable, row: FoundMatch): Promise<MatchPage['positions']> {
  const { edition_id, phase_id, phase_kind, day, status, home_id, away_id } = row
  if (phase_kind === 'knockout' || day === null) return null
  const structure = await getEditionStructure(database, edition_id)
  const before = placesIn(editionStandings(structure, { asOf: { day: addDays(day, -1) } }), phase_id)
  const after = BEGUN.has(status) ? placesIn(editionStandings(structure, { asOf: { day } }), phase_id) : null
  const place = (team: string) => ({ before: before.get(team) ?? null, after: after?.get(team) ?? null })
  return { home: place(home_id), away: place(away_id) }
}

/** A team without a played match has no position. */
function placesIn(phases: readonly PhaseStandings[], phaseId: string): ReadonlyMap<string, number> {
  const groups = phases.find(({ id }) => id === phaseId)?.groups ?? []
  return new Map(
    groups.flatMap(({ rows }) => rows.filter(({ played }) => played > 0).map((row) => [row.team, row.position])),
  )
}
