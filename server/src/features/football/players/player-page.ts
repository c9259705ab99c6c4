import type { PlayerPage, Source, TeamRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import { sourcesOf, toSources } from '../../../platform/reading/record.ts'
import { findWholeTeams } from '../including/team-includes.ts'
import { type CurrentSpell, spellOf } from '../people/current-spells.ts'
import { type PersonRow, refusePerson } from '../people/person-rows.ts'
import { toPlayer } from '../people/whole-people.ts'
import { findTeamRefs } from '../rows/team-ref.ts'
import { nameMatches } from '../rows/match-rows.ts'
import { findNextMatch } from '../teams/next-match.ts'
import { type Involvement, completeInvolvements, INVOLVEMENTS, type InvolvementRows } from './involvements.ts'
import { goalMinutes, goalsByKind, playerFigures } from './player-figures.ts'
import { findEditionRefs, seasonsOf } from './player-seasons.ts'
import { listSuspensionStates } from './suspension-states.ts'

/** All that is stored of a player, in one round trip. */
const readPlayer = fixedStatement<PersonRow & PlayerParts>(`
  select people.*, ${INVOLVEMENTS} as involvements, ${sourcesOf('person')} as source_rows,
    (select coalesce(json_agg(json_build_object(
        'team', spells.team_id, 'starts', spells.starts, 'ends', spells.ends, 'loan', spells.loan,
        'number', spells.number, 'contractUntil', spells.contract_until, 'kind', teams.kind)
      order by spells.starts desc nulls last, spells.id desc), '[]')
     from spells left join teams on teams.id = spells.team_id
     where spells.person_id = $1 and spells.role = 'player') as spells
  from people where people.id = $1 and 'player' = any(people.roles)`)

interface PlayerParts {
  readonly involvements: InvolvementRows
  readonly source_rows: readonly Source[]
  /** The newest first. */
  readonly spells: readonly PlayerSpell[]
}

interface PlayerSpell extends Spell {
  readonly contractUntil: string | null
  /** Of the team. */
  readonly kind: string | null
}

export async function getPlayerPage(
  database: Queryable,
  id: string,
  include: string | undefined,
  now: Date,
  today: string,
): Promise<PlayerPage> {
  const row = (await readPlayer(database, id))[0] ?? (await refusePerson(database, 'player', id))
  const { spells } = row
  const involvements = await completeInvolvements(database, row.involvements)
  const spell = currentOf(spells)
  const team = spell?.team ?? null
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
  const current = await currentSpell(database, spell, teams, include)
  return {
    ...toPlayer(row, current, today),
    career: careerOf(id, spells, involvements, teams),
    seasons: seasonsOf(id, involvements, editions, teams),
    goalsByKind: goalsByKind(id, involvements),
    goalsByMinute: goalMinutes(id, involvements),
    nextMatch: nextMatch ? ((await nameMatches(database, [nextMatch]))[0] ?? null) : null,
    suspensions,
    sources: toSources(row.source_rows),
  }
}

/** Where the player is now: at a club rather than in a national team, and of two clubs at the latest one. */
function currentOf(spells: readonly PlayerSpell[]): PlayerSpell | undefined {
  const open = spells.filter(({ ends, kind }) => ends === null && kind !== null)
  return open.find(({ kind }) => kind === 'club') ?? open[0]
}

async function currentSpell(
  database: Queryable,
  spell: PlayerSpell | undefined,
  teams: ReadonlyMap<string, TeamRef>,
  include: string | undefined,
): Promise<CurrentSpell | undefined> {
  const team = spell && teams.get(spell.team)
  if (!team) return undefined
  const whole = await findWholeTeams(database, [team], include, 'team')
  const { number, contractUntil } = spell
  return { team: whole.get(team.id) ?? team, number, contractUntil }
}

type CareerSpell = PlayerPage['career'][number]

interface Spell {
  readonly team: string
  readonly starts: string | null
  readonly ends: string | null
  readonly loan: boolean
  readonly number: number | null
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
      // Of a time without a known match nothing is known: it is not a time without matches.
      const isKnown = own.length > 0
      const { played, goals, yellow, secondYellow, red } = playerFigures(player, own)
      const figures = isKnown ? { played, goals } : { played: null, goals: null }
      return [{ team, starts, ends, loan, number, ...figures, yellow, secondYellow, red }]
    })
}

function spellFrom(team: string, own: readonly Involvement[]): Spell {
  const days = own.flatMap(({ day }) => day ?? [])
  const number = own.findLast((involvement) => involvement.number !== null)?.number ?? null
  return { team, starts: days[0] ?? null, ends: days.at(-1) ?? null, loan: false, number }
}
