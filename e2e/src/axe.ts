import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { heading } from './page-checks.ts'
import { loader } from './shell.ts'
import { expect } from './test.ts'

export type Theme = 'light' | 'dark'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// WCAG 2.5.3, which axe calls experimental and leaves out unless asked: who speaks to the page says what is written there.
const NAME_SAYS_WHAT_IS_SEEN = { 'label-content-name-mismatch': { enabled: true } }

// Both themes have the same content: in the dark one only the rules about colours are checked.
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

export async function expectNoViolations(page: Page, where: string) {
  // A page that has not been drawn yet has no parts.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const axe = new AxeBuilder({ page }).options({ rules: NAME_SAYS_WHAT_IS_SEEN, resultTypes: ['violations'] })
  // With frames, each is read for itself and a blank page joins what was found. A page without any is read in one go.
  axe.setLegacyMode(page.frames().length === 1)
  const dark = await page.evaluate(() => document.body.classList.contains('dark'))
  const { violations } = await (dark ? axe.withRules(COLOUR_RULES) : axe.withTags(TAGS)).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect.soft(found, where).toEqual([])
}

/** Opens each page, waits until it has loaded, and checks it. */
export async function expectPagesAccessible(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path)
    await expect(heading(page, /./)).toBeVisible()
    await expect(loader(page)).toHaveCount(0)
    await expectNoViolations(page, path)
  }
}

/** The dark theme is checked by `npm run test:full` only, because checking every page twice is slow. */
export const THEMES: readonly Theme[] = process.env['FULL'] ? ['light', 'dark'] : ['light']

export async function setTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (theme === 'dark') await page.addInitScript(() => localStorage.setItem('theme', 'true'))
}
