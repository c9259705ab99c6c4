import { addressOf, heading } from '../../src/page-checks.ts'
import { LOGIN, recordCalls } from '../../src/calls.ts'
import { expectUnder, fill, signInByForm } from '../../src/forms.ts'
import { newEmail } from '../../src/people.ts'
import { OWN_DASHBOARD } from '../../src/routes.ts'
import { dialog, menuLink, sideMenu } from '../../src/shell.ts'
import { readAllStorage, localValues, watchStorage } from '../../src/storage.ts'
import { expect, test } from '../../src/test.ts'

test('holds what it should, with "Lembrar neste dispositivo" on', async ({ visitor }) => {
  await visitor.goto('/login')
  await expect(visitor.getByLabel('E-mail', { exact: true })).toHaveAttribute('type', 'email')
  await expect(visitor.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'password')
  await expect(visitor.getByRole('checkbox', { name: 'Lembrar neste dispositivo' })).toBeChecked()
  await expect(visitor.getByRole('link', { name: 'Criar Conta' })).toHaveAttribute('href', '/register')
  await expect(visitor.getByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute('href', '/recover')
})

test('signs in, remembers the device and never writes the own password down', async ({ visitor, ana }) => {
  const written = await watchStorage(visitor)
  await visitor.goto('/login')
  const sent = visitor.waitForRequest(LOGIN)
  await signInByForm(visitor, ana)
  expect((await sent).postDataJSON()).toEqual({ email: ana.email, password: ana.password, remember: true })
  await expect(heading(visitor, OWN_DASHBOARD)).toBeVisible()
  await expect(sideMenu(visitor).getByRole('link', { name: ana.name })).toBeVisible()

  const kept = await localValues(visitor)
  expect(Object.keys(kept).toSorted()).toEqual(['email', 'password'])
  expect(kept['email']).toBe(ana.email)
  expect(kept['password']!.length).toBeGreaterThanOrEqual(43)
  expect(written.join('\n')).toContain(kept['password'])
  expect(written.join('\n')).not.toContain(ana.password)
  expect(await readAllStorage(visitor)).not.toContain(ana.password)

  await visitor.reload()
  await expect(heading(visitor, OWN_DASHBOARD)).toBeVisible()
})

test('without "Lembrar neste dispositivo" nothing is stored, and the session ends with the page', async ({
  visitor,
  ana,
}) => {
  const written = await watchStorage(visitor)
  await visitor.goto('/login?url=/times')
  await visitor.getByRole('checkbox', { name: 'Lembrar neste dispositivo' }).uncheck()
  const sent = visitor.waitForRequest(LOGIN)
  await signInByForm(visitor, ana)
  expect((await sent).postDataJSON()).toEqual({ email: ana.email, password: ana.password, remember: false })
  await expect(heading(visitor, 'Times')).toBeVisible()
  await menuLink(visitor, 'Jogadores').click()
  await expect(heading(visitor, 'Jogadores')).toBeVisible()
  expect(await localValues(visitor)).toEqual({})
  expect(await visitor.evaluate(() => caches.keys())).toEqual([])
  expect(written.join('\n')).not.toContain(ana.password)
  expect(await readAllStorage(visitor)).not.toContain(ana.password)
  await visitor.reload()
  await expect(heading(visitor, 'Fazer Login')).toBeVisible()
  expect(new URL(visitor.url()).searchParams.get('url')).toBe('/jogadores')
})

test('goes back to the page that asked, with its query', async ({ visitor, ana }) => {
  await visitor.goto('/campeonatos/brasileirao_serie_a/tabela?temporada=2024&rodada=3')
  await expect(heading(visitor, 'Fazer Login')).toBeVisible()
  await signInByForm(visitor, ana)
  await expect(heading(visitor, 'Tabela')).toBeVisible()
  expect(addressOf(visitor)).toBe('/campeonatos/brasileirao_serie_a/tabela?temporada=2024&rodada=3')
  // The login page is not left behind in the history.
  await visitor.getByRole('button', { name: 'Voltar' }).click()
  await expect(visitor).toHaveURL('/campeonatos/brasileirao_serie_a')
})

test('the way to the register page keeps where one wanted to go', async ({ visitor }) => {
  await visitor.goto('/times?pais=brasil')
  await visitor.getByRole('link', { name: 'Criar Conta' }).click()
  await expect(heading(visitor, 'Criar Conta')).toBeVisible()
  expect(new URL(visitor.url()).searchParams.get('url')).toBe('/times?pais=brasil')
})

test('a user that is no admin comes back to the dashboard from an admin page', async ({ visitor, ana }) => {
  await visitor.goto('/times/new')
  await signInByForm(visitor, ana)
  await expect(visitor).toHaveURL('/dashboard')
  await expect(heading(visitor, OWN_DASHBOARD)).toBeVisible()
})

test('wrong credentials are shown in the alert; the e-mail stays and the password is next', async ({ visitor }) => {
  await visitor.goto('/login')
  const email = newEmail()
  await signInByForm(visitor, { email, password: 'outra-senha' })
  const alert = dialog(visitor, 'Não foi possível entrar')
  await expect(alert).toHaveAccessibleDescription('E-mail ou senha incorretos.')
  await alert.getByRole('button', { name: 'Ok' }).click()
  await expect(visitor.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await expect(visitor.getByLabel('Senha', { exact: true })).toBeFocused()
  expect(await localValues(visitor)).toEqual({})
  await expect(visitor).toHaveURL('/login')
})

test('checks the fields before it calls', async ({ visitor }) => {
  const calls = recordCalls(visitor)
  await visitor.goto('/login')
  await visitor.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expectUnder(visitor, 'E-mail', 'Preencha este campo.')
  await expectUnder(visitor, 'Senha', 'Preencha este campo.')
  await expect(visitor.getByLabel('E-mail', { exact: true })).toBeFocused()
  await fill(visitor, { 'E-mail': 'ana@' })
  await expectUnder(visitor, 'E-mail', 'Informe um e-mail válido, como nome@exemplo.com.')
  await fill(visitor, { 'E-mail': 'ana@exemplo.com', Senha: 'x' })
  await expectUnder(visitor, 'E-mail', '')
  await expectUnder(visitor, 'Senha', '')
  await expect(visitor.getByRole('alertdialog')).toHaveCount(0)
  expect(calls).toEqual([])
})

test('a double click and Enter send once', async ({ visitor, ana }) => {
  const calls = recordCalls(visitor)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await visitor.route(LOGIN, async (route) => {
    await held
    await route.continue()
  })
  await visitor.goto('/login')
  await fill(visitor, { 'E-mail': ana.email, Senha: ana.password })
  await visitor.getByLabel('Senha', { exact: true }).press('Enter')
  await visitor.getByLabel('Senha', { exact: true }).press('Enter')
  answer()
  await expect(heading(visitor, OWN_DASHBOARD)).toBeVisible()
  expect(calls.filter((call) => call.url().endsWith('/access/login'))).toHaveLength(1)
})

test('without a network shows an error, and keeps the input', async ({ visitor }) => {
  await visitor.route(LOGIN, (route) => route.abort())
  await visitor.goto('/login')
  await signInByForm(visitor, { email: 'ana@exemplo.com', password: 'uma-senha' })
  const alert = dialog(visitor, 'Erro encontrado')
  await expect(alert).toHaveAccessibleDescription(
    'Você pode estar sem acesso à internet ou ocorreu algum erro interno no servidor.',
  )
  await alert.getByRole('button', { name: 'Ok' }).click()
  await expect(visitor.getByLabel('Senha', { exact: true })).toHaveValue('uma-senha')
})
