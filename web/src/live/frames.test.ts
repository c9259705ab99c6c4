import { expect, test } from 'vitest'
import { createFrameReader } from './frames.ts'

test('frames are whole, however the text is cut', () => {
  const text = 'retry: 2000\nid: 7\n\n: \n\nid: 8\nevent: match.goal\ndata: {"a":1}\n\nid: 9\nda'
  for (const size of [1, 3, 7, 1000]) {
    const read = createFrameReader()
    const frames = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      read(text.slice(at * size, (at + 1) * size)),
    ).flat()
    expect(frames).toEqual([
      { id: '7', data: null },
      { id: null, data: null },
      { id: '8', data: '{"a":1}' },
    ])
  }
})

test('data over several lines is one text', () => {
  expect(createFrameReader()('data: a\r\ndata: b\r\n\r\n')).toEqual([{ id: null, data: 'a\nb' }])
})
