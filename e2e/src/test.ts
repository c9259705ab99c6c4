import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { withApi, type Ask } from './api.ts'
import { findCast, type Cast } from './demonstration.ts'
import { device, register, rememberedContext, signIn, type Person, type Stored } from './people.ts'
import { ADMIN } from './service.ts'

interface WorkerFixtures {
  readonly address: string
  /** An ordinary user shared by the tests of a worker; a test that changes the user registers its own. */
  readonly ana: Person
  readonly chief: Person
  readonly ask: Ask
  /** The records that replace the placeholders in addresses. */
  readonly cast: Cast
}

interface Pages {
  /** Not signed in, with empty storage. */
  readonly visitor: Page
  /** The device password is stored: the first guarded navigation signs in silently. */
  readonly user: Page
  readonly admin: Page
  /** A new browser with these credentials in its storage. */
  readonly remembered: (stored: Stored) => Promise<Page>
  /** Fails the test when a page throws, leaves a rejection unhandled, or logs an error. */
  readonly pageErrors: { readonly watch: (context: BrowserContext) => void }
}

// Calls that fail on purpose are logged, by the browser and by the error boundary. So is a worker that the browser looks
// for while the connection is cut.
const EXPECTED = /^(?:Failed to load resource|ApiError|An unknown error occurred when fetching the script)/

export const test = base.extend<Pages, WorkerFixtures>({
  // Worker fixtures cannot see `baseURL`, which belongs to the test.
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use, { project }) => {
      await use(project.use.baseURL!)
    },
    { scope: 'worker' },
  ],
  ana: [async ({ address }, use) => use(await register(address)), { scope: 'worker' }],
  chief: [async ({ address }, use) => use(await signIn(address, ADMIN)), { scope: 'worker' }],
  ask: [async ({ address }, use) => withApi(address, use), { scope: 'worker' }],
  cast: [async ({ ask }, use) => use(await findCast(ask)), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  pageErrors: async ({}, use) => {
    const errors: string[] = []
    await use({
      watch: (context) => {
        context.on('weberror', (event) => errors.push(String(event.error())))
        context.on('console', (message) => {
          if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text())
        })
      },
    })
    expect(errors).toEqual([])
  },
  visitor: async ({ page, pageErrors }, use) => {
    pageErrors.watch(page.context())
    await use(page)
  },
  remembered: async ({ browser, baseURL, pageErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (stored) => {
      const context = await rememberedContext(browser, baseURL!, stored)
      contexts.push(context)
      pageErrors.watch(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  user: async ({ remembered, ana }, use) => use(await remembered(device(ana))),
  admin: async ({ remembered, chief }, use) => use(await remembered(device(chief))),
})

export { expect }
