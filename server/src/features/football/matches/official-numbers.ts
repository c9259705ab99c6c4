import type { OfficialNumbers, OfficialsPage } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { findEditionsWithCards } from '../editions/known-cards.ts'
import { findOfficials } from '../rows/match-officials.ts'
import { toMatches } from '../rows/match-rows.ts'
import { FINISHED, NOT_BEGUN } from '../rows/match-status.ts'
import { withDerivedRound } from '../standings/derived-round.ts'
import type { FoundMatch } from './match-by-address.ts'
import { findMatchRefs } from './match-refs.ts'

const NONE: OfficialNumbers = {
  played: 0,
  yellow: 0,
  red: 0,
  penalties: 0,
  cardsPerMatch: null,
  penaltiesPerMatch: null,
  foulsPerMatch: null,
  goalsPerMatch: null,
  results: { home: 0, draws: 0, away: 0 },
}

const LAST_SHOWN = 5

export async function getOfficialsPage(database: Queryable, row: FoundMatch): Promise<OfficialsPage> {
  const [[match], officials, last] = await Promise.all([
    toMatches(database, [row]),
    listOfficialNumbers(database, row.id),
    listLastMatches(database, row.id),
  ])
  const refs = await findMatchRefs(database, [...last.values()].flat())
  return {
    match: await withDerivedRound(database, row, match!),
    officials: officials.map((official) => ({
      ...official,
      lastMatches: (last.get(official.person.id ?? '') ?? []).flatMap((id) => refs.get(id) ?? []),
    })),
  }
}

/** The officials of a match, each with their numbers in the same role. */
export async function listOfficialNumbers(database: Queryable, matchId: string) {
  const [byMatch, numbers] = await Promise.all([findOfficials(database, [matchId]), findNumbers(database, matchId)])
  return (byMatch.get(matchId) ?? []).map((official) => ({
    ...official,
    numbers: (official.person.id !== null && numbers.get(official.person.id)) || NONE,
  }))
}

const counted = [
  'played',
  'covered',
  'yellow',
  'red',
  'penalties',
  'fouls',
  'foul_matches',
  'finished',
  'goals',
  'home_wins',
  'draws',
  'away_wins',
] as const
type Counts = Readonly<Record<(typeof counted)[number], number>>

/** What happened in the matches each official of this one ran in the same role. Rates only over those where it is known. */
async function findNumbers(database: Queryable, matchId: string): Promise<ReadonlyMap<string, OfficialNumbers>> {
  const { rows } = await sql<Record<(typeof counted)[number], string> & { person: string; edition: string }>`
    select crew.person_id as person, run.edition_id as edition,
      count(*) as played, count(*) filter (where run.covers_events) as covered,
      coalesce(sum(seen.yellow), 0) as yellow, coalesce(sum(seen.red), 0) as red,
      coalesce(sum(seen.penalties), 0) as penalties,
      coalesce(sum(whistled.fouls), 0) as fouls, count(whistled.fouls) as foul_matches,
      count(*) filter (where ended.ended) as finished,
      coalesce(sum(run.home_score + run.away_score) filter (where ended.ended), 0) as goals,
      count(*) filter (where ended.at_home and run.home_score > run.away_score) as home_wins,
      count(*) filter (where ended.at_home and run.home_score = run.away_score) as draws,
      count(*) filter (where ended.at_home and run.home_score < run.away_score) as away_wins
    from match_officials as crew
    join match_officials as other on other.person_id = crew.person_id and other.role = crew.role
    join matches as run on run.id = other.match_id
    cross join lateral (
      select run.status = any(${FINISHED}) and run.home_score is not null as ended,
        run.status = any(${FINISHED}) and not run.neutral as at_home) as ended
    cross join lateral (
      select count(*) filter (where type = 'yellow') as yellow,
        count(*) filter (where type in ('red', 'secondYellow')) as red,
        count(*) filter (where type in ('penalty', 'missedPenalty')) as penalties
      from events where events.match_id = run.id and not events.retracted) as seen
    cross join lateral (
      select case when count(fouls) = 2 then sum(fouls) end as fouls
      from match_statistics where match_statistics.match_id = run.id and period = 'match') as whistled
    where crew.match_id = ${matchId}
      and run.status <> all(${NOT_BEGUN})
    group by crew.person_id, run.edition_id`.execute(database)
  const editions = rows.map(({ edition }) => edition)
  const withCards = await findEditionsWithCards(database, editions)
  const byPerson = Map.groupBy(rows, ({ person }) => person)
  return new Map(
    [...byPerson].map(([person, own]) => {
      const sum = (name: (typeof counted)[number], among = own) =>
        among.reduce((total, row) => total + Number(row[name]), 0)
      const counts = Object.fromEntries(counted.map((name) => [name, sum(name)])) as unknown as Counts
      const carded = own.filter(({ edition }) => withCards.has(edition))
      const cards = { shown: sum('yellow', carded) + sum('red', carded), matches: sum('covered', carded) }
      return [person, toNumbers(counts, cards)]
    }),
  )
}

interface ListedCards {
  readonly shown: number
  readonly matches: number
}

/** `cards`: those of the editions whose cards a source lists. */
function toNumbers(counts: Counts, cards: ListedCards): OfficialNumbers {
  const { played, covered, yellow, red, penalties } = counts
  const none = cards.matches > 0 ? 0 : null
  return {
    played,
    yellow: yellow || none,
    red: red || none,
    penalties,
    cardsPerMatch: average(cards.shown, cards.matches),
    penaltiesPerMatch: average(penalties, covered),
    foulsPerMatch: average(counts.fouls, counts.foul_matches),
    goalsPerMatch: average(counts.goals, counts.finished),
    results: { home: counts.home_wins, draws: counts.draws, away: counts.away_wins },
  }
}

const average = (sum: number, matches: number) => (matches === 0 ? null : Math.round((sum / matches) * 100) / 100)

/** The last finished matches of each official in the same role, the newest first. */
async function listLastMatches(database: Queryable, matchId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ person: string; match: string }>`
    select crew.person_id as person, last.id as match
    from match_officials as crew
    cross join lateral (
      select run.id, run.moment from match_officials as other join matches as run on run.id = other.match_id
      where other.person_id = crew.person_id and other.role = crew.role and run.status = any(${FINISHED})
      order by run.moment desc, run.id desc limit ${LAST_SHOWN}) as last
    where crew.match_id = ${matchId} and crew.person_id is not null
    order by last.moment desc, last.id desc`.execute(database)
  const byPerson = Map.groupBy(rows, ({ person }) => person)
  return new Map([...byPerson].map(([person, own]) => [person, own.map(({ match }) => match)]))
}
