import type { BrowserContext, Page, Request, Route } from '@playwright/test'

const API = /^\/(?:web|u_[^/]+)\//

export const LOGIN = '**/web/access/login'

/** Every call to the API that this page, or any page of this context, sends from now on. */
export function recordCalls(source: Page | BrowserContext): Request[] {
  const calls: Request[] = []
  const keep = (request: Request) => {
    if (API.test(new URL(request.url()).pathname)) calls.push(request)
  }
  // One emitter, two types: the overloads of `on` do not join.
  if ('pages' in source) source.on('request', keep)
  else source.on('request', keep)
  return calls
}

export const pathOf = (request: Request) => new URL(request.url()).pathname
export const isLogin = (request: Request) => pathOf(request).endsWith('/access/login')

/** The body of every error of the API. */
export function problem(
  status: number,
  title: string,
  info: string,
  errors: { field: string; message: string }[] = [],
) {
  return {
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      type: 'test',
      title,
      status,
      detail: info,
      instance: '/',
      errors,
      error: { Exit: { title, info } },
    }),
  }
}

/** Never answers; the request is cancelled when the page is closed. */
export const never = (_route: Route) => new Promise<void>(() => {})
