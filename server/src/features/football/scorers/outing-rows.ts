import { minutesPlayed, type MatchEvent, type Outing, type Side } from '@meio-campo/football'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { NOT_BEGUN } from '../rows/match-status.ts'
import { selectEvents } from '../standings/selected-events.ts'

const REGULAR_MINUTES = 90
const EXTRA_TIME_MINUTES = 120

/** The matches that some people played, and for how long, from line-ups and substitutions. */
export async function listOutings(
  database: Queryable,
  which: RawBuilder<SqlBool>,
  people: readonly string[],
): Promise<Outing[]> {
  if (people.length === 0) return []
  const [sheets, changes] = await Promise.all([
    listLineupRows(database, which, people),
    listChanges(database, which, people),
  ])
  const changesOf = Map.groupBy(changes, ({ match_id, side }) => `${match_id} ${side}`)
  return [...Map.groupBy(sheets, ({ match_id, side }) => `${match_id} ${side}`)].flatMap(([key, sheet]) =>
    outingsIn(sheet, changesOf.get(key) ?? []),
  )
}

type SheetRow = Awaited<ReturnType<typeof listLineupRows>>[number]
type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number]

function outingsIn(sheet: readonly SheetRow[], changes: readonly ChangeRow[]): Outing[] {
  const { match_id: match, side, team, length } = sheet[0]!
  const listed = new Set(sheet.map(({ person_id }) => person_id))
  const starters = sheet.filter(({ starter }) => starter).map(({ person_id }) => person_id)
  const lineup = { team, bench: [], starters: starters.map((player) => ({ player, position: 'forward' as const })) }
  const minutes = minutesPlayed(lineup, side as Side, changes.map(toEvent), length)
  // A change without its minute leaves the time of those it concerns unknown.
  const unknown = new Set(
    changes.filter(({ minute }) => minute === null).flatMap(({ player_id, related_id }) => [player_id, related_id]),
  )
  return [...minutes]
    .filter(([player]) => listed.has(player))
    .map(([player, own]) => ({ match, team, player, minutes: unknown.has(player) ? null : Math.max(own, 0) }))
}

function toEvent({ type, side, player_id, related_id, related_role, minute }: ChangeRow): MatchEvent {
  const swapped = related_role === 'in'
  const off = swapped ? player_id : related_id
  return {
    period: 'secondHalf',
    minute: minute ?? 0,
    added: null,
    side: side as Side,
    type: type as MatchEvent['type'],
    player: swapped ? related_id : player_id,
    related: off === null ? null : { role: 'out', player: off },
    scoreAfter: { home: 0, away: 0 },
  }
}

function listLineupRows(database: Queryable, which: RawBuilder<SqlBool>, people: readonly string[]) {
  return database
    .selectFrom('matches')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('lineup_players')
          .select(['side', 'starter', sql<string>`person_id`.as('person_id')])
          .whereRef('lineup_players.match_id', '=', 'matches.id')
          .where(sql<SqlBool>`person_id = any(${people})`)
          // Match by match, by index, as with the events.
          .offset(0)
          .as('sheet'),
      (join) => join.onTrue(),
    )
    .select([
      'matches.id as match_id',
      'sheet.side',
      'sheet.starter',
      'sheet.person_id',
      sql<string>`case sheet.side when 'home' then matches.home_id else matches.away_id end`.as('team'),
      // Of a match under way, what has been played of it.
      sql<number>`coalesce(matches.minute, case when matches.extra_time_home is null
        then ${REGULAR_MINUTES}::integer else ${EXTRA_TIME_MINUTES}::integer end)`.as('length'),
    ])
    .where(which)
    .where('matches.annulled', '=', false)
    .where('matches.status', 'not in', NOT_BEGUN)
    .execute()
}

function listChanges(database: Queryable, which: RawBuilder<SqlBool>, people: readonly string[]) {
  return selectEvents(database, which, ['substitution', 'secondYellow', 'red'])
    .select([
      'events.match_id',
      'events.side',
      'events.type',
      'events.minute',
      'events.player_id',
      'events.related_id',
      'events.related_role',
    ])
    .where(sql<SqlBool>`(events.player_id = any(${people}) or events.related_id = any(${people}))`)
    .orderBy('events.match_id')
    .orderBy('events.position')
    .execute()
}
