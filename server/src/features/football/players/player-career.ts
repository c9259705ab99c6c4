import type { PlayerPage, TeamRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { spellOf } from '../people/spell-of.ts'
import type { Involvement } from './involvements.ts'
import { playerFigures } from './player-figures.ts'

type CareerSpell = PlayerPage['career'][number]

interface Spell {
  readonly team: string
  readonly starts: string | null
  readonly ends: string | null
  readonly loan: boolean
  readonly number: number | null
}

export async function readPlayerSpells(database: Queryable, person: string): Promise<Spell[]> {
  return database
    .selectFrom('spells')
    .select(['team_id as team', 'starts', 'ends', 'loan', 'number'])
    .where('person_id', '=', person)
    .where('role', '=', 'player')
    .orderBy('starts', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute()
}

/** Each time at a team with what was done there, the newest first. Where no spell is known, the matches tell of one. */
export function careerOf(
  player: string,
  spells: readonly Spell[],
  involvements: readonly Involvement[],
  teams: ReadonlyMap<string, TeamRef>,
): CareerSpell[] {
  const bySpell = Map.groupBy(involvements, (involvement) => spellOf(spells, involvement))
  const strays = Map.groupBy(bySpell.get(null) ?? [], ({ team }) => team)
  const told = spells.map((spell) => ({ spell, own: bySpell.get(spell) ?? [] }))
  const found = [...strays].map(([team, own]) => ({ spell: spellFrom(team, own), own }))
  return [...told, ...found]
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
