import { endpoints, TICKET_SECONDS, TICKET_STREAM_MINUTES, type StreamTicket } from '@meio-campo/contract'
import type { FastifyRequest } from 'fastify'
import { identify } from '../../../platform/callers/identify.ts'
import { tokenIn } from '../../../platform/callers/given-token.ts'
import type { KnownPrincipal } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findMisplacement } from '../../../platform/keys/key-grant.ts'
import { readsInPublic } from '../../../platform/callers/passable-reads.ts'
import { eventFilterOf, type EventFilter } from './event-filter.ts'
import type { Authority } from './stream.ts'

const PURPOSE = 'stream-ticket'
const SCOPE = endpoints.getStreamTicket.scope

/** The content of a ticket, which is sealed and so can be neither read nor changed. */
interface Sealed {
  /** The key or session that requested it: the stream ends when that does. */
  readonly token: string
  readonly origin: string | null
  readonly matches: string
  readonly expiresAt: string
}

/**
 * Opens a stream by its address alone, because `EventSource` sends no key; valid for a minute, from the same origin.
 */
export function makeStreamTicket({ vault, now }: Context, { headers }: FastifyRequest, matches: string): StreamTicket {
  const expiresAt = new Date(now().getTime() + TICKET_SECONDS * 1000).toISOString()
  const ticket: Sealed = { token: tokenIn(headers)!, origin: headers.origin ?? null, matches, expiresAt }
  const sealed = encodeURIComponent(vault.seal(PURPOSE, JSON.stringify(ticket)))
  return { address: `${endpoints.openTicketStream.path}?bilhete=${sealed}`, expiresAt }
}

/** What the stream of a ticket may send, and until when. */
export async function readStreamTicket(
  context: Context,
  request: FastifyRequest,
  sealed: string,
): Promise<{ filter: EventFilter; authority: Authority }> {
  const ticket = unseal(context, sealed)
  const opened = context.now().getTime()
  if (!ticket || new Date(ticket.expiresAt).getTime() <= opened || ticket.origin !== (request.headers.origin ?? null))
    throw refused()
  const holder = await findHolder(context, request, ticket)
  if (holder === null) throw refused()
  const wanted = eventFilterOf({ jogo: ticket.matches })
  const demoOnly = holder.kind === 'key' && holder.key.mode === 'test'
  return {
    filter: demoOnly ? (event) => event.match?.demo === true && wanted(event) : wanted,
    authority: {
      inPublic: readsInPublic(holder),
      isValid: async () =>
        context.now().getTime() < opened + TICKET_STREAM_MINUTES * 60_000 &&
        // A database that is away says nothing about the holder's rights.
        (await findHolder(context, request, ticket).catch(() => holder)) !== null,
    },
  }
}

const refused = () =>
  new AppError('not_found', {
    info: 'Este bilhete venceu ou foi dado a outra origem. Peça outro em `/ao-vivo/bilhete`.',
  })

function unseal({ vault }: Context, sealed: string): Sealed | null {
  try {
    return JSON.parse(vault.unseal(PURPOSE, sealed)) as Sealed
  } catch {
    // The ticket is not ours, or was changed.
    return null
  }
}

/** The holder of the ticket, if they still have the right to request one. */
async function findHolder(
  context: Context,
  { ip }: FastifyRequest,
  { token, origin }: Sealed,
): Promise<KnownPrincipal | null> {
  try {
    const headers = { authorization: `Bearer ${token}` }
    const principal = await identify(context, { kind: 'program' }, headers, context.now())
    if (principal.kind !== 'key') return principal.kind === 'user' ? principal : null
    const { key } = principal
    const placed = findMisplacement(key, { origin: origin ?? undefined, ip }) === null
    return placed && key.allowed.has(SCOPE) ? principal : null
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
