import type { Lineup, LineupPlayer, Match, MatchEvent, PersonRef, TeamRef } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { findEvents, standingEvents, toPersonRef } from './match-events.ts'
import { type CountedPlayers, findPlayerStatistics, numbersInMatch } from './player-statistics.ts'

export interface Lineups {
  readonly home: Lineup | null
  readonly away: Lineup | null
}

/** Both line-ups of some matches, with what each player did beside the name. */
export async function findLineups(
  database: Queryable,
  matches: readonly Pick<Match, 'id' | 'home' | 'away'>[],
): Promise<ReadonlyMap<string, Lineups>> {
  const ids = matches.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const [lineups, players, events, counted] = await Promise.all([
    selectLineups(database)
      .where(sql<boolean>`lineups.match_id = any(${ids})`)
      .execute(),
    selectPlayers(database)
      .where(sql<boolean>`lineup_players.match_id = any(${ids})`)
      .execute(),
    findEvents(database, ids),
    findPlayerStatistics(database, ids),
  ])
  const byMatch = Map.groupBy(lineups, ({ match_id }) => match_id)
  const playersByMatch = Map.groupBy(players, ({ match_id }) => match_id)
  return new Map(
    matches.map((match) => {
      const lineup = (side: 'home' | 'away') => {
        const row = byMatch.get(match.id)?.find((each) => each.side === side)
        const own = playersByMatch.get(match.id)?.filter((each) => each.side === side) ?? []
        return row ? toLineup(row, match[side], side, own, events.get(match.id) ?? [], counted.get(match.id)) : null
      }
      return [match.id, { home: lineup('home'), away: lineup('away') }]
    }),
  )
}

function selectLineups(database: Queryable) {
  return database
    .selectFrom('lineups')
    .leftJoin('people', 'people.id', 'lineups.coach_id')
    .selectAll('lineups')
    .select('people.name as coach_known_name')
}

function selectPlayers(database: Queryable) {
  return database
    .selectFrom('lineup_players')
    .leftJoin('people', 'people.id', 'lineup_players.person_id')
    .selectAll('lineup_players')
    .select('people.name as known_name')
    .orderBy('lineup_players.match_id')
    .orderBy('lineup_players.side')
    .orderBy('lineup_players.place')
}

type LineupRow = Awaited<ReturnType<ReturnType<typeof selectLineups>['executeTakeFirstOrThrow']>>
type PlayerRow = Awaited<ReturnType<ReturnType<typeof selectPlayers>['executeTakeFirstOrThrow']>>

function toLineup(
  row: LineupRow,
  team: TeamRef,
  side: 'home' | 'away',
  players: readonly PlayerRow[],
  events: readonly MatchEvent[],
  counted: CountedPlayers | undefined,
): Lineup {
  const marksOf = lineupMarks(events, side)
  const standing = standingEvents(events).map(deedIn)
  const toPlayer = (player: PlayerRow): LineupPlayer => {
    const person = { id: player.person_id, name: player.known_name ?? player.person_name ?? '' }
    return {
      person,
      number: player.number,
      position: player.position as LineupPlayer['position'],
      spot: player.spot as LineupPlayer['spot'],
      captain: player.captain,
      x: player.pitch_x,
      y: player.pitch_y,
      ...marksIn(player.starter, marksOf(person)),
      ...numbersInMatch(person.id, counted, standing),
    }
  }
  return {
    team,
    formation: row.formation,
    coach: toPersonRef(row.coach_id, row.coach_known_name ?? row.coach_name),
    starters: players.filter(({ starter }) => starter).map(toPlayer),
    bench: players.filter(({ starter }) => !starter).map(toPlayer),
  }
}

const deedIn = ({ type, player, related }: MatchEvent) => ({
  type,
  player: player?.id ?? null,
  assist: related?.role === 'assist' ? related.player.id : null,
})

/** What a player did in the match, as line-ups print it beside the name. */
export type LineupMarks = Pick<LineupPlayer, 'goals' | 'yellow' | 'red' | 'cameOn' | 'wentOff'>

const NOTHING: LineupMarks = { goals: 0, yellow: false, red: false, cameOn: null, wentOff: null }

/** The marks of all players of one side. A player without an id is identified by the source's name. */
function lineupMarks(events: readonly MatchEvent[], side: 'home' | 'away'): (person: PersonRef) => LineupMarks {
  const marks = new Map<string, LineupMarks>()
  const mark = (person: PersonRef | null, change: (before: LineupMarks) => Partial<LineupMarks>) => {
    if (!person) return
    const before = marks.get(keyOf(person)) ?? NOTHING
    marks.set(keyOf(person), { ...before, ...change(before) })
  }
  for (const event of events) {
    if (event.side !== side || event.retracted) continue
    const { type, player, related, minute } = event
    if (type === 'goal' || type === 'penalty') mark(player, ({ goals }) => ({ goals: goals + 1 }))
    if (type === 'yellow') mark(player, () => ({ yellow: true }))
    if (type === 'red' || type === 'secondYellow')
      mark(player, ({ wentOff }) => ({ red: true, wentOff: wentOff ?? minute }))
    if (type !== 'substitution') continue
    // Sources write it either way round: the other one came on, or went off.
    const [on, off] = related?.role === 'in' ? [related.player, player] : [player, related?.player ?? null]
    mark(on, () => ({ cameOn: minute }))
    mark(off, () => ({ wentOff: minute }))
  }
  return (person) => marks.get(keyOf(person)) ?? NOTHING
}

/** A substitute sent off from the bench left no gap on the pitch. */
const marksIn = (starter: boolean, marks: LineupMarks): LineupMarks =>
  marks.red && !starter && marks.cameOn === null ? { ...marks, wentOff: null } : marks

const keyOf = ({ id, name }: PersonRef) => id ?? ` ${name}`
