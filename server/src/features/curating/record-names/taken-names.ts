import type { Body, Endpoints } from '@meio-campo/contract'
import { recordNouns, type NamedKind } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { alike } from '../record-tables/namesakes.ts'
import { recordTables } from '../record-tables/tables.ts'

interface Whose {
  readonly kind: NamedKind
  readonly id: string
}

/** People may share a name, because imports use further facts to distinguish them. */
const SHARED: ReadonlySet<NamedKind> = new Set(['person'])

/** Refuses a name that another record already has, because imports could not distinguish the two by it. */
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
