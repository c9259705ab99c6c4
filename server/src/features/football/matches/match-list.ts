import type { Day, Match } from '@meio-campo/contract'
import {
  addDays,
  dateRange,
  type DateRange,
  dayOf,
  isWithin,
  parseDayName,
  parsePartialDate,
} from '@meio-campo/football'
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { readOnce } from '../../../platform/memory/memory.ts'
import { type Cut, fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { editionIds, matchConditions, type MatchFilters, onDays } from '../rows/match-filters.ts'
import { LIVE } from '../rows/match-status.ts'
import { matchPages } from '../including/match-includes.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { listCompetitionsByFame } from './competitions-by-fame.ts'
import { type MatchRow, selectMatches } from '../rows/match-rows.ts'

export interface MatchListFilters extends MatchFilters {
  readonly time?: string
  readonly include?: string
  readonly format?: string
}

const DAYS_AROUND = 3

/** Every match that fits, with how many there are on the days around. `dates` are those of the address. */
export async function listMatches(
  database: Database,
  filters: MatchListFilters,
  today: string,
  dates: DateRange | null = null,
): Promise<ListSource<Match>> {
  if (filters.rodada !== undefined && dates === null) refuseLoneRound(filters)
  const conditions = [...matchConditions(filters), ...(dates ? [within(dates)] : [])]
  const middle = middleOf(dates ?? rangeOf(filters.data), today)
  // A file has no room for them.
  const days = filters.format === undefined ? await listDays(database, filters, middle) : []
  const fame = filters.format === undefined ? await listCompetitionsByFame(database) : []
  return fromRows({
    ...pagedMatches(database, filters, conditions, dates !== null),
    ...matchPages(database, filters.include, today),
    wrap: (page) => ({ ...page, days, competitions: byFame(page.data, fame) }),
  })
}

/** A round number alone matches rows of every championship, and no index finds them: it needs another filter. */
function refuseLoneRound(filters: MatchListFilters): void {
  const { campeonato, temporada, time, data, de, ate, ids, estadio, arbitro } = filters
  const narrow = [campeonato, temporada, time, data, de, ate, ids, estadio, arbitro]
  if (narrow.every((filter) => filter === undefined))
    throw fieldError(
      'rodada',
      'Uma rodada é de um campeonato: informe também `campeonato`, `temporada`, `time` ou datas.',
    )
}

/** The championships of some matches, the best known first. */
function byFame(matches: readonly Partial<Match>[], fame: readonly string[]): string[] {
  const named = new Set(matches.flatMap(({ competition }) => (competition ? [competition.id] : [])))
  return fame.filter((id) => named.has(id))
}

/** The position in the address: a whole or partial date, or a day by its name. */
export function parseAddressDate(text: string, today: string): DateRange {
  const name = parseDayName(text)
  if (name) return { first: dayOf(name, today), last: dayOf(name, today) }
  const range = rangeOf(text)
  if (range) return range
  throw new AppError('not_found', {
    info: 'Este endereço pede uma data, como 2024, 2024-05 ou 2024-05-12, ou ainda hoje, ontem ou amanha.',
  })
}

/** How many matches there are on each day around the middle one: of the same championship, team and service. */
async function listDays(database: Queryable, filters: MatchListFilters, middle: string): Promise<Day[]> {
  const { campeonato, temporada, streaming, time } = filters
  const conditions = matchConditions({
    ...(campeonato !== undefined && { campeonato }),
    ...(temporada !== undefined && { temporada }),
    ...(streaming !== undefined && { streaming }),
  })
  const first = addDays(middle, -DAYS_AROUND)
  const last = addDays(middle, DAYS_AROUND)
  const which = JSON.stringify([campeonato, temporada, streaming, time])
  const lasting = { topics: [topic.matches, 'edition', 'streaming'] }
  const rows = await readOnce(database, `days around ${middle} ${which}`, lasting, () =>
    conditions
      .reduce((query, condition) => query.where(condition), database.selectFrom('matches'))
      .where(within({ first, last }))
      .$if(time !== undefined, (query) =>
        query.where((on) =>
          on.or([on('matches.home_id', 'in', valuesIn(time!)), on('matches.away_id', 'in', valuesIn(time!))]),
        ),
      )
      .select(({ fn }) => [
        'matches.day',
        fn.countAll<string>().as('matches'),
        fn.countAll<string>().filterWhere('matches.status', 'in', LIVE).as('live'),
      ])
      .groupBy('matches.day')
      .execute(),
  )
  const byDay = new Map(rows.map((row) => [row.day, row]))
  // At an end of the calendar there are fewer.
  const days = new Set(Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => addDays(first, index)))
  return [...days].map((day) => {
    const found = byDay.get(day)
    return { day, matches: Number(found?.matches ?? 0), live: Number(found?.live ?? 0) }
  })
}

const within = ({ first, last }: DateRange) => onDays(first, last)

function rangeOf(text: string | undefined): DateRange | null {
  const date = text === undefined ? null : parsePartialDate(text)
  return date && dateRange(date)
}

/** The day itself; of a month or year, today where it falls within, or else its first day. */
function middleOf(dates: DateRange | null, today: string): string {
  return !dates || isWithin(today, dates) ? today : dates.first
}

interface Filters extends MatchFilters {
  readonly time?: string
}

interface PagedMatches {
  readonly rows: Expression<MatchRow>
  readonly page?: (cut: Cut) => Expression<MatchRow>
}

/**
 * The matching rows, and how an index finds a page of them. A team has two lists, at home and away; a championship has
 * one per edition; every other filter is selective, or matches so many rows that a scan in order fills a page soon.
 */
function pagedMatches(
  database: Queryable,
  filters: Filters,
  conditions: readonly RawBuilder<SqlBool>[],
  dated: boolean,
): PagedMatches {
  const all = (which: readonly RawBuilder<SqlBool>[]) =>
    which.reduce((query, condition) => query.where(condition), selectMatches(database))
  const { time, campeonato, temporada, ...rest } = filters
  if (time !== undefined) {
    const teams = valuesIn(time)
    const away = all(conditions).where('away_id', 'in', teams)
    // A match between two of the teams asked for is in the first half already.
    const halves = [
      all(conditions).where('home_id', 'in', teams),
      teams.length === 1 ? away : away.where('home_id', 'not in', teams),
    ]
    return { rows: together(halves), page: (cut) => together(halves.map((half) => cut(half))) }
  }
  const rows = all(conditions)
  if ((campeonato === undefined && temporada === undefined) || dated || isNarrow(rest)) return { rows }
  const ofEdition = all(matchConditions(rest)).where(sql<SqlBool>`matches.edition_id = edition.id`)
  return {
    rows,
    page: (cut) => sql<MatchRow>`(
      select part.* from (${editionIds(filters)}) as edition cross join lateral ${cut(ofEdition)} as part)`,
  }
}

const together = (parts: readonly Expression<MatchRow>[]) => sql<MatchRow>`(${sql.join([...parts], sql` union all `)})`

function isNarrow({ ids, updated_since, data, de, ate, situacao, arbitro }: MatchFilters): boolean {
  return [ids, updated_since, data, de, ate, arbitro].some((filter) => filter !== undefined) || situacao === 'ao_vivo'
}
