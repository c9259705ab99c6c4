import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom, type Random } from '@meio-campo/football'
import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason, LIVE } from '../../../testing/small-season.ts'
import { listen } from '../../../testing/stream-reader.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { getLastSeq, listEventsAfter } from './event-log.ts'
import { END_OF_CHANGE } from './cursor.ts'

const READERS = 5
const CUTS_OF_EACH = 200

let test: TestApp
let people: Session[]
let port: number
beforeAll(async () => {
  test = await createTestApp()
  people = await Promise.all(Array.from({ length: READERS }, () => test.register()))
  await insertSmallSeason(test.database, '2026-05-10')
  port = Number(new URL(await listen(test)).port)
})
afterAll(async () => {
  test.context.live.close()
  test.app.server.closeAllConnections()
  await test.close()
})

interface Cutting {
  /** The connection is cut after this many bytes, also in the middle of a frame, … */
  readonly bytes: number
  /** … or this long after the first byte; if `early`, this long after the request. */
  readonly milliseconds: number
  readonly early: boolean
}

/** Reads until the connection is cut. Only whole frames count, as for any client of an event stream. */
function readUntilCut(
  { user }: Session,
  lastId: string | null,
  cut: Cutting,
): Promise<{ ids: string[]; lastId: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ ids: string[]; lastId: string }>()
  const socket = connect(port, '127.0.0.1')
  let received = ''
  const end = () => {
    socket.destroy()
    const [head, ...rest] = received.split('\r\n\r\n')
    if (!'HTTP/1.1 200'.startsWith(head!.slice(0, 12))) return reject(new Error(head))
    const frames = unchunked(rest.join('\r\n\r\n')).split('\n\n').slice(0, -1)
    const ids = frames.flatMap((frame) => (frame.includes('\ndata: ') ? (/^id: (.*)$/m.exec(frame)?.[1] ?? []) : []))
    const last = frames.map((frame) => /^id: (.*)$/m.exec(frame)?.[1]).findLast((id) => id !== undefined)
    resolve({ ids, lastId: last ?? lastId ?? '' })
  }
  let timer = cut.early ? setTimeout(end, cut.milliseconds) : null
  // One character per byte, because chunk sizes are in bytes; ids are ASCII.
  socket.setEncoding('latin1')
  socket.on('data', (text: string) => {
    received += text
    timer ??= setTimeout(end, cut.milliseconds)
    if (received.length < cut.bytes) return
    received = received.slice(0, cut.bytes)
    clearTimeout(timer)
    end()
  })
  socket.once('error', reject)
  socket.write(
    [
      `GET /${user._id}/api/v1/ao-vivo HTTP/1.1`,
      'host: localhost',
      'accept: text/event-stream',
      `authorization: Bearer ${user.token}`,
      ...(lastId === null ? [] : [`last-event-id: ${lastId}`]),
      '\r\n',
    ].join('\r\n'),
  )
  return promise
}

/** Decodes chunked transfer encoding, as far as it has arrived. */
function unchunked(text: string): string {
  const [, size, rest = ''] = /^([0-9a-f]+)\r\n(.*)$/s.exec(text) ?? []
  if (size === undefined) return ''
  const length = Number.parseInt(size, 16)
  return rest.slice(0, length) + (rest.length > length + 2 ? unchunked(rest.slice(length + 2)) : '')
}

async function readThroughCuts(
  session: Session,
  random: Random,
  from: string,
): Promise<{ ids: string[]; lastId: string }> {
  const ids: string[] = []
  let lastId = from
  for (let cuts = 0; cuts < CUTS_OF_EACH; cuts += 1) {
    // From before the first byte to several events later; each holds its match.
    const cut = { bytes: random.integer(1, 60_000), milliseconds: random.integer(0, 40), early: random.chance(0.2) }
    const read = await readUntilCut(session, lastId, cut)
    ids.push(...read.ids)
    lastId = read.lastId
  }
  return { ids, lastId }
}

it('delivers every event once and in order through a thousand disconnects', { timeout: 240_000 }, async () => {
  const start = await getLastSeq(test.database)
  let cutting = true
  let written = 0
  const write = async () => {
    while (cutting) {
      written += 1
      const goal = { id: `gol_${written}`, match_id: LIVE, type: 'goal', side: 'home', position: written }
      await test.database.insertInto('events').values(goal).execute()
      await sleep(15)
      if (written % 7 === 0) {
        await test.database.updateTable('matches').set({ attendance: written }).where('id', '=', LIVE).execute()
      }
    }
  }
  const writing = write()
  const readers = await Promise.all(
    people.map((session, index) => readThroughCuts(session, randomFrom(`cut ${index}`), `${start}.${END_OF_CHANGE}`)),
  ).finally(() => (cutting = false))
  await writing

  const expected: string[] = []
  for (let after = { seq: start, index: END_OF_CHANGE }, more = true; more;) {
    const page = await listEventsAfter(test.database, after)
    expected.push(...page.events.map(({ id }) => id))
    after = { seq: page.upTo, index: END_OF_CHANGE }
    more = page.more
  }
  expect(expected.length).toBeGreaterThan(written)
  for (const [index, reader] of readers.entries()) {
    const rest = await readUntilCut(people[index]!, reader.lastId, { bytes: Infinity, milliseconds: 700, early: false })
    expect([...reader.ids, ...rest.ids]).toEqual(expected)
    // Some of it arrived between the cuts, not all after the last one; how much depends on how busy the machine is.
    expect(reader.ids.length).toBeGreaterThan(0)
  }
})
