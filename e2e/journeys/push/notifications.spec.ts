import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { heading } from '../../src/page-checks.ts'
import { expectNoViolations, THEMES, setTheme } from '../../src/axe.ts'
import { nameOf, tournamentMatch } from '../../src/demonstration.ts'
import { findLink } from '../../src/mailbox.ts'
import { device, register } from '../../src/people.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/**
 * The headless browser denies notifications whatever its permissions, and cannot reach the push service of its vendor. The
 * test replaces the permission prompt and the push service; the service worker and the console are real.
 */
async function givePushService(page: Page, endpoint: string) {
  await page.addInitScript((given) => {
    const [allowed, subscribed] = ['teste-permitido', 'teste-inscrito']
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(allowed) ?? 'default' })
    Notification.requestPermission = async () => {
      localStorage.setItem(allowed, 'granted')
      return 'granted'
    }
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const subscription = {
      endpoint: given,
      toJSON: () => ({ endpoint: given, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(subscribed)
        return true
      },
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(subscribed, '1')
      return subscription
    }
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(subscribed) ? subscription : null)
  }, endpoint)
}

/** Receives what the service sends to this browser, as a push service does. */
async function startReceiver() {
  const received: { path: string | undefined; encoding: string | undefined }[] = []
  const server = createServer(({ url: path, headers }, answer) => {
    received.push({ path, encoding: headers['content-encoding'] })
    answer.writeHead(201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('notifications are turned on after a click, configured, tested and turned off', async ({
  remembered,
  address,
}) => {
  const page = await remembered(device(await register(address, { team: 'flamengo' })))
  await using service = await startReceiver()
  await givePushService(page, `${service.url}/ana`)
  await page.goto('/push?aba=notificacoes')
  const here = region(page, 'Neste navegador')
  await here.getByRole('button', { name: 'Ligar notificações' }).click()
  await expect(toasts(page).filter({ hasText: 'Notificações ligadas neste navegador.' })).toBeVisible()
  await expect(here.getByText('Ligadas', { exact: true })).toBeVisible()

  await here.getByRole('button', { name: 'Enviar teste' }).click()
  await expect(toasts(page).filter({ hasText: 'Enviada: ela aparece em instantes.' })).toBeVisible()
  expect(service.received).toEqual([{ path: '/ana', encoding: 'aes128gcm' }])

  const choices = region(page, 'O que notificar')
  await expect(choices).toContainText('Jogos do meu time: Flamengo')
  await expect(choices.getByRole('checkbox', { name: /^Gol Quem/ })).toBeChecked()
  await choices.getByRole('checkbox', { name: /^Cartão/ }).check()
  await choices.getByRole('checkbox', { name: /^Início/ }).uncheck()
  await choices.getByRole('switch', { name: 'Horas de silêncio' }).check()
  await choices.getByLabel('Silêncio a partir das').fill('22:15')
  await expect(toasts(page).filter({ hasText: 'Preferência salva.' }).first()).toBeVisible()
  await expect(choices).toContainText('Horário de Brasília')
  await expect(page.getByText('Preferência salva.')).toHaveCount(0)
  await expectNoViolations(page, 'Notificações')

  // The same in the settings, after the page has been left.
  await page.goto('/settings?aba=notificacoes')
  await expect(heading(page, 'Notificações')).toBeVisible()
  await expect(choices.getByRole('checkbox', { name: /^Cartão/ })).toBeChecked()
  await expect(choices.getByRole('checkbox', { name: /^Início/ })).not.toBeChecked()
  await expect(choices.getByLabel('Silêncio a partir das')).toHaveValue('22:15')
  await here.getByRole('button', { name: 'Desligar' }).click()
  await expect(here.getByRole('button', { name: 'Ligar notificações' })).toBeVisible()
})

test('a digest by mail is chosen in the settings, once the address is confirmed, and is off again', async ({
  remembered,
  address,
}) => {
  const ana = await register(address, { team: 'flamengo', confirmed: false })
  const page = await remembered(device(ana))
  await page.goto('/settings?aba=notificacoes')
  const card = region(page, 'Resumo por e-mail')
  const choice = (name: string) => card.getByRole('radio', { name, exact: true })
  await expect(choice('Não enviar')).toBeChecked()
  await expect(card).toContainText('confirme antes o seu e-mail')
  await choice('Todo dia').click()
  const refused = dialog(page, 'Confirme o seu e-mail')
  await expect(refused).toContainText('Para receber o resumo')
  await refused.getByRole('button', { name: 'Ok' }).click()
  await expect(choice('Não enviar')).toBeChecked()

  await page.goto(await findLink(ana.email, '/dashboard?confirmacao='))
  await expect(page.getByText('E-mail confirmado. Obrigado!')).toBeVisible()
  await page.goto('/settings?aba=notificacoes')
  await choice('Toda segunda').click()
  await expect(toasts(page).filter({ hasText: 'Preferência salva.' })).toBeVisible()
  await expect(card).toContainText('Na manhã de segunda-feira')
  await expect(card).not.toContainText('confirme antes')
  await page.reload()
  await expect(choice('Toda segunda')).toBeChecked()
  await expect(page.getByText('Preferência salva.')).toHaveCount(0)
  await expectNoViolations(page, 'Resumo por e-mail')
  await choice('Não enviar').click()
  await expect(choice('Não enviar')).toBeChecked()
  await expect(card).toContainText('em uma mensagem só')
})

test('the service worker receives pushes; a browser that blocks notifications shows how to allow them', async ({
  remembered,
  address,
}) => {
  const page = await remembered(device(await register(address)))
  await page.goto('/push?aba=notificacoes')
  const here = region(page, 'Neste navegador')
  await expect(here).toContainText('está bloqueando as notificações')
  await givePushService(page, 'https://push.invalid/bia')
  await page.reload()
  await here.getByRole('button', { name: 'Ligar notificações' }).click()
  await expect(here.getByText('Ligadas', { exact: true })).toBeVisible()
  // On a slow machine the console has registered it before the click, to keep its files.
  const workers = () => page.context().serviceWorkers()
  await expect.poll(() => workers().length).toBe(1)
  const worker = workers()[0]!

  // What would be shown is caught in the worker; what it is sent comes from the browser, as its push service would.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] }
    scope.shown = []
    scope.registration.getNotifications = async () => []
    scope.registration.showNotification = async (title, { body, tag } = {}) =>
      void scope.shown.push({ title, body, tag })
  })
  const inspector = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    inspector.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [own] }) => own && resolve(own.registrationId),
    )
  })
  await inspector.send('ServiceWorker.enable')
  const goal = {
    title: 'Gol! Bahia 1 × 0 Santos',
    body: 'Ana, 34’',
    tag: 'm1',
    url: '/jogos',
    at: '2026-05-10T19:34:00Z',
  }
  await inspector.send('ServiceWorker.deliverPushMessage', {
    origin: `${address}/`,
    registrationId: await registered,
    data: JSON.stringify(goal),
  })
  const { title, body, tag } = goal
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown))
    .toEqual([{ title, body, tag }])
})

