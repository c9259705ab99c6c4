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

test('suggester and reviewer write to each other, and it is accepted with a comment', async ({
  baseURL,
  remembered,
  admin,
}) => {
  const author = await register(baseURL!, {})
  const page = await remembered(device(author))
  await page.goto('/estadios/arruda')
  await page.getByRole('button', { name: 'Sugerir correção' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sugerir correção' })
  await dialog.getByLabel('Capacidade').fill('55583')
  await dialog.getByLabel('Fonte').fill('Está em https://exemplo.com/arruda, no fim da página.')
  await dialog.getByRole('button', { name: 'Enviar sugestão' }).click()
  await expect(page.getByText('Sugestão enviada. Obrigado!')).toBeVisible()

  await admin.goto('/settings?aba=sugestoes')
  const item = admin.getByRole('listitem').filter({ hasText: 'Arruda' }).first()
  await expect(item).toContainText(`${author.name} (nenhuma sugestão decidida ainda)`)
  await expect(item.getByRole('link', { name: 'https://exemplo.com/arruda' })).toHaveAttribute(
    'href',
    'https://exemplo.com/arruda',
  )
  await item.getByRole('button', { name: 'Escrever uma mensagem' }).click()
  await item.getByLabel('Mensagem').fill('De que ano é o número?')
  await item.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(item.getByRole('list', { name: 'Conversa' })).toContainText('De que ano é o número?')

  await page.goto('/settings?aba=sugestoes')
  const own = page.getByRole('listitem').filter({ hasText: 'Arruda' }).first()
  await expect(own).toContainText('De que ano é o número?')
  await own.getByRole('button', { name: 'Responder' }).click()
  await own.getByLabel('Mensagem').fill('De 2024.')
  await own.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(own.getByRole('list', { name: 'Conversa' })).toContainText('De 2024.')

  await admin.reload()
  await expect(item).toContainText('De 2024.')
  await expectNoViolations(admin, 'a suggestion with a thread')
  await item.getByRole('button', { name: 'Aceitar com comentário' }).click()
  const comment = admin.getByRole('dialog', { name: 'Aceitar com comentário' })
  await comment.getByLabel('Comentário').fill('Confere. Obrigado!')
  await comment.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect(admin.getByText('Sugestão aceita.')).toBeVisible()

  await page.reload()
  await expect(own).toContainText('1 de 1 sugestão aceita')
  await expect(own).toContainText('Confere. Obrigado!')
})
