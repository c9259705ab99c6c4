import { expect, request } from '@playwright/test'
import { tokenOf } from './people.ts'
import { ADMIN } from './service.ts'

/** Requests a path below `/api/v1/`, outside the console. */
export type Ask = <T>(path: string) => Promise<T>

/** Signs in once; `use` gets a function that sends requests with that session. */
export async function withApi(baseURL: string, use: (ask: Ask) => Promise<void>): Promise<void> {
  const authorization = `Bearer ${await tokenOf(baseURL, ADMIN)}`
  const caller = await request.newContext({ baseURL, extraHTTPHeaders: { authorization } })
  await use(async <T>(path: string) => {
    const answer = await caller.get(`/api/v1/${path}`)
    expect(answer.status(), path).toBe(200)
    return (await answer.json()) as T
  })
  await caller.dispose()
}
