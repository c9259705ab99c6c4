import type { Values } from '@meio-campo/contract'
import { recordFields, type EditableKind, type RecordKind } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { AppError, type FieldError } from '../../../platform/errors/app-error.ts'
import { recordTables } from './tables.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { findImpossible } from './impossible.ts'

export interface Reference {
  readonly kind: RecordKind
  readonly id: string
}

const referencesIn = (kind: EditableKind, values: Values): [field: string, Reference][] =>
  Object.entries(recordFields[kind]).flatMap(([name, field]) => {
    const id = values[name]
    return field.input === 'record' && typeof id === 'string' ? [[name, { kind: field.record, id }]] : []
  })

/** What records are called, by kind and id. An edition is called by its championship and its year. */
export async function findNames(
  database: Queryable,
  wanted: readonly Reference[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const [kind, own] of Map.groupBy(wanted, (reference) => reference.kind)) {
    const ids = [...new Set(own.map(({ id }) => id))]
    const { rows } = await sql<{ id: string; name: string }>`${nameQuery(kind)} = any (${ids}::text[])`.execute(
      database,
    )
    for (const { id, name } of rows) names.set(`${kind}:${id}`, name)
  }
  return names
}

function nameQuery(kind: RecordKind) {
  if (kind === 'edition') {
    return sql`
      select e.id, c.name || ' ' || e.name as name
      from editions as e join competitions as c on c.id = e.competition_id where e.id`
  }
  if (kind === 'match') {
    return sql`
      select m.id, h.name || ' × ' || a.name as name
      from matches as m join teams as h on h.id = m.home_id join teams as a on a.id = m.away_id where m.id`
  }
  return sql`select id, name from ${sql.table(recordTables[kind])} where id`
}

export async function nameOf(database: Queryable, kind: RecordKind, id: string): Promise<string> {
  return (await findNames(database, [{ kind, id }])).get(`${kind}:${id}`) ?? id
}

/** For many at once, how what each points to is called, by field. */
export async function namesOfAll(
  database: Queryable,
  kind: EditableKind,
  all: readonly Values[],
): Promise<Record<string, string>[]> {
  const names = await findNames(
    database,
    all.flatMap((values) => referencesIn(kind, values).map(([, reference]) => reference)),
  )
  return all.map((values) =>
    Object.fromEntries(
      referencesIn(kind, values).map(([field, { kind: of, id }]) => [field, names.get(`${of}:${id}`) ?? id]),
    ),
  )
}

/** What points to nothing and what cannot be: all at once, each under its field. */
export async function refuseWrongValues(database: Queryable, kind: EditableKind, values: Values): Promise<void> {
  const references = referencesIn(kind, values)
  const known = await findNames(
    database,
    references.map(([, reference]) => reference),
  )
  const unknown = references
    .filter(([, { kind: of, id }]) => !known.has(`${of}:${id}`))
    .map(([field]): FieldError => ({ field, message: 'Não existe. Escolha um da lista.' }))
  const fields = [...unknown, ...findImpossible(kind, values, dayAt(new Date()))]
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}
