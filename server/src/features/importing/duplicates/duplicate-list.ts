import type { Duplicate, DuplicateKind, DuplicateSide } from '@meio-campo/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { countRows, toPage, type PageRequest } from '../../../platform/paging.ts'
import { findNames } from '../../curating/record-tables/references.ts'
import { certaintyOfBits, certaintyWords } from './certainty.ts'
import { readSides } from './duplicate-sides.ts'
import { reasonsOf, teamsIn, type StoredEvidence } from './reason-words.ts'

export interface PairRow {
  readonly id: string
  readonly kind: DuplicateKind
  readonly first_id: string
  readonly second_id: string
  readonly kept_id: string
  readonly bits: number
  readonly evidence: readonly StoredEvidence[]
  /** As the records are now: a join that was undone is open again. */
  readonly status: Duplicate['status']
  readonly decided_by: string | null
  readonly decided_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
  /** Both records are there. */
  readonly there: boolean
  readonly joined_name: string | null
}

/** The pairs as they stand, also where a decision was undone in the history since. */
export const pairs: RawBuilder<PairRow> = sql`(
  select d.id, d.kind, d.first_id, d.second_id, coalesce(j.kept_id, d.kept_id) as kept_id, d.bits, d.evidence,
    d.decided_by, d.decided_at, d.created_at, d.updated_at, j.joined_name,
    case when j.kept_id is not null then 'joined' when d.status = 'joined' then 'open' else d.status end as status,
    2 = case d.kind
      when 'team' then (select count(*) from teams where id in (d.first_id, d.second_id))
      when 'person' then (select count(*) from people where id in (d.first_id, d.second_id))
      when 'stadium' then (select count(*) from stadiums where id in (d.first_id, d.second_id))
      when 'competition' then (select count(*) from competitions where id in (d.first_id, d.second_id))
      else (select count(*) from matches where id in (d.first_id, d.second_id)) end as there
  from possible_duplicates as d
  left join lateral (
    select kept_id, joined_name from joins as j
    where j.kind = d.kind
      and (j.joined_id, j.kept_id) in ((d.first_id, d.second_id), (d.second_id, d.first_id))) as j on true)`

export interface DuplicateFilters {
  readonly tipo?: DuplicateKind
  readonly situacao?: 'abertos' | 'juntados' | 'separados'
}

const STATUSES = { abertos: 'open', juntados: 'joined', separados: 'apart' } as const

export async function listDuplicates(
  database: Database,
  { tipo, situacao = 'abertos' }: DuplicateFilters,
  request: PageRequest,
  url: string,
) {
  const ofKind = tipo === undefined ? sql`true` : sql`kind = ${tipo}`
  const chosen = sql<PairRow>`(
    select * from ${pairs} as pair
    where status = ${STATUSES[situacao]} and (there or status = 'joined') and ${ofKind})`
  const later = request.after
    ? sql`where (bits, -id) < (select bits, -id from possible_duplicates where id = ${request.after[1]})`
    : sql``
  const { rows } = await sql<PairRow>`
    select * from ${chosen} as pair ${later} order by bits desc, id limit ${request.limit + 1}`.execute(database)
  const total = await countRows(database, chosen)
  const page = toPage(
    rows,
    request,
    total,
    url,
    ({ created_at, id }) => [created_at, id],
    (row) => row,
  )
  return { ...page, data: await toDuplicates(database, page.data) }
}

export async function toDuplicates(database: Queryable, rows: readonly PairRow[]): Promise<Duplicate[]> {
  const sides = await readSides(
    database,
    rows.flatMap(({ kind, first_id, second_id }) => [
      { kind, id: first_id },
      { kind, id: second_id },
    ]),
  )
  const teams = await readTeamNames(database, rows)
  return rows.map((row) => toDuplicate(row, sides, teams))
}

/** The names of the teams that the evidence speaks of, by id. */
export async function readTeamNames(
  database: Queryable,
  rows: readonly { readonly evidence: unknown }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ evidence }) => teamsIn(evidence as readonly StoredEvidence[]))
  const names = await findNames(
    database,
    ids.map((id) => ({ kind: 'team' as const, id })),
  )
  return new Map(ids.flatMap((id) => (names.has(`team:${id}`) ? [[id, names.get(`team:${id}`)!]] : [])))
}

function toDuplicate(
  row: PairRow,
  sides: ReadonlyMap<string, DuplicateSide>,
  teams: ReadonlyMap<string, string>,
): Duplicate {
  const certainty = certaintyOfBits(row.bits)
  const other = row.kept_id === row.first_id ? row.second_id : row.first_id
  const side = (id: string) =>
    sides.get(`${row.kind}:${id}`) ?? {
      id,
      name: row.joined_name ?? id,
      linkAddress: null,
      facts: [],
      matches: 0,
      datasets: [],
      names: [],
    }
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    certainty,
    certaintyWords: certaintyWords(certainty),
    kept: row.kept_id,
    sides: [side(row.kept_id), side(other)],
    evidence: reasonsOf(row.evidence, teams),
    decidedBy: row.status === 'open' ? null : row.decided_by,
    decidedAt: row.status === 'open' ? null : (row.decided_at?.toISOString() ?? null),
    updatedAt: row.updated_at.toISOString(),
  }
}
