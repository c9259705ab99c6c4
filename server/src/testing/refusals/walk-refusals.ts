import { endpoints, type Endpoint } from '@meio-campo/contract'
import { compileBody } from '../../platform/http/validation.ts'
import { untilJobsEnded } from '../fuzz/row-watch.ts'
import type { TestApp } from '../test-app.ts'
import { keepNothing } from './never-kept.ts'
import { changesOf } from './wrong-values.ts'

/** What a write is answered that nothing stands against, but that is not kept. */
const WOULD_BE_KEPT = 503

interface Walk {
  /** Calls as the given test does; every first write of an operation is tried with each of its values changed. */
  readonly test: TestApp
  readonly findings: string[]
  readonly tried: Map<string, number>
}

/** Tries every write before it is made with every value of its body changed, and notes each refusal that names no field. */
export async function walkRefusals(test: TestApp): Promise<Walk> {
  const keepingNothing = await keepNothing(test.database)
  const { limits } = test.context
  const take = limits.take.bind(limits)
  const findings = new Set<string>()
  const tried = new Map<string, number>()
  let networks = 0
  const call: TestApp['call'] = async (method, path, options = {}) => {
    const endpoint = findEndpoint(method, path)
    if (endpoint?.body && options.body !== undefined && !options.raw && !tried.has(endpoint.id)) {
      const changes = changesOf(endpoint.body, options.body)
      const isRight = compileBody(endpoint.body)
      tried.set(endpoint.id, changes.length)
      // What a job of an earlier call writes is kept.
      await untilJobsEnded(test.database)
      await keepingNothing(true)
      // Limits are tested where they belong, and the call itself must not meet them.
      limits.take = async () => ({ count: 0, resetsInMs: 0 })
      for (const { at, body } of changes) {
        networks += 1
        const ip = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
        const answer = await test.call(method, path, { ...options, body, ip })
        const wrong = judge(answer, at, isRight(body))
        if (wrong) findings.add(`${endpoint.id} ${at}: ${wrong}`)
      }
      await keepingNothing(false)
      limits.take = take
    }
    return test.call(method, path, options)
  }
  return {
    test: { ...test, call },
    tried,
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

interface Refusal {
  readonly status: number
  readonly body: {
    readonly code?: string
    readonly detail?: string
    readonly errors?: readonly { field: string; message: string }[]
  }
}

/** What is wrong with an answer to a value at a place, or nothing. */
function judge({ status, body }: Refusal, at: string, isInContract: boolean): string | null {
  if (status < 400 || status === WOULD_BE_KEPT)
    return isInContract ? null : `${status} although it is not in the contract`
  if (status >= 500) return `${status}`
  const { errors = [], code = '', detail = '' } = body
  // A secret that is not right, and a body that is too large whatever it says, are about the whole.
  if (status === 401 || status === 413) return null
  if (errors.length === 0) return `${status} ${code} “${detail}” names no field`
  if (errors.some(({ field, message }) => field === '' || message === ''))
    return `${status} ${code} “${errors.map(({ field, message }) => `${field}: ${message}`).join(' ')}” lacks a field or its words`
  if (isInContract || errors.some(({ field }) => isAbout(field, at))) return null
  return `${status} names ${errors.map(({ field }) => field).join(', ')} instead`
}

/** What is wrong with an item may be wrong with its list: it is there twice, or one too many. */
const isAbout = (field: string, at: string) =>
  field === at || field.startsWith(`${at}.`) || field === at.replace(/\.\d+$/, '')
