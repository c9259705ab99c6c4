import type { Transfer } from '@meio-campo/contract'
import { sql, type Expression, type SqlBool } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database, Queryable } from '../../../database/database.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import type { Order } from '../../../platform/reading/order.ts'
import { teamRefColumns } from '../rows/team-ref.ts'

/** Transfers of a person, or into and out of a team. */
export type Moved =
  | { readonly person: string }
  | { readonly team: string; readonly direction?: 'entrada' | 'saida' | undefined }

/** Sorted as text, so that an unknown day counts as the oldest and the list can be paged by it. */
const orders: Readonly<Record<string, Order>> = { day: { column: 'sort_day', type: 'text' } }

export function listTransfers(database: Database, moved: Moved, years: string | undefined): ListSource<Transfer> {
  return fromRows({
    rows: selectTransfers(database, moved, years),
    orders,
    defaultSort: '-day',
    items: async (rows) => rows.map(toTransfer),
  })
}

const KNOWN_DAY = sql<string | null>`coalesce(transfers.day, transfers.not_after)`

function selectTransfers(database: Queryable, moved: Moved, years: string | undefined) {
  return database
    .selectFrom('transfers')
    .innerJoin('people', 'people.id', 'transfers.person_id')
    .select((select) => [
      sql<string>`transfers.id::text`.as('id'),
      sql<string>`coalesce(${KNOWN_DAY}::text, '')`.as('sort_day'),
      'transfers.person_id',
      'people.name as person_name',
      'transfers.kind',
      'transfers.day',
      'transfers.not_before',
      'transfers.not_after',
      'transfers.fee',
      'transfers.currency',
      'transfers.demo',
      // An import that gives no day derived the transfer: it found the person on sheets of one team and then of
      // another.
      sql<boolean>`transfers.dataset_id is not null and transfers.day is null`.as('derived'),
      jsonObjectFrom(
        select.selectFrom('teams').select(teamRefColumns).whereRef('teams.id', '=', 'transfers.from_id'),
      ).as('from'),
      jsonObjectFrom(select.selectFrom('teams').select(teamRefColumns).whereRef('teams.id', '=', 'transfers.to_id')).as(
        'to',
      ),
    ])
    .where(concerns(moved))
    .$if(years !== undefined, (query) =>
      query.where(sql<SqlBool>`extract(year from ${KNOWN_DAY}) = any(${valuesIn(years!)}::integer[])`),
    )
}

function concerns(moved: Moved): Expression<SqlBool> {
  if ('person' in moved) return sql`transfers.person_id = ${moved.person}`
  const { team, direction } = moved
  if (direction === 'entrada') return sql`transfers.to_id = ${team}`
  if (direction === 'saida') return sql`transfers.from_id = ${team}`
  return sql`(transfers.to_id = ${team} or transfers.from_id = ${team})`
}

type TransferRow = Awaited<ReturnType<ReturnType<typeof selectTransfers>['executeTakeFirstOrThrow']>>

function toTransfer(row: TransferRow): Transfer {
  return {
    id: row.id,
    person: { id: row.person_id, name: row.person_name },
    from: row.from,
    to: row.to,
    kind: row.kind,
    day: row.day,
    notBefore: row.not_before,
    notAfter: row.not_after,
    derived: row.derived,
    season: row.sort_day === '' ? null : row.sort_day.slice(0, 4),
    fee: row.fee === null ? null : Number(row.fee),
    currency: row.currency,
    demo: row.demo,
  }
}
