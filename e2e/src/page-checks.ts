import { expect, type Page } from '@playwright/test'
import { ERROR_HEADING } from './routes.ts'

declare global {
  interface Window {
    drawnHeadings?: string[]
  }
}

/** From the next document on, records every h1 that becomes visible, however briefly. */
export async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn: string[] = []
    window.drawnHeadings = drawn
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1')) {
        if (!heading.checkVisibility()) continue
        const text = heading.textContent.trim()
        if (!drawn.includes(text)) drawn.push(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

export const drawnHeadings = (page: Page) => page.evaluate(() => window.drawnHeadings ?? [])

/** The page's h1. Words stand for the whole of it, or for what comes before what the page is of: "Elenco · Flamengo". */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', {
    level: 1,
    name: typeof name === 'string' ? new RegExp(`^${RegExp.escape(name)}(?: · .+)?$`) : name,
  })

/** Path and query of the page. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** The address shows its page, without a redirect. */
export async function expectDrawn(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(heading(page, title)).toBeVisible()
  expect(addressOf(page)).toBe(path)
}

/** The address redirects to `target`, and no other page was visible on the way. */
export async function expectSentTo(
  page: Page,
  path: string,
  target: RegExp | string,
  title: string | RegExp,
): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(target)
  await expect(heading(page, title)).toBeVisible()
  const drawn = await drawnHeadings(page)
  expect(drawn).toEqual([typeof title === 'string' ? title : expect.stringMatching(title)])
}

export async function expectErrorPage(page: Page, path: string): Promise<void> {
  await expectDrawn(page, path, ERROR_HEADING)
  await expect(page).toHaveTitle('Página não encontrada · Meio-Campo')
}

/** A guarded address redirects visitors to the login page, with the original path and query in `url`. */
export async function expectSentToLogin(page: Page, path: string): Promise<void> {
  await expectSentTo(page, path, /\/login\?/, 'Fazer Login')
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(new URL(page.url()).searchParams.get('url')).toBe(path)
}

/** Words of row headers that the end of a line cuts in two; a hyphen may stand there. */
export const brokenWords = (page: Page) =>
  page.locator('main tbody').evaluateAll((bodies) =>
    bodies
      .flatMap((body) => [...body.querySelectorAll('th, td:first-child')])
      .flatMap((cell) => {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        const words: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { index, 0: word } of node.textContent!.matchAll(/[^\s-]+/g)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word)
          }
        return words
      }),
  )
