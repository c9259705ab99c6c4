import type { ServerResponse } from 'node:http'
import type { PushEvent } from '@meio-campo/contract'
import { parsePosition } from './position.ts'

/** An event as a stream writes it: bytes made once, whatever the number of its readers. */
export interface Frame {
  readonly plain: Buffer
  /** As one chunk of a chunked answer. */
  readonly chunk: Buffer
}

export function toFrame(text: string): Frame {
  const plain = Buffer.from(text)
  return { plain, chunk: Buffer.concat([Buffer.from(`${plain.length.toString(16)}\r\n`), plain, Buffer.from('\r\n')]) }
}

/** One that is not of the log has no `id:` line: nobody can resume from it. */
export function frameOf(event: PushEvent): Frame {
  const id = parsePosition(event.id) === null ? '' : `id: ${event.id}\n`
  return toFrame(`${id}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
}

/**
 * Writes to the connection itself where that is the same: with thousands of readers, wrapping the same bytes anew for
 * each of them is most of the work. An answer has its connection once those before it have ended.
 */
export function writeFrame(raw: ServerResponse, { plain, chunk }: Frame): void {
  if (raw.chunkedEncoding && raw.socket) raw.socket.write(chunk)
  else raw.write(plain)
}
