import { randomUUID } from 'node:crypto'
import type { Saved } from '@meio-campo/contract'
import type { Page } from '@playwright/test'
import { deskOf } from '../../src/desk-page.ts'
import { giveDuty } from '../../src/give-duty.ts'
import { makeMatch } from '../../src/own-match.ts'
import { device, register } from '../../src/people.ts'
import { toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

test('an editor of one championship edits its matches and nothing else, and an admin address stays closed', async ({
  admin,
  remembered,
  baseURL,
}) => {
  test.slow()
  const [made, foreign] = [await makeMatch(baseURL!), await makeMatch(baseURL!)]
  const { data: competition } = (await (await made.api.get(`/api/v1/campeonatos/${made.competition}`)).json()) as {
    data: { name: string }
  }
  const name = `Editora ${randomUUID().slice(0, 8)}`
  const editor = await register(baseURL!, { name })
  const duties = await giveDuty(admin, name, 'Editor', async (dialog) => {
    await dialog.getByRole('checkbox', { name: 'jogos' }).check()
    await dialog.getByRole('combobox', { name: 'Campeonatos' }).fill(competition.name)
    await dialog.getByRole('option', { name: competition.name }).first().click()
  })
  await expect(duties).toContainText(`jogos em ${competition.name}`)

  const page = await remembered(device(editor))
  await page.goto(`${deskOf(made)}?aba=dados`)
  await page.getByLabel('Público', { exact: true }).fill('12345')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(toasts(page).filter({ hasText: 'Jogo salvo.' })).toBeVisible()
  const answer = await made.api.get(`/api/v1/campeonatos/${made.competition}/jogos/${made.match}`)
  expect(((await answer.json()) as { data: { attendance: number } }).data.attendance).toBe(12_345)
  // Editing is not scoring.
  await expect(page.getByRole('link', { name: 'Mesa ao vivo' })).toHaveCount(0)

  await page.goto(`${deskOf(foreign)}?aba=dados`)
  await expect(page.getByRole('heading', { name: 'Sugerir correção' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salvar alterações' })).toHaveCount(0)
  for (const closed of ['/times/new', '/tecnicos/new', '/streamings/new']) {
    await page.goto(closed)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await made.api.dispose()
  await foreign.api.dispose()
})

test('an editor of players and stadiums edits and creates those, except players who are coaches too, and no other kind', async ({
  admin,
  remembered,
  baseURL,
}) => {
  test.slow()
  const { api, ...foreign } = await makeMatch(baseURL!)
  const mark = randomUUID().slice(0, 8)
  const make = async (path: string, data: object) =>
    ((await (await api.post(`/api/v1/${path}`, { data })).json()) as { data: Saved }).data.id
  const player = await make('jogadores', { name: `Jogadora Editada ${mark}` })
  const coach = await make('jogadores', { name: `Treinadora Editada ${mark}` })
  await make('passagens', { person: coach, team: 'bahia', role: 'coach', starts: '2019-01-01', ends: '2019-06-30' })
  const ground = await make('estadios', { name: `Campo Editado ${mark}`, city: 'Salvador' })
  const name = `Editora ${mark}`
  const editor = await register(baseURL!, { name })
  const duties = await giveDuty(admin, name, 'Editor', async (dialog) => {
    for (const kind of ['jogadores', 'estádios']) await dialog.getByRole('checkbox', { name: kind }).check()
  })
  await expect(duties).toContainText(/jogadores.*estádios/)

  const page = await remembered(device(editor))
  const edit = async (label: string, value: string) => {
    await page.getByRole('button', { name: 'Editar', exact: true }).click()
    const form = page.getByRole('dialog', { name: /^Editar/ })
    await form.getByLabel(label, { exact: true }).fill(value)
    await form.getByRole('button', { name: 'Salvar alterações' }).click()
    return form
  }
  // What cannot be is said at its field here as well.
  await page.goto(`/jogadores/${player}`)
  const form = await edit('Altura', '9000')
  await expect(form.getByLabel('Altura', { exact: true })).toHaveAccessibleDescription(/\d/)
  await form.getByLabel('Altura', { exact: true }).fill('171')
  await form.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('1,71 m').first()).toBeVisible()
  await page.goto(`/estadios/${ground}`)
  await edit('Capacidade', '4321')
  await expect(toasts(page).filter({ hasText: 'Estádio salvo.' })).toBeVisible()
  await page.goto('/jogadores')
  await page.getByRole('button', { name: 'Novo jogador' }).click()
  const fresh = page.getByRole('dialog', { name: 'Novo jogador' })
  await fresh.getByLabel('Nome', { exact: true }).fill(`Jogadora Nova ${mark}`)
  await fresh.getByRole('button', { name: 'Criar jogador' }).click()
  await expect(toasts(page).filter({ hasText: 'Jogador criado.' })).toBeVisible()

  // This person is a coach too, so an editor of players can only suggest changes, and the form says why.
  await page.goto(`/jogadores/${coach}`)
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  const suggestion = page.getByRole('dialog', { name: 'Sugerir correção' })
  await expect(suggestion).toContainText('também está no cadastro como técnico')
  await suggestion.getByLabel('Altura', { exact: true }).fill('180')
  await suggestion.getByLabel('Fonte').fill('Súmula')
  await suggestion.getByRole('button', { name: 'Enviar sugestão' }).click()
  await expect(page.getByText('Sugestão enviada. Obrigado!')).toBeVisible()

  // Records of other kinds are the same as for other users.
  await page.goto('/confederacoes/cbf')
  await expect(page.getByRole('button', { name: 'Sugerir correção' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0)
  await page.goto(`/campeonatos/${foreign.competition}/settings`)
  await expect(page.getByRole('button', { name: 'Enviar sugestão' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salvar alterações' })).toHaveCount(0)
  await page.goto(`${deskOf(foreign)}?aba=dados`)
  await expect(page.getByRole('heading', { name: 'Sugerir correção' })).toBeVisible()
  for (const closed of ['/times/new', `/tecnicos/${coach}/settings`]) {
    await page.goto(closed)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await api.dispose()
})

test('a reviewer of suggestions decides those of others, not their own, and sees no other queue', async ({
  admin,
  remembered,
  baseURL,
}) => {
  test.slow()
  const { api } = await makeMatch(baseURL!)
  const mark = randomUUID().slice(0, 8)
  const ground = `Campo da Revisão ${mark}`
  const made = await api.post('/api/v1/estadios', { data: { name: ground, city: 'Salvador' } })
  const { id } = ((await made.json()) as { data: Saved }).data
  const name = `Revisora ${mark}`
  const [reviewer, author] = [await register(baseURL!, { name }), await register(baseURL!, { name: `Autora ${mark}` })]
  await giveDuty(admin, name, 'Revisor', (dialog) => dialog.getByRole('checkbox', { name: 'sugestões' }).check())

  const suggest = async (page: Page, capacity: string) => {
    await page.goto(`/estadios/${id}`)
    await page.getByRole('button', { name: 'Sugerir correção' }).click()
    const form = page.getByRole('dialog', { name: 'Sugerir correção' })
    await form.getByLabel('Capacidade').fill(capacity)
    await form.getByLabel('Fonte').fill('Placa na entrada')
    await form.getByRole('button', { name: 'Enviar sugestão' }).click()
    await expect(page.getByText('Sugestão enviada. Obrigado!')).toBeVisible()
  }
  await suggest(await remembered(device(author)), '4100')
  const page = await remembered(device(reviewer))
  await suggest(page, '4300')
  await page.goto('/settings?aba=sugestoes')
  const items = page.getByRole('list', { name: 'Sugestões' }).getByRole('listitem').filter({ hasText: ground })
  await expect(items).toHaveCount(2)
  const [own, other] = [items.filter({ hasText: name }), items.filter({ hasText: `Autora ${mark}` })]
  await other.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect(page.getByText('Sugestão aceita.')).toBeVisible()
  const read = async () =>
    ((await (await api.get(`/api/v1/estadios/${id}`)).json()) as { data: { capacity: number } }).data.capacity
  expect(await read()).toBe(4100)
  await expect(own.getByRole('button', { name: 'Aceitar', exact: true })).toHaveCount(0)

  await page.goto('/settings?aba=importacoes&parte=duplicados')
  await expect(page.getByRole('list', { name: /^Pares/ })).toHaveCount(0)
  await page.goto('/settings?aba=usuarios')
  await expect(page.getByRole('list', { name: 'Contas' })).toHaveCount(0)
  await api.dispose()
})
