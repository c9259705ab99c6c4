import type { Coverage, IncompleteMatch, LackedPart } from '@meio-campo/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'

/** Played to the end. */
const PLAYED = sql`m.status like 'finished%'`
/** Past its day, and not put off, cancelled or broken off. */
const due = (today: string) => sql`(
  m.day < ${today}::date and m.status not in ('postponed', 'cancelled', 'suspended', 'abandoned'))`
const SETTLED = sql`(${PLAYED} or m.status in ('awarded', 'walkover'))`
const OFFICIATED = sql`exists (select 1 from match_officials as o where o.match_id = m.id)`

/** Of each part: whether a match has it. All but the result are asked of played matches only. */
const PARTS: Readonly<Record<Exclude<LackedPart, 'resultado'>, RawBuilder<unknown>>> = {
  escalacoes: sql`m.covers_lineups`,
  lances: sql`m.covers_events`,
  arbitragem: OFFICIATED,
  estadio: sql`m.stadium_id is not null`,
  publico: sql`m.attendance is not null`,
}

type CoverageRow = Omit<Coverage, 'competition' | 'linkAddress'> & {
  readonly competition_id: string
  readonly edition_name: string
}

/** Percent of the played matches, for the order; editions without one come last. */
const percent = (part: string) =>
  sql`case when played = 0 then 101 else ${sql.ref(part)} * 100 / played end as ${sql.ref(`${part}_percent`)}`
const parts = ['lineups', 'events', 'officials', 'stadiums', 'attendances'] as const

/** Every edition that has matches, counted in one pass over them. */
export function coverageSource(campeonato: string | undefined, today: string): ListSource<Coverage> {
  const chosen =
    campeonato === undefined
      ? sql`true`
      : sql`m.edition_id in (select id from editions where competition_id = ${campeonato})`
  const isDue = due(today)
  return fromRows<CoverageRow, Coverage>({
    rows: sql`(
      select e.id, e.competition_id, e.name as edition_name, c.name || ' ' || e.name as name, n.matches, n.due,
        n.results, n.due - n.results as overdue, n.played, n.lineups, n.events, n.officials, n.stadiums, n.attendances,
        n.recent, ${sql.join(parts.map(percent))},
        (select count(*)::integer from plausibility_reports as r
          where r.kind = 'edition' and r.record_id = e.id and r.status = 'open') as alerts
      from (
        select m.edition_id, count(*)::integer as matches, count(*) filter (where ${isDue})::integer as due,
          count(*) filter (where ${isDue} and ${SETTLED})::integer as results,
          count(*) filter (where ${PLAYED})::integer as played,
          count(*) filter (where ${PLAYED} and ${PARTS.escalacoes})::integer as lineups,
          count(*) filter (where ${PLAYED} and ${PARTS.lances})::integer as events,
          count(o.match_id) filter (where ${PLAYED})::integer as officials,
          count(*) filter (where ${PLAYED} and ${PARTS.estadio})::integer as stadiums,
          count(*) filter (where ${PLAYED} and ${PARTS.publico})::integer as attendances,
          coalesce(max(m.day)::text, '') as recent
        from matches as m
        left join (select distinct match_id from match_officials) as o on o.match_id = m.id
        where not m.annulled and ${chosen}
        group by m.edition_id) as n
      join editions as e on e.id = n.edition_id join competitions as c on c.id = e.competition_id)`,
    count: sql`(
      select e.id from editions as e
      where ${campeonato === undefined ? sql`true` : sql`e.competition_id = ${campeonato}`}
        and exists (select 1 from matches as m where m.edition_id = e.id and not m.annulled))`,
    orders: {
      recent: { column: 'recent', type: 'text' },
      overdue: { column: 'overdue', type: 'integer' },
      alerts: { column: 'alerts', type: 'integer' },
      ...Object.fromEntries(parts.map((part) => [part, { column: `${part}_percent`, type: 'integer' as const }])),
    },
    defaultSort: '-recent',
    items: async (rows) => rows.map(toCoverage),
  })
}

function toCoverage(row: CoverageRow): Coverage {
  return {
    id: row.id,
    competition: row.competition_id,
    name: row.name,
    linkAddress: `/campeonatos/${row.competition_id}?temporada=${encodeURIComponent(row.edition_name)}`,
    matches: row.matches,
    due: row.due,
    results: row.results,
    overdue: row.overdue,
    played: row.played,
    lineups: row.lineups,
    events: row.events,
    officials: row.officials,
    stadiums: row.stadiums,
    attendances: row.attendances,
    alerts: row.alerts,
  }
}

interface MatchRow {
  readonly id: string
  readonly name: string
  readonly day: string
  readonly competition_id: string
}

/** The matches of an edition that lack a part, the newest first. */
export async function incompleteSource(
  database: Queryable,
  edition: string,
  lacked: LackedPart,
  today: string,
): Promise<ListSource<IncompleteMatch>> {
  const found = await database.selectFrom('editions').select('id').where('id', '=', edition).executeTakeFirst()
  if (!found) throw new AppError('not_found')
  const lacks = lacked === 'resultado' ? sql`${due(today)} and not ${SETTLED}` : sql`${PLAYED} and not ${PARTS[lacked]}`
  return fromRows<MatchRow, IncompleteMatch>({
    rows: sql`(
      select m.id, h.name || ' × ' || a.name as name, coalesce(m.day::text, '') as day, e.competition_id
      from matches as m join teams as h on h.id = m.home_id join teams as a on a.id = m.away_id
      join editions as e on e.id = m.edition_id
      where m.edition_id = ${edition} and not m.annulled and ${lacks})`,
    orders: { day: { column: 'day', type: 'text' } },
    defaultSort: '-day',
    items: async (rows) =>
      rows.map(({ id, name, day, competition_id }) => ({
        id,
        name,
        day: day === '' ? null : day,
        linkAddress: `/campeonatos/${competition_id}/jogos/${id}`,
      })),
  })
}
