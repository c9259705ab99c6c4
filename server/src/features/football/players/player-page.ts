import type { PlayerPage, TeamRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { listSources } from '../../../platform/reading/record.ts'
import { toMatches } from '../rows/match-rows.ts'
import { findIncludedSpells } from '../including/people-includes.ts'
import { spellOf } from '../people/current-spells.ts'
import { getPersonRow } from '../people/person-rows.ts'
import { toPlayer } from '../people/whole-people.ts'
import { findNextMatch } from '../teams/next-match.ts'
import { findTeamRefs } from '../rows/team-ref.ts'
import { type Involvement, listInvolvements } from './involvements.ts'
import { goalMinutes, goalsByKind, playerFigures } from './player-figures.ts'
import { findEditionRefs, seasonsOf } from './player-seasons.ts'
import { listSuspensionStates } from './suspension-states.ts'

export async function getPlayerPage(
  database: Queryable,
  id: string,
  include: string | undefined,
  now: Date,
  today: string,
): Promise<PlayerPage> {
  const row = await getPersonRow(database, 'player', id)
  const [current, spells, involvements, sources] = await Promise.all([
    findIncludedSpells(database, [id], 'player', include),
    listPlayerSpells(database, id),
    listInvolvements(database, id),
    listSources(database, 'person', id),
  ])
  const team = current.get(id)?.team.id ?? null
  const [teams, editions, nextMatch, suspensions] = await Promise.all([
    findTeamRefs(
      database,
      [...spells, ...involvements].map((each) => each.team),
    ),
    findEditionRefs(
      database,
      involvements.map(({ edition }) => edition),
    ),
    team === null ? null : findNextMatch(database, team, now),
    listSuspensionStates(database, id, team, now),
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

type CareerSpell = PlayerPage['career'][number]

interface Spell {
  readonly team: string
  readonly starts: string | null
  readonly ends: string | null
  readonly loan: boolean
  readonly number: number | null
}

async function listPlayerSpells(database: Queryable, person: string): Promise<Spell[]> {
  return database
    .selectFrom('spells')
    .select(['team_id as team', 'starts', 'ends', 'loan', 'number'])
    .where('person_id', '=', person)
    .where('role', '=', 'player')
    .orderBy('starts', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute()
}

/** Each time at a team with what was done there, the newest first. Where no spell is known, the matches imply one. */
function careerOf(
  player: string,
  spells: readonly Spell[],
  involvements: readonly Involvement[],
  teams: ReadonlyMap<string, TeamRef>,
): CareerSpell[] {
  const bySpell = Map.groupBy(involvements, (involvement) => spellOf(spells, involvement))
  const strays = Map.groupBy(bySpell.get(null) ?? [], ({ team }) => team)
  const known = spells.map((spell) => ({ spell, own: bySpell.get(spell) ?? [] }))
  const found = [...strays].map(([team, own]) => ({ spell: spellFrom(team, own), own }))
  return [...known, ...found]
    .toSorted((a, b) => (b.spell.starts ?? '').localeCompare(a.spell.starts ?? ''))
    .flatMap(({ spell, own }) => {
      const team = teams.get(spell.team)
      if (!team) return []
      const { starts, ends, loan, number } = spell
      const { played, goals, yellow, secondYellow, red } = playerFigures(player, own)
      return [{ team, starts, ends, loan, number, played, goals, yellow, secondYellow, red }]
    })
}

function spellFrom(team: string, own: readonly Involvement[]): Spell {
  const days = own.flatMap(({ day }) => day ?? [])
  const number = own.findLast((involvement) => involvement.number !== null)?.number ?? null
  return { team, starts: days[0] ?? null, ends: days.at(-1) ?? null, loan: false, number }
}
