import type { Body, Endpoints } from '@meio-campo/contract'
import { recordNouns, type NamedKind } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { recordTables } from '../record-tables/tables.ts'

interface Whose {
  readonly kind: NamedKind
  readonly id: string
}

/** People share names, and imports tell them apart by more than that. */
const SHARED: ReadonlySet<NamedKind> = new Set(['person'])

/** What else makes two records with one name different ones, by kind. */
const alike = {
  team: sql`(other.kind, other.gender, other.age_level) = (own.kind, own.gender, own.age_level)`,
  stadium: sql`(other.city is null or own.city is null or normalise_name(other.city) = normalise_name(own.city))`,
} as const

/**
 * The sentence for a name of a record's own form that another one has too. Clubs do share names, so it is not refused;
 * but an import cannot tell which of the two is meant by it.
 */
export const namesakeWarning = (kind: keyof typeof alike, id: string) => {
  const table = sql.table(recordTables[kind])
  const { one, feminine } = recordNouns[kind]
  return sql`
    select '“' || given || '” também é nome d' || ${`${feminine ? 'a' : 'o'} ${one} `}::text || other.name
      || coalesce(', de ' || other.city, '') || ': uma importação pode não saber de qual se fala.' as sentence
    from ${table} as own cross join unnest(array[own.name, own.official_name, own.short_name]) as given
    join aliases as a on a.kind = ${kind} and a.normalised = normalise_name(given) and a.record_id <> own.id
    join ${table} as other on other.id = a.record_id
    where own.id = ${id} and ${alike[kind]}
    order by other.name, given limit 3`
}

/** Refuses another name that is already another record's: an import could no longer tell which one is meant. */
export async function refuseTakenNames(
  transaction: Transaction<DB>,
  { kind, id }: Whose,
  { add }: Body<Endpoints['updateRecordNames']>,
): Promise<void> {
  const wanted = [...(add?.aliases ?? []), ...(add?.formerNames ?? []).map(({ name }) => name)]
  if (wanted.length === 0 || SHARED.has(kind)) return
  const table = sql.table(recordTables[kind])
  const { rows } = await sql<{ given: string; name: string }>`
    select given, other.name
    from unnest(${wanted}::text[]) as given
    join aliases as a on a.kind = ${kind} and a.normalised = normalise_name(given) and a.record_id <> ${id}
    join ${table} as other on other.id = a.record_id
    join ${table} as own on own.id = ${id}
    where ${alike[kind as keyof typeof alike] ?? sql`true`}
      and not exists (
        select 1 from aliases as known
        where known.kind = ${kind} and known.record_id = ${id} and known.normalised = a.normalised)
    order by given, other.name`.execute(transaction)
  if (rows.length === 0) return
  const { one, feminine } = recordNouns[kind]
  const taken = rows.map(({ given, name }) => `“${given.trim()}” já é nome d${feminine ? 'a' : 'o'} ${one} ${name}`)
  const message = `${new Intl.ListFormat('pt-BR').format(taken)}. Se são o mesmo, junte os dois registros.`
  throw new AppError('invalid_input', { fields: [{ field: 'aliases', message }] })
}

/** The names that a person gave or took away are in the record's history; those that follow from a form are not. */
export async function noteInHistory(transaction: Transaction<DB>, { kind, id }: Whose): Promise<void> {
  await sql`
    update edit_rows set subjects = array[${`${kind}:${id}`}]
    where edit_id = nullif(current_setting('meio_campo.edit', true), '')::bigint and table_name = 'aliases'
      and row_key ->> 'record_id' = ${id}`.execute(transaction)
}
