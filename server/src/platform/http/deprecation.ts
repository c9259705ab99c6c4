import type { Endpoint } from '@meio-campo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { prefixOf } from '../callers/base-address.ts'

/**
 * The headers of an endpoint that will go: since when (RFC 9745), until when (RFC 8594), what stands in its place and
 * where this is explained (RFC 8288). None for every other endpoint.
 */
export function deprecationHeaders(
  { id, deprecated }: Pick<Endpoint, 'id' | 'deprecated'>,
  request: FastifyRequest,
): Readonly<Record<string, string>> {
  if (!deprecated) return {}
  const { since, sunset, successor } = deprecated
  const next = successor === undefined ? null : addressOf(successor, request)
  const links = [
    ...(next === null ? [] : [`<${next}>; rel="successor-version"`]),
    `</api?aba=referencia&op=${id}>; rel="deprecation"; type="text/html"`,
  ]
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset !== undefined && { sunset: new Date(sunset).toUTCString() }),
    link: links.join(', '),
  }
}

/** The successor for this very call; null where its address asks for something that this one does not have. */
function addressOf(successor: string, request: FastifyRequest): string | null {
  const params = request.params as Readonly<Record<string, string>>
  const path = successor.replace(/\{(\w+)\}/g, (whole, name: string) =>
    params[name] === undefined ? whole : encodeURIComponent(params[name]),
  )
  return path.includes('{') ? null : `${request.raw.base ? prefixOf(request.raw.base) : ''}${path}`
}

/** One header `Link` holds all links of an answer. */
export function addLink(reply: FastifyReply, link: string): void {
  const others = reply.getHeader('link')
  reply.header('Link', others === undefined ? link : `${String(others)}, ${link}`)
}

/** The same for people: a sentence for the document and the reference. */
export function deprecationWords({ since, sunset, successor }: NonNullable<Endpoint['deprecated']>): string {
  const end = sunset === undefined ? '' : ` e deixa de responder em ${dayWords(sunset)}`
  const instead = successor === undefined ? '' : ` Use \`${successor}\` no lugar.`
  return `Vai sair: não convém usá-la desde ${dayWords(since)}${end}.${instead}`
}

const dayWords = (day: string) => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC' }).format(new Date(day))
