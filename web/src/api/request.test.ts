import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activityStore, setArticleError } from './activity.ts'
import { onTokenRefused, setIdentity } from './identity.ts'
import { request } from './request.ts'

const fetched = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
/** Never answers; rejects only when aborted. */
const silence = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
  setIdentity(null)
  setArticleError(false)
})

test('a read without an answer ends after 10 s, closes the indicator and sets the article-error flag', async () => {
  fetched.mockImplementation(silence)
  const result = request({ method: 'GET', path: '/api/v1/website' })
  expect(activityStore.get()).toEqual({ running: 1, articleError: false })
  await vi.advanceTimersByTimeAsync(9999)
  expect(activityStore.get().running).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await result).toMatchObject({ ok: false, status: 0, timedOut: true })
  expect(activityStore.get()).toEqual({ running: 0, articleError: true })
})

test('a write without an answer sets the article-error flag, unless nobody asked for it', async () => {
  fetched.mockImplementation(silence)
  const asked = request({ method: 'POST', path: '/x', background: true })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await asked).toMatchObject({ ok: false, timedOut: true })
  expect(activityStore.get().articleError).toBe(false)
  const write = request({ method: 'POST', path: '/x' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await write).toMatchObject({ ok: false, status: 0, timedOut: true, problem: { title: 'Erro encontrado' } })
  expect(activityStore.get()).toEqual({ running: 0, articleError: true })
})

test('a long write goes on, but its indicator closes after 10 s all the same', async () => {
  fetched.mockImplementation(silence)
  const result = request({ method: 'POST', path: '/x', timeoutMs: 60_000 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(activityStore.get()).toEqual({ running: 0, articleError: false })
  await vi.advanceTimersByTimeAsync(50_000)
  expect(await result).toMatchObject({ ok: false, status: 0, problem: { title: 'Erro encontrado' } })
})

test('a lost connection is returned, never thrown', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const result = await request({ method: 'GET', path: '/x' })
  expect(result).toMatchObject({ ok: false, status: 0, problem: { title: 'Não foi possível conectar ao servidor' } })
})

test('a refused token is renewed and the call tried once more', async () => {
  setIdentity({ userId: 'u_1', token: 'old' })
  onTokenRefused(async () => {
    setIdentity({ userId: 'u_1', token: 'new' })
    return true
  })
  fetched.mockImplementation(async (_, init) =>
    new Headers(init?.headers).get('authorization') === 'Bearer new' ? answer(200, { data: 1 }) : answer(401, {}),
  )
  expect(await request({ method: 'GET', path: '/api/v1/conta' })).toMatchObject({ ok: true, data: { data: 1 } })
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(Array(2).fill('/u_1/api/v1/conta?type=ajax'))
})

test('an anonymous call is made as a visitor, and its 401 is an answer', async () => {
  setIdentity({ userId: 'u_1', token: 'old' })
  fetched.mockImplementation(async () => answer(401, {}))
  expect(await request({ method: 'POST', path: '/access/login', anonymous: true, body: {} })).toMatchObject({
    status: 401,
  })
  expect(fetched).toHaveBeenCalledOnce()
  const [address, init] = fetched.mock.calls[0]!
  expect(address).toBe('/web/access/login')
  expect(new Headers(init?.headers).get('authorization')).toBeNull()
})
