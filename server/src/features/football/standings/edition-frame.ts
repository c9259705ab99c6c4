import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Deductions, Groups, Phases, PhaseTeams, Rounds, Ties } from '../../../database/types.gen.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readEach } from '../../../platform/memory/memory.ts'

/** A phase without its matches: what a goal does not change. */
export interface PhaseFrame extends Pick<
  Selectable<Phases>,
  'id' | 'edition_id' | 'name' | 'kind' | 'rules' | 'zones' | 'deciders'
> {
  readonly competition_id: string
  readonly competition_kind: string
  readonly edition_name: string
  readonly groups: readonly Pick<Selectable<Groups>, 'id' | 'name'>[]
  readonly rounds: readonly Pick<Selectable<Rounds>, 'id' | 'number' | 'name'>[]
  readonly ties: readonly Omit<Selectable<Ties>, 'phase_id'>[]
  readonly teams: readonly Omit<Selectable<PhaseTeams>, 'phase_id'>[]
  readonly deductions: readonly Pick<Selectable<Deductions>, 'team_id' | 'points' | 'reason' | 'day'>[]
}

/** The phases of some editions by edition, in order. */
export function findFrames(
  database: Queryable,
  editionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PhaseFrame[]>> {
  return readEach<readonly PhaseFrame[]>(
    database,
    'frame',
    editionIds,
    (id) => ({ topics: [topic.frame(id), 'deduction'], rows: (phases) => phases.reduce(addRows, 0) }),
    (wanted) => readFrames(database, wanted),
  )
}

/** The parts of a phase take a fraction of what a whole row does. */
const PARTS_PER_ROW = 8
const addRows = (sum: number, { groups, rounds, ties, teams }: PhaseFrame) =>
  sum + 1 + (groups.length + rounds.length + ties.length + teams.length) / PARTS_PER_ROW

async function readFrames(database: Queryable, editionIds: readonly string[]) {
  const { rows } = await sql<PhaseFrame>`
    select phases.id, phases.edition_id, phases.name, phases.kind, phases.rules, phases.zones, phases.deciders,
      editions.competition_id, competitions.kind as competition_kind, editions.name as edition_name,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by position, name), '[]')
        from groups where phase_id = phases.id) as groups,
      (select coalesce(json_agg(json_build_object('id', id, 'number', number, 'name', name)
        order by number nulls last, name), '[]') from rounds where phase_id = phases.id) as rounds,
      (select coalesce(json_agg(json_build_object('id', id, 'round_id', round_id, 'position', position,
        'first_id', first_id, 'second_id', second_id, 'winner_id', winner_id, 'rules', rules,
        'next_tie_id', next_tie_id, 'first_from', first_from, 'second_from', second_from, 'planned', planned) order by position, id), '[]') from ties where phase_id = phases.id) as ties,
      (select coalesce(json_agg(json_build_object('team_id', team_id, 'group_id', group_id, 'ranking', ranking)
        order by team_id), '[]') from phase_teams where phase_id = phases.id) as teams,
      (select coalesce(json_agg(json_build_object('team_id', team_id, 'points', points, 'reason', reason, 'day', day)
        order by id), '[]') from deductions where phase_id = phases.id) as deductions
    from phases join editions on editions.id = phases.edition_id
      join competitions on competitions.id = editions.competition_id
    where phases.edition_id = any(${editionIds})
    order by phases.position, phases.id`.execute(database)
  const byEdition = Map.groupBy(rows, ({ edition_id }) => edition_id)
  return new Map(editionIds.map((id) => [id, byEdition.get(id) ?? []]))
}

/** The year in which an edition begins. */
export const yearOf = ({ edition_name }: PhaseFrame) => Number(edition_name.slice(0, 4))
