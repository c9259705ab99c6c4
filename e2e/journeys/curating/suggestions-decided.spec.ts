import { randomUUID } from 'node:crypto'
import { findMail } from '../../src/mailbox.ts'
import { makeMatch } from '../../src/own-match.ts'
import { device, register } from '../../src/people.ts'
import { expect, test } from '../../src/test.ts'

test('the suggester is written to when a suggestion is accepted or refused, and what was right is seen beside their name', async ({
  baseURL,
  remembered,
  admin,
}) => {
  test.slow()
  const { api } = await makeMatch(baseURL!)
  const mark = randomUUID().slice(0, 8)
  const [ground, name] = [`Campo da Decisão ${mark}`, `Sugestora ${mark}`]
  const made = await api.post('/api/v1/estadios', { data: { name: ground, city: 'Salvador' } })
  expect(made.ok(), await made.text()).toBe(true)
  const { id } = ((await made.json()) as { data: { id: string } }).data
  const author = await register(baseURL!, { name })
  const page = await remembered(device(author))
  const suggest = async (capacity: string) => {
    await page.goto(`/estadios/${id}`)
    await page.getByRole('button', { name: 'Sugerir correção' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sugerir correção' })
    await dialog.getByLabel('Capacidade').fill(capacity)
    await dialog.getByLabel('Fonte').fill('Placa na entrada')
    await dialog.getByRole('button', { name: 'Enviar sugestão' }).click()
    await expect(page.getByText('Sugestão enviada. Obrigado!')).toBeVisible()
  }
  const item = admin.getByRole('list', { name: 'Sugestões' }).getByRole('listitem').filter({ hasText: ground })

  await suggest('4100')
  await admin.goto('/settings?aba=sugestoes')
  await expect(item).toContainText(`${name} (nenhuma sugestão decidida ainda)`)
  await item.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect(admin.getByText('Sugestão aceita.')).toBeVisible()
  const accepted = await findMail(author.email, 'aceitou a sua sugestão')
  expect(accepted).toContain(ground)
  expect(accepted).toContain('/settings?aba=sugestoes')

  await suggest('9100')
  await admin.goto('/settings?aba=sugestoes')
  await expect(item).toContainText(`${name} (1 de 1 sugestão aceita)`)
  await item.getByRole('button', { name: 'Recusar' }).click()
  const refusal = admin.getByRole('dialog', { name: 'Recusar sugestão' })
  await refusal.getByLabel('Motivo').fill('A placa é de outro campo.')
  await refusal.getByRole('button', { name: 'Recusar' }).click()
  await expect(item).toHaveCount(0)
  expect(await findMail(author.email, 'recusou a sua sugestão')).toContain('A placa é de outro campo.')

  await suggest('4200')
  await admin.goto('/settings?aba=sugestoes')
  await expect(item).toContainText(`${name} (1 de 2 sugestões aceitas)`)
  await api.dispose()
})
