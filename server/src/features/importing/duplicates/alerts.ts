import type { Alert } from '@meio-campo/contract'
import type { RecordKind } from '@meio-campo/contract/rules'
import { sql, type Selectable } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { PlausibilityReports } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { findAddresses } from '../../curating/record-tables/link-addresses.ts'
import { findNames } from '../../curating/record-tables/references.ts'

type Row = Selectable<PlausibilityReports>

export async function listAlerts(database: Database, which: 'abertos' | 'vistos', request: PageRequest, url: string) {
  const found = database
    .selectFrom('plausibility_reports')
    .selectAll()
    .where('status', '=', which === 'abertos' ? 'open' : 'dismissed')
  const page = await listNewestFirst(database, found, 'created_at', request, url, (row) => row)
  return { ...page, data: await toAlerts(database, page.data) }
}

/** A dismissed alert is listed again only when its reason changes. */
export async function decideAlert(
  { database }: Context,
  caller: Caller,
  id: string,
  decision: Alert['status'],
): Promise<Alert> {
  return database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('plausibility_reports')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('not_found')
    const open = decision === 'open'
    const [alert] = await toAlerts(transaction, [
      { ...before, status: decision, decided_by: open ? null : userOf(caller.principal).name },
    ])
    if (before.status === decision) return { ...alert!, decidedBy: before.decided_by }
    await transaction
      .updateTable('plausibility_reports')
      .set({
        status: decision,
        decided_by: open ? null : userOf(caller.principal).name,
        decided_at: open ? null : sql`now()`,
      })
      .where('id', '=', id)
      .execute()
    const summary = open ? `reabriu o alerta sobre ${alert!.name}` : `viu o alerta sobre ${alert!.name}`
    await audit(transaction, caller, { action: 'imports.alert', summary, details: { alert: id, rule: before.rule } })
    return alert!
  })
}

async function toAlerts(database: Queryable, rows: readonly Row[]): Promise<Alert[]> {
  const about = rows.map(({ kind, record_id }) => ({ kind: kind as RecordKind, id: record_id }))
  const names = await findNames(database, about)
  const addresses = await findAddresses(database, about)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    record: row.record_id,
    name: names.get(`${row.kind}:${row.record_id}`) ?? row.record_id,
    linkAddress: names.has(`${row.kind}:${row.record_id}`)
      ? (addresses.get(`${row.kind}:${row.record_id}`) ?? null)
      : null,
    rule: row.rule,
    reason: row.reason,
    status: row.status as Alert['status'],
    decidedBy: row.decided_by,
    createdAt: row.created_at.toISOString(),
  }))
}
