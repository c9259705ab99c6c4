import { addressOf, heading } from '../../src/page-checks.ts'
import { expectUnder, fill } from '../../src/forms.ts'
import { device, register, signIn } from '../../src/people.ts'
import { dialog, menuLink, sideMenu, themeSwitch, toasts } from '../../src/shell.ts'
import { readAllStorage, localValues, watchStorage } from '../../src/storage.ts'
import { expect, test } from '../../src/test.ts'

const PERSONAL = {
  Perfil: 'perfil',
  Segurança: 'seguranca',
  Dispositivos: 'dispositivos',
  Notificações: 'notificacoes',
  Aparência: 'aparencia',
  Sugestões: 'sugestoes',
  Privacidade: 'privacidade',
}
const ADMIN = {
  Site: 'site',
  Usuários: 'usuarios',
  Importações: 'importacoes',
  Fontes: 'fontes',
  Qualidade: 'qualidade',
  Auditoria: 'auditoria',
  Sistema: 'sistema',
  Manutenção: 'manutencao',
}

test.describe('the tabs', () => {
  test('each has an address of its own; those of admins are not for users', async ({ user }) => {
    await user.goto('/settings')
    const tabs = user.getByRole('navigation', { name: 'Configurações' })
    await expect(tabs.getByRole('link')).toHaveText(Object.keys(PERSONAL))
    for (const [name, tab] of Object.entries(PERSONAL)) {
      await tabs.getByRole('link', { name }).click()
      await expect(heading(user, name)).toBeVisible()
      expect(addressOf(user)).toBe(`/settings?aba=${tab}`)
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
    for (const tab of Object.values(ADMIN)) {
      await user.goto(`/settings?aba=${tab}`)
      await expect(heading(user, 'Perfil')).toBeVisible()
      await expect(user).toHaveURL('/settings?aba=perfil')
    }
  })

  test('an admin has more', async ({ admin }) => {
    await admin.goto('/settings')
    const tabs = admin.getByRole('navigation', { name: 'Configurações' })
    await expect(tabs.getByRole('link')).toHaveText([...Object.keys(PERSONAL), ...Object.keys(ADMIN)])
    for (const [name, tab] of Object.entries(ADMIN)) {
      await admin.goto(`/settings?aba=${tab}`)
      await expect(heading(admin, name)).toBeVisible()
    }
  })
})

test('Perfil: name and favourite team are shown in the menu at once', async ({ remembered, address }) => {
  const page = await remembered(device(await register(address)))
  await page.goto('/settings')
  await fill(page, { Nome: 'Ana Maria Torcedora' })
  await page.getByRole('radio', { name: 'Vasco' }).check({ force: true })
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(toasts(page).filter({ hasText: 'Perfil salvo.' })).toBeVisible()
  const title = sideMenu(page).getByRole('link', { name: 'Ana Maria Torcedora' })
  await expect(title).toContainText('VAS')
  await page.reload()
  await expect(title).toContainText('VAS')
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ana Maria Torcedora')

  await fill(page, { Nome: 'A' })
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectUnder(page, 'Nome', 'Use pelo menos 2 caracteres.')
})

test('what is typed and not saved is not lost without a question', async ({ user }) => {
  await user.goto('/settings')
  await fill(user, { Nome: 'Outro nome' })
  await menuLink(user, 'Times').click()
  const question = dialog(user, 'Sair sem salvar?')
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(user.getByLabel('Nome', { exact: true })).toHaveValue('Outro nome')
  await menuLink(user, 'Times').click()
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(heading(user, 'Times')).toBeVisible()
})

test('Segurança: a new password is never written down, and the other devices are disconnected', async ({
  remembered,
  address,
}) => {
  const person = await register(address)
  const elsewhere = await signIn(address, person)
  const page = await remembered(device(person))
  const written = await watchStorage(page)
  const password = 'drible-da-vaca-1970'
  await page.goto('/settings?aba=seguranca')
  await fill(page, { 'Senha atual': 'errada-123', 'Nova senha': password, 'Confirmar nova senha': password })
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(page.getByLabel('Senha atual', { exact: true })).toHaveAccessibleDescription(/./)
  await fill(page, { 'Senha atual': person.password })
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(page.getByText('Senha trocada.', { exact: true })).toBeVisible()

  expect(await localValues(page)).toEqual(device(person))
  expect(written.join('\n')).not.toContain(password)
  expect(await readAllStorage(page)).not.toContain(password)
  // This device goes on, the other one and the old password do not.
  await page.reload()
  await expect(heading(page, 'Segurança')).toBeVisible()
  const login = (data: object) => page.request.post('/web/access/login', { data })
  expect((await login(device(elsewhere))).status()).toBe(401)
  expect((await login({ email: person.email, password: person.password })).status()).toBe(401)
  expect((await login({ email: person.email, password })).status()).toBe(200)
})

test('Dispositivos: the password disconnects one other device, then all; this one goes by signing out', async ({
  remembered,
  address,
}) => {
  const person = await register(address)
  const elsewhere = await signIn(address, person)
  const page = await remembered(device(person))
  await page.goto('/settings?aba=dispositivos')
  const rows = page.getByRole('list', { name: 'Dispositivos' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const others = rows.filter({ hasNotText: 'Este dispositivo' })
  const proof = page.getByRole('dialog')
  await others.getByRole('button', { name: /Desconectar/ }).click()
  await proof.getByLabel('Senha atual', { exact: true }).fill('não é esta')
  await proof.getByRole('button', { name: 'Desconectar' }).click()
  await expect(proof.getByText('Senha atual incorreta.')).toBeVisible()
  await proof.getByLabel('Senha atual', { exact: true }).fill(person.password)
  await proof.getByRole('button', { name: 'Desconectar' }).click()
  await expect(rows).toHaveCount(1)
  expect((await page.request.post('/web/access/login', { data: device(elsewhere) })).status()).toBe(401)
  await expect(page.getByRole('button', { name: 'Desconectar todos os outros' })).toHaveCount(0)

  const lost = [await signIn(address, person), await signIn(address, person)]
  await page.reload()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Desconectar todos os outros' }).click()
  await proof.getByLabel('Senha atual', { exact: true }).fill(person.password)
  await proof.getByRole('button', { name: 'Desconectar todos' }).click()
  await expect(page.getByText('2 dispositivos desconectados.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  for (const each of lost)
    expect((await page.request.post('/web/access/login', { data: device(each) })).status()).toBe(401)

  await rows.getByRole('button', { name: /Desconectar/ }).click()
  await dialog(page, 'Desconectar este dispositivo').getByRole('button', { name: 'Sim' }).click()
  await expect(page).toHaveURL('/')
  expect(await localValues(page)).toEqual({})
  expect((await page.request.post('/web/access/login', { data: device(person) })).status()).toBe(401)
})

test('Aparência: the theme here and in the menu are the same', async ({ user }) => {
  await user.goto('/settings?aba=aparencia')
  const here = themeSwitch(user.getByRole('main'))
  await expect(here).not.toBeChecked()
  await here.click()
  await expect(themeSwitch(sideMenu(user))).toBeChecked()
  expect((await localValues(user))['theme']).toBe('true')
  await themeSwitch(sideMenu(user)).click()
  await expect(here).not.toBeChecked()
})
