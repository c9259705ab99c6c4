import { describe, expect, it } from 'vitest'
import { readPage, toPage } from './paging.ts'

const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a cursor', () => {
  it('is read back as it was written', () => {
    const row = { at: new Date('2026-11-18T12:00:00.123Z'), id: 'x_1' }
    const page = toPage(
      [row, row],
      { limit: 1, after: null },
      2,
      '/api/v1/x?limit=1',
      ({ at, id }) => [at, id],
      ({ id }) => id,
    )
    expect(page.data).toEqual(['x_1'])
    expect(readPage({ limit: 1, cursor: page.page.next! })).toEqual({
      limit: 1,
      after: ['2026-11-18T12:00:00.123Z', 'x_1'],
    })
    expect(page.links.next).toBe(`/api/v1/x?limit=1&cursor=${page.page.next}`)
  })

  it.each([
    ['not base64', '%%%'],
    ['not JSON', Buffer.from('x').toString('base64url')],
    ['not a pair', cursor('x')],
    ['not a time', cursor(['x', 'y'])],
    ['a time that is none', cursor(['2026-99-99T00:00:00.000Z', 'y'])],
    ['a time before ours', cursor(['-000001-01-01T00:00:00.000Z', 'y'])],
    ['a time beyond ours', cursor(['+010000-01-01T00:00:00.000Z', 'y'])],
    ['a number', cursor(['2026-11-18T12:00:00.123Z', 7])],
    ['a NUL', cursor(['2026-11-18T12:00:00.123Z', 'a\0'])],
  ])('that is %s is refused', (_what, text) => expect(() => readPage({ cursor: text })).toThrow())

  it('says null for a total it did not count', () => {
    const page = toPage(
      [],
      { limit: 1, after: null },
      10_001,
      '/x',
      () => ['', ''],
      (row) => row,
    )
    expect(page.page.total).toBeNull()
  })
})
