/** One message of a `text/event-stream`. */
export interface Frame {
  /** Null if the message has none: the position of the reader stays. */
  readonly id: string | null
  /** Empty for a comment, and for a message that only has an id. */
  readonly data: string
  readonly retryMs: number | null
}

/**
 * Yields the messages of a stream as they arrive; a comment, sent as a heartbeat, is a message without data. The console
 * uses this too. Ending the iteration closes the connection.
 */
export async function* readFrames(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame, void, undefined> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of partsOf(body)) {
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

/** Iterates a body, also in browsers in which streams are not iterable. */
async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
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
