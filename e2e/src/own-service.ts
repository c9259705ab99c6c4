import { signIn, type Person } from './people.ts'
import { ADMIN, launchService, type Service } from './service.ts'
import { test as base } from './test.ts'

/** Tests with a service of their own, because they change what belongs to everybody: all accounts, all data. */
export const test = base.extend<{ chiefHere: Person }, { service: Service }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const service = await launchService('0')
      await use(service)
      await service.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ service }, use) => use(service.url),
  chiefHere: async ({ service }, use) => use(await signIn(service.url, ADMIN)),
})
