import type { UnsureName } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { findAddresses } from '../../curating/record-tables/link-addresses.ts'
import { findNames } from '../../curating/record-tables/references.ts'
import { findKnown, placed, type Beside, type Kind, type Row } from './settle-unsure-name.ts'

export async function listUnsureNames(
  database: Database,
  which: 'abertos' | 'resolvidos',
  request: PageRequest,
  url: string,
) {
  const found = database
    .selectFrom('unsure_names')
    .selectAll()
    .select(placed.as('placed'))
    .where(sql<SqlBool>`(${placed} is null and dismissed_at is null) = ${which === 'abertos'}`)
  const page = await listNewestFirst(database, found, 'updated_at', request, url, (row) => row)
  const named = page.data.flatMap((row) => referencesOf(row, row.placed))
  const [names, addresses] = [await findNames(database, named), await findAddresses(database, named)]
  return { ...page, data: page.data.map((row) => toUnsureName(row, row.placed, names, addresses)) }
}

function referencesOf(row: Row, record: string | null) {
  const { team = null, edition = null, competition = null } = row.context as Beside
  const ids = record === null ? row.candidates : [...row.candidates, record]
  return [
    ...ids.map((id) => ({ kind: row.kind as Kind, id })),
    ...(team === null ? [] : [{ kind: 'team' as const, id: team }]),
    ...(edition === null ? [] : [{ kind: 'edition' as const, id: edition }]),
    ...(competition === null ? [] : [{ kind: 'competition' as const, id: competition }]),
  ]
}

function toUnsureName(
  row: Row,
  record: string | null,
  names: ReadonlyMap<string, string>,
  addresses: ReadonlyMap<string, string>,
): UnsureName {
  const kind = row.kind as Kind
  const named = (id: string) => {
    const name = names.get(`${kind}:${id}`)
    const linkAddress = name === undefined ? null : (addresses.get(`${kind}:${id}`) ?? null)
    return { id, name: name ?? findKnown(id)?.name ?? id, linkAddress }
  }
  const { team, edition, competition, country, state, city, birthDate } = row.context as Beside
  const context = [
    team && (names.get(`team:${team}`) ?? team),
    edition && (names.get(`edition:${edition}`) ?? edition),
    competition && (names.get(`competition:${competition}`) ?? competition),
    city,
    state,
    country,
    birthDate,
  ]
  return {
    id: row.id,
    dataset: row.dataset_id,
    kind,
    name: row.name,
    candidates: row.candidates.map(named),
    context: context.filter((word) => typeof word === 'string').filter((word) => word !== ''),
    file: row.file,
    line: row.line,
    placed: record === null ? null : named(record),
    dismissed: row.dismissed_at !== null,
    updatedAt: row.updated_at.toISOString(),
  }
}
