import type { Page, Route } from '@playwright/test'
import { makeMatch } from '../../src/own-match.ts'
import { toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

/** Keeps back what the page asks for from now on, until it is let go. */
async function holdCalls(page: Page, method: 'GET' | 'PUT'): Promise<() => Promise<void>> {
  const held: Route[] = []
  let holding = true
  const hold = async (route: Route) => {
    if (holding && route.request().method() === method) held.push(route)
    else await route.fallback()
  }
  await page.route('**/api/v1/**', hold)
  return async () => {
    holding = false
    await Promise.all(held.map((route) => route.fallback().catch(() => undefined)))
    await page.unroute('**/api/v1/**', hold)
  }
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Fechar sem salvar?' })

test('a saved form closes before the lists reload, so that Escape causes no question', async ({ admin, baseURL }) => {
  const { competition } = await makeMatch(baseURL!)
  await admin.goto(`/campeonatos/${competition}/settings?aba=edicao`)

  // The rules of suspension.
  await admin.getByRole('button', { name: 'Suspensões' }).click()
  const rules = admin.getByRole('dialog', { name: 'Suspensões em 2026' })
  await rules.getByRole('checkbox', { name: 'Sem regras: os cartões não suspendem ninguém' }).uncheck()
  await rules.getByLabel('Jogos por vermelho').fill('3')
  await admin.keyboard.press('Escape')
  await expect(question(admin)).toBeVisible()
  await question(admin).getByRole('button', { name: 'Continuar editando' }).click()
  let letGo = await holdCalls(admin, 'GET')
  await rules.getByRole('button', { name: 'Salvar' }).click()
  await expect(rules).toBeHidden()
  await expect(toasts(admin).filter({ hasText: 'Regras de suspensão salvas.' })).toBeVisible()
  await letGo()
  // Opened again it has what was saved.
  await admin.getByRole('button', { name: 'Suspensões' }).click()
  await expect(rules.getByLabel('Jogos por vermelho')).toHaveValue('3')

  // Asked while it is being saved: the answer takes the question away with the form.
  await rules.getByLabel('Jogos por vermelho').fill('4')
  letGo = await holdCalls(admin, 'PUT')
  await rules.getByRole('button', { name: 'Salvar' }).click()
  await admin.keyboard.press('Escape')
  await expect(question(admin)).toBeVisible()
  await letGo()
  await expect(rules).toBeHidden()
  await expect(question(admin)).toBeHidden()

  // A new edition.
  await admin.getByRole('button', { name: 'Nova edição' }).click()
  const edition = admin.getByRole('dialog', { name: 'Nova edição' })
  await edition.getByLabel('Temporada').fill('2027')
  letGo = await holdCalls(admin, 'GET')
  await edition.getByRole('button', { name: 'Criar edição' }).click()
  await expect(edition).toBeHidden()
  await letGo()
  await expect(admin).toHaveURL(/temporada=2027/)

  // Its fixtures: it was copied with its teams and has no match yet.
  await admin
    .getByRole('region', { name: 'Fase Fase única', exact: true })
    .getByRole('button', { name: 'Gerar jogos' })
    .click()
  const fixtures = admin.getByRole('dialog', { name: 'Gerar jogos: Fase única' })
  await fixtures.getByLabel('Horários', { exact: true }).fill('20:00')
  await fixtures.getByRole('button', { name: 'Ver prévia' }).click()
  const make = fixtures.getByRole('button', { name: 'Gerar 2 jogos' })
  await expect(make).toBeVisible()
  letGo = await holdCalls(admin, 'GET')
  await make.click()
  await expect(fixtures).toBeHidden()
  await letGo()
  await expect(toasts(admin).filter({ hasText: '2 jogos gerados.' })).toBeVisible()
})
