import { expectNoViolations } from '../../src/axe.ts'
import { makeMatch } from '../../src/own-match.ts'
import { device, rememberedContext, signIn } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { expect, test } from '../../src/test.ts'

test('an edition gets suspension rules of its own from a preset, changes one, and goes back to the usual ones', async ({
  browser,
  baseURL,
}) => {
  const made = await makeMatch(baseURL!)
  const context = await rememberedContext(browser, baseURL!, device(await signIn(baseURL!, ADMIN)))
  const page = await context.newPage()
  const editions = await made.api.get(`/api/v1/edicoes?campeonato=${made.competition}`)
  const [{ id }] = ((await editions.json()) as { data: [{ id: string }] }).data
  const own = async () => {
    const answer = await made.api.get(`/api/v1/edicoes/${id}/regras-de-suspensao`)
    return ((await answer.json()) as { data: { own: unknown } }).data.own
  }
  await page.goto(`/campeonatos/${made.competition}/settings?aba=edicao`)
  await page.getByRole('button', { name: 'Suspensões' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspensões em 2026' })
  await dialog.getByRole('checkbox', { name: 'Sem regras: os cartões não suspendem ninguém' }).uncheck()
  await dialog.getByRole('button', { name: 'FIFA' }).click()
  await expect(dialog.getByLabel('Amarelos por suspensão')).toHaveValue('2')
  await dialog.getByLabel('Jogos por vermelho').fill('dois')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Um número de 0 a 20.')).toBeVisible()
  await dialog.getByLabel('Jogos por vermelho').fill('2')
  await dialog.getByRole('checkbox', { name: 'Fase única' }).check()
  await expectNoViolations(page, 'Suspensões')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  expect(await own()).toEqual({ yellows: 2, secondYellow: 1, red: 2, wipedAfter: ['Fase única'], sharedWith: [] })

  await page.getByRole('button', { name: 'Suspensões' }).click()
  await expect(dialog.getByLabel('Jogos por vermelho')).toHaveValue('2')
  await dialog.getByRole('checkbox', { name: 'Sem regras: os cartões não suspendem ninguém' }).check()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  expect(await own()).toBeNull()
})
