import { heading } from '../../src/page-checks.ts'
import { expectUnder, fill, signInByForm } from '../../src/forms.ts'
import { findLink } from '../../src/mailbox.ts'
import { device, newEmail, register } from '../../src/people.ts'
import { OWN_DASHBOARD } from '../../src/routes.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { readAllStorage, watchStorage } from '../../src/storage.ts'
import { expect, test } from '../../src/test.ts'

test('a forgotten password is replaced by the link of the mail, which works once', async ({ visitor, address }) => {
  const person = await register(address, { name: 'Didi Folha Seca' })
  const written = await watchStorage(visitor)
  await visitor.goto('/recover')
  await fill(visitor, { 'E-mail': person.email })
  await visitor.getByRole('button', { name: 'Recuperar senha' }).click()
  await expect(visitor.getByRole('main').getByRole('status')).toBeVisible()

  const link = await findLink(person.email, '/recover?token=')
  const password = 'folha-seca-1957'
  await visitor.goto(link)
  await fill(visitor, { 'Nova senha': password, 'Confirmar nova senha': password })
  await visitor.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(visitor).toHaveURL('/login')
  await expect(toasts(visitor)).toContainText(/senha/i)

  // The old password is dead, and so is the device that knew it.
  expect((await visitor.request.post('/web/access/login', { data: device(person) })).status()).toBe(401)
  await signInByForm(visitor, person)
  await dialog(visitor, 'Não foi possível entrar').getByRole('button', { name: 'Ok' }).click()
  await signInByForm(visitor, { email: person.email, password })
  await expect(heading(visitor, OWN_DASHBOARD)).toBeVisible()
  expect(written.join('\n')).not.toContain(password)
  expect(await readAllStorage(visitor)).not.toContain(password)

  await visitor.evaluate(() => localStorage.clear())
  await visitor.goto(link)
  await fill(visitor, { 'Nova senha': 'outra-senha-1', 'Confirmar nova senha': 'outra-senha-1' })
  await visitor.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(visitor.getByRole('alert')).toContainText('Este link já foi usado ou venceu.')
  await visitor.getByRole('link', { name: 'Pedir um novo link' }).click()
  await expect(visitor.getByLabel('E-mail', { exact: true })).toBeVisible()
})

test('shows the same text whether or not the account exists', async ({ visitor, ana }) => {
  const texts: (string | null)[] = []
  for (const email of [ana.email, newEmail()]) {
    await visitor.goto('/recover')
    await fill(visitor, { 'E-mail': email })
    await visitor.getByRole('button', { name: 'Recuperar senha' }).click()
    const answer = visitor.getByRole('main').getByRole('status')
    await expect(answer).toBeFocused()
    texts.push(await answer.textContent())
  }
  expect(texts[0]).not.toBe('')
  expect(texts[0]).toBe(texts[1])
})

test('checks the fields of both forms before it calls', async ({ visitor }) => {
  await visitor.goto('/recover')
  await visitor.getByRole('button', { name: 'Recuperar senha' }).click()
  await expectUnder(visitor, 'E-mail', 'Preencha este campo.')
  await fill(visitor, { 'E-mail': 'ana@exemplo' })
  await expectUnder(visitor, 'E-mail', 'Informe um e-mail válido, como nome@exemplo.com.')

  await visitor.goto('/recover?token=seja-qual-for')
  await fill(visitor, { 'Nova senha': 'curta', 'Confirmar nova senha': 'outra' })
  await visitor.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expectUnder(visitor, 'Nova senha', 'Use pelo menos 8 caracteres.')
  await expectUnder(visitor, 'Confirmar nova senha', 'As senhas não são iguais.')
})

test('an unknown token is reported on the page', async ({ visitor }) => {
  await visitor.goto('/recover?token=nunca-existiu')
  await fill(visitor, { 'Nova senha': 'outra-senha-1', 'Confirmar nova senha': 'outra-senha-1' })
  await visitor.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(visitor.getByRole('alert')).toContainText('Este link já foi usado ou venceu.')
  await expect(visitor.getByRole('alertdialog')).toHaveCount(0)
})
