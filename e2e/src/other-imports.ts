import type { Page } from '@playwright/test'

const PAUSE_MS = 500

/** While another journey imports, decisions are refused: here they are sent again until it has ended. */
export async function waitOutOtherImports(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    let response = await route.fetch()
    while (await isRefused(response)) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      response = await route.fetch()
    }
    return route.fulfill({ response })
  })
}

async function isRefused(response: { status(): number; text(): Promise<string> }): Promise<boolean> {
  return response.status() === 409 && (await response.text()).includes('Há uma importação em andamento')
}
