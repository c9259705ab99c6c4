import { signIn, type Person } from './people.ts'
import { ADMIN, launchService, type Content, type Service } from './service.ts'
import { test as base } from './test.ts'

/**
 * Tests with their own service. It starts once for each worker, and is ready when it has printed `loaded`. The time limit
 * is also that of its stop.
 */
export function testOn(content: Content, loaded?: RegExp, timeout = 180_000) {
  return base.extend<{ chiefHere: Person }, { service: Service }>({
    service: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
      async ({}, use) => {
        const service = await launchService('0', content)
        if (loaded) await service.said(loaded)
        await use(service)
        await service.stop()
      },
      { scope: 'worker', timeout },
    ],
    baseURL: async ({ service }, use) => use(service.url),
    chiefHere: async ({ service }, use) => use(await signIn(service.url, ADMIN)),
  })
}

/** For tests that change shared data: all accounts, all records. */
export const test = testOn('invented')
