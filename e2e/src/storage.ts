import type { Page } from '@playwright/test'

/** The entries of localStorage. */
export const localValues = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

/** All storage of the browser that a page can write, as one text to search in. */
export async function readAllStorage(page: Page): Promise<string> {
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

/** Collects every value written to localStorage or sessionStorage, also those removed later. */
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
