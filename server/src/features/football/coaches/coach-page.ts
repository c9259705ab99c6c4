import type { CoachPage, CoachSpell, TeamRef } from '@meio-campo/contract'
import { recordOf } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { listSources } from '../../../platform/reading/record.ts'
import { toMatches } from '../rows/match-rows.ts'
import { findCurrentSpells, spellOf } from '../people/current-spells.ts'
import { getPersonRow } from '../people/find-person.ts'
import { listCoachTitles } from '../people/person-titles.ts'
import { findNextMatch } from '../teams/next-match.ts'
import { findTeamRefs } from '../rows/team-ref.ts'
import { toCoach } from './coach-list.ts'
import { type CoachedMatch, listCoachedMatches, listCoachSpells, type Spell } from './coached-matches.ts'

const LAST_SHOWN = 5

export async function getCoachPage(
  database: Queryable,
  id: string,
  include: string | undefined,
  now: Date,
  today: string,
): Promise<CoachPage> {
  const row = await getPersonRow(database, 'coach', id)
  const [current, career, titles, sources] = await Promise.all([
    findCurrentSpells(database, [id], 'coach', { wholeTeams: include === 'team' }),
    getCareer(database, id),
    listCoachTitles(database, id),
    listSources(database, 'person', id),
  ])
  const team = current.get(id)?.team.id ?? null
  const next = team === null ? null : await findNextMatch(database, team, now)
  return {
    ...toCoach(row, current.get(id), today),
    spells: career.spells,
    total: coachTotal(career.matches),
    titles: titles.length,
    lastMatches: await toMatches(database, career.matches.slice(0, LAST_SHOWN)),
    nextMatch: next ? ((await toMatches(database, [next]))[0] ?? null) : null,
    sources,
  }
}

export async function listCoachMoves(database: Queryable, id: string): Promise<CoachSpell[]> {
  await getPersonRow(database, 'coach', id)
  return (await getCareer(database, id)).spells
}

async function getCareer(database: Queryable, id: string) {
  const spells = await listCoachSpells(database, id)
  const matches = await listCoachedMatches(database, id, spells)
  const teams = await findTeamRefs(
    database,
    [...spells, ...matches].map(({ team }) => team),
  )
  return { matches, spells: coachSpells(spells, matches, teams) }
}

/** Matches, what they gave, and the share of the points that were to be had. */
function coachTotal(matches: readonly CoachedMatch[]): CoachPage['total'] {
  const { played, won, drawn, lost } = recordOf(matches.map(({ appearance }) => appearance))
  const percentage = played === 0 ? null : Math.round(((won * 3 + drawn) / (played * 3)) * 1000) / 10
  return { played, won, drawn, lost, percentage }
}

/** Each time in charge of a team with its record, the newest first. Where no spell is known, the matches imply one. */
function coachSpells(
  spells: readonly Spell[],
  matches: readonly CoachedMatch[],
  teams: ReadonlyMap<string, TeamRef>,
): CoachSpell[] {
  const bySpell = Map.groupBy(matches, (match) => spellOf(spells, match))
  const strays = Map.groupBy(bySpell.get(null) ?? [], ({ team }) => team)
  const known = spells.map((spell) => ({ spell, own: bySpell.get(spell) ?? [] }))
  const found = [...strays].map(([team, own]) => ({ spell: spellFrom(team, own), own }))
  return [...known, ...found]
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
