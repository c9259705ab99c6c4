import type { BrowserContext, Page } from '@playwright/test'
import { device, rememberedContext } from './people.ts'
import { expect, test as base } from './test.ts'

type Role = 'visitor' | 'user' | 'admin'

/**
 * One browser context per role for all tests of a worker. These tests only open pages, and a context for each test would
 * take most of the time.
 */
export const test = base.extend<
  { readAs: (role: Role) => Promise<Page> },
  { browserOf: (role: Role) => Promise<BrowserContext> }
>({
  browserOf: [
    async ({ browser, address, ana, chief }, use, { project }) => {
      const { locale, timezoneId, viewport, contextOptions } = project.use
      const options = {
        ...contextOptions,
        baseURL: address,
        locale: locale!,
        timezoneId: timezoneId!,
        viewport: viewport!,
      }
      const contexts = new Map<Role, Promise<BrowserContext>>()
      const make = {
        visitor: () => browser.newContext(options),
        user: () => rememberedContext(browser, address, device(ana), options),
        admin: () => rememberedContext(browser, address, device(chief), options),
      }
      await use((role) => {
        const context = contexts.get(role) ?? make[role]()
        contexts.set(role, context)
        return context
      })
      for (const context of contexts.values()) await (await context).close()
    },
    { scope: 'worker' },
  ],
  readAs: async ({ browserOf }, use) => {
    const pages: Page[] = []
    const thrown: string[] = []
    await use(async (role) => {
      const page = await (await browserOf(role)).newPage()
      page.on('pageerror', (error) => thrown.push(String(error)))
      pages.push(page)
      return page
    })
    expect(thrown).toEqual([])
    for (const page of pages) await page.close()
  },
})
