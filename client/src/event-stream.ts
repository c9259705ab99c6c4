/** One message of a `text/event-stream`. */
export interface Frame {
  /** Null where the message does not move the reader's place. */
  readonly id: string | null
  /** Empty where the message only says where the stream is. */
  readonly data: string
  readonly retryMs: number | null
}

/** Reads a stream's messages as they come. Comments keep the connection alive and are told as messages without data. */
export async function* readFrames(body: AsyncIterable<Uint8Array>): AsyncGenerator<Frame, void, undefined> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of body) {
    const blocks = (rest + decoder.decode(part, { stream: true })).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) yield toFrame(block)
  }
}

function toFrame(block: string): Frame {
  let id: string | null = null
  let retryMs: number | null = null
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^([^:]+):? ?(.*)$/.exec(line) ?? []
    if (name === 'id') id = value
    if (name === 'data') data.push(value)
    if (name === 'retry' && /^\d+$/.test(value)) retryMs = Number(value)
  }
  return { id, data: data.join('\n'), retryMs }
}

/** The parts of a body, also where bodies cannot be iterated. Leaving the loop ends the connection. */
export async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
