import type { CoachPage, CoachSpell } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { listSources } from '../../../platform/reading/record.ts'
import { toMatches } from '../matches/match-rows.ts'
import { readCurrentSpells } from '../people/current-spells.ts'
import { getPersonRow } from '../people/find-person.ts'
import { readCoachTitles } from '../people/person-titles.ts'
import { findNextMatch } from '../teams/next-match.ts'
import { readTeamRefs } from '../teams/team-ref.ts'
import { toCoach } from './coach-list.ts'
import { coachSpells, coachTotal } from './coach-record.ts'
import { readCoachedMatches, readCoachSpells } from './coached-matches.ts'

const LAST_SHOWN = 5

export async function readCoachPage(
  database: Queryable,
  id: string,
  include: string | undefined,
  now: Date,
  today: string,
): Promise<CoachPage> {
  const row = await getPersonRow(database, 'coach', id)
  const [current, career, titles, sources] = await Promise.all([
    readCurrentSpells(database, [id], 'coach', { wholeTeams: include === 'team' }),
    readCareer(database, id),
    readCoachTitles(database, id),
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

export async function readCoachMoves(database: Queryable, id: string): Promise<CoachSpell[]> {
  await getPersonRow(database, 'coach', id)
  return (await readCareer(database, id)).spells
}

async function readCareer(database: Queryable, id: string) {
  const spells = await readCoachSpells(database, id)
  const matches = await readCoachedMatches(database, id, spells)
  const teams = await readTeamRefs(
    database,
    [...spells, ...matches].map(({ team }) => team),
  )
  return { matches, spells: coachSpells(spells, matches, teams) }
}
