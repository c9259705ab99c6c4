import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../src/axe.ts'
import { heading } from '../../src/page-checks.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { entry } from '../../src/history-list.ts'
import { expect, test } from '../../src/test.ts'

const title = () => `Versões do site ${Math.random().toString(36).slice(2, 8)}`

/** Writes a post, or a new text of the open one, and saves it. */
async function write(page: Page, text: string, button: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Texto' }).fill(text)
  await page.getByRole('button', { name: button }).click()
}

test('a post goes back to an older version, and a deleted one comes back', async ({ admin }) => {
  const name = title()
  await admin.goto('/settings?aba=site&secao=posts&novo=true')
  await admin.getByLabel('Título').fill(name)
  await write(admin, 'Primeira linha.\n\nSegunda linha.', 'Publicar post')
  await toasts(admin).getByRole('button', { name: 'Fechar' }).click()
  await admin.getByRole('link', { name: `Editar ${name}` }).click()
  await write(admin, 'Primeira linha.\n\nOutra segunda linha.', 'Salvar post')
  await toasts(admin).getByRole('button', { name: 'Fechar' }).click()

  await admin.getByRole('link', { name: `Editar ${name}` }).click()
  const changed = entry(admin, `editou o post "${name}"`)
  await changed.locator('summary').click()
  await expect(changed.getByRole('deletion')).toContainText('Segunda linha.')
  await expect(changed.getByRole('insertion')).toContainText('Outra segunda linha.')
  await expectNoViolations(admin, 'history of a post')
  await changed.getByRole('button', { name: 'Desfazer' }).click()
  await dialog(admin, 'Desfazer esta mudança?').getByRole('button', { name: 'Desfazer' }).click()
  await expect(admin.getByRole('textbox', { name: 'Texto' })).toHaveValue('Primeira linha.\n\nSegunda linha.')

  await admin.getByRole('link', { name: 'Voltar à lista' }).click()
  await admin.getByRole('button', { name: `Apagar ${name}` }).click()
  await dialog(admin, 'Apagar post').getByRole('button', { name: 'Sim' }).click()
  await expect(admin.getByRole('link', { name: `Editar ${name}` })).toHaveCount(0)
  await toasts(admin).filter({ hasText: 'Post apagado.' }).getByRole('button', { name: 'Desfazer' }).click()
  await expect(admin.getByRole('link', { name: `Editar ${name}` })).toBeVisible()
})

for (const [id, accepted, named] of [
  ['terms', 'os termos de uso', 'Termos de uso'],
  ['privacy', 'a política de privacidade', 'Política de privacidade'],
] as const) {
  test(`replacing ${id} asks, and the former text comes back from the history`, async ({ admin }) => {
    await admin.goto(`/settings?aba=site&secao=paginas&pagina=${id}`)
    const text = admin.getByRole('textbox', { name: 'Texto' })
    const former = await text.inputValue()
    const line = `Uma linha nova, ${title()}.`
    await text.fill(`${former}\n\n${line}`)
    await admin.getByRole('button', { name: 'Salvar página' }).click()
    const question = dialog(admin, `Substituir ${accepted}?`)
    await expect(question).toContainText('não é avisado')
    await expectNoViolations(admin, 'question')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(text).toHaveValue(`${former}\n\n${line}`)

    await admin.getByRole('button', { name: 'Salvar página' }).click()
    await question.getByRole('button', { name: 'Substituir' }).click()
    await toasts(admin).filter({ hasText: 'Página salva.' }).getByRole('button', { name: 'Abrir' }).click()
    await expect(heading(admin, named)).toBeVisible()
    await expect(admin.getByText(line)).toBeVisible()

    await admin.goto(`/settings?aba=site&secao=paginas&pagina=${id}`)
    const changed = entry(admin, 'editou a página').first()
    await changed.locator('summary').click()
    await expect(changed.getByRole('insertion')).toContainText(line)
    await changed.getByRole('button', { name: 'Desfazer' }).click()
    await dialog(admin, 'Desfazer esta mudança?').getByRole('button', { name: 'Desfazer' }).click()
    await expect(text).toHaveValue(former)
  })
}

test('contact, ads and blog go back to an older version, in their own forms', async ({ admin }) => {
  const street = `Rua ${title()}`
  await admin.goto('/settings?aba=site&secao=contato')
  const address = admin.getByRole('textbox', { name: 'Endereço (opcional)', exact: true })
  const former = await address.inputValue()
  await address.fill(street)
  await admin.getByRole('button', { name: 'Salvar contato' }).click()
  await expect(toasts(admin).filter({ hasText: 'Contato salvo.' })).toBeVisible()
  const changed = entry(admin, 'editou os dados do site: contato').first()
  await changed.locator('summary').click()
  await expect(changed).toContainText(street)
  await expectNoViolations(admin, 'history of the settings')
  await changed.getByRole('button', { name: 'Desfazer' }).click()
  await dialog(admin, 'Desfazer esta mudança?').getByRole('button', { name: 'Desfazer' }).click()
  await expect(address).toHaveValue(former)

  for (const section of ['blog', 'anuncios']) {
    await admin.goto(`/settings?aba=site&secao=${section}`)
    await expect(entry(admin, 'editou os dados do site: contato').first()).toBeVisible()
  }
})
