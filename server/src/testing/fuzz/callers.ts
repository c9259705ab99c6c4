import { gunzipSync } from 'node:zlib'
import type { Endpoint, NewDuty, Session } from '@meio-campo/contract'
import {
  ACCOUNT_SCOPES,
  dutyFieldsOf,
  dutyKinds,
  needsAdmin,
  reviewQueues,
  suggestedKinds,
} from '@meio-campo/contract/rules'
import type { TestApp } from '../test-app.ts'

const SESSIONS = ['user', 'helper', 'admin'] as const
const ORIGIN = 'https://exemplo.com'

const EVERYTHING = ['read', 'live', ...ACCOUNT_SCOPES]

/** Every kind of key, with the body and the account that create it. */
const KEYS = {
  readKey: { by: 'admin', body: { scopes: ['read'] } },
  writeKey: { by: 'admin', body: { scopes: ['read', 'write'] } },
  adminKey: { by: 'admin', body: { scopes: [...EVERYTHING, 'write'] } },
  userKey: { by: 'user', body: { scopes: EVERYTHING.filter((scope) => !needsAdmin(scope as 'read')) } },
  testKey: { by: 'user', body: { scopes: ['read', 'live'], mode: 'test' } },
  browserKey: { by: 'user', body: { scopes: ['read'], kind: 'browser', origins: [ORIGIN] } },
} as const

type SessionRole = (typeof SESSIONS)[number]
type KeyRole = keyof typeof KEYS
export type Role = 'visitor' | SessionRole | KeyRole
export const ROLES: readonly Role[] = ['visitor', ...SESSIONS, ...(Object.keys(KEYS) as KeyRole[])]

/** What a helper may do: everything that an ordinary account can be given. */
const DUTIES: readonly NewDuty[] = [
  { role: 'scorer', competitions: ['liga'] },
  { role: 'editor', kinds: [...dutyKinds] },
  { role: 'reviewer', queues: [...reviewQueues] },
  { role: 'suggester', fields: suggestedKinds.flatMap((kind) => dutyFieldsOf(kind).map(({ field }) => field)) },
]

export interface Made {
  readonly method: Endpoint['method']
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface Callers {
  readonly send: (role: Role, made: Made, n: number) => Promise<{ status: number; body: string; type: string }>
  /** An earlier call may have ended this session, or revoked this key: the next one has another. */
  readonly renew: (role: Role) => Promise<boolean>
}

export async function makeCallers(test: TestApp): Promise<Callers> {
  const make = async (path: string, as: Session, body: object) => {
    const answer = await test.call('POST', path, { as, body })
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const signIn = async (role: SessionRole): Promise<Session> => {
    if (role === 'admin') return test.registerAdmin()
    const session = await test.register()
    if (role === 'user') return session
    const admin = await test.registerAdmin()
    for (const duty of DUTIES) await make(`/api/v1/usuarios/${session.user._id}/funcoes`, admin, duty)
    return session
  }
  const sessions = new Map<Role, Session>()
  for (const role of SESSIONS) sessions.set(role, await signIn(role))
  // By an account of its own: what ends a session of the run does not end its keys.
  const makeKey = async (role: KeyRole): Promise<string> => {
    const { by, body } = KEYS[role]
    const made = await make('/api/v1/chaves', await signIn(by), { name: 'Chave', ...body })
    return made.secret as string
  }
  const keys = new Map<Role, string>()
  for (const role of Object.keys(KEYS) as KeyRole[]) keys.set(role, await makeKey(role))

  const send: Callers['send'] = async (role, { method, path, headers, body }, n) => {
    const session = sessions.get(role)
    const token = session?.user.token ?? keys.get(role)
    const base = session ? `/${session.user._id}` : keys.has(role) ? '' : '/web'
    const answer = await test.app.inject({
      method,
      url: `${base}${path}`,
      headers: {
        ...(role === 'browserKey' && { origin: ORIGIN }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      // A network for every call: their limits are tested where they belong.
      remoteAddress: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    })
    // A long answer comes as the call wanted it.
    const isPacked = answer.headers['content-encoding'] === 'gzip'
    const text = isPacked ? gunzipSync(answer.rawPayload).toString() : answer.body
    return { status: answer.statusCode, body: text, type: String(answer.headers['content-type']) }
  }
  const renew: Callers['renew'] = async (role) => {
    if (sessions.has(role)) sessions.set(role, await signIn(role as SessionRole))
    else if (keys.has(role)) keys.set(role, await makeKey(role as KeyRole))
    else return false
    return true
  }
  return { send, renew }
}
