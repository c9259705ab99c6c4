import { randomUUID } from 'node:crypto'
import { expectNoViolations } from '../../src/axe.ts'
import { device, register, tokenOf } from '../../src/people.ts'
import { expect, test } from '../../src/test.ts'

test('a missing player and a picture are suggested, and an admin accepts both', async ({
  baseURL,
  remembered,
  admin,
}) => {
  const author = await register(baseURL!, {})
  const page = await remembered(device(author))
  const name = `Jogador ${randomUUID().slice(0, 8)}`
  await page.goto('/jogadores')
  await page.getByRole('button', { name: 'Falta um jogador?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sugerir um jogador' })
  await dialog.getByLabel('Nome', { exact: true }).fill(name)
  await dialog.getByLabel('Fonte').fill('Súmula do jogo')
  await expectNoViolations(page, 'a missing player')
  await dialog.getByRole('button', { name: 'Enviar sugestão' }).click()
  await expect(page.getByText('Sugestão enviada. Obrigado!')).toBeVisible()

  await admin.goto('/settings?aba=sugestoes')
  const item = admin.getByRole('list', { name: 'Sugestões' }).getByRole('listitem').filter({ hasText: name })
  await expect(item).toContainText('Jogador novo')
  await item.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect(admin.getByText('Sugestão aceita.')).toBeVisible()
  await page.goto('/settings?aba=sugestoes')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  // Now a photo of them.
  await page.getByRole('button', { name: 'Sugerir correção' }).click()
  const photo = page.getByRole('dialog', { name: 'Sugerir correção' })
  const buffer = await page.screenshot()
  await photo.getByLabel('Arquivo: foto').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
  await page.getByRole('dialog', { name: 'Recortar imagem' }).getByRole('button', { name: 'Usar imagem' }).click()
  await expect(photo.getByRole('img', { name: 'Foto', exact: true })).toBeVisible()
  await photo.getByLabel('Fonte').fill('Foto minha')
  await photo.getByRole('button', { name: 'Enviar sugestão' }).click()
  await expect(page.getByText('Sugestão enviada. Obrigado!')).toBeVisible()
  await admin.reload()
  await expect(item.getByRole('img', { name: 'Foto' })).toBeVisible()
  await item.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect(admin.getByText('Sugestão aceita.')).toBeVisible()
})

test('a championship that is missing is suggested from its list, and one that cannot be accepted says why', async ({
  baseURL,
  remembered,
  admin,
}) => {
  test.slow()
  const author = await register(baseURL!, {})
  const page = await remembered(device(author))
  await page.goto('/streamings')
  await expect(page.getByRole('button', { name: 'Falta um streaming?' })).toBeVisible()
  const mark = randomUUID().slice(0, 8)
  const name = `Copa dos Bairros ${mark}`
  await page.goto('/campeonatos')
  await page.getByRole('button', { name: 'Falta um campeonato?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sugerir um campeonato' })
  await dialog.getByLabel('Nome', { exact: true }).fill(name)
  await dialog.getByLabel('Código', { exact: true }).fill(`bairros_${mark}`)
  for (const [label, choice] of Object.entries({ Tipo: 'Copa', Participantes: 'Clubes', Gênero: 'Masculino' }))
    await dialog.getByLabel(label, { exact: true }).selectOption({ label: choice })
  await dialog.getByLabel('Fonte').fill('Regulamento da liga do bairro')
  await dialog.getByRole('button', { name: 'Enviar sugestão' }).click()
  await expect(page.getByText('Sugestão enviada. Obrigado!')).toBeVisible()
  // Another one with the same code, which cannot be accepted once this one is.
  const other = `Taça dos Bairros ${mark}`
  const answer = await fetch(`${baseURL}/api/v1/sugestoes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(baseURL!, author)}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'competition',
      record: null,
      values: { name: other, code: `bairros_${mark}`, kind: 'cup', participants: 'club', gender: 'men' },
      source: 'Jornal do bairro',
      note: null,
    }),
  })
  expect(answer.status).toBe(201)

  await admin.goto('/settings?aba=sugestoes')
  const items = admin.getByRole('list', { name: 'Sugestões' }).getByRole('listitem')
  await items.filter({ hasText: name }).getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect(admin.getByText('Sugestão aceita.')).toBeVisible()
  await items.filter({ hasText: other }).getByRole('button', { name: 'Aceitar', exact: true }).click()
  const refusal = admin.getByRole('alertdialog')
  await expect(refusal).toContainText('Já existe um campeonato igual em Código.')
  await refusal.getByRole('button', { name: 'Ok' }).click()
  await page.goto('/settings?aba=sugestoes')
  const accepted = page.getByRole('link', { name: new RegExp(name) })
  await expect(accepted).toHaveAttribute('href', /\/campeonatos\/copa_dos_bairros/)
})
