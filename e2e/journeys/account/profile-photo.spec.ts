import { device, register } from '../../src/people.ts'
import { toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

declare global {
  interface Window {
    shownProgress?: number[]
  }
}

test('is sent as a multipart file: 90% while sending, 100 with the answer', async ({ remembered, address }) => {
  const page = await remembered(device(await register(address)))
  await page.addInitScript(() => {
    const shown: number[] = []
    window.shownProgress = shown
    new MutationObserver(() => {
      const now = document
        .querySelector('[role=progressbar][aria-label="Envio da foto"]')
        ?.getAttribute('aria-valuenow')
      if (now && shown.at(-1) !== Number(now)) shown.push(Number(now))
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Escolher foto' })).toBeVisible()
  const photo = await page.screenshot()
  // Slow enough to see it go.
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: photo.byteLength,
  })
  const sent = page.waitForRequest('**/api/v1/uploads')
  await page.getByLabel('Arquivo da foto').setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: photo })
  expect((await sent).method()).toBe('POST')
  expect(await (await sent).headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  expect(await (await sent).headerValue('authorization')).toMatch(/^Bearer ./)
  await expect(page.getByRole('progressbar', { name: 'Envio da foto' })).toBeVisible()
  await expect(toasts(page).filter({ hasText: 'Foto salva.' })).toBeVisible()
  const shown = (await page.evaluate(() => window.shownProgress))!
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(shown.at(-1)).toBe(100)
  const sending = shown.slice(0, -1)
  expect(sending.some((percent) => percent > 0)).toBe(true)
  expect(Math.max(...sending)).toBeLessThanOrEqual(90)

  const picture = page.getByRole('img', { name: 'Sua foto' })
  await expect(picture).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Envio da foto' })).toHaveCount(0)
  await page.reload()
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Remover foto' }).click()
  await expect(picture).toHaveCount(0)
})

test('that is no picture is refused with a reason', async ({ user }) => {
  await user.goto('/settings')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await user.getByLabel('Arquivo da foto').setInputFiles({ name: 'eu.svg', mimeType: 'image/svg+xml', buffer: svg })
  await expect(user.getByText('O arquivo não é uma imagem JPEG, PNG ou WebP.').first()).toBeVisible()
  await expect(user.getByRole('img', { name: 'Sua foto' })).toHaveCount(0)
})

test('that is too large is refused before it is sent', async ({ user }) => {
  await user.goto('/settings')
  const buffer = Buffer.alloc(8 * 1024 * 1024 + 1)
  await user.getByLabel('Arquivo da foto').setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer })
  await expect(user.getByText('A imagem passa de 8 MB. Escolha uma menor.')).toBeVisible()
})
