import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
import { SCOPES } from '@meio-campo/contract/rules'
import type { TestAnswer, TestApp } from './test-app.ts'

/** Records that all users may read or follow by id; every other id belongs to one account. */
const EVERYBODYS = new Set([
  'times',
  'jogadores',
  'tecnicos',
  'arbitros',
  'estadios',
  'confederacoes',
  'campeonatos',
  'edicoes',
  'streamings',
  'jogos',
  'website',
  'acompanhamentos',
  'acompanhados',
])
/** Of admins, but each has their own. */
const OF_ONE_ADMIN = new Set(['planilhas'])

/** A reviewer of suggestions also answers in their threads. */
const REVIEWED = new Set(['sugestoes'])

const folderOf = ({ path }: Endpoint) => path.split('/')[3]!

/** The operations on something that one account has. */
export const owned: readonly Endpoint[] = (Object.values(endpoints) as Endpoint[]).filter(
  (endpoint) =>
    endpoint.path.includes('{') &&
    ((endpoint.access === 'user' && !EVERYBODYS.has(folderOf(endpoint))) || OF_ONE_ADMIN.has(folderOf(endpoint))),
)

const patterns = owned.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
}))

const ADMIN = 'another admin'

type Caller = (method: 'GET', path: string, options: object) => Promise<TestAnswer>

export interface StrangersWalk {
  /** Calls as the given test does; whatever belongs to one account is asked for by others before. */
  readonly test: TestApp
  readonly tried: ReadonlySet<string>
  readonly findings: ReadonlySet<string>
}

/**
 * Before every call about something of one account, others make the same call: another user, another admin, a key with
 * every scope and one with the least of another account, a visitor. None may get it, and none may see by the answer that
 * it is there: it must be the one to an id that there is not.
 */
export async function walkStrangers(test: TestApp): Promise<StrangersWalk> {
  const { limits } = test.context
  const take = limits.take.bind(limits)
  const user = await test.register('Vizinho Curioso')
  const admin = await test.registerAdmin()
  const keyOf = async (as: Session, scopes: readonly string[]) => {
    const { body } = await test.call('POST', '/api/v1/chaves', { as, body: { name: 'De outra conta', scopes } })
    return body.data.secret as string
  }
  const byKey =
    (secret: string): Caller =>
    async (method, path, { body }: { body?: unknown }) => {
      const answer = await test.app.inject({
        method,
        url: path,
        headers: { authorization: `Bearer ${secret}` },
        ...(body !== undefined && { payload: body as object }),
      })
      const isJson = answer.headers['content-type']?.includes('json')
      return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
    }
  const strangers: Readonly<Record<string, Caller>> = {
    'another user': (method, path, options) => test.call(method, path, { ...options, as: user }),
    [ADMIN]: (method, path, options) => test.call(method, path, { ...options, as: admin }),
    'a key of another admin': byKey(await keyOf(admin, SCOPES)),
    'a key with the least': byKey(await keyOf(user, ['search:read'])),
    'a visitor': (method, path, options) => test.call(method, path, options),
  }
  const tried = new Set<string>()
  const findings = new Set<string>()
  const call: TestApp['call'] = async (method, path, options = {}) => {
    const [address = '', query = ''] = path.split('?')
    const found = patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(address))
    if (found && options.as && !options.raw) {
      const { endpoint } = found
      tried.add(endpoint.id)
      const id = found.pattern.exec(address)![1]!
      const away = idLike(id)
      limits.take = async () => ({ count: 0, resetsInMs: 0 })
      for (const [who, ask] of Object.entries(strangers)) {
        if (who === ADMIN && REVIEWED.has(folderOf(endpoint))) continue
        const given = { ...(options.body !== undefined && { body: options.body }) }
        const at = (place: string) => `${address.replace(id, place)}${query && `?${query}`}`
        const theirs = await ask(method as 'GET', at(id), given)
        const none = await ask(method as 'GET', at(away), given)
        if (![401, 403, 404].includes(theirs.status))
          findings.add(`${endpoint.id}: ${who} is answered ${theirs.status}`)
        else if (seen(theirs, id) !== seen(none, away))
          findings.add(`${endpoint.id}: ${who} sees that it is there: ${seen(theirs, id)} is not ${seen(none, away)}`)
      }
      limits.take = take
    }
    return test.call(method, path, options)
  }
  return { test: { ...test, call }, tried, findings }
}

/** Of the same form, and of nothing. */
export function idLike(id: string): string {
  const last = id.at(-1)!
  return `${id.slice(0, -1)}${/\d/.test(last) ? (Number(last) + 5) % 10 : last === 'a' ? 'b' : 'a'}`
}

/** The content of an answer without the requested id and the number of the call. */
export function seen({ status, body }: TestAnswer, id: string): string {
  const { instance: _, ...told } = (body || {}) as Readonly<Record<string, unknown>>
  return `${status} ${JSON.stringify(told).replaceAll(id, '…')}`
}
