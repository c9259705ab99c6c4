import type { Context } from '../context.ts'
import { AppError } from '../errors/app-error.ts'

type TicketContext = Pick<Context, 'vault' | 'now'>

const VALID_MS = 60_000

interface Ticket {
  readonly name: string
  readonly userId: string
  readonly expiresAt: string
}

/** A browser saves a large file only from an address, which carries no session: a ticket for one file and one minute does. */
export function makeTicket({ vault, now }: TicketContext, purpose: string, name: string, userId: string) {
  const ticket: Ticket = { name, userId, expiresAt: new Date(now().getTime() + VALID_MS).toISOString() }
  return { sealed: vault.seal(purpose, JSON.stringify(ticket)), expiresAt: ticket.expiresAt }
}

/** The account that may have this file now. */
export function readTicket({ vault, now }: TicketContext, purpose: string, name: string, sealed: string): string {
  try {
    const ticket = JSON.parse(vault.unseal(purpose, sealed)) as Ticket
    if (ticket.name === name && new Date(ticket.expiresAt) > now()) return ticket.userId
  } catch {
    // Not ours, or changed on the way.
  }
  throw new AppError('not_found', { info: 'Este endereço de download venceu. Peça outro.' })
}
