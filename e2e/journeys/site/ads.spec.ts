import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../src/axe.ts'
import { expect, test } from '../../src/test.ts'

/** As if the administration had configured AdSense: other journeys change the site's data at the same time. */
async function configure(page: Page, slots: readonly string[]): Promise<string[]> {
  await page.route(/\/api\/v1\/website(?:\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { website: object } }
    const adsense = { publisher: slots.length > 0 ? 'ca-pub-1234567890123456' : '', slots }
    await route.fulfill({ response, json: { data: { ...body.data, website: { ...body.data.website, adsense } } } })
  })
  const shown: string[] = []
  await page.route('**/anuncios/**', async (route) => {
    shown.push(new URL(route.request().url()).pathname)
    await route.fulfill({ contentType: 'text/html', body: '<title>Anúncio</title>' })
  })
  page.on('request', (request) => /google|doubleclick/.test(request.url()) && shown.push(request.url()))
  return shown
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} px a visitor is asked before an advertisement is loaded, and may refuse and change it`, async ({
    visitor,
  }) => {
    test.slow()
    await visitor.setViewportSize({ width, height })
    const shown = await configure(visitor, ['1111', '2222', '3333', '4444'])
    await visitor.goto('/dashboard')
    const question = visitor.getByRole('complementary', { name: 'Anúncios neste site' })
    await expect(question).toBeVisible({ timeout: 60_000 })
    await expectNoViolations(visitor, 'question')
    expect(shown).toEqual([])
    await question.getByRole('button', { name: 'Não permitir' }).click()
    const place = visitor.getByRole('complementary', { name: 'Anúncio', exact: true })
    await expect(place).toContainText('Você não permitiu anúncios.')
    await visitor.reload()
    await expect(place).toContainText('Você não permitiu anúncios.')
    expect(shown).toEqual([])

    await place.getByRole('button', { name: 'Mudar a escolha' }).click()
    await question.getByRole('button', { name: 'Permitir anúncios' }).click()
    await place.scrollIntoViewIfNeeded()
    await expect(place.getByTitle('Anúncio')).toBeVisible()
    await expect.poll(() => shown).toEqual(['/anuncios/1111'])
    await visitor.goto('/contact')
    await place.scrollIntoViewIfNeeded()
    await expect.poll(() => shown.at(-1)).toBe('/anuncios/4444')
  })
}

test('without AdSense nobody is asked', async ({ visitor }) => {
  const shown = await configure(visitor, [])
  await visitor.goto('/dashboard')
  await expect(visitor.getByRole('heading', { name: 'O que uma conta dá' })).toBeVisible()
  await expect(visitor.getByRole('complementary', { name: /Anúncio/ })).toHaveCount(0)
  expect(shown).toEqual([])
})
