import type { PersonRef } from '@meio-campo/contract'
import type { Goal, GoalKind, Match, MatchEvent, Outing, Side } from '@meio-campo/football'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readByMatch, type MatchPart } from '../rows/by-match.ts'
import { isLive, resultColumns, toFootballMatch, type ResultRow } from '../rows/football-match.ts'
import { NOT_BEGUN } from '../rows/match-status.ts'
import { findPersonNames } from '../rows/person-names.ts'
import { GoalPeople } from './goal-people.ts'
import { outingsOf, type Change, type Listed } from './outings.ts'

/** What a match adds to the list of scorers. */
export interface MatchScoring {
  readonly match: Match
  readonly goals: readonly Goal[]
  /** The scorers and assisting players, by the ids in the goals. */
  readonly people: ReadonlyMap<string, PersonRef>
  readonly outings: readonly Outing[]
  /** Under way: its outings grow with the clock, which makes no new version of the match. */
  readonly live: boolean
}

/** Line-ups are many small rows. */
const ROWS_PER_MATCH = 2

export async function readEditionScoring(database: Queryable, editionId: string): Promise<readonly MatchScoring[]> {
  const byEdition = await readByMatch(database, {
    kind: 'scoring',
    editionIds: [editionId],
    topicsOf: (id) => [topic.frame(id), 'person'],
    rowsPerMatch: ROWS_PER_MATCH,
    followsClock: true,
    read: (which) => readScoring(database, which),
  })
  return byEdition.get(editionId) ?? []
}

type EventColumns = readonly [
  type: MatchEvent['type'],
  side: Side,
  playerId: string | null,
  playerName: string | null,
  relatedRole: string | null,
  relatedId: string | null,
  relatedName: string | null,
  minute: number | null,
]
type ScoringRow = Omit<ResultRow, 'round_number'> & {
  readonly edition_id: string
  readonly version: number
  readonly minute: number | null
  readonly events: readonly EventColumns[] | null
  /** One word for each player: h or a for the side, 1 for starters, the id, which is a slug. JSON costs twice as much. */
  readonly sheet: string | null
}

/** The matches chosen by a condition, in the order of their kick-offs. One row per match, whatever it holds. */
export async function readScoring(
  database: Queryable,
  which: RawBuilder<SqlBool>,
): Promise<readonly MatchPart<MatchScoring>[]> {
  const { rows } = await sql<ScoringRow>`
    select ${sql.join(resultColumns.map((column) => sql.ref(column)))}, matches.edition_id, matches.version, matches.minute,
      case when not matches.annulled then (
        select json_agg(json_build_array(events.type, events.side, events.player_id, events.player_name,
          events.related_role, events.related_id, events.related_name, events.minute) order by events.position)
        from events where events.match_id = matches.id
          and events.type in ('goal', 'penalty', 'substitution', 'secondYellow', 'red') and not events.retracted
          and events.side is not null) end as events,
      case when not matches.annulled and matches.status <> all(${NOT_BEGUN}) then (
        select string_agg(left(lineup_players.side, 1) || lineup_players.starter::int || lineup_players.person_id, ' '
          order by lineup_players.side, lineup_players.place)
        from lineup_players where lineup_players.match_id = matches.id and lineup_players.person_id is not null) end as sheet
    from matches where ${which} order by matches.moment, matches.id`.execute(database)
  const goals = rows.flatMap(({ events }) => (events ?? []).filter(isGoal))
  const names = await findPersonNames(
    database,
    goals.flatMap(([, , player, , , related]) => [player, related]),
  )
  return rows.map((row) => ({
    id: row.id,
    editionId: row.edition_id,
    version: row.version,
    part: toScoring(row, names),
  }))
}

function toScoring({ events, sheet, minute, ...row }: ScoringRow, names: ReadonlyMap<string, string>): MatchScoring {
  const people = new GoalPeople()
  const know = (team: string, id: string | null, given: string | null) =>
    people.know(team, id, (id === null ? null : names.get(id)) ?? given)
  const goals = (events ?? []).filter(isGoal).flatMap((event): Goal[] => {
    const [kind, side, playerId, playerName, relatedRole, relatedId, relatedName] = event
    const team = side === 'home' ? row.home_id : row.away_id
    const player = know(team, playerId, playerName)
    if (player === null) return []
    const assist = relatedRole === 'assist' ? know(team, relatedId, relatedName) : null
    return [{ match: row.id, team, player, kind: kind as GoalKind, assist }]
  })
  return {
    match: toFootballMatch({ ...row, round_number: null }),
    goals,
    people: people.byId,
    live: isLive(row),
    outings: outingsOf(
      { ...row, minute },
      readSheet(sheet),
      (events ?? []).filter((event) => !isGoal(event)).map(toChange),
    ),
  }
}

const readSheet = (sheet: string | null): Listed[] =>
  (sheet?.split(' ') ?? []).map((word) => [word[0] === 'h' ? 'home' : 'away', word.slice(2), word[1] === '1'])

const isGoal = ([type]: EventColumns): boolean => type === 'goal' || type === 'penalty'

const toChange = ([type, side, player, , relatedRole, related, , minute]: EventColumns): Change => [
  type,
  side,
  player,
  related,
  relatedRole,
  minute,
]
