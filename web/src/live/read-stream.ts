import { callAddress, callHeaders } from '../api/request.ts'
import { createFrameReader, type Frame } from './frames.ts'

/** The server speaks at least every 15 s. Whoever hears nothing for longer sits behind something that holds it back. */
const SILENCE_MS = 40_000

interface Reading {
  readonly lastId: string | null
  readonly signal: AbortSignal
  readonly onFrame: (frame: Frame) => void
}

export class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(String(status))
    this.status = status
  }
}

/** Reads the stream of everything that happens until it ends. With fetch, because EventSource cannot send a bearer. */
export async function readStream({ lastId, signal, onFrame }: Reading): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    const response = await fetch(callAddress({ method: 'GET', path: '/api/v1/ao-vivo' }), {
      headers: {
        ...callHeaders({}),
        accept: 'text/event-stream',
        ...(lastId !== null && { 'last-event-id': lastId }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok || !response.body) throw new Refused(response.status)
    const read = createFrameReader()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      for (const frame of read(value)) onFrame(frame)
    }
  } finally {
    clearTimeout(timer)
  }
}
