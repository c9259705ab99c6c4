import type { LivePage, MatchPage } from '@meio-campo/contract'
import {
  addDays,
  headToHead,
  type Match,
  meetingsByDecade,
  type MomentumEvent,
  momentumOf,
  positionsAsOf,
} from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { toSources } from '../../../platform/reading/record.ts'
import { toMatchForecast } from '../forecasts/queries.ts'
import { findEvents, standingEvents, toEvent } from '../rows/match-events.ts'
import { includeInMatches } from '../including/match-includes.ts'
import { findMatches, nameMatches, selectMatches, toMatches } from '../rows/match-rows.ts'
import { findStatistics, toStatistics } from '../rows/match-statistics.ts'
import { LIVE, OVER } from '../rows/match-status.ts'
import { findAllResults } from '../rows/team-results.ts'
import { findDerivedRound, withDerivedRound } from '../standings/derived-round.ts'
import { getEditionStructure } from '../standings/edition-structure.ts'
import { proveAftermath, findAftermath } from './aftermath.ts'
import type { FoundMatch, WholeMatch } from './match-by-address.ts'
import { findPreview } from './preview.ts'

/** What the page of a match always has, besides what may be asked for with `include=`. */
const ALWAYS = ['events', 'statistics', 'officials']

export async function getMatchPage(
  database: Queryable,
  row: WholeMatch,
  include: string | undefined,
  today: string,
): Promise<MatchPage> {
  const included = [...ALWAYS, ...(include === undefined ? [] : [include])].join(',')
  const known = {
    events: new Map([[row.id, row.event_rows.map(toEvent)]]),
    statistics: new Map([[row.id, toStatistics(row.statistics_rows)]]),
    officials: new Map([[row.id, [...row.official_rows]]]),
  }
  const [[match], resultsOf, positions, preview] = await Promise.all([
    nameMatches(database, [row]).then((matches) => includeInMatches(database, matches, included, today, known)),
    findAllResults(database, [row.home_id, row.away_id]),
    findPositions(database, row),
    findPreview(database, row, today),
  ])
  const { events = [], statistics = [], officials = [], ...rest } = match!
  const meetings = countMeetings(row, resultsOf(row.home_id))
  const aftermath = await findAftermath(database, row, rest.stadium?.name ?? null, resultsOf)
  // The last meetings and what proves the aftermath are read together.
  const others = await findMatches(database, [...meetings.last, ...(aftermath ?? []).flatMap(({ proof }) => proof)])
  return {
    ...rest,
    round: rest.round ?? (await findDerivedRound(database, row)),
    events,
    statistics,
    officials,
    headToHead: { ...meetings, last: meetings.last.flatMap((id) => others.get(id) ?? []) },
    positions,
    forecast: row.forecast_row && toMatchForecast(row.forecast_row),
    preview,
    aftermath: aftermath && (await proveAftermath(database, aftermath, others)),
    sources: toSources(row.source_rows),
  }
}

const LAST_SHOWN = 5

/** All meetings of the two teams of a match, seen from the one at home, with the ids of the last ones besides this match. */
function countMeetings(
  { id, home_id, away_id }: FoundMatch,
  ofHome: readonly Match[],
): Omit<MatchPage['headToHead'], 'last'> & { readonly last: readonly string[] } {
  const results = ofHome.filter(({ home, away }) => home === away_id || away === away_id)
  const { played, wins, draws, goals, meetings } = headToHead(home_id, away_id, results)
  const last = meetings.flatMap((meeting) => (meeting.id === id ? [] : [meeting.id])).slice(-LAST_SHOWN)
  return {
    played,
    homeWins: wins[0],
    draws,
    awayWins: wins[1],
    homeGoals: goals[0],
    awayGoals: goals[1],
    last: last.toReversed(),
    decades: meetingsByDecade(home_id, away_id, results).map(({ from, won, drawn, lost }) => ({
      from,
      homeWins: won,
      draws: drawn,
      awayWins: lost,
    })),
  }
}

const BEGUN = new Set([...LIVE, ...OVER])

/** The teams' places in the table of the phase, if they had played: on the evening before, and on that of the match. */
async function findPositions(database: Queryable, row: FoundMatch): Promise<MatchPage['positions']> {
  const { edition_id, phase_id, phase_kind, day, status, home_id, away_id } = row
  if (phase_kind === 'knockout' || day === null) return null
  const structure = await getEditionStructure(database, edition_id)
  const groups = structure.phases.find(({ id }) => id === phase_id)?.groups ?? []
  const placesOn = (last: string) =>
    new Map(groups.flatMap(({ contest, matches }) => [...positionsAsOf(contest, matches, { day: last })]))
  const before = placesOn(addDays(day, -1))
  const after = BEGUN.has(status) ? placesOn(day) : null
  const place = (team: string) => ({ before: before.get(team) ?? null, after: after?.get(team) ?? null })
  return { home: place(home_id), away: place(away_id) }
}

const MOST_OTHERS = 50

export async function getLivePage(database: Queryable, row: FoundMatch): Promise<LivePage> {
  const [[match], events, marks, statistics, others, positions] = await Promise.all([
    toMatches(database, [row]),
    findEvents(database, [row.id]),
    listMarks(database, row.id),
    findStatistics(database, [row.id]),
    listOtherMatches(database, row),
    findPositions(database, row),
  ])
  const ownEvents = events.get(row.id) ?? []
  return {
    match: await withDerivedRound(database, row, match!),
    events: ownEvents.toReversed(),
    statistics: statistics.get(row.id) ?? [],
    others,
    positions,
    momentum: [
      ...momentumOf(
        [...standingEvents(ownEvents), ...marks],
        match!.minute ?? (OVER.includes(row.status) ? WHOLE_MATCH : 0),
      ),
    ],
  }
}

const WHOLE_MATCH = 90

/** What the desk counted, with its minute. */
async function listMarks(database: Queryable, matchId: string): Promise<readonly MomentumEvent[]> {
  const rows = await database
    .selectFrom('desk_marks')
    .select(['kind as type', 'side', 'minute'])
    .where('match_id', '=', matchId)
    .where('retracted', '=', false)
    .execute()
  return rows as readonly MomentumEvent[]
}

/** The other matches of the round; without rounds, those of the phase on the same day. */
async function listOtherMatches(database: Queryable, row: FoundMatch) {
  const { id, round_id, phase_id, day } = row
  if (round_id === null && day === null) return []
  const query = selectMatches(database).where('matches.id', '<>', id)
  const others =
    round_id === null
      ? query.where('matches.phase_id', '=', phase_id).where('matches.day', '=', day)
      : query.where('matches.round_id', '=', round_id)
  const rows = await others.orderBy('matches.moment').orderBy('matches.id').limit(MOST_OTHERS).execute()
  return toMatches(database, rows)
}
