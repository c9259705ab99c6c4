import { signIn, type Person } from './people.ts'
import { ADMIN, launchService, type Service } from './service.ts'
import { test as base } from './test.ts'

/** Tests on the open data that comes with the project, as a fresh start shows it. It loads once for each worker. */
export const test = base.extend<{ chiefHere: Person }, { service: Service }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const service = await launchService('0', 'open data')
      await service.said(/Futebol aberto pronto/)
      await use(service)
      await service.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ service }, use) => use(service.url),
  chiefHere: async ({ service }, use) => use(await signIn(service.url, ADMIN)),
})
