import { dateRange, parsePartialDate } from '@meio-campo/football'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { LIVE, OVER } from './match-status.ts'

/** The filters that every list of matches takes (`matchFilters` of the contract). */
export interface MatchFilters {
  readonly ids?: string
  readonly updated_since?: string
  readonly temporada?: string
  readonly data?: string
  readonly de?: string
  readonly ate?: string
  readonly situacao?: string
  readonly rodada?: number | string
  readonly estadio?: string
  readonly arbitro?: string
  readonly streaming?: string
  readonly campeonato?: string
}

const STATUSES: Readonly<Record<string, readonly string[]>> = {
  agendado: ['scheduled'],
  ao_vivo: LIVE,
  encerrado: OVER,
  adiado: ['postponed', 'suspended', 'abandoned', 'cancelled'],
}

/** Conditions on `matches`, each narrow enough for an index or cheap beside one. */
export function matchConditions(filters: MatchFilters): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = []
  const { ids, updated_since, temporada, data, de, ate, situacao, rodada, estadio, arbitro, streaming, campeonato } =
    filters
  if (ids !== undefined) conditions.push(sql`matches.id = any(${ids.split(',')})`)
  if (updated_since !== undefined) conditions.push(sql`matches.updated_at >= ${updated_since}::timestamptz`)
  if (data !== undefined) {
    const { first, last } = rangeOf(data)
    conditions.push(onDays(first, last))
  }
  if (de !== undefined) conditions.push(sql`matches.day >= ${de}::date and matches.moment >= ${startOf(de)}`)
  if (ate !== undefined) conditions.push(sql`matches.day <= ${ate}::date and matches.moment < ${endOf(ate)}`)
  // Written as literals, so that the planner can use the partial index on live matches.
  if (situacao === 'ao_vivo')
    conditions.push(sql`matches.status in (${sql.join(LIVE.map((status) => sql.lit(status)))})`)
  else if (situacao !== undefined)
    conditions.push(sql`matches.status = any(${valuesIn(situacao).flatMap((word) => STATUSES[word] ?? [])})`)
  if (rodada !== undefined)
    conditions.push(
      sql`exists (select 1 from rounds where rounds.id = matches.round_id and number = any(${valuesIn(String(rodada))}::integer[]))`,
    )
  if (arbitro !== undefined)
    conditions.push(
      sql`matches.id = any(array(select match_id from match_officials where person_id = any(${valuesIn(arbitro)})))`,
    )
  if (estadio !== undefined) conditions.push(sql`matches.stadium_id = any(${valuesIn(estadio)})`)
  if (streaming !== undefined)
    conditions.push(
      sql`exists (select 1 from airings where airings.match_id = matches.id and airings.streaming_id = any(${valuesIn(streaming)}))`,
    )
  if (campeonato !== undefined || temporada !== undefined)
    conditions.push(sql`matches.edition_id = any(array(${editionIds(filters)}))`)
  return conditions
}

/** The matches of some teams, at home or away. */
export function ofTeams(time: string | undefined): RawBuilder<SqlBool>[] {
  if (time === undefined) return []
  return [sql`(matches.home_id = any(${valuesIn(time)}) or matches.away_id = any(${valuesIn(time)}))`]
}

/**
 * The matches of some days. Their moments lie within the same days: said as well, so that an index in the order of the
 * moments begins where the days do.
 */
export function onDays(first: string, last: string): RawBuilder<SqlBool> {
  return sql`matches.day between ${first}::date and ${last}::date
    and matches.moment >= ${startOf(first)} and matches.moment < ${endOf(last)}`
}

const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'America/Sao_Paulo'`
const endOf = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`

/** The editions of a championship, of a season, or the one of both. */
export function editionIds({ campeonato, temporada }: Pick<MatchFilters, 'campeonato' | 'temporada'>) {
  const competition = campeonato === undefined ? sql`true` : sql`competition_id = any(${valuesIn(campeonato)})`
  const season = temporada === undefined ? sql`true` : sql`name = any(${valuesIn(temporada)})`
  return sql`select id from editions where ${competition} and ${season}`
}

function rangeOf(data: string): { readonly first: string; readonly last: string } {
  const date = parsePartialDate(data)
  if (!date) throw fieldError('data', 'Use uma data como 2024, 2024-05 ou 2024-05-12.')
  return dateRange(date)
}
