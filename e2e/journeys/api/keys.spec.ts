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
    await expect(steps).toContainText('Fazer a primeira chamada, feito', { timeout: 1_000 })
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
  await expect(page.getByRole('checkbox')).toHaveCount(0)
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
