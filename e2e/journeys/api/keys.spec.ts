import type { Page } from '@playwright/test'
import { expectNoViolations, THEMES, setTheme } from '../../src/axe.ts'
import { heading } from '../../src/page-checks.ts'
import { fill } from '../../src/forms.ts'
import { device, register } from '../../src/people.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { readAllStorage } from '../../src/storage.ts'
import { expect, test } from '../../src/test.ts'

/** A form or a secret; `dialog` is a question. */
const box = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const keys = (page: Page) => page.getByRole('list', { name: 'Chaves' }).getByRole('listitem')
const open = (page: Page) => page.getByRole('button', { name: 'Nova chave' }).click()
const secretIn = async (page: Page, title: string) =>
  (await box(page, title).getByRole('region', { name: 'Chave', exact: true }).locator('code').textContent())!
/** As a program would: no browser, no session. */
const call = (address: string, secret: string, path = '/api/v1/times?limit=1') =>
  fetch(`${address}${path}`, { headers: { authorization: `Bearer ${secret}` } })

test('from an account to a first call: made, copied, used, turned and revoked', async ({ remembered, address }) => {
  const page = await remembered(device(await register(address)))
  await page.goto('/dashboard')
  const steps = page.getByRole('region', { name: 'Primeiros passos' })
  await expect(steps).toContainText('Criar uma chave de API, por fazer')
  await steps.getByRole('link', { name: 'Abrir: Criar uma chave de API' }).click()
  await expect(heading(page, 'API')).toBeVisible()
  await expect(page.getByText('Nenhuma chave ainda')).toBeVisible()

  await open(page)
  await box(page, 'Nova chave').getByRole('button', { name: 'Criar chave' }).click()
  await expect(page.getByText('Preencha este campo.')).toBeVisible()
  // What an ordinary account cannot have is not offered.
  await expect(page.getByRole('checkbox', { name: /Escrita/ })).toHaveCount(0)
  await fill(page, { Nome: 'Meu painel', 'Limite por minuto (opcional)': '3' })
  await page.getByRole('button', { name: 'Criar chave' }).click()
  const secret = await secretIn(page, 'Chave criada')
  expect(secret).toMatch(/^mc_live_[a-z0-9]{56}$/)
  await expect(box(page, 'Chave criada').getByRole('region', { name: 'Primeira chamada' })).toContainText(
    `curl -H "Authorization: Bearer ${secret}" ${address}/api/v1/status`,
  )
  await page.getByRole('button', { name: 'Copiar chave' }).click()
  await expect(toasts(page).filter({ hasText: 'Copiado com sucesso.' })).toBeVisible()
  await page.getByRole('button', { name: 'Já guardei' }).click()

  // Shown once: not on the page, not on the device, not in the address.
  const row = keys(page).filter({ hasText: 'Meu painel' })
  await expect(row).toContainText(`${secret.slice(0, 12)}…`)
  await expect(row).toContainText('Ainda não usada')
  await expect(row).toContainText('até 3 chamadas por minuto')
  expect(await page.content()).not.toContain(secret.slice(12))
  expect(await readAllStorage(page)).not.toContain(secret.slice(12))
  expect(page.url()).not.toContain('mc_live')

  const statuses: number[] = []
  for (let times = 0; times < 4; times += 1) statuses.push((await call(address, secret)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  await expect(async () => {
    await page.goto('/dashboard')
    await expect(steps).toContainText('Fazer a primeira chamada, feito', { timeout: 5_000 })
  }).toPass()

  await page.goto('/api?aba=chaves')
  await expect(row).toContainText('Último uso')
  await row.getByRole('button', { name: 'Editar Meu painel' }).click()
  await fill(page, { 'Limite por minuto (opcional)': '4' })
  await expectNoViolations(page, 'Editar chave')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(row).toContainText('até 4 chamadas por minuto')
  await expect(page.getByRole('region', { name: 'Cotas da conta' })).toContainText('3 de 5.000 chamadas')
  await row.getByRole('button', { name: 'Trocar segredo de Meu painel' }).click()
  await page.getByLabel('O segredo atual continua valendo?').selectOption('Sim, por 1 hora')
  await page.getByRole('button', { name: 'Trocar segredo', exact: true }).last().click()
  const next = await secretIn(page, 'Segredo trocado')
  await page.getByRole('button', { name: 'Já guardei' }).click()
  await expect(row).toContainText(`${secret.slice(0, 12)}… vale até`)
  for (const each of [secret, next]) expect((await call(address, each, '/api/v1/status')).status).toBe(200)

  await row.getByRole('button', { name: 'Revogar Meu painel' }).click()
  await dialog(page, 'Revogar Meu painel').getByRole('button', { name: 'Revogar' }).click()
  await expect(row).toContainText('Revogada')
  for (const each of [secret, next]) expect((await call(address, each, '/api/v1/status')).status).toBe(401)
})

test('a browser key asks where it may be used; an admin gives plans', async ({ admin, remembered, address }) => {
  const person = await register(address)
  const page = await remembered(device(person))
  await page.goto('/api')
  await open(page)
  await fill(page, { Nome: 'Widget' })
  await page.getByRole('radio', { name: 'No navegador' }).check({ force: true })
  // A key that is publicly visible can only read: neither live nor account scopes are offered.
  await expect(page.getByRole('checkbox', { name: /Leitura/ })).toBeChecked()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await expect(page.getByText('Gerir a conta por um programa')).toHaveCount(0)
  await fill(page, { Origens: 'torcida.com.br' })
  await page.getByRole('button', { name: 'Criar chave' }).click()
  await expect(page.getByText('Cada origem é como https://exemplo.com.br, sem caminho.')).toBeVisible()
  await fill(page, { Origens: 'https://torcida.com.br' })
  await page.getByRole('button', { name: 'Criar chave' }).click()
  const secret = await secretIn(page, 'Chave criada')
  expect((await call(address, secret)).status).toBe(403)

  await admin.goto(`/settings?aba=usuarios&busca=${encodeURIComponent(person.email)}`)
  await admin.getByRole('button', { name: `Ações da conta de ${person.name}` }).click()
  await admin.getByRole('menuitem', { name: 'Mudar plano' }).click()
  await admin.getByLabel('Plano', { exact: true }).selectOption('Equipe: 600 por minuto, 100.000 por dia')
  await admin.getByRole('button', { name: 'Mudar plano' }).click()
  await expect(admin.getByRole('list', { name: 'Contas' })).toContainText('plano Equipe')
  await page.goto('/api')
  await expect(page.getByRole('region', { name: 'Cotas da conta' })).toContainText('Plano Equipe')
})

test('a key for a deployment: its scopes in words, what it allows, and what it then does by itself', async ({
  remembered,
  address,
}) => {
  const page = await remembered(device(await register(address)))
  await page.goto('/api?aba=chaves')
  await open(page)
  await fill(page, { Nome: 'Implantação' })
  const choose = (name: RegExp) => page.getByRole('checkbox', { name })
  await page.getByText('Só uma parte disso').click()
  // What the whole includes is chosen already, and cannot be taken out of it.
  await expect(choose(/^Ler jogos:/)).toBeChecked()
  await expect(choose(/^Ler jogos:/)).toBeDisabled()
  await choose(/^Leitura:/).uncheck()
  await choose(/^Ler times:/).check()
  await page.getByText('Gerir a conta por um programa').click()
  await expect(choose(/^Gerir importações:/)).toHaveCount(0)
  await choose(/^Gerir webhooks:/).check()
  await expect(choose(/^Ver webhooks:/)).toBeChecked()
  await choose(/^Gerir chaves:/).check()
  await expectNoViolations(page, 'scopes by resource')
  await page.getByRole('button', { name: 'Criar chave' }).click()
  const secret = await secretIn(page, 'Chave criada')
  await page.getByRole('button', { name: 'Já guardei' }).click()

  const row = keys(page).filter({ hasText: 'Implantação' })
  await expect(row).toContainText('Ler times, Gerir webhooks e Gerir chaves')
  await row.getByText('O que esta chave pode').click()
  await expect(row).toContainText('teams:read Times, elencos, passagens, transferências, suspensões e desfalques.')
  await expect(row).toContainText('push:manage Criar, mudar, testar e remover webhooks')
  await expectNoViolations(page, 'what a key allows')

  const send = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
    const answer = await fetch(`${address}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, body: (await answer.json()) as { code?: string } }
  }
  expect((await call(address, secret)).status).toBe(200)
  expect((await call(address, secret, '/api/v1/jogos?limit=1')).status).toBe(403)
  const hook = { name: 'Placar do site', url: 'https://exemplo.com.br/avisos', types: ['match.goal'] }
  expect((await send('webhooks', hook)).status).toBe(201)
  expect((await send('chaves', { name: 'Filha do painel', scopes: ['teams:read'] })).status).toBe(201)
  expect(await send('chaves', { name: 'Demais', scopes: ['read'] })).toMatchObject({
    status: 403,
    body: { code: 'beyond_own_key' },
  })
  await page.reload()
  await expect(keys(page).filter({ hasText: 'Filha do painel' })).toContainText('Ler times')
  await expect(keys(page).filter({ hasText: 'Demais' })).toHaveCount(0)
  await page.goto('/push?aba=webhooks')
  await expect(page.getByRole('heading', { name: 'Placar do site' })).toBeVisible()

  // The reference shows what this key may call, and nothing else.
  await page.goto('/api?aba=referencia&op=createWebhook')
  await expect(page.getByRole('list', { name: 'Quem pode chamar' })).toContainText('Chave: gerir webhooks')
  await page.getByRole('radio', { name: 'Uma chave' }).check({ force: true })
  await page.getByLabel('Sua chave').fill(secret)
  const groups = page.getByRole('navigation', { name: 'Operações' }).locator('summary')
  await expect(groups.filter({ hasText: /^Jogos/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Só o que a minha chave pode chamar' }).check()
  await expect(groups.filter({ hasText: /^Jogos/ })).toHaveCount(0)
  await expect(groups.filter({ hasText: /^Webhooks/ })).toBeVisible()
})

for (const theme of THEMES) {
  test(`nothing is wrong with the keys in the ${theme} theme`, async ({ remembered, address }) => {
    const page = await remembered(device(await register(address)))
    await setTheme(page, theme)
    await page.goto('/api')
    await expect(page.getByText('Nenhuma chave ainda')).toBeVisible()
    await expectNoViolations(page, 'no key')
    await open(page)
    await expectNoViolations(page, 'new key')
    await fill(page, { Nome: 'Painel' })
    await page.getByRole('button', { name: 'Criar chave' }).click()
    await expect(box(page, 'Chave criada')).toBeVisible()
    await expectNoViolations(page, 'secret')
    await page.getByRole('button', { name: 'Já guardei' }).click()
    await expect(keys(page)).toHaveCount(1)
    await expectNoViolations(page, 'keys')
    await page.getByRole('button', { name: 'Trocar segredo de Painel' }).click()
    await expectNoViolations(page, 'turning')
  })
}
