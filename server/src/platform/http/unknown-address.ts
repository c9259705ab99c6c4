import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tokenIn } from '../callers/given-token.ts'
import { identify } from '../callers/identify.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors/app-error.ts'
import { holdsKey, isKeySecret } from '../keys/key-secret.ts'
import { limitRate } from '../rate-limit/rate-limit.ts'
import { acceptKey } from './admission.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route only says that its address does not take this method. */
    refusing?: true
  }
}

interface Known {
  readonly pattern: RegExp
  readonly url: string
  readonly methods: readonly string[]
}

const FEW = 3
const LONGEST_COMPARED = 120

export interface Addresses {
  /** The methods of an address in alphabetical order; none for an unknown address. */
  readonly methodsAt: (path: string) => readonly string[]
  readonly near: (path: string) => readonly string[]
}

/** Notes every address that is registered from now on. */
export function noteAddresses(app: FastifyInstance): Addresses {
  const known: Known[] = []
  app.addHook('onRoute', ({ url, method, config }) => {
    // A wildcard matches every address, so it is not a known one.
    if (!url.includes('*') && !config?.refusing) known.push({ url, pattern: patternOf(url), methods: [method].flat() })
  })
  return {
    methodsAt: (path) => {
      const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap((each) => each.methods)
      // Every address answers OPTIONS.
      return methods.length === 0 ? [] : [...new Set([...methods, 'OPTIONS'])].toSorted()
    },
    near: (path) => nearest(path, known),
  }
}

/** The address of a call without its query, as it is compared. */
export const pathOf = (url: string) => url.split('?')[0]!.replace(/(?<=.)\/$/, '')

/** Explains why an address has no answer: it takes other methods, or there are similar addresses. */
export function createRefusal(addresses: Addresses, context: Context): Refusal {
  return async (request, reply) => {
    // Refusals quote the address, and answers are logged by proxies: a key must not be in one.
    if (holdsKey(request.originalUrl)) return new AppError('key_in_address')
    await countKey(context, request, reply)
    const path = pathOf(request.url)
    const methods = addresses.methodsAt(path)
    if (methods.length > 0 && (request.raw.base || !path.startsWith('/api/v1'))) {
      const allowed = methods.join(', ')
      reply.header('Allow', allowed)
      return new AppError('method_not_allowed', {
        info: `${request.method} não vale em ${path}: este endereço aceita ${allowed}.`,
      })
    }
    if (!request.raw.base) return new AppError('not_found')
    const near = addresses.near(path)
    const question = near.length === 0 ? '' : ` Você quis dizer ${near.join(' ou ')}?`
    return new AppError('not_found', {
      info: `Não há o endereço ${path.slice(0, LONGEST_COMPARED)}.${question} Todos estão em API → Referência.`,
    })
  }
}

export type Refusal = (request: FastifyRequest, reply: FastifyReply) => Promise<AppError>

/** Counts a call with a key and adds it to its owner's log, even where the address does not exist. */
async function countKey(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { raw, headers } = request
  if (raw.base?.kind !== 'program' || !isKeySecret(tokenIn(headers) ?? '')) return
  const principal = await identify(context, raw.base, headers, context.now()).catch((error: unknown) => {
    // A wrong key is not reported for an unknown address; the unknown address is.
    if (error instanceof AppError) return null
    throw error
  })
  if (principal?.kind !== 'key') return
  acceptKey(principal, request, reply)
  await limitRate(context, 'unknownAddress', request, reply)
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.+()]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}$`)
}

/** The addresses of the API that differ least, written as in the reference. */
function nearest(path: string, known: readonly Known[]): string[] {
  if (path.length > LONGEST_COMPARED) return []
  const given = path.split('/')
  const urls = [...new Set(known.map(({ url }) => url))].filter((url) => url.startsWith('/api/v1/'))
  const compared = urls.map((url) => ({ url, distance: distanceOf(given, url.split('/')) }))
  const least = Math.min(FEW, ...compared.map(({ distance }) => distance))
  return compared
    .filter(({ distance }) => distance === least)
    .slice(0, FEW)
    .map(({ url }) => url.replace(/:(\w+)/g, '{$1}'))
}

/** The edit distance, part by part; any text where an id belongs counts as equal. */
function distanceOf(given: readonly string[], known: readonly string[]): number {
  if (given.length !== known.length) return Number.POSITIVE_INFINITY
  return given.reduce((sum, part, index) => {
    const own = known[index]!
    return sum + (own.startsWith(':') ? 0 : lettersBetween(part, own))
  }, 0)
}

/** The letters to add, drop or change from one word to the other (Levenshtein). */
function lettersBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1]
    for (let place = 0; place < other.length; place += 1)
      next.push(Math.min(next[place]! + 1, row[place + 1]! + 1, row[place]! + (letter === other[place] ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
