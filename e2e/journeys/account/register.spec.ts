import { heading } from '../../src/page-checks.ts'
import { recordCalls } from '../../src/calls.ts'
import { expectUnder, fill } from '../../src/forms.ts'
import { findLink } from '../../src/mailbox.ts'
import { newEmail } from '../../src/people.ts'
import { OWN_DASHBOARD } from '../../src/routes.ts'
import { sideMenu, toasts } from '../../src/shell.ts'
import { readAllStorage, localValues, watchStorage } from '../../src/storage.ts'
import { expect, test } from '../../src/test.ts'

const submit = { name: 'Criar Conta', exact: true }
const consent = { name: /Li e aceito/ }
const TEAMS = [
  'Flamengo',
  'Vasco',
  'Fluminense',
  'Botafogo',
  'São Paulo',
  'Corinthians',
  'Santos',
  'Palmeiras',
  'Internacional',
  'Grêmio',
  'Atlético-MG',
  'Cruzeiro',
  'River',
  'Boca',
]

test('makes an account, signs in at once, remembers the device and confirms the e-mail by mail', async ({
  visitor,
}) => {
  const written = await watchStorage(visitor)
  const email = newEmail()
  const password = 'gol-de-placa-1961'
  await visitor.goto('/register')
  await fill(visitor, { Nome: 'Nilton Santos', 'E-mail': email, Senha: password, 'Confirmar senha': password })
  await visitor.getByRole('radio', { name: 'Botafogo' }).check()
  await visitor.getByRole('checkbox', consent).check()
  const sent = visitor.waitForRequest('**/web/access/register')
  await visitor.getByRole('button', submit).click()
  expect((await sent).postDataJSON()).toEqual({ name: 'Nilton Santos', email, password, terms: true, team: 'botafogo' })

  await expect(visitor).toHaveURL('/dashboard')
  await expect(heading(visitor, OWN_DASHBOARD)).toBeVisible()
  await expect(sideMenu(visitor).getByRole('link', { name: 'Nilton Santos' })).toContainText('BOT')
  expect(await localValues(visitor)).toMatchObject({ email })
  expect(written.join('\n')).not.toContain(password)
  expect(await readAllStorage(visitor)).not.toContain(password)

  await visitor.goto(await findLink(email, '/dashboard?confirmacao='))
  await expect(toasts(visitor).filter({ hasText: 'E-mail confirmado' }).first()).toBeVisible()
  await expect(visitor).toHaveURL('/dashboard')
})

test('continues to the requested page', async ({ visitor }) => {
  await visitor.goto('/register?url=/times%3Fpais%3Dbrasil')
  const password = 'gol-de-placa-1961'
  await fill(visitor, { Nome: 'Ademir', 'E-mail': newEmail(), Senha: password, 'Confirmar senha': password })
  await visitor.getByRole('checkbox', consent).check()
  await visitor.getByRole('button', submit).click()
  await expect(visitor).toHaveURL('/times?pais=brasil')
})

test('offers the default teams in their order', async ({ visitor }) => {
  await visitor.goto('/register')
  const radios = visitor.getByRole('group', { name: /Time do coração/ }).getByRole('radio')
  await expect(radios).toHaveCount(TEAMS.length)
  for (const [index, name] of TEAMS.entries()) await expect(radios.nth(index)).toHaveAccessibleName(name)
})

test('shows the terms and the privacy policy before there is an account', async ({ visitor }) => {
  await visitor.goto('/register')
  await fill(visitor, { Nome: 'Ana Torcedora' })
  await visitor.getByRole('link', { name: 'termos de uso' }).click()
  const terms = visitor.getByRole('dialog', { name: 'Termos de uso' })
  await expect(terms).toContainText('Estes termos valem entre você')
  await terms.getByRole('radio', { name: 'Política de privacidade' }).check({ force: true })
  const privacy = visitor.getByRole('dialog', { name: 'Política de privacidade' })
  await expect(privacy).toContainText('LGPD')
  await privacy.getByRole('button', { name: 'Fechar' }).click()
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
  await visitor.getByRole('link', { name: 'política de privacidade' }).click()
  await expect(privacy).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor.getByLabel('Nome', { exact: true })).toHaveValue('Ana Torcedora')
  await expect(visitor.getByRole('checkbox', consent)).not.toBeChecked()
})

test('checks every field before it calls', async ({ visitor }) => {
  const calls = recordCalls(visitor)
  await visitor.goto('/register')
  await visitor.getByRole('button', submit).click()
  for (const label of ['Nome', 'E-mail', 'Senha', 'Confirmar senha'])
    await expectUnder(visitor, label, 'Preencha este campo.')
  await expect(visitor.getByRole('checkbox', consent)).toHaveAccessibleDescription(
    'É preciso aceitar os termos de uso e a política de privacidade.',
  )
  await fill(visitor, { Nome: 'A', 'E-mail': 'ana', Senha: 'curta', 'Confirmar senha': 'outra' })
  await expectUnder(visitor, 'Nome', 'Use pelo menos 2 caracteres.')
  await expectUnder(visitor, 'E-mail', 'Informe um e-mail válido, como nome@exemplo.com.')
  await expectUnder(visitor, 'Senha', 'Use pelo menos 8 caracteres.')
  await expectUnder(visitor, 'Confirmar senha', 'As senhas não são iguais.')
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([])
})

test('an e-mail that is taken is reported under its field, without an alert', async ({ visitor, ana }) => {
  await visitor.goto('/register')
  const password = 'gol-de-placa-1961'
  await fill(visitor, { Nome: 'Outra Ana', 'E-mail': ana.email, Senha: password, 'Confirmar senha': password })
  await visitor.getByRole('checkbox', consent).check()
  await visitor.getByRole('button', submit).click()
  await expect(visitor.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
    /^Já existe uma conta com este e-mail\./,
  )
  await expect(visitor.getByLabel('E-mail', { exact: true })).toBeFocused()
  await expect(visitor.getByRole('alertdialog')).toHaveCount(0)
  expect(await localValues(visitor)).toEqual({})
})
