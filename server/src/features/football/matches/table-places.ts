import type { MatchPage } from '@meio-campo/contract'
import { addDays } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { editionStandings, type PhaseStandings } from '../standings/edition-standings.ts'
import { readEditionStructure } from '../standings/edition-structure.ts'
import type { FoundMatch } from './find-match.ts'
import { LIVE, OVER } from './match-status.ts'

const BEGUN = new Set([...LIVE, ...OVER])

/** The teams' places in the table of the phase: on the evening before, and on the evening of the match. */
export async function readPlaces(database: Queryable, row: FoundMatch): Promise<MatchPage['positions']> {
  const { edition_id, phase_id, phase_kind, day, status, home_id, away_id } = row
  if (phase_kind === 'knockout' || day === null) return null
  const structure = await readEditionStructure(database, edition_id)
  const before = placesIn(editionStandings(structure, { asOf: { day: addDays(day, -1) } }), phase_id)
  const after = BEGUN.has(status) ? placesIn(editionStandings(structure, { asOf: { day } }), phase_id) : null
  const place = (team: string) => ({ before: before.get(team) ?? null, after: after?.get(team) ?? null })
  return { home: place(home_id), away: place(away_id) }
}

/** Nobody has a place who has not played yet. */
function placesIn(phases: readonly PhaseStandings[], phaseId: string): ReadonlyMap<string, number> {
  const groups = phases.find(({ id }) => id === phaseId)?.groups ?? []
  return new Map(
    groups.flatMap(({ rows }) => rows.filter(({ played }) => played > 0).map((row) => [row.team, row.position])),
  )
}
