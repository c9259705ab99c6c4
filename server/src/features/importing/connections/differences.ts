import type { Difference } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { listEditionScorers } from '../../football/scorers/edition-scorers.ts'
import { getEditionStandings } from '../../football/standings/edition-standings.ts'
import type { Check, CheckedRow, ScorersCheck, StandingsCheck } from '../datasets/answers/checks.ts'

const MOST_KEPT = 300

/** Compares a provider's own tables and scorers with what is computed here. Nothing is written. */
export async function findDifferences(
  database: Queryable,
  dataset: string,
  checks: readonly Check[],
): Promise<Difference[]> {
  const found: Difference[] = []
  for (const check of checks) {
    const edition = await database
      .selectFrom('editions')
      .select('id')
      .where('competition_id', '=', check.competition)
      .where('name', '=', check.edition)
      .executeTakeFirst()
    if (!edition) continue
    const own = check.kind === 'standings' ? standingsDifferences : scorerDifferences
    found.push(...(await own(database, dataset, edition.id, check as never)))
  }
  return found.slice(0, MOST_KEPT)
}

const FIGURES = [
  ['played', 'jogos'],
  ['points', 'pontos'],
  ['won', 'vitórias'],
  ['goalsFor', 'gols marcados'],
  ['goalsAgainst', 'gols sofridos'],
] as const satisfies readonly (readonly [keyof CheckedRow, string])[]

async function standingsDifferences(
  database: Queryable,
  dataset: string,
  editionId: string,
  { competition, edition, rows }: StandingsCheck,
): Promise<Difference[]> {
  const teams = await recordsOf(
    database,
    dataset,
    'team',
    rows.map(({ team }) => team),
  )
  const phases = await getEditionStandings(database, editionId)
  const ours = new Map(
    phases.flatMap(({ groups }) => groups.flatMap((group) => group.rows)).map((row) => [row.team, row]),
  )
  const names = await namesOf(database, 'teams', [...teams.values()])
  return rows.flatMap((theirs): Difference[] => {
    const id = teams.get(theirs.team)
    const row = id === undefined ? undefined : ours.get(id)
    if (id === undefined || !row) return []
    const about = {
      kind: 'standings' as const,
      competition,
      edition,
      name: names.get(id) ?? id,
      linkAddress: `/times/${id}`,
    }
    const differing = FIGURES.filter(([field]) => theirs[field] !== null && theirs[field] !== row[field])
    // With another number of matches everything differs: that one figure says it.
    const shown = differing.some(([field]) => field === 'played') ? differing.slice(0, 1) : differing
    return shown.map(([field, label]) => ({ ...about, label, ours: row[field], theirs: theirs[field] }))
  })
}

async function scorerDifferences(
  database: Queryable,
  dataset: string,
  editionId: string,
  { competition, edition, rows }: ScorersCheck,
): Promise<Difference[]> {
  const people = await recordsOf(
    database,
    dataset,
    'person',
    rows.map(({ person }) => person),
  )
  const scorers = await listEditionScorers(database, editionId)
  // Of an edition without goals by name there is nothing to compare.
  if (scorers.length === 0) return []
  const ours = new Map(scorers.map(({ player, goals }) => [player.id, goals]))
  return rows.flatMap(({ person, name, goals: theirs }): Difference[] => {
    const id = people.get(person) ?? null
    const goals = (id === null ? undefined : ours.get(id)) ?? 0
    if (goals === theirs) return []
    const linkAddress = id === null ? null : `/jogadores/${id}`
    return [{ kind: 'scorers', competition, edition, name, linkAddress, label: 'gols', ours: goals, theirs }]
  })
}

/** Which records the provider's keys mean. */
async function recordsOf(database: Queryable, dataset: string, kind: 'team' | 'person', keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, string>()
  const rows = await database
    .selectFrom('sources')
    .select(['key', 'record_id'])
    .where('dataset_id', '=', dataset)
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.map(({ key, record_id }) => [key, record_id]))
}

async function namesOf(database: Queryable, table: 'teams', ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await database.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
