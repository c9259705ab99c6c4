import type { ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { createClient, type PushEvent } from './index.ts'
import { follow } from './live.ts'
import { sendJson, startService, type Service } from './testing/service.ts'
import { createTransport } from './transport.ts'

let service: Service
afterEach(() => service.close())
const options = () => ({ baseUrl: service.baseUrl, key: 'mc_test_abc' })

const frame = (id: number) => `id: ${id}\nevent: match.goal\ndata: {"id":"${id}","type":"match.goal"}\n\n`
const begin = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write('retry: 10\nid: 1\n\n')
}
async function take(events: AsyncIterable<PushEvent>, count: number): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of events) if (ids.push(id) === count) break
  return ids
}

it('resumes after the connection ends, breaks or is refused for a while', async () => {
  service = await startService((_, response, number) => {
    if (number === 3) return sendJson(response, {}, 503)
    begin(response)
    if (number === 1) return void response.end(`: \n\n${frame(2)}${frame(3)}`)
    if (number === 2) {
      // Half of an event is not an event.
      response.write(frame(4) + frame(5).slice(0, 30))
      return void setTimeout(() => response.destroy(), 50)
    }
    response.write(frame(5))
  })
  const query = { tipo: ['match.goal', 'match.card'] as const, campeonato: 'liga' }
  expect(await take(createClient(options()).live(query), 4)).toEqual(['2', '3', '4', '5'])
  expect(service.calls.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '3', '4', '4'])
  expect(service.calls[0]!.url).toBe('/api/v1/ao-vivo?tipo=match.goal%2Cmatch.card&campeonato=liga')
  expect(service.calls[0]!.headers.accept).toBe('text/event-stream')
})

it('resumes from a given event, and reads characters that are split between chunks', async () => {
  service = await startService((_, response) => {
    begin(response)
    const bytes = Buffer.from('id: 9\ndata: {"id":"São Paulo"}\r\n\r\n')
    response.write(bytes.subarray(0, 21))
    setTimeout(() => response.write(bytes.subarray(21)), 30)
  })
  expect(await take(createClient(options()).live({ desde: '8' }), 1)).toEqual(['São Paulo'])
  expect(service.calls[0]!.headers['last-event-id']).toBe('8')
})

it('does not take silence for a quiet match', async () => {
  service = await startService((_, response, number) => {
    begin(response)
    if (number === 2) response.write(frame(2))
  })
  expect(await take(follow(createTransport(options()), {}, {}, 100), 1)).toEqual(['2'])
  expect(service.calls).toHaveLength(2)
})

it('closes the connection when the last listener leaves', async () => {
  let closed: () => void
  const gone = new Promise<void>((resolve) => (closed = resolve))
  service = await startService((_, response) => {
    response.once('close', () => closed())
    begin(response)
    response.write(frame(2))
  })
  await take(createClient(options()).live(), 1)
  await gone
})

it('throws permanent failures, and stops when aborted', async () => {
  service = await startService((request, response) => {
    if (request.headers['last-event-id'] === undefined) return begin(response)
    sendJson(response, { code: 'forgotten', title: '', detail: '' }, 410)
  })
  const { live } = createClient(options())
  await expect(take(live({ desde: '2' }), 1)).rejects.toMatchObject({ code: 'forgotten', status: 410 })
  const stop = new AbortController()
  const reason = new Error('enough')
  setTimeout(() => stop.abort(reason), 100)
  await expect(take(live({}, { signal: stop.signal }), 1)).rejects.toBe(reason)
})
