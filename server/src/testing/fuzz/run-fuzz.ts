import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
import { randomFrom, type Random } from '@meio-campo/football'
import { insertSmallSeason, LIVE, PLAYED } from '../small-season.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { valueFor, wordFor, type Schema } from './generate.ts'
import { changedTables, createRowWatch } from './row-watch.ts'

/** Left out: they end the sessions of the run, wait for something, or start a process. */
const LEFT_OUT: ReadonlySet<string> = new Set(['logout', 'restart', 'followLive', 'createBackup', 'restoreBackup'])
const ROLES = ['visitor', 'user', 'admin', 'readKey', 'writeKey'] as const
type Role = (typeof ROLES)[number]
/** How often a value is not what the contract asks for. */
const HOSTILITY = 0.06
const KNOWN = ['bahia', 'santos', 'liga', 'liga_2026', 'ana', 'eva', 'caio', LIVE, PLAYED, 'liga_2026_fase', 'brasil']

export interface FuzzReport {
  readonly calls: number
  readonly statuses: Readonly<Record<string, number>>
  /** Each with what was called, so that it can be called again. */
  readonly findings: readonly string[]
}

interface Made {
  readonly method: Endpoint['method']
  readonly path: string
  readonly body: unknown
}

/** Calls of every operation as every kind of caller, made from the contract and a seed. */
export async function runFuzz(calls: number, seed: string): Promise<FuzzReport> {
  const test = await createTestApp({ SECRET_KEY: 'a-secret-key-of-more-than-32-letters' })
  try {
    await insertSmallSeason(test.database, '2026-05-10')
    const callers = await makeCallers(test)
    const random = randomFrom(seed)
    const marks = await createRowWatch(test.database)
    const table: readonly Endpoint[] = Object.values(endpoints).filter(({ id }) => !LEFT_OUT.has(id))
    const statuses: Record<string, number> = {}
    const findings: string[] = []
    let before = await marks()
    for (let n = 0; n < calls; n += 1) {
      const endpoint = random.pick(table)!
      const role = random.pick(ROLES)!
      const made = makeCall(endpoint, random)
      const { status, body, type } = await callers.send(role, made, n)
      statuses[status] = (statuses[status] ?? 0) + 1
      const tell = (what: string) =>
        findings.push(`${what}: ${role} ${made.method} ${made.path} ${JSON.stringify(made.body)?.slice(0, 600)}`)
      if (status >= 500) tell(`${status} ${body.slice(0, 200)}`)
      else if (status >= 400 && !isEnvelope(body, type)) tell(`${status} without the envelope`)
      if (made.method === 'GET' && status !== 401) continue
      const after = await marks()
      // A job of an earlier call may write meanwhile: only what happens again is a finding.
      if (status >= 400 && changedTables(before, after).length > 0) {
        const again = await marks()
        const { status: second } = await callers.send(role, made, n)
        const changed = second >= 400 ? changedTables(again, await marks()) : []
        for (const name of changed) tell(`${status} and ${name} has changed`)
      }
      // Its own rows are no finding.
      before = status === 401 && (await callers.renew(role)) ? await marks() : after
    }
    return { calls, statuses, findings }
  } finally {
    await test.close()
  }
}

const ENVELOPE = ['code', 'detail', 'error', 'errors', 'instance', 'status', 'title', 'type']

function isEnvelope(body: string, type: string): boolean {
  // The protocol of MCP has errors of its own.
  if (!type.includes('application/problem+json')) return body.includes('"jsonrpc"')
  const problem = JSON.parse(body) as Record<string, unknown>
  return ENVELOPE.every((name) => name in problem)
}

interface Callers {
  readonly send: (role: Role, made: Made, n: number) => Promise<{ status: number; body: string; type: string }>
  /** An earlier call may have ended this session: the next one has another. */
  readonly renew: (role: Role) => Promise<boolean>
}

async function makeCallers(test: TestApp): Promise<Callers> {
  const sessions: Record<'user' | 'admin', Session> = { user: await test.register(), admin: await test.registerAdmin() }
  const makeKey = async (scopes: readonly string[]): Promise<string> => {
    const { status, body } = await test.call('POST', '/api/v1/chaves', {
      as: sessions.admin,
      body: { name: 'Chave', scopes },
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.data.secret as string
  }
  const keys = { readKey: await makeKey(['read']), writeKey: await makeKey(['read', 'write']) }
  const send: Callers['send'] = async (role, { method, path, body }, n) => {
    const isKey = role === 'readKey' || role === 'writeKey'
    const token = isKey ? keys[role] : role === 'visitor' ? null : sessions[role].user.token
    const base = isKey ? '' : role === 'visitor' ? '/web' : `/${sessions[role].user._id}`
    const answer = await test.app.inject({
      method,
      url: `${base}${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      // A network for every call: their limits are tested where they belong.
      remoteAddress: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    })
    return { status: answer.statusCode, body: answer.body, type: String(answer.headers['content-type']) }
  }
  const renew: Callers['renew'] = async (role) => {
    if (role !== 'user' && role !== 'admin') return false
    sessions[role] = role === 'user' ? await test.register() : await test.registerAdmin()
    return true
  }
  return { send, renew }
}

function makeCall(endpoint: Endpoint, random: Random): Made {
  const { method, path: template } = endpoint
  const { query, body } = endpoint as { query?: Schema; body?: Schema }
  const path = template.replaceAll(/\{\w+\}/g, () =>
    encodeURIComponent(toWellFormed(wordFor(random, KNOWN, HOSTILITY))),
  )
  const asked = new URLSearchParams()
  for (const [name, schema] of Object.entries(query?.properties ?? {})) {
    if (random.chance(0.8)) continue
    const value = valueFor(schema, random, HOSTILITY)
    asked.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  const search = asked.size > 0 ? `?${asked.toString()}` : ''
  const isSent = body !== undefined && !random.chance(0.02)
  return { method, path: `${path}${search}`, body: isSent ? valueFor(body, random, HOSTILITY) : undefined }
}

/** Half a pair of surrogates cannot stand in an address. */
const toWellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\ufffd')
