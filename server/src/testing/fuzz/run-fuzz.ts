import { endpoints, type Endpoint } from '@meio-campo/contract'
import { randomFrom, type Random } from '@meio-campo/football'
import { insertSmallSeason, LIVE, PLAYED } from '../small-season.ts'
import { createTestApp } from '../test-app.ts'
import { makeCallers, ROLES, type Made, type Role } from './callers.ts'
import { headersFor, valueFor, wordFor, type Maker, type Schema } from './generate.ts'
import { changedTables, createRowWatch, untilJobsEnded } from './row-watch.ts'

/** Left out: they end the sessions of the run, remove all that it knows, wait for something, or start a process. */
const LEFT_OUT = new Set<Endpoint['id']>([
  ...(['logout', 'restartApi', 'followLive', 'makeBackup', 'verifyBackup', 'restoreBackup'] as const),
  ...(['cleanUsers', 'cleanJogos', 'cleanDemo', 'restoreCopy'] as const),
])
/** Some calls are as the contract asks for: only these get far. */
const HOSTILITIES = [0, 0, 0.02, 0.06, 0.2]
/** What calls remove is there again for as many later ones. */
const CALLS_OF_A_DATABASE = 20_000
const MOST_LEARNED = 300
const KNOWN = ['bahia', 'santos', 'liga', 'liga_2026', 'ana', 'eva', 'caio', LIVE, PLAYED, 'liga_2026_fase', 'brasil']

export interface FuzzReport {
  readonly calls: number
  readonly statuses: Readonly<Record<string, number>>
  /** Each with what was called, so that it can be called again. */
  readonly findings: readonly string[]
}

/** Calls of every operation as every kind of caller, made from the contract and a seed. */
export async function runFuzz(calls: number, seed: string, told = (_news: string) => {}): Promise<FuzzReport> {
  const random = randomFrom(seed)
  const statuses: Record<string, number> = {}
  const findings: string[] = []
  for (let done = 0; done < calls; done += CALLS_OF_A_DATABASE) {
    if (done > 0) told(`${done} calls`)
    await runPart(Math.min(CALLS_OF_A_DATABASE, calls - done), random, statuses, (finding) => {
      findings.push(finding)
      // A run of hours says what it finds when it finds it.
      told(finding)
    })
  }
  return { calls, statuses, findings }
}

/** A part of the run, with a database of its own. */
async function runPart(
  calls: number,
  random: Random,
  statuses: Record<string, number>,
  note: (finding: string) => void,
): Promise<void> {
  const test = await createTestApp({ SECRET_KEY: 'a-secret-key-of-more-than-32-letters' })
  try {
    await insertSmallSeason(test.database, '2026-05-10')
    const callers = await makeCallers(test)
    const marks = await createRowWatch(test.database)
    const table: readonly Endpoint[] = Object.values(endpoints).filter(({ id }) => !LEFT_OUT.has(id))
    const learned: string[] = []
    let before = await marks()
    for (let n = 0; n < calls; n += 1) {
      const endpoint = random.pick(table)!
      const role = random.chance(0.5) ? whoMay(endpoint) : random.pick(ROLES)!
      const words = [...KNOWN, ...learned]
      const made = makeCall(endpoint, { random, hostility: random.pick(HOSTILITIES)!, words })
      const { status, body, type } = await callers.send(role, made, n)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (made.method !== 'GET' && status < 300) learned.push(...idsIn(body))
      learned.splice(0, learned.length - MOST_LEARNED)
      const tell = (what: string) =>
        note(
          `${what}: ${role} ${made.method} ${made.path} ${JSON.stringify(made.headers)} ${JSON.stringify(made.body)?.slice(0, 600)}`,
        )
      if (status >= 500) tell(`${status} ${body.slice(0, 200)}`)
      else if (status >= 400 && !isEnvelope(body, type)) tell(`${status} without the envelope`)
      if (made.method === 'GET' && status !== 401) continue
      const after = await marks(before)
      // A job of an earlier call may write meanwhile: only what happens again, once all have ended, is a finding.
      if (status >= 400 && changedTables(before, after).length > 0) {
        await untilJobsEnded(test.database)
        const again = await marks()
        const { status: second } = await callers.send(role, made, n)
        const changed = second >= 400 ? changedTables(again, await marks(again)) : []
        for (const name of changed) tell(`${status} and ${name} has changed`)
      }
      // Rows of the renewed session are not a finding.
      before = status === 401 && (await callers.renew(role)) ? await marks() : after
    }
  } finally {
    await test.close()
  }
}

const whoMay = ({ access }: Endpoint): Role => (access === 'admin' ? 'admin' : 'user')

/** The ids of what a call has made. */
const idsIn = (body: string) => [...body.matchAll(/"id":"([^"]{1,60})"/g)].slice(0, 3).map(([, id]) => id!)

const ENVELOPE = ['code', 'detail', 'error', 'errors', 'instance', 'status', 'title', 'type']

function isEnvelope(body: string, type: string): boolean {
  // The protocol of MCP has errors of its own.
  if (!type.includes('application/problem+json')) return body.includes('"jsonrpc"')
  try {
    const problem = JSON.parse(body) as Record<string, unknown>
    return ENVELOPE.every((name) => name in problem)
  } catch {
    return false
  }
}

function makeCall(endpoint: Endpoint, maker: Maker): Made {
  const { method, path: template } = endpoint
  const { query, body } = endpoint as { query?: Schema; body?: Schema }
  const { random } = maker
  const path = template.replaceAll(/\{\w+\}/g, () => encodeURIComponent(toWellFormed(wordFor(maker))))
  const asked = new URLSearchParams()
  for (const [name, schema] of Object.entries(query?.properties ?? {})) {
    if (random.chance(query?.required?.includes(name) ? 0.05 : 0.8)) continue
    const value = valueFor(schema, maker)
    asked.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  const search = asked.size > 0 ? `?${asked.toString()}` : ''
  const isSent = body !== undefined && !random.chance(0.02)
  return {
    method,
    path: `${path}${search}`,
    headers: headersFor(maker),
    body: isSent ? valueFor(body, maker) : undefined,
  }
}

/** Half a pair of surrogates cannot stand in an address. */
const toWellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\ufffd')
