import type { OfficialsPage } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { FoundMatch } from './match-by-address.ts'
import { findOfficials } from '../rows/match-officials.ts'
import { toMatches } from '../rows/match-rows.ts'
import { NOT_BEGUN } from '../rows/match-status.ts'

type Numbers = OfficialsPage['officials'][number]['numbers']

const NONE: Numbers = { played: 0, yellow: 0, red: 0, penalties: 0, cardsPerMatch: null, penaltiesPerMatch: null }

export async function getOfficialsPage(database: Queryable, row: FoundMatch): Promise<OfficialsPage> {
  const [[match], byMatch, numbers] = await Promise.all([
    toMatches(database, [row]),
    findOfficials(database, [row.id]),
    findNumbers(database, row.id),
  ])
  const officials = byMatch.get(row.id) ?? []
  return {
    match: match!,
    officials: officials.map((official) => ({
      ...official,
      numbers: (official.person.id !== null && numbers.get(official.person.id)) || NONE,
    })),
  }
}

/** What happened in the matches each official of this one ran in the same role. Rates only over those with events. */
async function findNumbers(database: Queryable, matchId: string): Promise<ReadonlyMap<string, Numbers>> {
  const { rows } = await sql<
    Record<'played' | 'covered' | 'yellow' | 'red' | 'penalties', string> & { person: string }
  >`
    select crew.person_id as person, count(*) as played, count(*) filter (where run.covers_events) as covered,
      coalesce(sum(seen.yellow), 0) as yellow, coalesce(sum(seen.red), 0) as red,
      coalesce(sum(seen.penalties), 0) as penalties
    from match_officials as crew
    join match_officials as other on other.person_id = crew.person_id and other.role = crew.role
    join matches as run on run.id = other.match_id
    cross join lateral (
      select count(*) filter (where type = 'yellow') as yellow,
        count(*) filter (where type in ('red', 'secondYellow')) as red,
        count(*) filter (where type in ('penalty', 'missedPenalty')) as penalties
      from events where events.match_id = run.id and not events.retracted) as seen
    where crew.match_id = ${matchId}
      and run.status <> all(${NOT_BEGUN})
    group by crew.person_id`.execute(database)
  return new Map(rows.map((row) => [row.person, toNumbers(row)]))
}

function toNumbers(row: Record<'played' | 'covered' | 'yellow' | 'red' | 'penalties', string>): Numbers {
  const [covered, yellow, red, penalties] = [row.covered, row.yellow, row.red, row.penalties].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const perMatch = (count: number) => (covered === 0 ? null : Math.round((count / covered) * 100) / 100)
  return {
    played: Number(row.played),
    yellow,
    red,
    penalties,
    cardsPerMatch: perMatch(yellow + red),
    penaltiesPerMatch: perMatch(penalties),
  }
}
