import type { CoachPage, CoachSpell, TeamRef } from '@meio-campo/contract'
import { recordOf } from '@meio-campo/football'
import { spellOf } from '../people/spell-of.ts'
import type { CoachedMatch, Spell } from './coached-matches.ts'

/** Matches, what they gave, and the share of the points that were to be had. */
export function coachTotal(matches: readonly CoachedMatch[]): CoachPage['total'] {
  const { played, won, drawn, lost } = recordOf(matches.map(({ appearance }) => appearance))
  const percentage = played === 0 ? null : Math.round(((won * 3 + drawn) / (played * 3)) * 1000) / 10
  return { played, won, drawn, lost, percentage }
}

/** Each time in charge of a team with its record, the newest first. Where no spell is known, the matches tell of one. */
export function coachSpells(
  spells: readonly Spell[],
  matches: readonly CoachedMatch[],
  teams: ReadonlyMap<string, TeamRef>,
): CoachSpell[] {
  const bySpell = Map.groupBy(matches, (match) => spellOf(spells, match))
  const strays = Map.groupBy(bySpell.get(null) ?? [], ({ team }) => team)
  const told = spells.map((spell) => ({ spell, own: bySpell.get(spell) ?? [] }))
  const found = [...strays].map(([team, own]) => ({ spell: spellFrom(team, own), own }))
  return [...told, ...found]
    .toSorted((a, b) => (b.spell.starts ?? '').localeCompare(a.spell.starts ?? ''))
    .flatMap(({ spell, own }) => {
      const team = teams.get(spell.team)
      return team ? [{ team, starts: spell.starts, ends: spell.ends, ...coachTotal(own) }] : []
    })
}

/** From the first match to the last; they come newest first. */
function spellFrom(team: string, own: readonly CoachedMatch[]): Spell {
  const days = own.flatMap(({ day }) => day ?? [])
  return { team, starts: days.at(-1) ?? null, ends: days[0] ?? null }
}
