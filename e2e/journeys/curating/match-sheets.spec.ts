import { expectNoViolations } from '../../src/axe.ts'
import { makeMatch } from '../../src/own-match.ts'
import { expect, test } from '../../src/test.ts'

interface Named {
  readonly data: { readonly name: string }
}
interface Games {
  readonly data: readonly { readonly day: string | null; readonly status: string }[]
}

test('a sheet of matches: its template, what it does not know, what it creates and changes, and the way back', async ({
  admin: page,
  address,
  ask,
}) => {
  test.slow()
  const { competition } = await makeMatch(address)
  const { data } = await ask<Named>(`campeonatos/${competition}`)
  const games = async () => (await ask<Games>(`campeonatos/${competition}/jogos`)).data

  await page.goto('/settings?aba=importacoes&parte=planilhas')
  await page.getByLabel('Modelo de').selectOption({ label: 'Jogos' })
  await page.getByText('O que vai em cada coluna').click()
  const explained = page.getByRole('table', { name: 'Colunas do modelo de jogos' })
  await expect(explained.getByRole('row').filter({ hasText: 'Hora' }).first()).toContainText('16:00')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar modelo em CSV' }).click()
  expect((await file).suggestedFilename()).toBe('modelo-jogos.csv')

  const send = async (lines: readonly string[]) => {
    await page.goto('/settings?aba=importacoes&parte=planilhas')
    const buffer = Buffer.from(['Rodada;Data;Hora;Mandante;Visitante', ...lines].join('\n'))
    await page.getByLabel('Planilha para enviar').setInputFiles({ name: 'jogos.csv', mimeType: 'text/csv', buffer })
    await page.getByLabel('Cada linha é de').selectOption({ label: 'Jogos' })
    await expect(page.getByText('Falta dizer qual coluna traz: Edição.')).toBeVisible()
    await page.getByLabel('Edição das linhas que não a dizem').fill(`${data.name} 2026`)
    await page.getByRole('option', { name: data.name }).first().click()
    await expect(page.getByText('Falta dizer qual coluna traz')).toHaveCount(0)
    await page.getByRole('button', { name: 'Conferir', exact: true }).click()
  }
  await send(['1;10/10/2026;16h;Bahia;Fortaleza Cearense', '1;11/10/2026;16h;Fortaleza;Bahia'])
  await expect(page.getByText('1 a criar, 1 com erro')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Erros da planilha' })).toContainText('Fortaleza (fortaleza)')
  await expectNoViolations(page, 'sheet of matches')
  // What is kept is the edition's id; it is shown by its name all the same.
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Edição das linhas que não a dizem' })).toHaveValue(
    `${data.name} 2026`,
  )

  await send(['1;10/10/2026;16h;Bahia;Fortaleza', '1;11/10/2026;16h;Fortaleza;Bahia'])
  await expect(page.getByText('2 a criar')).toBeVisible()
  await page.getByRole('button', { name: /^Gravar/ }).click()
  await expect(page.getByText('2 linhas criadas')).toBeVisible()
  await expect.poll(async () => (await games()).length).toBe(4)

  await send(['1;12/10/2026;;Bahia;Fortaleza', '1;11/10/2026;16:00;Fortaleza;Bahia'])
  await expect(page.getByText('1 a mudar, 1 sem mudança')).toBeVisible()
  const changes = page.getByRole('list', { name: 'O que muda, antes e depois' })
  await expect(changes.getByRole('listitem')).toContainText('Bahia × Fortaleza')
  await expect(changes.getByRole('listitem')).toContainText(/Data.*10.*out.*12|Data.*10\/10\/2026.*12\/10\/2026/)
  await page.getByRole('button', { name: /^Gravar/ }).click()
  await expect(page.getByText('1 linha mudada')).toBeVisible()
  await expect.poll(async () => (await games()).some(({ day }) => day === '2026-10-12')).toBe(true)
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(async () => (await games()).some(({ day }) => day === '2026-10-10')).toBe(true)
})
