import { endpoints, type Endpoint } from '@meio-campo/contract'
import { randomFrom, type Random } from '@meio-campo/football'
import { insertSmallSeason, LIVE, PLAYED } from '../small-season.ts'
import { createTestApp } from '../test-app.ts'
import { makeCallers, ROLES, type Made } from './callers.ts'
import { headersFor, valueFor, wordFor, type Schema } from './generate.ts'
import { changedTables, createRowWatch, untilJobsEnded } from './row-watch.ts'

/** Left out: they end the sessions of the run, wait for something, or start a process. */
const LEFT_OUT: ReadonlySet<string> = new Set(['logout', 'restart', 'followLive', 'createBackup', 'restoreBackup'])
/** How often a value is not what the contract asks for. */
const HOSTILITY = 0.06
const KNOWN = ['bahia', 'santos', 'liga', 'liga_2026', 'ana', 'eva', 'caio', LIVE, PLAYED, 'liga_2026_fase', 'brasil']

export interface FuzzReport {
  readonly calls: number
  readonly statuses: Readonly<Record<string, number>>
  /** Each with what was called, so that it can be called again. */
  readonly findings: readonly string[]
}

/** Calls of every operation as every kind of caller, made from the contract and a seed. */
export async function runFuzz(calls: number, seed: string, told = (_news: string) => {}): Promise<FuzzReport> {
  const test = await createTestApp({ SECRET_KEY: 'a-secret-key-of-more-than-32-letters' })
  try {
    await insertSmallSeason(test.database, '2026-05-10')
    const callers = await makeCallers(test)
    const random = randomFrom(seed)
    const marks = await createRowWatch(test.database)
    const table: readonly Endpoint[] = Object.values(endpoints).filter(({ id }) => !LEFT_OUT.has(id))
    const statuses: Record<string, number> = {}
    const findings: string[] = []
    // A run of hours says what it finds when it finds it.
    const note = (finding: string) => {
      findings.push(finding)
      told(finding)
    }
    let before = await marks()
    for (let n = 0; n < calls; n += 1) {
      if (n > 0 && n % 10_000 === 0) told(`${n} calls`)
      const endpoint = random.pick(table)!
      const role = random.pick(ROLES)!
      const made = makeCall(endpoint, random)
      const { status, body, type } = await callers.send(role, made, n)
      statuses[status] = (statuses[status] ?? 0) + 1
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
  return {
    method,
    path: `${path}${search}`,
    headers: headersFor(random, HOSTILITY),
    body: isSent ? valueFor(body, random, HOSTILITY) : undefined,
  }
}

/** Half a pair of surrogates cannot stand in an address. */
const toWellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\ufffd')
