import type { Projection, Standings } from '@meio-campo/contract'
import type { Database } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { wordsIn } from '../../../platform/reading/fields.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { getEdition } from '../editions/editions.ts'
import { toProjection } from './projection-answer.ts'
import { listProjections } from './stored-projections.ts'
import { latestRound, parseAsOf, refuseUnknownRound } from './as-of.ts'
import { calendarOf, isBeingPlayed } from './edition-calendar.ts'
import { editionStandings, type PhaseStandings } from './edition-standings.ts'
import { getEditionStructure, type EditionStructure } from './edition-structure.ts'
import { placesOf } from './places.ts'
import { teamsIn, toPhaseAnswer } from './standings-answer.ts'
import { findTeamNames, type TeamNames } from '../rows/team-names.ts'

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
  const places = placesOf(structure)
  const holders = [...places.values()].flatMap((each) => each.holders.filter((team) => team !== null))
  const names = await findTeamNames(database, [...teamsIn(phases), ...holders])
  const included = wordsIn(query.include)
  const projections = included?.has('projection')
    ? await projectionsOf(database, structure, phases, names, today)
    : undefined
  const shown = {
    names,
    side,
    positions: included?.has('positions') ?? false,
    projections,
    places,
  }
  return {
    answer: {
      data: {
        competition,
        edition: edition.name,
        editions,
        round: query.rodada ?? latestRound(structure, asOf),
        date: query.data ?? null,
        open: structure.phases.some((phase) =>
          phase.groups.some((group) => isBeingPlayed(calendarOf(phase, group), today)),
        ),
        phases: phases.map((phase) => toPhaseAnswer(phase, shown)),
        demo: edition.demo,
      },
    },
    topics: [...topics, 'team', 'deduction', ...(projections ? [topic.forecasts, topic.projection(edition.id)] : [])],
  }
}

/** What is estimated about every table, by phase and place of its group. */
async function projectionsOf(
  database: Database,
  { id, phases: structures }: EditionStructure,
  phases: readonly PhaseStandings[],
  names: TeamNames,
  today: string,
): Promise<ReadonlyMap<string, Projection>> {
  const stored = await listProjections(database, [id])
  return new Map(
    structures.flatMap((phase, index) =>
      phase.groups.map((group, place) => {
        const order = phases[index]!.groups[place]!.rows.map(({ team }) => team)
        return [`${phase.id} ${place}`, toProjection(phase, group, stored, order, names, today)] as const
      }),
    ),
  )
}
