import type { Standings } from '@meio-campo/contract'
import type { Database } from '../../../database/database.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { getEdition } from '../editions/editions.ts'
import { latestRound, parseAsOf, refuseUnknownRound } from './as-of.ts'
import { editionStandings } from './edition-standings.ts'
import { getEditionStructure } from './edition-structure.ts'
import { teamsIn, toPhaseAnswer } from './standings-answer.ts'
import { findTeamNames } from '../rows/team-names.ts'

interface StandingsQuery {
  readonly temporada?: string
  readonly rodada?: number
  readonly data?: string
  readonly local?: string
  readonly include?: string
}

const SIDES = { casa: 'home', fora: 'away' } as const

export async function getStandings(
  database: Database,
  competitionId: string,
  query: StandingsQuery,
  today: string,
): Promise<Reading<{ data: Standings }>> {
  const asOf = parseAsOf(query)
  const side = query.local === undefined ? undefined : SIDES[query.local as keyof typeof SIDES]
  const { competition, edition, editions, topics } = await getEdition(database, competitionId, query.temporada, today)
  const structure = await getEditionStructure(database, edition.id)
  refuseUnknownRound(structure, query.rodada)
  const phases = editionStandings(structure, { asOf, side })
  const names = await findTeamNames(database, teamsIn(phases))
  const shown = { names, side, positions: query.include !== undefined }
  return {
    answer: {
      data: {
        competition,
        edition: edition.name,
        editions,
        round: query.rodada ?? latestRound(structure, asOf),
        date: query.data ?? null,
        phases: phases.map((phase) => toPhaseAnswer(phase, shown)),
        demo: edition.demo,
      },
    },
    topics: [...topics, 'team', 'deduction'],
  }
}
