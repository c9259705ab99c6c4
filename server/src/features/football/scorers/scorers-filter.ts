import { dateRange, parsePartialDate, parsePlace, type Place } from '@meio-campo/football'
import type { DateRange } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { refuseMissing } from '../../../platform/reading/record.ts'

export type AddressFilter =
  | { readonly kind: 'dates'; readonly dates: DateRange }
  | { readonly kind: 'place'; readonly place: Place }

const REFUSAL =
  'Este endereço pede uma data, como 2024, 2024-05 ou 2024-05-12, ou um local: casa, fora, neutro ou o id de um estádio.'

/** What looks like a date is a date; otherwise it is a place. */
export async function readScorersFilter(database: Queryable, text: string): Promise<AddressFilter> {
  const date = parsePartialDate(text)
  if (date) return { kind: 'dates', dates: dateRange(date) }
  const place = parsePlace(text)
  if (!place) throw new AppError('not_found', { info: REFUSAL })
  if (place.kind === 'stadium') await checkStadium(database, place.stadium)
  return { kind: 'place', place }
}

async function checkStadium(database: Queryable, id: string): Promise<void> {
  const found = await database.selectFrom('stadiums').select('id').where('id', '=', id).executeTakeFirst()
  if (found) return
  await refuseMissing(database, 'stadium', id).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('not_found', { info: REFUSAL }) : error
  })
}
