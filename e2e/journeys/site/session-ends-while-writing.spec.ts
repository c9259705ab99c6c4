import { request } from '@playwright/test'
import { device, registerAdmin, tokenOf } from '../../src/people.ts'
import { dialog } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

test('a post that is being written when the session ends is there after the next sign-in', async ({
  baseURL,
  remembered,
}) => {
  test.slow()
  const person = await registerAdmin(baseURL!, { name: 'Lia da Redação' })
  const page = await remembered(device(person))
  const address = '/settings?aba=site&secao=posts&novo=true'
  const title = page.getByLabel('Título')
  const text = page.getByRole('textbox', { name: 'Texto' })
  await page.goto(address)
  await title.fill('O "clássico" d’Água ⚽')
  await text.fill('Primeiro parágrafo.\n\nSegundo.')

  // Every device is signed out from elsewhere; saving finds that out.
  const authorization = `Bearer ${await tokenOf(baseURL!, person)}`
  const api = await request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { authorization } })
  const { data } = (await (await api.get('/api/v1/conta/dispositivos')).json()) as { data: { id: string }[] }
  for (const { id } of data) {
    const removed = await api.post(`/api/v1/conta/dispositivos/${id}/remocao`, { data: { password: person.password } })
    expect(removed.ok(), await removed.text()).toBe(true)
  }
  await api.dispose()
  await page.getByRole('button', { name: 'Publicar post' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page).toHaveURL('/')

  await page.goto(`/login?url=${encodeURIComponent(address)}`)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText(/^Rascunho recuperado/)).toBeVisible()
  await expect(title).toHaveValue('O "clássico" d’Água ⚽')
  await expect(text).toHaveValue('Primeiro parágrafo.\n\nSegundo.')

  await page.getByRole('button', { name: 'Descartar rascunho' }).click()
  await expect(title).toHaveValue('')
  await page.reload()
  await expect(title).toHaveValue('')
  await expect(page.getByText(/^Rascunho recuperado/)).toHaveCount(0)
  await expect(dialog(page, 'Sair sem salvar?')).toHaveCount(0)
})
