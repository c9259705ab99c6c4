import type { Dataset } from '@meio-campo/contract'
import { audit } from '../../../platform/audit.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { toDataset } from './queries.ts'

/** The operator's word that they may pass on what a source's general terms forbid; null takes it back. */
export async function stateRight(
  { database, now }: Context,
  caller: Caller,
  id: string,
  statedBy: string | null,
): Promise<Dataset> {
  const name = statedBy === null ? null : statedBy.trim()
  return database.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('datasets')
      .set({ right_stated_at: name === null ? null : now(), right_stated_by: name })
      .where('id', '=', id)
      .where('redistribution', '=', false)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw await refusalOf(transaction, id)
    await audit(transaction, caller, {
      action: name === null ? 'datasets.withdraw_right' : 'datasets.state_right',
      summary:
        name === null
          ? `retirou a declaração de direito sobre os dados de ${row.title}`
          : `declarou, por ${name}, o direito de passar adiante os dados de ${row.title}`,
      details: { dataset: id, statedBy: name },
    })
    return toDataset(row)
  })
}

async function refusalOf(database: Context['database'], id: string): Promise<AppError> {
  const known = await database.selectFrom('datasets').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) return new AppError('not_found')
  return new AppError('invalid_input', { info: 'Os termos desta fonte já deixam passar os dados adiante.' })
}
