import type { Page } from '@playwright/test'

const history = (page: Page) => page.getByRole('list', { name: 'Histórico de mudanças' })
/** The change that says this; the rows inside it are items as well. */
export const entry = (page: Page, words: string | RegExp) =>
  history(page)
    .getByRole('listitem')
    .filter({ hasText: words })
    .filter({ has: page.locator('summary') })
