import { randomUUID } from 'node:crypto'
import { expectNoViolations } from '../../src/axe.ts'
import { device, register } from '../../src/people.ts'
import { expect, test } from '../../src/test.ts'

test('an admin lets suggestions through for a field, and they are applied at once until the duty is taken away', async ({
  baseURL,
  remembered,
  admin,
  ask,
}) => {
  const name = `Colaboradora ${randomUUID().slice(0, 8)}`
  const author = await register(baseURL!, { name })
  await admin.goto(`/settings?aba=usuarios&busca=${encodeURIComponent(name)}`)
  await admin.getByRole('button', { name: `Ações da conta de ${name}` }).click()
  await admin.getByRole('menuitem', { name: 'Funções' }).click()
  const duties = admin.getByRole('dialog', { name: `Funções de ${name}` })
  await duties.getByRole('button', { name: 'Dar uma função' }).click()
  await duties.getByRole('radio', { name: 'Colaborador' }).check()
  await duties.getByRole('button', { name: 'Dar função' }).click()
  await expect(duties.getByText('Diga o que a função inclui.')).toBeVisible()
  await duties.getByLabel('Tipo de registro').selectOption('estádios')
  await duties.getByLabel('Recorde de público').check()
  await expectNoViolations(admin, 'the duty of a suggester')
  await duties.getByRole('button', { name: 'Dar função' }).click()
  await expect(duties.getByRole('list', { name: 'Funções' })).toContainText(
    'sugestões aplicadas na hora em estádios (recorde de público)',
  )

  const page = await remembered(device(author))
  const suggest = async (label: string, value: string) => {
    await page.goto('/estadios/arruda')
    await page.getByRole('button', { name: 'Sugerir correção' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sugerir correção' })
    await expect(dialog).toContainText('uma sugestão só de recorde de público é aplicada na hora')
    await dialog.getByLabel(label, { exact: true }).fill(value)
    await dialog.getByLabel('Fonte').fill('Site do clube')
    await dialog.getByRole('button', { name: 'Enviar sugestão' }).click()
  }
  const read = async () => (await ask<{ data: { recordAttendance: number | null } }>('estadios/arruda')).data
  const before = (await read()).recordAttendance
  await suggest('Recorde de público', '96990')
  await expect(page.getByText('Sugestão aplicada na hora. Obrigado!')).toBeVisible()
  expect((await read()).recordAttendance).toBe(96990)
  await suggest('Cidade', 'Olinda')
  await expect(page.getByText('Sugestão enviada. Obrigado!')).toBeVisible()

  await page.goto('/settings?aba=sugestoes')
  const own = page.getByRole('list', { name: 'Sugestões' }).getByRole('listitem')
  await expect(own.filter({ hasText: 'Recorde de público' })).toContainText('Aplicada na hora')
  await expect(own.filter({ hasText: 'Olinda' })).toContainText('Aberta')
  await expectNoViolations(page, 'a suggestion that was applied at once')

  const { data: history } = await ask<{ data: { id: string; actor: string; suggestion: string }[] }>(
    'historico?registro=stadium:arruda',
  )
  expect(history[0]).toMatchObject({ actor: name, suggestion: expect.any(String) })
  await admin.goto(`/settings?aba=sugestoes&sugestao=${history[0]!.suggestion}`)
  const reviewed = admin.getByRole('list', { name: 'Sugestões' }).getByRole('listitem')
  await expect(reviewed).toHaveCount(1)
  await expect(reviewed).toContainText('Aplicada na hora')

  // The duty is taken away: the next one waits.
  await admin.goto(`/settings?aba=usuarios&busca=${encodeURIComponent(name)}`)
  await admin.getByRole('button', { name: `Ações da conta de ${name}` }).click()
  await admin.getByRole('menuitem', { name: 'Funções' }).click()
  await duties.getByRole('button', { name: 'Retirar' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click()
  await expect(duties).toContainText('pode o que toda conta pode')
  await page.goto('/estadios/arruda')
  await page.getByRole('button', { name: 'Sugerir correção' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sugerir correção' })
  await dialog.getByLabel('Recorde de público').fill('97000')
  await dialog.getByLabel('Fonte').fill('Site do clube')
  await dialog.getByRole('button', { name: 'Enviar sugestão' }).click()
  await expect(page.getByText('Sugestão enviada. Obrigado!')).toBeVisible()
  expect((await read()).recordAttendance).toBe(96990)
  expect(before).not.toBe(96990)
})
