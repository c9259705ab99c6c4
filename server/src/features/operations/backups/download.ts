import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { makeTicket, readTicket } from '../../../platform/http/download-ticket.ts'
import { getStoredPath } from './backup-folder.ts'

const PURPOSE = 'backup-download'

/** Where an admin can download the file for a minute. */
export function downloadAddress(context: Context, name: string, userId: string) {
  const { sealed, expiresAt } = makeTicket(context, PURPOSE, name, userId)
  return { address: `/api/v1/sistema/backups/${encodeURIComponent(name)}/arquivo?bilhete=${sealed}`, expiresAt }
}

/** Sends the file as it is on the disk, without holding it in memory. */
export async function sendBackup(context: Context, name: string, sealed: string, reply: FastifyReply): Promise<void> {
  const userId = readTicket(context, PURPOSE, name, sealed)
  const admin = await context.database
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('admin', '=', true)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  if (!admin) throw new AppError('not_found')
  const path = await getStoredPath(context.config, name)
  const { size } = await stat(path)
  return reply
    .header('Content-Type', 'application/octet-stream')
    .header('Content-Length', size)
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .header('Cache-Control', 'no-store')
    .send(createReadStream(path)) as never
}
