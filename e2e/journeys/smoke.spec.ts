import { expect, test } from '@playwright/test'

test('answers', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
})
