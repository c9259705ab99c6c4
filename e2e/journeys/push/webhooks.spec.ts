import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoViolations, THEMES, setTheme } from '../../src/axe.ts'
import { fill } from '../../src/forms.ts'
import { device, register } from '../../src/people.ts'
import { openReceiver, type Received } from '../../src/receiver.ts'
import { dialog, menuLink, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const box = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const deliveries = (page: Page) => page.getByRole('list', { name: 'Entregas' }).getByRole('listitem')

/** As a receiver would: by hand, from the rules of Standard Webhooks. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const right = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(right)
}

const SECRET = /^whsec_[A-Za-z0-9+/=]{44}$/

async function shownSecret(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Mostrar segredo' }).click()
  await expect(page.getByText(SECRET)).toBeVisible()
  return (await page.getByText(SECRET).textContent())!
}

/** From the tab of the webhooks. One type only, so that the journeys that run beside this one send nothing to it. */
async function makeWebhook(page: Page, name: string, url: string, type = /^Transferência/) {
  await page.getByRole('button', { name: 'Novo webhook' }).click()
  await fill(page, { Nome: name, Endereço: url })
  await page.getByRole('radio', { name: 'Escolher', exact: true }).check({ force: true })
  await page.getByRole('checkbox', { name: type }).check()
  await page.getByRole('button', { name: 'Criar webhook' }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

test('from an account to a signed delivery: made, shown, tried, failed and resent', async ({ remembered, address }) => {
  const receiver = await openReceiver()
  const page = await remembered(device(await register(address)))
  await page.goto('/push')
  await expect(page.getByText('Nenhum webhook ainda')).toBeVisible()
  await page.getByRole('button', { name: 'Novo webhook' }).click()
  const form = box(page, 'Novo webhook')
  await form.getByRole('button', { name: 'Criar webhook' }).click()
  await expect(form.getByText('Preencha este campo.').first()).toBeVisible()
  await fill(page, { Nome: 'Painel', Endereço: receiver.url })
  await form.getByRole('radio', { name: 'Escolher', exact: true }).check({ force: true })
  await form.getByRole('checkbox', { name: 'Durante o jogo' }).check()
  await form.getByRole('checkbox', { name: /^Substituição/ }).uncheck()
  // No other journey plays a match of this team.
  await form.getByLabel('Times (opcional)').fill('mirassol')
  await form
    .getByRole('option', { name: /^Mirassol/ })
    .first()
    .click()
  await form.getByRole('button', { name: 'Criar webhook' }).click()

  const view = page.getByRole('region', { name: 'Painel', exact: true })
  await expect(view).toContainText('Gol')
  await expect(view).not.toContainText('Substituição')
  await expect(view).toContainText('Só Mirassol')
  const secret = await shownSecret(page)
  await view.getByRole('button', { name: 'Copiar segredo' }).click()
  await expect(toasts(page).filter({ hasText: 'Copiado com sucesso.' })).toBeVisible()

  receiver.answer(503)
  await view.getByRole('button', { name: 'Enviar teste' }).click()
  await expect.poll(() => receiver.received.length).toBe(1)
  expect(isSigned(receiver.received[0]!, secret)).toBe(true)
  expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ test: true })
  const row = deliveries(page).first()
  await expect(row).toContainText('Falhou')
  await expect(row).toContainText('503')

  receiver.answer(204)
  await view.getByRole('link', { name: 'Ver todas' }).click()
  await row.getByRole('button').first().click()
  const attempts = page.getByRole('list', { name: 'Tentativas' }).getByRole('listitem')
  await expect(attempts).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Cabeçalhos do pedido' })).toContainText(
    String(receiver.received[0]!.headers['webhook-id']),
  )
  await page.getByRole('radio', { name: 'Resposta' }).check({ force: true })
  await expect(page.getByRole('region', { name: 'Corpo da resposta' })).toHaveText('fora do ar')
  await page.getByRole('button', { name: 'Reenviar', exact: true }).click()
  await expect(attempts).toHaveCount(2)
  await expect(attempts.last()).toContainText('204 aceita')
  await expect(row).toContainText('Entregue')
  expect(receiver.received[1]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id'])
  await receiver.close()
})

test('the dashboard links to the first webhook, and shows its health', async ({ remembered, address }) => {
  const receiver = await openReceiver()
  receiver.answer(500)
  const page = await remembered(device(await register(address)))
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Abrir: Conectar um webhook' }).click()
  await makeWebhook(page, 'Painel', receiver.url)
  await page.getByRole('button', { name: 'Enviar teste' }).click()
  await expect(deliveries(page).first()).toContainText('Falhou')
  receiver.answer(204)
  await page.getByRole('link', { name: 'Entregas', exact: true }).click()
  await page.getByRole('button', { name: 'Reenviar falhas desde…' }).click()
  await box(page, 'Reenviar falhas').getByRole('button', { name: 'Reenviar' }).click()
  await expect(toasts(page).filter({ hasText: '1 entrega voltou à fila.' })).toBeVisible()
  await expect(deliveries(page).first()).toContainText('Entregue')
  await menuLink(page, 'Pagina Inicial').click()
  await expect(page.getByRole('region', { name: 'Primeiros passos' })).toContainText('Conectar um webhook, feito')
  await expect(page.getByRole('region', { name: 'Push' })).toContainText('1 falha em 24 horas')
  await receiver.close()
})

test('the secret is turned while both sign; paused, renamed and deleted', async ({ remembered, address }) => {
  const receiver = await openReceiver()
  const page = await remembered(device(await register(address)))
  await page.goto('/push')
  await makeWebhook(page, 'Painel', receiver.url)
  const view = page.getByRole('region', { name: 'Painel', exact: true })
  const old = await shownSecret(page)
  await view.getByRole('button', { name: 'Trocar segredo' }).click()
  await page.getByLabel('O segredo atual continua valendo?').selectOption('Sim, por 1 hora')
  await box(page, 'Trocar o segredo de Painel').getByRole('button', { name: 'Trocar segredo' }).click()
  await expect(view).toContainText('O anterior ainda assina também')
  await expect(view.getByText(old)).toHaveCount(0)
  const next = await view.getByText(SECRET).textContent()
  await view.getByRole('button', { name: 'Enviar teste' }).click()
  await expect.poll(() => receiver.received.length).toBe(1)
  for (const secret of [old, next!]) expect(isSigned(receiver.received[0]!, secret)).toBe(true)

  await view.getByRole('button', { name: 'Pausar' }).click()
  await expect(view).toContainText('Pausado')
  await view.getByRole('button', { name: 'Mais ações de Painel' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await fill(page, { Nome: 'Bot' })
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('button', { name: 'Mais ações de Bot' }).click()
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  await dialog(page, 'Excluir Bot').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Nenhum webhook ainda')).toBeVisible()
  await receiver.close()
})

test('a finished match happens again, here and at the own webhook', async ({ remembered, address }) => {
  const receiver = await openReceiver()
  const page = await remembered(device(await register(address)))
  await page.goto('/push')
  await makeWebhook(page, 'Painel', receiver.url, /^Jogo começou/)
  await page.getByRole('link', { name: 'Simulador', exact: true }).click()
  await page.getByLabel('Velocidade').fill('60')
  await page.getByRole('group', { name: 'Últimos jogos encerrados' }).getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Começar' }).click()
  await expect(page.getByRole('list', { name: 'O que chegou' })).toContainText('Jogo começou')
  // Matches of other journeys may begin meanwhile; those events are not tests.
  await expect
    .poll(() => receiver.received.map(({ body }) => JSON.parse(body) as unknown))
    .toContainEqual(expect.objectContaining({ type: 'match.started', test: true }))
  await page.getByRole('button', { name: 'Parar' }).click()
  await expect(page.getByRole('table', { name: 'Suas simulações' })).toContainText('Parada')
  await receiver.close()
})

test('a custom header is sent and stays hidden; a period can be replayed', async ({ remembered, address }) => {
  const receiver = await openReceiver()
  const page = await remembered(device(await register(address)))
  await page.goto('/push')
  await page.getByRole('button', { name: 'Novo webhook' }).click()
  const form = box(page, 'Novo webhook')
  await form.getByRole('button', { name: 'Acrescentar cabeçalho' }).click()
  await fill(page, { 'Nome do cabeçalho 1': 'Host', 'Valor do cabeçalho 1': 'Bearer senha-do-placar' })
  await form.getByRole('button', { name: 'Criar webhook' }).click()
  await expect(form.getByText('O cabeçalho host é nosso')).toBeVisible()
  await fill(page, { 'Nome do cabeçalho 1': 'Authorization' })
  await form.getByLabel('Nome', { exact: true }).fill('Placar')
  await form.getByLabel('Endereço').fill(receiver.url)
  await form.getByRole('radio', { name: 'Escolher', exact: true }).check({ force: true })
  await form.getByRole('checkbox', { name: /^Jogo começou/ }).check()
  await form.getByRole('button', { name: 'Criar webhook' }).click()
  const view = page.getByRole('region', { name: 'Placar', exact: true })
  await expect(view).toContainText('authorization')

  await page.getByRole('link', { name: 'Simulador', exact: true }).click()
  await page.getByLabel('Velocidade').fill('60')
  await page.getByRole('group', { name: 'Últimos jogos encerrados' }).getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Começar' }).click()
  const simulated = () => receiver.received.filter(({ body }) => (JSON.parse(body) as { test: boolean }).test)
  await expect.poll(() => simulated().length).toBe(1)
  expect(simulated()[0]!.headers['authorization']).toBe('Bearer senha-do-placar')
  await page.getByRole('button', { name: 'Parar' }).click()

  await page.getByRole('link', { name: 'Entregas', exact: true }).click()
  await expect(deliveries(page).filter({ hasText: 'Teste' })).toContainText('Entregue')
  await page.getByRole('button', { name: 'Repetir um período…' }).click()
  await box(page, 'Repetir um período').getByRole('button', { name: 'Contar e repetir' }).click()
  await page
    .getByRole('alertdialog', { name: /^Repetir \d+ entregas?\?$/ })
    .getByRole('button', { name: 'Repetir', exact: true })
    .click()
  await expect.poll(() => simulated().length).toBe(2)
  expect(simulated()[1]!.headers['webhook-id']).toBe(simulated()[0]!.headers['webhook-id'])
  const row = deliveries(page).filter({ hasText: 'Teste' })
  await expect(row).toContainText('Reenvio')
  await row.getByRole('button').first().click()
  await expect(page.getByRole('region', { name: 'Cabeçalhos do pedido' })).toContainText('authorization')
  await expect(page.getByText('senha-do-placar')).toHaveCount(0)
  await page.getByLabel('Reenvios').selectOption('Só as reenviadas')
  await expect(page).toHaveURL(/reenviadas=true/)
  await expect(row).toContainText('Reenvio')
  await receiver.close()
})

for (const theme of THEMES) {
  test(`nothing is wrong with the webhooks in the ${theme} theme`, async ({ remembered, address }) => {
    const receiver = await openReceiver()
    const page = await remembered(device(await register(address)))
    await setTheme(page, theme)
    await page.goto('/push')
    await page.getByRole('button', { name: 'Novo webhook' }).click()
    await page.getByRole('radio', { name: 'Escolher', exact: true }).check({ force: true })
    await expectNoViolations(page, 'new webhook')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await makeWebhook(page, 'Painel', receiver.url)
    await page.getByRole('button', { name: 'Enviar teste' }).click()
    await expect(deliveries(page).first()).toContainText('Entregue')
    await deliveries(page).first().getByRole('button').first().click()
    await expect(page.getByRole('list', { name: 'Tentativas' })).toBeVisible()
    await expectNoViolations(page, 'webhook')
    // Alone on a phone, with the way back to the list.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('link', { name: 'Todos os webhooks' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await receiver.close()
  })

  test(`nothing is wrong with the other tabs on a phone in the ${theme} theme`, async ({ user }) => {
    await user.setViewportSize({ width: 390, height: 844 })
    await setTheme(user, theme)
    const tabs = { entregas: 'Nenhuma entrega ainda', simulador: 'Velocidade', guias: 'Quando não dá certo' }
    for (const [tab, words] of Object.entries(tabs)) {
      await user.goto(`/push?aba=${tab}`)
      await expect(user.getByText(words, { exact: true })).toBeVisible()
      await expectNoViolations(user, tab)
      expect(await user.evaluate(() => document.documentElement.scrollWidth), tab).toBeLessThanOrEqual(390)
    }
  })
}
