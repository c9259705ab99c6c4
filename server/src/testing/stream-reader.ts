import type { AddressInfo } from 'node:net'
import type { PushEvent, Session } from '@meio-campo/contract'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

/** A client of an event stream. */
export interface StreamReader {
  readonly events: PushEvent[]
  /** The id to resume from. */
  lastId: string
  close(): void
}

/** Streams need a connection of their own: the app listens, and its address is given. */
export async function listen({ app }: TestApp): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Opens a stream, for a person or by a key, and returns once it flows. */
export async function readStream(
  address: string,
  as: Session | { readonly key: string },
  path: string,
  lastId?: string,
): Promise<StreamReader> {
  const stop = new AbortController()
  const [base, token] = 'key' in as ? ['', as.key] : [`/${as.user._id}`, as.user.token]
  const answer = await fetch(`${address}${base}/api/v1/${path}`, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastId && { 'last-event-id': lastId }),
    },
    signal: stop.signal,
  })
  if (answer.status !== 200 || !answer.headers.get('content-type')?.includes('text/event-stream')) {
    throw new Error(`no stream: ${answer.status} ${await answer.text()}`)
  }
  const reader: StreamReader = { events: [], lastId: lastId ?? '', close: () => stop.abort() }
  void readOn(answer, reader).catch(() => undefined)
  await until(() => reader.lastId !== '')
  return reader
}

/** Adds what arrives to the reader until the stream ends. */
export async function readOn(answer: Response, reader: Pick<StreamReader, 'events' | 'lastId'>): Promise<void> {
  let rest = ''
  for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
    const frames = (rest + part).split('\n\n')
    rest = frames.pop()!
    for (const frame of frames) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1]
      const data = field('data')
      if (data) reader.events.push(JSON.parse(data) as PushEvent)
      reader.lastId = field('id') ?? reader.lastId
    }
  }
}
