import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { getStoredPath } from './backup-folder.ts'

type TicketContext = Pick<Context, 'vault' | 'now'>

const PURPOSE = 'backup-download'
const VALID_MS = 60_000

interface Ticket {
  readonly name: string
  readonly userId: string
  readonly expiresAt: string
}

/** A browser saves a large file only from an address, which carries no session: a ticket for one file and one minute does. */
export function makeTicket({ vault, now }: TicketContext, name: string, userId: string) {
  const ticket: Ticket = { name, userId, expiresAt: new Date(now().getTime() + VALID_MS).toISOString() }
  const sealed = vault.seal(PURPOSE, JSON.stringify(ticket))
  return {
    address: `/api/v1/sistema/backups/${encodeURIComponent(name)}/arquivo?bilhete=${sealed}`,
    expiresAt: ticket.expiresAt,
  }
}

/** The account that may have this file now. */
function readTicket({ vault, now }: TicketContext, name: string, sealed: string): string {
  try {
    const ticket = JSON.parse(vault.unseal(PURPOSE, sealed)) as Ticket
    if (ticket.name === name && new Date(ticket.expiresAt) > now()) return ticket.userId
  } catch {
    // Not ours, or changed on the way.
  }
  throw new AppError('not_found', { info: 'Este endereço de download venceu. Peça outro.' })
}

/** Sends the file as it is on the disk, without holding it in memory. */
export async function sendBackup(context: Context, name: string, sealed: string, reply: FastifyReply): Promise<void> {
  const userId = readTicket(context, name, sealed)
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
