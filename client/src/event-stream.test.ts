import { expect, test } from 'vitest'
import { readFrames, type Frame } from './event-stream.ts'

async function readAll(parts: readonly Uint8Array[]): Promise<Frame[]> {
  const frames: Frame[] = []
  for await (const frame of readFrames(ReadableStream.from(parts))) frames.push(frame)
  return frames
}

test('frames are whole, however the text is cut', async () => {
  const text = 'retry: 2000\nid: 7\n\n: \n\nid: 8\nevent: match.goal\ndata: {"a":1}\n\nid: 9\nda'
  const bytes = new TextEncoder().encode(text)
  for (const size of [1, 3, 7, 1000]) {
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    )
    expect(await readAll(parts)).toEqual([
      { id: '7', data: '', retryMs: 2000 },
      { id: null, data: '', retryMs: null },
      { id: '8', data: '{"a":1}', retryMs: null },
    ])
  }
})

test('data over several lines is one text', async () => {
  const bytes = new TextEncoder().encode('data: a\r\ndata: b\r\n\r\n')
  expect(await readAll([bytes])).toEqual([{ id: null, data: 'a\nb', retryMs: null }])
})
