import { endpoints, type Copy } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import type { FastifyInstance } from 'fastify'
import { sql, type Transaction } from 'kysely'
import { takeLong } from '../../../database/long-work.ts'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readPage } from '../../../platform/paging.ts'
import { implement } from '../../../platform/http/route.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { clean, countRows } from './clean.ts'
import { listCopies, toCopy, type CountsByTable } from './copies.ts'
import { cleanSets, markDemonstration, type CleanTable } from './clean-sets.ts'

export function registerMaintenance(app: FastifyInstance, context: Context): void {
  const { database, supervisor } = context
  implement(app, context, endpoints.getMaintenance, async () => ({
    data: {
      ...(await supervisor.strength()),
      users: await countRows(database, 'users'),
      jogos: await countRows(database, 'jogos'),
      demo: await countRows(database, 'demo'),
    },
  }))
  implement(app, context, endpoints.restartApi, async (call) => {
    const report = await supervisor.restart().catch(async (cause: unknown) => {
      await audit(database, call, {
        action: 'maintenance.restart',
        summary: 'usou Restart Api, sem sucesso: os processos de antes continuam',
      })
      throw new AppError('unavailable', {
        info: 'Os processos novos não ficaram prontos. Os de antes continuam no ar.',
        cause,
      })
    })
    const seconds = report.seconds.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
    const processes = `${report.workers} ${plural(report.workers, 'processo', 'processos')}`
    await audit(database, call, {
      action: 'maintenance.restart',
      summary: `usou Restart Api: ${processes}${report.nodes > 1 ? ` de ${report.nodes} nós` : ''} em ${seconds} s`,
      details: { ...report },
    })
    return { data: report }
  })
  implement(app, context, endpoints.cleanUsers, async (call) => ({
    data: { copy: await takeLong(() => clean(context, 'users', call)) },
  }))
  implement(app, context, endpoints.cleanJogos, async (call) => ({
    data: { copy: await takeLong(() => clean(context, 'jogos', call)) },
  }))
  implement(app, context, endpoints.cleanDemo, async (call) => ({
    data: { copy: await takeLong(() => clean(context, 'demo', call)) },
  }))
  implement(app, context, endpoints.listCopies, ({ query, request }) =>
    listCopies(database, readPage(query), request.originalUrl, context.now()),
  )
  implement(app, context, endpoints.restoreCopy, async (call) => ({
    data: await takeLong(() => restoreCopy(context, call.params.id, call)),
  }))
}

interface Restored {
  readonly copy: Copy
  readonly restored: CountsByTable
  /** What could not come back, such as an account whose e-mail has another account now. */
  readonly skipped: CountsByTable
}

/** Brings back everything that a clean-up removed, in one transaction. */
async function restoreCopy(context: Context, id: string, caller: Caller): Promise<Restored> {
  const now = context.now()
  return context.database.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('copies')
      .selectAll()
      .where('id', '=', id)
      .where('expires_at', '>', now)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new AppError('not_found', { info: 'Esta cópia não existe ou já venceu.' })
    if (found.restored_at) throw new AppError('already_restored')

    const copy = toCopy(found)
    const set = cleanSets[copy.kind]
    const restored: CountsByTable = {}
    for (const member of set) restored[member.table] = await restoreTable(transaction, id, set, member)
    if (copy.kind === 'demo') await markDemonstration(transaction, { removedAt: null })
    const skipped = Object.fromEntries(
      Object.entries(copy.counts).map(([table, count]) => [table, count - (restored[table] ?? 0)]),
    )

    const marked = await transaction
      .updateTable('copies')
      .set({ restored_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(transaction, caller, {
      action: 'maintenance.restore',
      summary: `desfez a limpeza de ${new Date(copy.createdAt).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })}`,
      details: { copy: id, restored, skipped },
    })
    return { copy: toCopy(marked), restored, skipped }
  })
}

async function restoreTable(
  transaction: Transaction<DB>,
  copyId: string,
  set: readonly CleanTable[],
  member: CleanTable,
): Promise<number> {
  const table = sql.table(member.table)
  const columns = await copiedColumns(transaction, copyId, member.table)
  if (columns.length === 0) return 0
  const names = sql.join(columns.map((column) => sql.ref(column)))
  // A child comes back only with its parent; one whose parent could not would belong to nobody.
  const withParent =
    'owner' in member
      ? sql`and exists (select 1 from ${sql.table(set[0]!.table)} as parent where parent.id::text = c.row_data ->> ${member.owner})`
      : sql``
  const inserted = await sql`
    insert into ${table} (${names}) overriding system value
    select ${sql.join(columns.map((column) => sql`r.${sql.ref(column)}`))}
    from copy_rows as c, jsonb_populate_record(null::${table}, c.row_data) as r
    where c.copy_id = ${copyId} and c.table_name = ${member.table} ${withParent}
    on conflict do nothing`.execute(transaction)
  return Number(inserted.numAffectedRows ?? 0n)
}

/** The columns that the copy has and the table still has: a copy must outlive a migration. */
async function copiedColumns(transaction: Transaction<DB>, copyId: string, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and (select row_data from copy_rows where copy_id = ${copyId} and table_name = ${table} limit 1) ? attname
    order by attnum`.execute(transaction)
  return rows.map(({ name }) => name)
}
