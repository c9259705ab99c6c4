import { randomUUID } from 'node:crypto'
import { recordCalls } from '../../src/calls.ts'
import { expectUnder, fill } from '../../src/forms.ts'
import { tokenOf } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { expect, test } from '../../src/test.ts'

const LETTER = {
  Nome: 'Ana Torcedora',
  'E-mail': 'ana@exemplo.com',
  Assunto: 'Súmula',
  Mensagem: 'O segundo gol foi contra.',
}

test('a visitor writes, and the admins have the message', async ({ visitor, address, chief }) => {
  const subject = `Súmula ${randomUUID()}`
  await visitor.goto('/contact')
  await fill(visitor, { ...LETTER, Assunto: subject })
  const sent = visitor.waitForRequest('**/web/contact')
  await visitor.getByRole('button', { name: 'Enviar mensagem' }).click()
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ana Torcedora',
    email: 'ana@exemplo.com',
    subject,
    message: 'O segundo gol foi contra.',
  })
  await expect(visitor.getByText('Mensagem enviada. A resposta chega por e-mail.')).toBeVisible()

  const headers = { authorization: `Bearer ${await tokenOf(address, ADMIN)}` }
  const answer = await visitor.request.get(`/${chief.userId}/api/v1/mensagens?type=ajax`, { headers })
  const { data } = (await answer.json()) as { data: { subject: string; message: string }[] }
  expect(data.find((message) => message.subject === subject)).toMatchObject({ message: 'O segundo gol foi contra.' })
})

test('a user need not say again who they are', async ({ user, ana }) => {
  await user.goto('/contact')
  await expect(user.getByLabel('Nome', { exact: true })).toHaveValue(ana.name)
  await expect(user.getByLabel('E-mail', { exact: true })).toHaveValue(ana.email)
})

test('checks every field before it calls', async ({ visitor }) => {
  const calls = recordCalls(visitor)
  await visitor.goto('/contact')
  await visitor.getByRole('button', { name: 'Enviar mensagem' }).click()
  for (const label of Object.keys(LETTER)) await expectUnder(visitor, label, 'Preencha este campo.')
  await fill(visitor, { 'E-mail': 'ana' })
  await expectUnder(visitor, 'E-mail', 'Informe um e-mail válido, como nome@exemplo.com.')
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([])
})

test('a failure keeps what was written', async ({ visitor }) => {
  await visitor.route('**/web/contact', (route) => route.abort())
  await visitor.goto('/contact')
  await fill(visitor, LETTER)
  await visitor.getByRole('button', { name: 'Enviar mensagem' }).click()
  await visitor.getByRole('alertdialog', { name: 'Erro encontrado' }).getByRole('button', { name: 'Ok' }).click()
  for (const [label, value] of Object.entries(LETTER))
    await expect(visitor.getByLabel(label, { exact: true })).toHaveValue(value)
})

test('each quoted label finds one field', async ({ visitor }) => {
  await visitor.goto('/contact')
  for (const label of Object.keys(LETTER)) await expect.soft(visitor.getByLabel(label)).toHaveCount(1)
  await visitor.goto('/login')
  for (const label of ['E-mail', 'Senha', 'Lembrar neste dispositivo'])
    await expect.soft(visitor.getByLabel(label)).toHaveCount(1)
  await visitor.goto('/recover')
  await expect.soft(visitor.getByLabel('E-mail')).toHaveCount(1)
})
