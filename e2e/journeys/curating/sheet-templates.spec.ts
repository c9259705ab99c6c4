import { readFile } from 'node:fs/promises'
import { expectNoViolations } from '../../src/axe.ts'
import { expect, test } from '../../src/test.ts'
import { workbook } from '../../src/workbook.ts'

test('a template is filled in and sent back: XLSX is read, and a CSV file has the separator that one says', async ({
  admin: page,
  ask,
}) => {
  test.slow()
  await page.goto('/settings?aba=importacoes&parte=planilhas')
  await page.getByLabel('Modelo de').selectOption({ label: 'Estádios' })
  await page.getByText('O que vai em cada coluna').click()
  const explained = page.getByRole('table', { name: 'Colunas do modelo de estádios' })
  await expect(explained.getByRole('row').filter({ hasText: 'Nome' }).first()).toContainText('Sim')
  await expectNoViolations(page, 'templates')

  const download = async (format: 'XLSX' | 'CSV') => {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: `Baixar modelo em ${format}` }).click()
    return file
  }
  const send = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Planilha para enviar').setInputFiles({ name, mimeType, buffer })

  // The workbook is read; nothing is filled in yet.
  const xlsx = await download('XLSX')
  expect(xlsx.suggestedFilename()).toBe('modelo-estadios.xlsx')
  await send('estadios.xlsx', 'application/octet-stream', await readFile(await xlsx.path()))
  await expect(page.getByText('O arquivo não tem nenhuma linha de dados.')).toBeVisible()

  // Filled in, it is checked and saved like any other sheet.
  const filled = `Arena da Planilha ${Math.random().toString(36).slice(2, 8)}`
  await send(
    'estadios.xlsx',
    'application/octet-stream',
    workbook([
      ['Nome', 'Cidade', 'Capacidade'],
      [filled, 'São Luís', '12500'],
    ]),
  )
  await expect(page.getByLabel('Campo da coluna Capacidade', { exact: true })).toHaveValue('capacity')
  await page.getByRole('button', { name: 'Conferir' }).click()
  await page.getByRole('button', { name: /^Gravar/ }).click()
  await expect(page.getByText('Gravada: 1 linha criada.')).toBeVisible()
  const { data: found } = await ask<{ data: { name: string }[] }>(`busca?q=${encodeURIComponent(filled)}`)
  expect(found.map(({ name }) => name)).toContain(filled)
  await page.goto('/settings?aba=importacoes&parte=planilhas')
  await page.getByLabel('Modelo de').selectOption({ label: 'Estádios' })

  const csv = await download('CSV')
  const head = (await readFile(await csv.path(), 'utf8')).trim()
  const name = `Arena do Modelo ${Math.random().toString(36).slice(2, 8)}`
  // The name of its last column has more semicolons than there are bars: what separates is not guessed.
  const bars = `${head.replaceAll(';', '|')}|Nota ${';'.repeat(head.split(';').length + 1)}`
  await page.getByLabel('O que separa as colunas do CSV').selectOption({ label: 'Barra vertical' })
  await send('estadios.csv', 'text/csv', Buffer.from(`${bars}\r\n${name}\r\n`))
  await expect(page).toHaveURL(/planilha=sh_/)
  await expect(page.getByLabel('Campo da coluna Nome', { exact: true })).toHaveValue('name')
  await page.getByRole('button', { name: 'Conferir' }).click()
  await expect(page.getByText('1 a criar')).toBeVisible()
})

test('a sheet accepts columns in the singular, and shows all errors of a row at once', async ({ admin: page }) => {
  test.slow()
  const word = Math.random().toString(36).slice(2, 8)
  const csv = [
    'Nome;Posição;Nacionalidade;Nascimento;Altura',
    `Zuleide ${word};Goleiro;Brasil;10/05/1999;180`,
    `Rosa ${word};Gandula;Nárnia;ontem;900`,
  ].join('\n')
  await page.goto('/settings?aba=importacoes&parte=planilhas')
  await page
    .getByLabel('Planilha para enviar')
    .setInputFiles({ name: 'jogadores.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByLabel('Cada linha é de')).toHaveValue('player')
  await expect(page.getByLabel('Campo da coluna Posição')).toHaveValue('positions')
  await expect(page.getByLabel('Campo da coluna Nacionalidade')).toHaveValue('nationalities')
  await page.getByRole('button', { name: 'Conferir', exact: true }).click()
  await expect(page.getByText('1 a criar, 1 com erro')).toBeVisible()
  const errors = page.getByRole('table', { name: 'Erros da planilha' })
  for (const wrong of ['Gandula', 'Nárnia', 'ontem', '900']) await expect(errors).toContainText(wrong)
})

test('a column that is needed and that no column of the sheet is taken for is named at once, and nothing is checked without it', async ({
  admin: page,
}) => {
  test.slow()
  const word = Math.random().toString(36).slice(2, 8)
  await page.goto('/settings?aba=importacoes&parte=planilhas')
  const buffer = Buffer.from(`Como se chama;Cidade\nArena ${word};Ilhéus`)
  await page.getByLabel('Planilha para enviar').setInputFiles({ name: 'estadios.csv', mimeType: 'text/csv', buffer })
  await page.getByLabel('Cada linha é de').selectOption({ label: 'Estádios' })
  const missing = page.getByText('Falta dizer qual coluna traz: Nome.')
  await expect(missing).toBeVisible()
  await page.getByRole('button', { name: 'Conferir', exact: true }).click()
  await expect(page.getByText('a criar')).toHaveCount(0)
  await page.getByLabel('Campo da coluna Como se chama').selectOption('name')
  await expect(missing).toHaveCount(0)
  await page.getByRole('button', { name: 'Conferir', exact: true }).click()
  await expect(page.getByText('1 a criar')).toBeVisible()
})
