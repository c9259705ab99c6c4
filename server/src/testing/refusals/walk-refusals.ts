import { endpoints, type Endpoint } from '@meio-campo/contract'
import { compileBody } from '../../platform/http/validation.ts'
import { untilJobsEnded } from '../fuzz/row-watch.ts'
import type { CallOptions, TestApp } from '../test-app.ts'
import { judge } from './judge-refusal.ts'
import { kindsOf, otherKinds, placesIn, withFields } from './kinds-of-body.ts'
import { keepNothing } from './never-kept.ts'
import { changesOf, type Changed } from './wrong-values.ts'

/** Otherwise only those kinds of bodies are tried for which a valid example exists. */
export const FULL = process.env['FULL'] === '1'

interface Walk {
  /** Calls as the given test does; a write is first tried with each of its values changed, as each kind it may be of. */
  readonly test: TestApp
  readonly findings: readonly string[]
  /** How many bodies were tried of each operation. */
  readonly tried: ReadonlyMap<string, number>
  /** The kinds of bodies that were tried. */
  readonly kinds: ReadonlySet<string>
}

/**
 * Tries every write before it is made with every value of its body changed, and as every other kind that the contract has
 * of it, and notes each refusal that names no field. Nothing of it is kept: a refusal that had written a row would be
 * answered as what would be kept.
 */
export async function walkRefusals(test: TestApp): Promise<Walk> {
  const keepingNothing = await keepNothing(test.database)
  const { limits } = test.context
  const take = limits.take.bind(limits)
  const findings = new Set<string>()
  const tried = new Map<string, number>()
  const kinds = new Set<string>()
  /** Kinds and places of bodies as they were given, which are right. */
  const given = new Set<string>()
  let networks = 0
  const call: TestApp['call'] = async (method, path, options = {}) => {
    const endpoint = findEndpoint(method, path)
    if (endpoint?.body && options.body !== undefined && !options.raw) {
      const own = [...kindsOf(endpoint.body, options.body), ...(FULL ? placesIn(options.body) : [])].map(
        (each) => `${endpoint.id} ${each}`,
      )
      if (!tried.has(endpoint.id) || own.some((each) => !given.has(each)))
        await tryAll(endpoint, endpoint.body, path, options)
      for (const each of own) given.add(each)
    }
    return test.call(method, path, options)
  }

  async function tryAll(endpoint: Endpoint, schema: object, path: string, options: CallOptions): Promise<void> {
    const isRight = compileBody(schema)
    const tryEach = async (changes: readonly Changed[], as: string) => {
      for (const { at, body } of changes) {
        networks += 1
        const ip = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
        const answer = await test.call(endpoint.method, path, { ...options, body, ip })
        const wrong = judge(answer, at, isRight(body))
        if (wrong) findings.add(`${endpoint.id}${as} ${at}: ${wrong}`)
      }
      tried.set(endpoint.id, (tried.get(endpoint.id) ?? 0) + changes.length)
    }
    // What a job of an earlier call writes is kept.
    await untilJobsEnded(test.database)
    await keepingNothing(true)
    // Limits are tested where they belong, and the call itself must not meet them.
    limits.take = async () => ({ count: 0, resetsInMs: 0 })
    // All that may be wrong the first time; as another kind, what that kind may make of it.
    const few = tried.has(endpoint.id)
    await tryEach(changesOf(withFields(schema, options.body), options.body, few), '')
    for (const kind of kindsOf(schema, options.body)) kinds.add(`${endpoint.id} ${kind}`)
    for (const { kind, within, body } of FULL ? otherKinds(schema, options.body) : []) {
      if (kinds.has(`${endpoint.id} ${kind}`)) continue
      kinds.add(`${endpoint.id} ${kind}`)
      // What a word decides stands beside it.
      const beside = (at: string) => at.startsWith(within) && !at.slice(within.length + 1).includes('.')
      const changes = changesOf(withFields(schema, body), body, true).filter(({ at }) => beside(at))
      await tryEach(changes, ` (${kind})`)
    }
    await keepingNothing(false)
    limits.take = take
  }

  return {
    test: { ...test, call },
    tried,
    kinds,
    get findings() {
      return [...findings]
    },
  }
}

/** An address without a place for an id comes before one that has it. */
const patterns = Object.values(endpoints)
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  .map((endpoint: Endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))

function findEndpoint(method: string, path: string): Endpoint | undefined {
  const [address = ''] = path.split('?')
  return patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(address))?.endpoint
}
