import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce } from '../../../platform/memory/memory.ts'
import { inPlayingOrder, type Round } from '../standings/edition-structure.ts'
import { currentRound, roundsOf, type PlayedPhase } from './current-round.ts'

export interface EditionRound {
  readonly phase: string
  readonly number: number | null
  readonly name: string
  readonly current: boolean
}

/** What a list of an edition's matches can be narrowed by. */
export interface EditionRounds {
  /** In the order they are played. */
  readonly rounds: readonly EditionRound[]
  /** The names of all phases, also of those without rounds. */
  readonly phases: readonly string[]
}

export function findEditionRounds(database: Queryable, editionId: string): Promise<EditionRounds> {
  return readOnce(
    database,
    `rounds ${editionId}`,
    { topics: [topic.edition(editionId)], rows: ({ rounds }) => rounds.length / ROUNDS_PER_ROW },
    async () => {
      const phases = await listPlayedPhases(database, editionId)
      const current = currentRound({ phases })?.round.id
      const rounds = roundsOf({ phases }).map(({ phase, round: { id, number, name } }) => ({
        phase: phase.name,
        number,
        name,
        current: id === current,
      }))
      return { rounds, phases: phases.map(({ name }) => name) }
    },
  )
}

/** A round takes a fraction of what a whole row does. */
const ROUNDS_PER_ROW = 8

/** As much of an edition's structure as its rounds need: of the matches, only how far they are. */
async function listPlayedPhases(database: Queryable, editionId: string): Promise<readonly PlayedPhase[]> {
  const { rows } = await sql<PhaseRow>`
    select phases.id, phases.name,
      (select coalesce(json_agg(json_build_object('id', id, 'number', number, 'name', name) order by number nulls last, name), '[]')
        from rounds where rounds.phase_id = phases.id) as rounds,
      (select coalesce(json_agg(json_build_array(phase_id, id, round_id, status, day, annulled) order by moment, id), '[]')
        from matches where matches.edition_id = ${editionId} and phases.place = 1) as matches
    from (select *, row_number() over (order by position, id) as place from phases where edition_id = ${editionId}) as phases
    order by place`.execute(database)
  const matches = rows[0]?.matches ?? []
  return rows.map(({ id, name, rounds }) => {
    const legs = matches
      .filter(([phase]) => phase === id)
      .map(([, match, round_id, status, day, annulled]) => ({ row: { id: match, round_id, status, day, annulled } }))
    return { name, rounds: inPlayingOrder(rounds, legs), legs }
  })
}

interface PhaseRow {
  readonly id: string
  readonly name: string
  readonly rounds: readonly Round[]
  /** Of the whole edition, beside its first phase. */
  readonly matches: readonly [
    phase: string,
    match: string,
    round: string | null,
    status: string,
    day: string | null,
    annulled: boolean,
  ][]
}
