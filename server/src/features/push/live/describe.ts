import type { Match, MatchEvent, PushEvent } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { toPersonRef } from '../../football/matches/match-events.ts'
import { toMatches } from '../../football/matches/match-rows.ts'
import type { Happening } from './derive.ts'

/** What happened with the names that go with it. A match that is gone since then is told by its id alone. */
export async function describe(database: Queryable, happenings: readonly Happening[]): Promise<PushEvent[]> {
  const ids = new Set(happenings.flatMap(({ matchId }) => matchId ?? []))
  const matches = new Map(
    (
      await toMatches(
        database,
        [...ids].map((id) => ({ id })),
      )
    ).map((match) => [match.id, match]),
  )
  const names = await readNames(database, happenings)
  return happenings.map((happening) => {
    const match = happening.matchId === null ? undefined : matches.get(happening.matchId)
    return {
      id: happening.id,
      type: happening.type,
      version: 1,
      at: happening.at.toISOString(),
      test: false,
      match: match ? matchOf(match) : null,
      event: happening.event && eventOf(happening.event, names),
      record: happening.matchId !== null && !match ? { kind: 'match', id: happening.matchId } : happening.record,
    }
  })
}

export function matchOf(match: Match): NonNullable<PushEvent['match']> {
  const { id, competition, edition, round, kickoff, status, statusReason, minute, home, away, score, penalties, demo } =
    match
  return {
    id,
    competition,
    edition,
    round: round?.name ?? null,
    kickoff,
    status,
    statusReason,
    minute,
    home,
    away,
    score,
    penalties,
    demo,
  }
}

async function readNames(database: Queryable, happenings: readonly Happening[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(
    happenings.flatMap(({ event }) =>
      [event?.['player_id'], event?.['related_id']].filter((id) => typeof id === 'string'),
    ),
  )
  if (ids.size === 0) return new Map()
  const people = await database
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}

/** The log has the event's row as it was then. */
function eventOf(row: NonNullable<Happening['event']>, names: ReadonlyMap<string, string>): MatchEvent {
  const text = (name: string) => (row[name] ?? null) as string | null
  const number = (name: string) => (row[name] ?? null) as number | null
  const person = (role: string) => {
    const id = text(`${role}_id`)
    return toPersonRef(id, (id !== null && names.get(id)) || text(`${role}_name`))
  }
  const related = person('related')
  const [home, away] = [number('score_home'), number('score_away')]
  return {
    id: String(row['id']),
    revision: number('revision') ?? 1,
    retracted: row['retracted'] === true,
    period: text('period'),
    minute: number('minute'),
    added: number('added'),
    side: text('side') as MatchEvent['side'],
    type: String(row['type']),
    detail: text('detail'),
    player: person('player'),
    related: related && { role: text('related_role') as 'assist' | 'in' | 'out', player: related },
    scoreAfter: home === null || away === null ? null : { home, away },
  }
}
