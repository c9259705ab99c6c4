import type { Values } from '@meio-campo/contract'
import type { RecordKind } from '@meio-campo/contract/rules'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { checkValues } from '../records/values.ts'
import { currentRecord } from './current-record.ts'

/** An account with this many open suggestions cannot send another. */
const MOST_OPEN = 20
const TOO_MANY = `Você já tem ${MOST_OPEN} sugestões esperando resposta. Assim que uma for respondida, você pode enviar outra.`

/** What the contract cannot check, because it depends on the kind of record. */
export function refuseWrong(kind: RecordKind, record: string | null, values: Values): void {
  const errors = checkValues(kind, record === null ? 'create' : 'change', values)
  if (errors.length === 0) return
  throw new AppError('invalid_input', {
    fields: errors.map(({ field, message }) => ({ field: field === 'body' ? 'values' : `values.${field}`, message })),
  })
}

export async function refuseFlood(transaction: Transaction<DB>, author: string): Promise<void> {
  const open = await transaction
    .selectFrom('suggestions')
    .select('id')
    .where('author_id', '=', author)
    .where('status', '=', 'open')
    .limit(MOST_OPEN)
    .execute()
  if (open.length >= MOST_OPEN) throw new AppError('too_many', { info: TOO_MANY })
}

/** The same again, as by a second click, would be reviewed twice. */
export async function refuseSame(
  transaction: Transaction<DB>,
  {
    author_id,
    kind,
    record_id,
    part,
  }: Pick<Selectable<DB['suggestions']>, 'author_id' | 'kind' | 'record_id' | 'part'>,
  suggested: Values,
): Promise<void> {
  const { rows } = await sql`
    select 1 from suggestions
    where author_id = ${author_id} and status = 'open' and kind = ${kind} and suggested = ${JSON.stringify(suggested)}::jsonb
      and ${currentRecord} is not distinct from ${record_id} and part is not distinct from ${part}`.execute(transaction)
  if (rows.length > 0) throw fieldError(part ?? 'values', 'Você já sugeriu isto, e a sugestão espera revisão.')
}
