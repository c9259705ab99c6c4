import { randomUUID } from 'node:crypto'
import type { Match } from '@meio-campo/contract'
import type { Locator, Page, Route } from '@playwright/test'
import { expectNoViolations } from '../../src/axe.ts'
import { writeRows } from '../../src/football-rows.ts'
import { HOME, makeMatch, type OwnMatch } from '../../src/own-match.ts'
import { heading } from '../../src/page-checks.ts'
import { device, register, rememberedContext, signIn } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { expect, test } from '../../src/test.ts'

/** The sentence that a desk shows to a user without the duty. */
const ENDED = 'Isto é de quem tem a função de mesário, e a sua conta não a tem, ou não a tem mais.'

/** Opens the dialog in which an admin gives an account its duties. */
async function openDuties(admin: Page, name: string): Promise<Locator> {
  await admin.goto(`/settings?aba=usuarios&busca=${encodeURIComponent(name)}`)
  await admin.getByRole('button', { name: `Ações da conta de ${name}` }).click()
  await admin.getByRole('menuitem', { name: 'Funções' }).click()
  return admin.getByRole('dialog', { name: `Funções de ${name}` })
}

/** One of the many matches of its home club. */
async function chooseMatch(dialog: Locator, { match }: OwnMatch): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Time que joga' }).fill(HOME)
  await dialog
    .getByRole('option', { name: new RegExp(`^${HOME}`) })
    .first()
    .click()
  await dialog.getByLabel(`Jogos de ${HOME}`).selectOption(match)
}

