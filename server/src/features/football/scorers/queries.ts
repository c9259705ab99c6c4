import type { ScorerRow } from '@meio-campo/contract'
import { dateRange, type DateRange, type Day, parsePartialDate, parsePlace, type Place } from '@meio-campo/football'
import { sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { ListReading } from '../../../platform/reading/read.ts'
import { findEdition } from '../editions/editions.ts'
import { matchesOfCompetition } from '../editions/selected-matches.ts'
import { readScorers } from './edition-scorers.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { refuseMissing } from '../../../platform/reading/record.ts'

interface ScorersQuery {
  readonly temporada?: string
  readonly time?: string
  readonly sort?: string
}

/** `filter` is the last part of the address: a date over all editions, or a place in one. */
export async function listScorers(
  database: Database,
  competitionId: string,
  filter: string | undefined,
  query: ScorersQuery,
  today: Day,
): Promise<ListReading<ScorerRow>> {
  const choice = await findEdition(database, competitionId, query.temporada, today)
  const narrowed = filter === undefined ? null : await readScorersFilter(database, filter)
  const dates = narrowed?.kind === 'dates' ? narrowed.dates : null
  const selected = matchesOfCompetition(choice, query.temporada, dates)
  const word = query.sort ?? 'goals'
  const rows = await readScorers(database, selected.which ?? sql<SqlBool>`false`, {
    filter: narrowed?.kind === 'place' ? { place: narrowed.place } : {},
    team: query.time,
    by: word.endsWith('assists') ? 'assists' : 'goals',
  })
  const { competition, editions } = choice
  return {
    source: {
      table: word.startsWith('-') ? rows.toReversed() : rows,
      wrap: (page) => ({ ...page, competition, edition: selected.edition, editions }),
    },
    topics: [...selected.topics, 'team', 'person', ...(narrowed?.kind === 'place' ? ['stadium'] : [])],
  }
}

export type AddressFilter =
  | { readonly kind: 'dates'; readonly dates: DateRange }
  | { readonly kind: 'place'; readonly place: Place }

const REFUSAL =
  'Este endereço pede uma data, como 2024, 2024-05 ou 2024-05-12, ou um local: casa, fora, neutro ou o id de um estádio.'

/** What looks like a date is a date; otherwise it is a place. */
async function readScorersFilter(database: Queryable, text: string): Promise<AddressFilter> {
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
