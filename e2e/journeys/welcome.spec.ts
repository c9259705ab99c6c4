import { heading } from '../src/arrival.ts'
import { expect, test } from '../src/test.ts'

test('says what this is and leads to an account', async ({ visitor }) => {
  await visitor.goto('/')
  const main = visitor.getByRole('main')
  await main.getByRole('link', { name: 'Criar Conta' }).last().click()
  await expect(heading(visitor, 'Criar Conta')).toBeVisible()
  await visitor.goto('/')
  await main.getByRole('link', { name: 'Fazer Login' }).last().click()
  await expect(heading(visitor, 'Fazer Login')).toBeVisible()
})

test('shows a real call with its real answer, to change and to run', async ({ visitor }) => {
  const health = visitor.waitForResponse('**/health')
  await visitor.goto('/')
  const panel = visitor.getByRole('region', { name: 'Experimente a API' })
  await expect(panel.getByText(/^200 em \d+ ms$/)).toBeVisible()
  await panel.getByRole('button', { name: 'Saúde' }).click()
  expect(await (await health).json()).toEqual({ status: 'ok' })
  await expect(panel).toContainText('"status"')
  await visitor.route('**/health', (route) => route.fulfill({ json: { status: 'outra' } }))
  await panel.getByRole('button', { name: 'Executar' }).click()
  await expect(panel).toContainText('"outra"')
})
