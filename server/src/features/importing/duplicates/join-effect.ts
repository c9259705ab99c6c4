import type { JoinEffect } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { pairs, type PairRow } from './duplicate-list.ts'
import { joinPair, refusalWords } from './join-pair.ts'

class Previewed extends Error {
  readonly effect: Omit<JoinEffect, 'refusal'>

  constructor(effect: Omit<JoinEffect, 'refusal'>) {
    super('previewed')
    this.effect = effect
  }
}

/** Merges for real and rolls back, so that the counts are exact and other calls never see it. */
export async function getJoinEffect(database: Database, id: string, wanted: string | undefined): Promise<JoinEffect> {
  const { rows } = await sql<PairRow>`select * from ${pairs} as pair where id = ${id}`.execute(database)
  const pair = rows[0]
  if (!pair) throw new AppError('not_found')
  const kept = wanted ?? pair.kept_id
  if (kept !== pair.first_id && kept !== pair.second_id) throw fieldError('fica', 'Escolha um dos dois registros.')
  const nothing = { kept, moved: [], dropped: [], filled: [], warnings: [] }
  if (!pair.there) return { ...nothing, refusal: 'Os dois registros já não estão separados.' }
  const joined = kept === pair.first_id ? pair.second_id : pair.first_id
  try {
    return await database.transaction().execute(async (transaction) => {
      throw new Previewed(await joinPair(transaction, { ...pair, kept, joined, decidedBy: '' }))
    })
  } catch (error) {
    if (error instanceof Previewed) return { ...error.effect, refusal: null }
    if (error instanceof AppError) return { ...nothing, refusal: refusalWords(error) }
    throw error
  }
}
