import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportReport, PushEvent } from '@meio-campo/contract'
import { openDatabase } from '../../database/database.ts'
import type { EmbeddedAddress } from '../../database/embedded/cluster.ts'
import { LIVE, OTHER, PLAYED } from '../small-season.ts'
import type { KeptService } from './kept-service.ts'
import { readOn } from '../stream-reader.ts'

/** Status 0: the connection broke. -1: never answered. */
export const HUNG = -1
const HUNG_MS = 30_000
const SIGNED_OUT = 401
const PAUSE_MS = 40
const GOAL_PAUSE_MS = 200

export interface Answered {
  readonly status: number
  readonly ms: number
  readonly data: unknown
}

export type Call = (method: string, path: string, body?: FormData | object) => Promise<Answered>

/** Calls of the admin, each on a connection of its own: a refused one must be seen. */
export function createCalls(service: KeptService): Call {
  const callOnce: Call = async (method, path, body) => {
    const beganAt = performance.now()
    const { url, session } = service
    const { user } = session
    const isForm = body instanceof FormData
    const headers = {
      authorization: `Bearer ${user.token}`,
      connection: 'close',
      ...(body && !isForm && { 'content-type': 'application/json' }),
    }
    const init = { method, headers, ...(body && { body: isForm ? body : JSON.stringify(body) }) }
    try {
      const answer = await fetch(`${url}/${user._id}/api/v1/${path}`, { ...init, signal: AbortSignal.timeout(HUNG_MS) })
      const { data } = (await answer.json()) as { data?: unknown }
      return { status: answer.status, ms: performance.now() - beganAt, data }
    } catch (error) {
      const hung = error instanceof Error && error.name === 'TimeoutError'
      return { status: hung ? HUNG : 0, ms: performance.now() - beganAt, data: null }
    }
  }
  return async (...call) => {
    const answered = await callOnce(...call)
    if (answered.status !== SIGNED_OUT) return answered
    const renewed = await service.signInAgain().then(
      () => true,
      () => false,
    )
    return renewed ? callOnce(...call) : { ...answered, status: 0 }
  }
}

export const writePost = (call: Call, title: string) =>
  call('POST', 'website/posts', { title, body: 'Uma escrita durante uma falha.', category: null })

/** Posts without a pause; returns the titles of those that were acknowledged. */
export async function writePosts(
  call: Call,
  name: string,
  going: () => boolean,
  onAnswer: (answered: Answered, sentAfter: string) => void,
  lastFault: () => string,
): Promise<string[]> {
  const acknowledged: string[] = []
  for (let n = 0; going(); n += 1) {
    const title = `escrita ${name} ${n}`
    const sentAfter = lastFault()
    const answered = await writePost(call, title)
    onAnswer(answered, sentAfter)
    if (answered.status === 201) acknowledged.push(title)
    await sleep(PAUSE_MS)
  }
  return acknowledged
}

/** Goals of several matches, each written until it is there, so that what follows one is known to come after it. */
export async function playMatches(address: EmbeddedAddress, going: () => boolean): Promise<string[]> {
  const database = openDatabase(address, () => undefined)
  const play = async (match: string): Promise<string[]> => {
    const goals: string[] = []
    while (going()) {
      const id = `gol_${match}_${goals.length}`
      const row = { id, match_id: match, type: 'goal' as const, side: 'home' as const, position: 100 + goals.length }
      const written = await database
        .insertInto('events')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
        .catch(() => null)
      if (written) goals.push(id)
      await sleep(GOAL_PAUSE_MS)
    }
    return goals
  }
  const goals = await Promise.all([LIVE, OTHER, PLAYED].map(play))
  await database.destroy()
  return goals.flat()
}

/** Follows the live stream, and again from its last position whenever it breaks. `onOpen`: every later event is seen. */
export async function followGoals(
  service: KeptService,
  going: () => boolean,
  onOpen: () => void,
): Promise<PushEvent[]> {
  const events: PushEvent[] = []
  let lastId = ''
  const reader = {
    events,
    get lastId() {
      return lastId
    },
    set lastId(id: string) {
      lastId = id
      if (id) onOpen()
    },
  }
  const follow = async () => {
    const { url, session } = service
    const { user } = session
    const headers = {
      authorization: `Bearer ${user.token}`,
      accept: 'text/event-stream',
      ...(lastId && { 'last-event-id': lastId }),
    }
    const over = new AbortController()
    const watch = setInterval(() => !going() && over.abort(), 200)
    try {
      const answer = await fetch(`${url}/${user._id}/api/v1/ao-vivo`, { headers, signal: over.signal })
      if (answer.status === SIGNED_OUT) await service.signInAgain()
      if (answer.status !== 200) return
      await readOn(answer, reader)
    } finally {
      clearInterval(watch)
    }
  }
  while (going()) {
    await follow().catch(() => undefined)
    await sleep(100)
  }
  return events
}

const CLUBS = ['Flamengo', 'Vasco', 'Fluminense', 'Botafogo', 'Guarani', 'Corinthians']
export const MATCHES_PER_SEASON = CLUBS.length * (CLUBS.length - 1)
const FIRST_SEASON = 1900
const SEASONS = 120

export interface Imported {
  readonly season: number
  readonly status: string
}

/** Imports one season after the other, in the end the first again; returns what became of each that was acknowledged. */
export async function importSeasons(call: Call, going: () => boolean): Promise<Imported[]> {
  const imported: Imported[] = []
  // One at least, where none was acknowledged before the last fault.
  for (let n = 0; going() || imported.length === 0; n += 1) {
    const season = FIRST_SEASON + (n % SEASONS)
    const form = new FormData()
    form.append('file', new Blob([seasonFile(season)]), 'matches.csv')
    const file = await call('POST', 'importacoes/arquivos', form)
    const started =
      file.status === 201 && (await call('POST', 'importacoes', { dataset: 'brasileirao', file: idOf(file) }))
    if (started && started.status >= 200 && started.status < 300)
      imported.push({ season, status: await endOf(call, idOf(started)) })
    await sleep(1_000)
  }
  return imported
}

const idOf = ({ data }: Answered) => (data as { id: string }).id

const IMPORT_PATIENCE_MS = 240_000

async function endOf(call: Call, run: string): Promise<string> {
  const deadline = performance.now() + IMPORT_PATIENCE_MS
  for (;;) {
    const { status, data } = await call('GET', `importacoes/${run}`)
    const found = status === 200 ? (data as ImportReport).status : 'unknown'
    if (!['waiting', 'running', 'unknown'].includes(found)) return found
    if (performance.now() > deadline) return 'hung'
    await sleep(300)
  }
}

function seasonFile(season: number): string {
  const lines = ['id_match,season,date,home,score,away']
  for (const home of CLUBS)
    for (const away of CLUBS.filter((club) => club !== home)) {
      const day = String(1 + (lines.length % 28)).padStart(2, '0')
      lines.push(`${season}${lines.length},${season},${season}-05-${day},${home},1x0,${away}`)
    }
  return `${lines.join('\n')}\n`
}
