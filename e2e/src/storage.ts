import type { Page } from '@playwright/test'

/** What the device keeps, by key. */
export const localValues = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

/** Everything a page can leave behind in this browser, as one text to search in. */
export async function everythingKept(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    address: location.href,
    state: history.state as unknown,
    name: window.name,
  }))
  return JSON.stringify({ ...inPage, cookies: await page.context().cookies() })
}

/** Every value that was ever written to the device's storage, also for a moment. */
export async function watchStorage(page: Page): Promise<string[]> {
  const written: string[] = []
  await page.exposeFunction('noteWritten', (value: string) => void written.push(value))
  await page.addInitScript(() => {
    const { setItem } = Object.getOwnPropertyDescriptors(Storage.prototype)
    Storage.prototype.setItem = function (key: string, value: string) {
      ;(window as unknown as { noteWritten: (text: string) => void }).noteWritten(`${key}=${value}`)
      setItem.value!.call(this, key, value)
    }
  })
  return written
}
