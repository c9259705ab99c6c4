import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tokenIn } from '../callers/given-token.ts'
import { identify } from '../callers/identify.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors/app-error.ts'
import { holdsKey, isKeySecret } from '../keys/key-secret.ts'
import { refuseMisplaced } from '../keys/refuse-misplaced.ts'
import { limitRate } from '../rate-limit/rate-limit.ts'
import { allowOrigin } from './cors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It only says that this method is not taken at its address. */
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
  /** The methods that an address takes, in the order of the alphabet; none where there is no such address. */
  readonly methodsAt: (path: string) => readonly string[]
  readonly near: (path: string) => readonly string[]
}

/** Notes every address that is registered after it. */
export function noteAddresses(app: FastifyInstance): Addresses {
  const known: Known[] = []
  app.addHook('onRoute', ({ url, method, config }) => {
    // A wildcard answers for what nobody else knows.
    if (!url.includes('*') && !config?.refusing) known.push({ url, pattern: patternOf(url), methods: [method].flat() })
  })
  return {
    methodsAt: (path) => {
      const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap((each) => each.methods)
      // Every address says what it takes.
      return methods.length === 0 ? [] : [...new Set([...methods, 'OPTIONS'])].toSorted()
    },
    near: (path) => nearest(path, known),
  }
}

/** The address of a call without its query, as it is compared. */
export const pathOf = (url: string) => url.split('?')[0]!.replace(/(?<=.)\/$/, '')

/**
 * What answers nothing is told why: another method is asked for at that address, or there is another address like it.
 */
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

/** A call with a key counts, and is in its owner's log, also where there is nothing at the address. */
async function countKey(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { raw, headers, ip } = request
  if (raw.base?.kind !== 'program' || !isKeySecret(tokenIn(headers) ?? '')) return
  const principal = await identify(context, raw.base, headers, context.now()).catch((error: unknown) => {
    // That the key is wrong is told where there is something to open with it.
    if (error instanceof AppError) return null
    throw error
  })
  if (principal?.kind !== 'key') return
  request.principal = principal
  if (principal.key.kind === 'browser' && headers.origin !== undefined) allowOrigin(reply, headers.origin)
  const misplaced = refuseMisplaced(principal.key, { origin: headers.origin, ip })
  if (misplaced) throw misplaced
  await limitRate(context, 'unknownAddress', request, reply)
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.+()]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}$`)
}

/** The addresses of the API that differ least, written as the reference writes them. */
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

/** Letters that differ, part by part; what stands where an id belongs is taken for one. */
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
