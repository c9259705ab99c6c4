import type { FilledTie } from '@meio-campo/football'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import {
  getEditionStructure,
  type EditionStructure,
  type TieEntry,
} from '../../football/standings/edition-structure.ts'
import { fillPlaces, hasPlaces, placeNames } from '../../football/standings/places.ts'
import { findTeamNames } from '../../football/rows/team-names.ts'
import { endEdit, openEdit } from './edit-log.ts'
import { createPlanned, planInstead } from './planned-matches.ts'

/** Fills the places of the editions whose results or structure an edit has changed. */
export async function fillTouchedPlaces(transaction: Transaction<DB>, editId: string): Promise<void> {
  for (const id of await findTouched(transaction, editId)) await fillEdition(transaction, id)
}

/** Fills the places of every edition, after rows came or went in another way than by an edit. */
export async function fillAllPlaces(transaction: Transaction<DB>): Promise<void> {
  const { rows } = await sql<{ id: string }>`${EDITIONS_WITH_PLACES} order by 1`.execute(transaction)
  for (const { id } of rows) await fillEdition(transaction, id)
}

const EDITIONS_WITH_PLACES = sql`
  select distinct phases.edition_id as id from ties join phases on phases.id = ties.phase_id
  where ties.first_from is not null or ties.second_from is not null`

async function findTouched(transaction: Transaction<DB>, editId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with touched as (
      select distinct split_part(subject, ':', 1) as kind, split_part(subject, ':', 2) as id
      from edit_rows, unnest(subjects) as subject where edit_id = ${editId})
    select e.id from (${EDITIONS_WITH_PLACES}) as e
    where exists (select 1 from matches where edition_id = e.id and id in (select id from touched where kind = 'match'))
      or exists (select 1 from phases where edition_id = e.id and id in (select id from touched where kind = 'phase'))
      or exists (select 1 from touched where kind = 'edition' and touched.id = e.id)
      or exists (
        select 1 from edit_rows where edit_id = ${editId} and table_name = 'matches' and operation = 'removed'
          and before ->> 'edition_id' = e.id)
    order by e.id`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** What a tie whose teams change had decided is open again, so that a later place may change in the next step. */
const MOST_STEPS = 20

async function fillEdition(transaction: Transaction<DB>, editionId: string): Promise<void> {
  // Two results that decide a table together wait for each other here: the second sees both.
  await sql`select id from editions where id = ${editionId} for no key update`.execute(transaction)
  let editId: string | null = null
  const words: string[] = []
  for (let step = 0; step < MOST_STEPS; step++) {
    const structure = await getEditionStructure(transaction, editionId)
    const inUse = await findTiesInUse(transaction, editionId)
    const changes = changesOf(structure, inUse)
    if (changes.length === 0) break
    editId ??= await openEdit(transaction, null, { kind: 'fill', summary: 'preencheu confrontos' })
    words.push(...(await wordsOf(transaction, structure, changes)))
    for (const change of changes) await writeChange(transaction, editionId, change, !inUse.has(change.tie.id))
  }
  if (editId === null) return
  await endEdit(transaction, null, editId, await summaryOf(transaction, editionId, words))
}

interface Change {
  readonly tie: TieEntry
  readonly teams: FilledTie['teams']
}

/** Ties whose teams change, whose matches are of other teams, or whose planned matches can be created. */
function changesOf(structure: EditionStructure, inUse: ReadonlySet<string>): readonly Change[] {
  const ties = new Map(structure.phases.flatMap((phase) => phase.ties.map((tie) => [tie.id, tie])))
  return fillPlaces(structure, (id) => inUse.has(id)).flatMap(({ id, teams }) => {
    const tie = ties.get(id)!
    if (!hasPlaces(tie)) return []
    const [first, second] = teams
    const changed = first !== tie.teams[0] || second !== tie.teams[1]
    const misplaced = !inUse.has(id) && tie.legs.some(({ row }) => !isPair(teams, row.home_id, row.away_id))
    const ready = first !== null && second !== null && tie.legs.length === 0 && tie.planned.length > 0
    return changed || misplaced || ready ? [{ tie, teams }] : []
  })
}

const isPair = ([first, second]: FilledTie['teams'], one: string, other: string) =>
  (one === first && other === second) || (one === second && other === first)

/** A match that began, or to which anything was added, is not taken back. */
async function findTiesInUse(transaction: Transaction<DB>, editionId: string): Promise<ReadonlySet<string>> {
  const has = (table: string) =>
    sql`exists (select 1 from ${sql.table(table)} as part where part.match_id = matches.id)`
  const parts = [
    'events',
    'lineups',
    'match_statistics',
    'player_statistics',
    'match_officials',
    'airings',
    'desk_commands',
    'live_follows',
    'sources',
  ]
  const { rows } = await sql<{ id: string }>`
    select distinct tie_id as id from matches
    where edition_id = ${editionId} and tie_id is not null
      and (status not in ('scheduled', 'postponed', 'cancelled') or ${sql.join(parts.map(has), sql` or `)})`.execute(
    transaction,
  )
  return new Set(rows.map(({ id }) => id))
}

async function writeChange(
  transaction: Transaction<DB>,
  editionId: string,
  { tie, teams: [first, second] }: Change,
  free: boolean,
): Promise<void> {
  if (free && tie.legs.some(({ row }) => !isPair([first, second], row.home_id, row.away_id))) {
    await planInstead(transaction, tie)
  }
  await sql`
    update ties set first_id = ${first}, second_id = ${second},
      winner_id = case when winner_id in (${first}, ${second}) then winner_id end
    where id = ${tie.id}`.execute(transaction)
  if (first !== null && second !== null) await createPlanned(transaction, editionId, tie.id)
}

/** "Bahia é 1º do Grupo A", "saiu Bahia (1º do Grupo A)". */
async function wordsOf(
  transaction: Transaction<DB>,
  structure: EditionStructure,
  changes: readonly Change[],
): Promise<readonly string[]> {
  const nameOf = placeNames(structure)
  const ids = changes.flatMap(({ tie, teams }) => [...tie.teams, ...teams]).filter((id) => id !== null)
  const names = await findTeamNames(transaction, ids)
  return changes.flatMap(({ tie, teams }) =>
    ([0, 1] as const).flatMap((side) => {
      const [before, after] = [tie.teams[side], teams[side]]
      if (before === after) return []
      const place = nameOf(tie.sources[side]) ?? 'a definir'
      return [
        ...(after === null ? [] : [`entrou ${names.named(after).name} (${place})`]),
        ...(before === null ? [] : [`saiu ${names.named(before).name} (${place})`]),
      ]
    }),
  )
}

const MOST_WORDS = 4

async function summaryOf(transaction: Transaction<DB>, editionId: string, words: readonly string[]): Promise<string> {
  const { name, competition } = await transaction
    .selectFrom('editions')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .select(['editions.name', 'competitions.name as competition'])
    .where('editions.id', '=', editionId)
    .executeTakeFirstOrThrow()
  const about = `preencheu os confrontos de ${competition} ${name}`
  if (words.length === 0) return `${about}: jogos`
  const rest = words.length - MOST_WORDS
  return `${about}: ${words.slice(0, MOST_WORDS).join(', ')}${rest > 0 ? ` e mais ${rest}` : ''}`
}
