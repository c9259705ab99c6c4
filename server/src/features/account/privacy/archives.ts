import type { AccountArchive, OwnerProof } from '@meio-campo/contract'
import type { FastifyReply } from 'fastify'
import type { Queryable } from '../../../database/database.ts'
import { audit } from '../../../platform/audit.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { makeTicket, readTicket } from '../../../platform/http/download-ticket.ts'
import { keptDays } from '../../../platform/personal-data/personal-data.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { proveOwner } from '../profile/prove-owner.ts'
import { archiveFile } from './archive-file.ts'
import { toArchive } from './queries.ts'

const DAY_MS = 86_400_000
const PER_DAY = 3
const PURPOSE = 'archive-download'
const GONE = 'Este arquivo não existe mais. Peça outro.'

/** Puts a new archive in line; one that is being made already is the answer. The one before is removed. */
export async function requestArchive(context: Context, caller: Caller): Promise<AccountArchive> {
  const user = userOf(caller.principal)
  const now = context.now()
  const archive = await context.database.transaction().execute(async (transaction) => {
    // Locked: of two clicks at once, the second sees the archive of the first.
    await transaction.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
    const own = await transaction
      .selectFrom('account_archives')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('created_at', 'desc')
      .execute()
    const underWay = own.find(({ status }) => status === 'waiting' || status === 'running')
    if (underWay) return underWay
    await refuseMany(transaction, user.id, now)
    const ids = own.map(({ id }) => id)
    if (ids.length > 0) await transaction.deleteFrom('account_archives').where('id', 'in', ids).execute()
    const made = await transaction
      .insertInto('account_archives')
      .values({
        id: randomId('arc'),
        user_id: user.id,
        created_at: now,
        expires_at: new Date(now.getTime() + keptDays('account_archives') * DAY_MS),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(transaction, caller, {
      action: 'account.request_archive',
      summary: 'pediu um arquivo dos próprios dados',
    })
    await context.jobs.enqueue(transaction, 'account.archive', { archiveId: made.id })
    for (const id of ids) await context.files.archives.remove(archiveFile(id))
    return made
  })
  return toArchive(archive)
}

/** Each reads everything that is held of an account. */
async function refuseMany(database: Queryable, userId: string, now: Date): Promise<void> {
  const { asked } = await database
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<string>().as('asked'))
    .where('action', '=', 'account.request_archive')
    .where('actor_id', '=', userId)
    .where('at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (Number(asked) < PER_DAY) return
  throw new AppError('too_many', {
    info: 'Você já pediu três arquivos nas últimas 24 horas. Peça outro amanhã.',
    retryAfterSeconds: DAY_MS / 1000,
  })
}

export async function deleteArchive(context: Context, caller: Caller, id: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('account_archives')
      .where('id', '=', id)
      .where('user_id', '=', userOf(caller.principal).id)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw new AppError('not_found')
    await context.files.archives.remove(archiveFile(gone.id))
  })
}

/** Where the file can be downloaded for a minute. It holds everything, so the owner shows who they are. */
export async function allowArchiveDownload(context: Context, caller: Caller, id: string, proof: OwnerProof) {
  await proveOwner(context, caller, proof)
  const { id: userId } = userOf(caller.principal)
  await getArchive(context, id, userId)
  await audit(context.database, caller, {
    action: 'account.download_archive',
    summary: 'baixou um arquivo dos próprios dados',
  })
  const { sealed, expiresAt } = makeTicket(context, PURPOSE, id, userId)
  return { address: `/api/v1/conta/arquivos/${id}/arquivo?bilhete=${sealed}`, expiresAt }
}

export async function sendArchive(context: Context, id: string, sealed: string, reply: FastifyReply): Promise<void> {
  const archive = await getArchive(context, id, readTicket(context, PURPOSE, id, sealed))
  const file = await context.files.archives.open(archiveFile(archive.id))
  if (!file) throw new AppError('not_found', { info: GONE })
  const name = `meio-campo-dados-${archive.created_at.toISOString().slice(0, 10)}.zip`
  return reply
    .header('Content-Type', 'application/zip')
    .header('Content-Length', file.bytes)
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .header('Cache-Control', 'no-store')
    .send(file.content) as never
}

/** A finished archive of this account whose file is there. */
async function getArchive({ database, files, now }: Context, id: string, userId: string) {
  const archive = await database
    .selectFrom('account_archives')
    .innerJoin('users', 'users.id', 'account_archives.user_id')
    .select(['account_archives.id', 'account_archives.created_at'])
    .where('account_archives.id', '=', id)
    .where('account_archives.user_id', '=', userId)
    .where('account_archives.status', '=', 'done')
    .where('account_archives.expires_at', '>', now())
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  if (!archive || !(await files.archives.has(archiveFile(archive.id)))) throw new AppError('not_found', { info: GONE })
  return archive
}
