import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
import { addressIn } from '../operations.ts'
import type { Places } from '../places.ts'
import type { TestApp } from '../test-app.ts'
import type { Schema } from '../fuzz/generate.ts'
import { judge } from './judge-refusal.ts'
import { flatten, wordsOf } from './wrong-values.ts'

const WRONG = ['', ' ', '\u0000', 'nao_ha_este', 'Não há este', '-1', '0', '1.5', '99999999999999999999', 'true', ',']
const TIMES = ['2026-02-31', '0000-01-01', '2026-13-01', 'ontem', '2016-12-31T23:59:60Z']
const LONG = 'x'.repeat(3_000)

/** Streams that do not end, and answers that are not data. */
const NOT_ASKED: ReadonlySet<string> = new Set(['streamLive', 'downloadArchive'])

/** Sends every wrong value for every parameter of every query; it must be refused by its name, or have a meaning. */
export async function walkQueries(test: TestApp, places: Places, admin: Session): Promise<readonly string[]> {
  const findings = new Set<string>()
  // Limits are tested separately.
  test.context.limits.take = async () => ({ count: 0, resetsInMs: 0 })
  for (const endpoint of Object.values(endpoints) as Endpoint[]) {
    if (endpoint.query === undefined || endpoint.upload || NOT_ASKED.has(endpoint.id)) continue
    // No write is made: the query is refused before anything else, or the body is.
    const body = endpoint.body === undefined ? {} : { body: { inventado: 1 } }
    const path = filled(endpoint, addressIn(endpoint, places).params)
    const { required = [] } = endpoint.query as Schema
    const ask = async (name: string, asked: string) => {
      const answer = await test.call(endpoint.method, `${path}?${asked}`, { as: admin, ...body })
      // Where the address itself names nothing, there is no query to check.
      if (answer.status === 404 || (answer.status < 400 && endpoint.method === 'GET')) return
      const wrong = judge(answer, name, endpoint.method === 'GET')
      if (wrong) findings.add(`${endpoint.id} ?${asked.slice(0, 80)}: ${wrong}`)
      // The error may name a required parameter that is missing beside it.
      else if (!answer.body.errors.some(({ field }: { field: string }) => field === name || required.includes(field)))
        findings.add(`${endpoint.id} ?${asked.slice(0, 80)}: names ${JSON.stringify(answer.body.errors)} instead`)
    }
    const { properties = {} } = endpoint.query as Schema
    for (const [name, schema] of Object.entries(properties)) {
      const parts = flatten(schema)
      const isTime = parts.some(({ format }) => format?.startsWith('date')) || /^(?:de|ate|desde|data|date)$/.test(name)
      const limits = parts.flatMap(({ minimum, maximum }) => [minimum && minimum - 1, maximum && maximum + 1])
      const words = wordsOf(schema).slice(0, 20)
      const values = [
        ...WRONG,
        LONG,
        ...(isTime ? TIMES : []),
        ...words,
        ...limits.filter((limit) => limit !== undefined),
      ]
      for (const value of values) await ask(name, `${name}=${encodeURIComponent(String(value))}`)
      await ask(name, `${name}=nao&${name}=sim`)
    }
    const unknown = await test.call(endpoint.method, `${path}?inventado=1`, { as: admin, ...body })
    if (!unknown.body?.errors?.some(({ field }: { field: string }) => field === 'inventado'))
      findings.add(`${endpoint.id} ?inventado: ${unknown.status}`)
  }
  return [...findings]
}

/** Ids that no record has but that are valid, so that only the query can be refused. */
const POSSIBLE = ['falta', '1', 'sh_falta', 'cx_falta', 'im_falta', '2026-05-10']

function filled(endpoint: Endpoint, known: Readonly<Record<string, string>>): string {
  const { properties = {} } = (endpoint.params ?? {}) as Schema
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = properties[name] ?? {}
    const [word] = wordsOf(schema)
    if (typeof word === 'string') return word
    const mayBe = (id: string | undefined) =>
      id !== undefined && flatten(schema).every(({ pattern }) => pattern === undefined || new RegExp(pattern).test(id))
    return [known[name], ...POSSIBLE].find(mayBe) ?? 'falta'
  })
}