test('a match is followed from its page, and let go from the list of everything that is followed', async ({
  remembered,
  address,
  ask,
}) => {
  const match = await tournamentMatch(ask, 'agendado')
  const page = await remembered(device(await register(address)))
  await page.goto(`/campeonatos/${match.competition.id}/jogos/${match.id}`)
  await page.getByRole('button', { name: 'Acompanhar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Acompanhando' })).toHaveAttribute('aria-pressed', 'true')
  await toasts(page)
    .filter({ hasText: 'Ligue as notificações para saber na hora.' })
    .getByRole('button', { name: 'Abrir' })
    .click()
  await expect(heading(page, 'Notificações')).toBeVisible()
  const followed = region(page, 'O que você acompanha')
  await expect(followed).toContainText(nameOf(match))
  await followed.getByRole('button', { name: `Deixar de acompanhar ${nameOf(match)}` }).click()
  await expect(followed).toContainText('Você ainda não acompanha nada')
})

test('a calendar is subscribed to, copied, read without a sign-in, and revoked', async ({ remembered, address }) => {
  const page = await remembered(device(await register(address)))
  await page.goto('/times/flamengo/jogos')
  await page.getByRole('button', { name: 'Assinar calendário' }).click()
  const shown = box(page, 'Assinar calendário: Flamengo')
  const url = (await shown.locator('code').textContent())!
  await expectNoViolations(page, 'Assinar calendário')
  await shown.getByRole('button', { name: 'Copiar endereço' }).click()
  await expect(toasts(page).filter({ hasText: 'Copiado com sucesso.' })).toBeVisible()
  await expect(shown.getByRole('link', { name: 'Abrir no meu calendário' })).toHaveAttribute(
    'href',
    url.replace('http:', 'webcal:'),
  )
  const path = new URL(url).pathname
  const feed = await fetch(`${address}${path}`)
  expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await feed.text()).toMatch(/BEGIN:VEVENT[^]*Flamengo/)
  await shown.getByRole('button', { name: 'Pronto' }).click()

  await page.goto('/campeonatos/brasileirao_serie_a')
  await page.getByRole('button', { name: 'Assinar calendário' }).click()
  await box(page, 'Assinar calendário: Brasileirão Série A').getByRole('button', { name: 'Pronto' }).click()
  await page.goto('/streamings/globoplay/jogos')
  await page.getByRole('button', { name: 'Assinar calendário' }).click()
  await box(page, 'Assinar calendário: Globoplay').getByRole('link', { name: 'Configurações → Notificações' }).click()
  const calendars = region(page, 'Calendários que você assina')
  await expect(calendars.getByRole('listitem')).toHaveCount(3)
  const own = calendars.getByRole('listitem').filter({ hasText: 'Flamengo' })
  await expect(own).toContainText('Último acesso')
  await own.getByRole('button', { name: 'Revogar o calendário Flamengo' }).click()
  await dialog(page, 'Revogar o calendário Flamengo').getByRole('button', { name: 'Revogar' }).click()
  await expect(calendars.getByRole('listitem')).toHaveCount(2)
  expect((await fetch(`${address}${path}`)).status).toBe(404)
})

for (const theme of THEMES) {
  test(`on a phone nothing is cut off, and everything can be read (${theme})`, async ({ remembered, address }) => {
    const page = await remembered(device(await register(address)))
    await setTheme(page, theme)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/settings?aba=notificacoes')
    await expect(region(page, 'O que notificar')).toBeVisible()
    await expect(region(page, 'Neste navegador')).toContainText(/notificações/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoViolations(page, `Notificações, 390 px, ${theme}`)
  })
}
