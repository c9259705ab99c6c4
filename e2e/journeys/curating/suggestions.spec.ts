import { expectNoViolations } from '../../src/axe.ts'
import { heading } from '../../src/page-checks.ts'
import { device, register } from '../../src/people.ts'
import { expect, test } from '../../src/test.ts'

test('a user suggests, an admin corrects and accepts, both read it in the history', async ({
  baseURL,
  remembered,
  admin,
  ask,
}) => {
  const author = await register(baseURL!, {})
  const page = await remembered(device(author))
  await page.goto('/estadios/couto_pereira')
  await page.getByRole('button', { name: 'Sugerir correção' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sugerir correção' })
  await dialog.getByLabel('Capacidade').fill('40502')
  await dialog.getByRole('button', { name: 'Enviar sugestão' }).click()
  await expect(dialog.getByText('Diga de onde vem a informação')).toBeVisible()
  await dialog.getByLabel('Fonte').fill('Site do clube')
  await expectNoViolations(page, 'the suggestion form')
  await dialog.getByRole('button', { name: 'Enviar sugestão' }).click()
  await expect(page.getByText('Sugestão enviada. Obrigado!')).toBeVisible()

  await page.goto('/settings?aba=sugestoes')
  await expect(heading(page, 'Sugestões')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Couto Pereira' })).toContainText('Aberta')

  await admin.goto('/settings?aba=sugestoes')
  const item = admin.getByRole('listitem').filter({ hasText: 'Couto Pereira' })
  await expect(item).toContainText('40502')
  await expectNoViolations(admin, 'the review queue')
  await item.getByRole('button', { name: 'Corrigir e aceitar' }).click()
  const review = admin.getByRole('dialog', { name: 'Corrigir e aceitar' })
  await review.getByLabel('Capacidade').fill('40503')
  await review.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect(admin.getByText('Sugestão aceita.')).toBeVisible()

  const { data } = await ask<{ data: { capacity: number } }>('estadios/couto_pereira')
  expect(data.capacity).toBe(40503)
  const history = await ask<{ data: { credited: string; source: string }[] }>(
    'historico?registro=stadium:couto_pereira',
  )
  expect(history.data[0]).toMatchObject({ credited: author.name, source: 'Site do clube' })
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Couto Pereira' })).toContainText('Aceita')
})
