import type { Day, Match } from '@meio-campo/contract'
import {
  addDays,
  dateRange,
  dayOf,
  isWithin,
  parseDayName,
  parsePartialDate,
  type DateRange,
} from '@meio-campo/football'
import { sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { matchConditions, type MatchFilters } from './match-filters.ts'
import { LIVE } from './match-status.ts'
import { includeInMatches } from './match-includes.ts'
import { pagedMatches } from './match-pages.ts'
import { matchOrders, toMatches } from './match-rows.ts'

export interface MatchListFilters extends MatchFilters {
  readonly time?: string
  readonly include?: string
  readonly format?: string
}

const DAYS_AROUND = 3

/** Every match that fits, with how many there are on the days around. `dates` is what the address itself says. */
export async function listMatches(
  database: Database,
  filters: MatchListFilters,
  today: string,
  dates: DateRange | null = null,
): Promise<ListSource<Match>> {
  const conditions = [...matchConditions(filters), ...(dates ? [within(dates)] : [])]
  const middle = middleOf(dates ?? rangeOf(filters.data), today)
  // A file has no room for them.
  const days = filters.format === undefined ? await readDays(database, filters, middle) : []
  return fromRows({
    ...pagedMatches(database, filters, conditions, dates !== null),
    orders: matchOrders,
    items: async (rows) => includeInMatches(database, await toMatches(database, rows), filters.include),
    wrap: (page) => ({ ...page, days }),
  })
}

/** The position in the address: a whole or partial date, or a day by its name. */
export function readAddressDate(text: string, today: string): DateRange {
  const name = parseDayName(text)
  if (name) return { first: dayOf(name, today), last: dayOf(name, today) }
  const range = rangeOf(text)
  if (range) return range
  throw new AppError('not_found', {
    info: 'Este endereço pede uma data, como 2024, 2024-05 ou 2024-05-12, ou ainda hoje, ontem ou amanha.',
  })
}

/** How many matches there are on each day around the middle one: of the same championship, team and service. */
async function readDays(database: Queryable, filters: MatchListFilters, middle: string): Promise<Day[]> {
  const { campeonato, temporada, streaming, time } = filters
  const conditions = matchConditions({
    ...(campeonato !== undefined && { campeonato }),
    ...(temporada !== undefined && { temporada }),
    ...(streaming !== undefined && { streaming }),
  })
  const first = addDays(middle, -DAYS_AROUND)
  const last = addDays(middle, DAYS_AROUND)
  const rows = await conditions
    .reduce((query, condition) => query.where(condition), database.selectFrom('matches'))
    .where(within({ first, last }))
    .$if(time !== undefined, (query) =>
      query.where((on) => on.or([on('matches.home_id', '=', time!), on('matches.away_id', '=', time!)])),
    )
    .select(({ fn }) => [
      'matches.day',
      fn.countAll<string>().as('matches'),
      fn.countAll<string>().filterWhere('matches.status', 'in', LIVE).as('live'),
    ])
    .groupBy('matches.day')
    .execute()
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => {
    const day = addDays(first, index)
    const found = byDay.get(day)
    return { day, matches: Number(found?.matches ?? 0), live: Number(found?.live ?? 0) }
  })
}

const within = ({ first, last }: DateRange) => sql<SqlBool>`matches.day between ${first}::date and ${last}::date`

function rangeOf(text: string | undefined): DateRange | null {
  const date = text === undefined ? null : parsePartialDate(text)
  return date && dateRange(date)
}

/** The day itself; of a month or year, today where it falls within, or else its first day. */
function middleOf(dates: DateRange | null, today: string): string {
  return !dates || isWithin(today, dates) ? today : dates.first
}
