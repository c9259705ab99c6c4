import { describe, expect, it } from 'vitest'
import { openCursor, readPage, toPage } from './paging.ts'

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
    expect(readPage({ limit: 1, cursor: openCursor('/api/v1/x', page.page.next!) })).toEqual({
      limit: 1,
      after: ['2026-11-18T12:00:00.123Z', 'x_1'],
    })
    expect(page.links.next).toBe(`/api/v1/x?limit=1&cursor=${page.page.next}`)
  })

  it('is of one list, by whichever address it is read', () => {
    const { page } = toPage(
      [{ id: 'a' }, { id: 'b' }],
      { limit: 1, after: null },
      2,
      '/u_abc/api/v1/times?limit=1',
      ({ id }) => ['2026-11-18T12:00:00.123Z', id],
      ({ id }) => id,
    )
    for (const url of ['/api/v1/times', '/api/v1/times/', '/web/api/v1/times?q=a', '/api/v1/times.campos?fields=id'])
      expect(readPage({ cursor: openCursor(url, page.next!) }).after?.[1]).toBe('a')
    for (const url of ['/api/v1/jogadores', '/api/v1/times/bahia/jogos', '/api/v1'])
      expect(() => openCursor(url, page.next!)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
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
