import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { withApi, type Ask } from './api.ts'
import { findCast, type Cast } from './demonstration.ts'
import { device, register, rememberedContext, signIn, type Person, type Stored } from './people.ts'
import { ADMIN } from './service.ts'

interface WorkerFixtures {
  readonly address: string
  /** An ordinary account of this worker's; tests that change it make one of their own. */
  readonly ana: Person
  readonly chief: Person
  readonly ask: Ask
  /** Who and what stands in the addresses that have placeholders. */
  readonly cast: Cast
}

interface Pages {
  /** Nobody is signed in and nothing is stored. */
  readonly visitor: Page
  /** The device is remembered: the first guarded navigation signs in silently. */
  readonly user: Page
  readonly admin: Page
  /** A browser of its own that remembers these credentials. */
  readonly remembered: (stored: Stored) => Promise<Page>
  /** What no page may ever do: throw, leave a rejection unheard, or complain on the console. */
  readonly outcries: { readonly watch: (context: BrowserContext) => void }
}

// Calls that fail on purpose are told on the console: by the browser, and by the boundary that draws the error state.
const EXPECTED = /^(?:Failed to load resource|ApiError)/

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
  outcries: async ({}, use) => {
    const heard: string[] = []
    await use({
      watch: (context) => {
        context.on('weberror', (event) => heard.push(String(event.error())))
        context.on('console', (message) => {
          if (message.type() === 'error' && !EXPECTED.test(message.text())) heard.push(message.text())
        })
      },
    })
    expect(heard).toEqual([])
  },
  visitor: async ({ page, outcries }, use) => {
    outcries.watch(page.context())
    await use(page)
  },
  remembered: async ({ browser, baseURL, outcries }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (stored) => {
      const context = await rememberedContext(browser, baseURL!, stored)
      contexts.push(context)
      outcries.watch(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  user: async ({ remembered, ana }, use) => use(await remembered(device(ana))),
  admin: async ({ remembered, chief }, use) => use(await remembered(device(chief))),
})

export { expect }