test('a scorer of one match records a goal there, nowhere else, and no longer once an admin revoked the duty', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const name = `Mesária ${randomUUID().slice(0, 8)}`
  const scorer = await register(baseURL!, { name })
  const own = `/campeonatos/${made.competition}/jogos/${made.match}`
  const other = `/campeonatos/${made.competition}/jogos/${made.other}`

  // Before the duty is given, the page of a match has no desk for an ordinary user.
  const page = await (await rememberedContext(browser, baseURL!, device(scorer))).newPage()
  await page.goto(own)
  await expect(page.getByRole('link', { name: 'Sugerir correção' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mesa ao vivo' })).toBeHidden()

  // The admin gives the duty on the user's entry. Bahia has many matches, so this one is chosen by its championship.
  const admin = await (await rememberedContext(browser, baseURL!, device(await signIn(baseURL!, ADMIN)))).newPage()
  const dialog = await openDuties(admin, name)
  await expect(dialog).toContainText('pode o que toda conta pode')
  await dialog.getByRole('button', { name: 'Dar uma função' }).click()
  await dialog.getByRole('button', { name: 'Dar função' }).click()
  await expect(dialog.getByText('Diga o que a função inclui.')).toBeVisible()
  await chooseMatch(dialog, made)
  await expect(dialog.getByRole('list', { name: 'Escolhidos' })).toContainText('Bahia × Fortaleza')
  await expectNoViolations(admin, 'Funções')
  await dialog.getByRole('button', { name: 'Dar função' }).click()
  const duty = dialog.getByRole('list', { name: 'Funções' }).getByRole('listitem')
  await expect(duty).toHaveText(/Mesário.*Bahia × Fortaleza/)
  await admin.keyboard.press('Escape')
  await expect(admin.getByRole('list', { name: 'Contas' }).getByRole('listitem')).toContainText('Mesário')

  // The user sees the duty, opens the desk of that match, and records a goal.
  await page.goto('/settings')
  await page.getByRole('list', { name: 'Funções' }).getByRole('link', { name: 'Bahia × Fortaleza' }).click()
  await page.getByRole('link', { name: 'Mesa ao vivo' }).click()
  await expect(heading(page, 'Configurar jogo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dados', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Começar o jogo' }).click()
  const actions = page.getByRole('group', { name: 'Registrar um lance' })
  await actions.getByRole('button', { name: 'Gol' }).first().click()
  await page.getByRole('button', { name: 'Bahia', exact: true }).click()
  await page.getByRole('list', { name: 'Jogadores do Bahia' }).getByRole('button').first().click()
  await expect(page.getByRole('list', { name: 'Lances da mesa' }).getByRole('listitem').first()).toContainText('Gol')
  await expect
    .poll(async () => {
      const answer = await made.api.get(`/api/v1${own}`)
      return ((await answer.json()) as { data: Match }).data.score
    })
    .toEqual({ home: 1, away: 0 })

  // Another match has no desk for them, and an admin's address sends them to the dashboard.
  await page.goto(`${other}/settings`)
  await expect(page.getByRole('heading', { name: 'Sugerir correção' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Registrar um lance' })).toBeHidden()
  await page.goto('/times/new')
  await expect(page).toHaveURL(/\/dashboard$/)

  // Without the duty the open desk is refused too, and the page no longer offers one.
  await page.goto(`${own}/settings`)
  await expect(actions).toBeVisible()
  await admin.getByRole('button', { name: `Ações da conta de ${name}` }).click()
  await admin.getByRole('menuitem', { name: 'Funções' }).click()
  await dialog.getByRole('button', { name: 'Retirar' }).click()
  await admin.getByRole('alertdialog', { name: 'Retirar função' }).getByRole('button', { name: 'Retirar' }).click()
  await expect(dialog).toContainText('pode o que toda conta pode')
  await expect(page.getByText(`Esta mesa fechou para você. ${ENDED}`)).toBeVisible()
  await expect(page.getByText('Sem conexão')).toHaveCount(0)
  await expectNoViolations(page, 'closed desk')
  // From now on commands are refused in the browser and not sent.
  await actions.getByRole('button', { name: 'Gol' }).first().click()
  await page.getByRole('button', { name: 'Fortaleza', exact: true }).click()
  await page.getByRole('list', { name: 'Jogadores do Fortaleza' }).getByRole('button').first().click()
  await expect(page.getByRole('alert').filter({ hasText: ENDED })).toHaveCount(2)
  await expect(page.getByText('Não foi registrado')).toHaveCount(0)
  await page.goto(`${own}/settings`)
  await expect(page.getByRole('heading', { name: 'Sugerir correção' })).toBeVisible()
  await expect(actions).toBeHidden()

  // The audit lists both changes.
  await admin.goto(`/settings?aba=auditoria&busca=${encodeURIComponent(name)}`)
  await expect(admin.getByText(`deu a ${name} a função de mesário de Bahia × Fortaleza`)).toBeVisible()
  await expect(admin.getByText(`retirou de ${name} a função de mesário de Bahia × Fortaleza`)).toBeVisible()
})

test('a duty that ends on a date ends by itself: it is shown as ended, and the desk is closed to who had it', async ({
  admin,
  remembered,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const name = `Mesária ${randomUUID().slice(0, 8)}`
  const scorer = await register(baseURL!, { name })
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  const dialog = await openDuties(admin, name)
  await dialog.getByRole('button', { name: 'Dar uma função' }).click()
  await chooseMatch(dialog, made)
  // The field refuses a day in the past.
  await dialog.getByLabel('Último dia').fill('2026-01-01')
  await dialog.getByRole('button', { name: 'Dar função' }).click()
  await expect(dialog.getByText('Já passou. Escolha hoje ou depois.')).toBeVisible()
  await dialog.getByLabel('Último dia').fill(today)
  await dialog.getByRole('button', { name: 'Dar função' }).click()
  const duty = dialog.getByRole('list', { name: 'Funções' }).getByRole('listitem')
  const day = today.split('-').toReversed().join('/')
  await expect(duty).toContainText(`até ${day}`)

  // On its last day the duty is still valid.
  const page = await remembered(device(scorer))
  const desk = `/campeonatos/${made.competition}/jogos/${made.match}/settings`
  await page.goto(desk)
  await page.getByRole('button', { name: 'Começar o jogo' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByText('Aguardando envio')).toHaveCount(0)

  // The duty expires before the desk has read that it did.
  const hold = (route: Route) => (route.request().method() === 'GET' ? undefined : route.continue())
  await page.route(/\/mesa$/, hold)
  await writeRows(`update duties set until = until - 1 where user_id = '${scorer.userId}'`)
  const refused = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith(`/jogos/${made.match}/eventos`),
  )
  for (const key of ['g', '1', 'Enter']) await page.keyboard.press(key)
  expect((await refused).status()).toBe(403)
  await expect(page.getByText(`Não foi registrado: gol. ${ENDED}`)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  // Without a desk the page still shows the refused command, until the user dismisses it.
  await page.goto(desk)
  await expect(page.getByRole('heading', { name: 'Sugerir correção' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Registrar um lance' })).toBeHidden()
  const left = page.getByText(`1 lance da mesa foi recusado. ${ENDED}`)
  await expect(left).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abrir a mesa' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Descartar os recusados' }).click()
  await expect(left).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sugerir correção' })).toBeVisible()
  await expect(left).toHaveCount(0)
  await page.goto('/settings')
  await expect(page.getByRole('list', { name: 'Funções' }).getByRole('listitem')).toContainText('terminou em')

  await admin.reload()
  await expect(admin.getByRole('list', { name: 'Contas' }).getByRole('listitem')).not.toContainText('Mesário')
  await admin.getByRole('button', { name: `Ações da conta de ${name}` }).click()
  await admin.getByRole('menuitem', { name: 'Funções' }).click()
  await expect(duty).toContainText('terminou em')
  await made.api.dispose()
})
