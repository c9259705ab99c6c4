import type { PlayerPage } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { listSources } from '../../../platform/reading/record.ts'
import { toMatches } from '../matches/match-rows.ts'
import { readCurrentSpells } from '../people/current-spells.ts'
import { getPersonRow } from '../people/find-person.ts'
import { findNextMatch } from '../teams/next-match.ts'
import { readTeamRefs } from '../teams/team-ref.ts'
import { readInvolvements } from './involvements.ts'
import { careerOf, readPlayerSpells } from './player-career.ts'
import { goalMinutes, goalsByKind } from './player-figures.ts'
import { toPlayer } from './player-rows.ts'
import { readEditionRefs, seasonsOf } from './player-seasons.ts'
import { readSuspensionStates } from './suspension-states.ts'

export async function readPlayerPage(
  database: Queryable,
  id: string,
  include: string | undefined,
  now: Date,
  today: string,
): Promise<PlayerPage> {
  const row = await getPersonRow(database, 'player', id)
  const [current, spells, involvements, sources] = await Promise.all([
    readCurrentSpells(database, [id], 'player', { wholeTeams: include === 'team' }),
    readPlayerSpells(database, id),
    readInvolvements(database, id),
    listSources(database, 'person', id),
  ])
  const team = current.get(id)?.team.id ?? null
  const [teams, editions, nextMatch, suspensions] = await Promise.all([
    readTeamRefs(
      database,
      [...spells, ...involvements].map((each) => each.team),
    ),
    readEditionRefs(
      database,
      involvements.map(({ edition }) => edition),
    ),
    team === null ? null : findNextMatch(database, team, now),
    readSuspensionStates(database, id, team, now),
  ])
  return {
    ...toPlayer(row, current.get(id), today),
    career: careerOf(id, spells, involvements, teams),
    seasons: seasonsOf(id, involvements, editions, teams),
    goalsByKind: goalsByKind(id, involvements),
    goalsByMinute: goalMinutes(id, involvements),
    nextMatch: nextMatch ? ((await toMatches(database, [nextMatch]))[0] ?? null) : null,
    suspensions,
    sources,
  }
}
