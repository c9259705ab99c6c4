import { heading } from '../../src/page-checks.ts'
import { device, register } from '../../src/people.ts'
import { OWN_DASHBOARD, PUBLIC_DASHBOARD } from '../../src/routes.ts'
import { menuButton, menuLink, sideMenu, themeSwitch } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const VISITOR = ['Pagina Inicial', 'Fazer Login', 'Criar Conta', 'Contato']
const USER = ['Pagina Inicial', 'API', 'Push', 'Obter Ajuda', 'Contato', 'Configurações']
const FOOTBALL = ['Times', 'Jogadores', 'Técnicos', 'Campeonatos', 'Jogos', 'Confederações', 'Streamings']
const ADMIN = ['Restart Api', 'Limpar data Users', 'Limpar data Jogos']

const PATHS: Readonly<Record<string, string>> = {
  'Pagina Inicial': '/dashboard',
  'Fazer Login': '/login',
  'Criar Conta': '/register',
  API: '/api',
  Push: '/push',
  'Obter Ajuda': '/help',
  Contato: '/contact',
  Configurações: '/settings',
  Times: '/times',
  Jogadores: '/jogadores',
  Técnicos: '/tecnicos',
  Campeonatos: '/campeonatos',
  Jogos: '/jogos',
  Confederações: '/confederacoes',
  Streamings: '/streamings',
}

const HEADINGS: Readonly<Record<string, string | RegExp>> = { 'Pagina Inicial': OWN_DASHBOARD, Configurações: 'Perfil' }

test('a visitor sees the generic title and the four items, and nothing of the others', async ({ visitor }) => {
  await visitor.goto('/dashboard')
  await expect(sideMenu(visitor).getByRole('listitem')).toHaveText(VISITOR)
  for (const name of VISITOR) await expect(menuLink(visitor, name)).toHaveAttribute('href', PATHS[name]!)
  await expect(sideMenu(visitor).getByRole('link', { name: 'API Futebol' })).toBeVisible()
  await expect(themeSwitch(sideMenu(visitor))).toBeVisible()
  await expect(sideMenu(visitor).getByRole('button')).toHaveCount(0)
  await expect(sideMenu(visitor).getByRole('link', { name: /Termos|Política/ })).toHaveCount(0)
})

test('a user sees the six items, the browse group, Sair, the theme and the two legal links', async ({ user, ana }) => {
  await user.goto('/dashboard')
  await expect(sideMenu(user).getByRole('listitem')).toHaveText([...USER, ...FOOTBALL])
  for (const name of [...USER, ...FOOTBALL]) await expect(menuLink(user, name)).toHaveAttribute('href', PATHS[name]!)
  await expect(sideMenu(user).getByRole('button')).toHaveText(['Sair'])
  await expect(themeSwitch(sideMenu(user))).toBeVisible()
  await expect(menuLink(user, 'Termos de uso')).toHaveAttribute('href', '/institucional/terms')
  await expect(menuLink(user, 'Política de privacidade')).toHaveAttribute('href', '/institucional/privacy')
  await expect(sideMenu(user).getByRole('link', { name: ana.name })).toBeVisible()
  await expect(sideMenu(user).getByText('API Futebol')).toHaveCount(0)
})

test('an admin sees the three maintenance actions as well', async ({ admin }) => {
  await admin.goto('/dashboard')
  await expect(sideMenu(admin).getByRole('listitem')).toHaveText([...USER, ...FOOTBALL, ...ADMIN])
  await expect(sideMenu(admin).getByRole('button')).toHaveText([...ADMIN, 'Sair'])
})

test("the title carries the user's name and the favourite team's crest", async ({ remembered, address }) => {
  const zico = await register(address, { name: 'Zico de Quintino', team: 'flamengo' })
  const page = await remembered(device(zico))
  await page.goto('/dashboard')
  const title = sideMenu(page).getByRole('link', { name: 'Zico de Quintino' })
  await expect(title).toContainText('FLA')
})

test('every item of a user opens its page, and is marked as the current one', async ({ user }) => {
  await user.goto('/dashboard')
  for (const name of [...USER, ...FOOTBALL]) {
    await menuLink(user, name).click()
    await expect(user).toHaveURL(PATHS[name]!)
    await expect(heading(user, HEADINGS[name] ?? name)).toBeVisible()
    await expect(menuLink(user, name)).toHaveAttribute('aria-current', 'page')
  }
  await menuLink(user, 'Termos de uso').click()
  await expect(heading(user, 'Termos de uso')).toBeVisible()
  await menuLink(user, 'Política de privacidade').click()
  await expect(heading(user, 'Política de privacidade')).toBeVisible()
})

test('every item of a visitor opens its page', async ({ visitor }) => {
  for (const name of VISITOR) {
    await visitor.goto('/dashboard')
    await menuLink(visitor, name).click()
    await expect(visitor).toHaveURL(PATHS[name]!)
    await expect(heading(visitor, name === 'Pagina Inicial' ? PUBLIC_DASHBOARD : name)).toBeVisible()
  }
})

test('the menu is disabled on the four routes when no user is signed in', async ({ visitor }) => {
  for (const path of ['/', '/login', '/recover', '/register']) {
    await visitor.goto(path)
    await expect(heading(visitor, /./)).toBeVisible()
    await expect(sideMenu(visitor)).toHaveCount(0)
    await expect(visitor.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
  }
  for (const path of ['/dashboard', '/contact', '/nao-existe']) {
    await visitor.goto(path)
    await expect(sideMenu(visitor)).toBeVisible()
  }
})

test('the menu of the four routes stays disabled on a narrow screen', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/login', '/recover', '/register']) {
    await visitor.goto(path)
    await expect(heading(visitor, /./)).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
  }
})

test.describe('below 900 px', () => {
  test.use({ viewport: { width: 899, height: 800 } })

  test('the menu is a drawer behind "Menu"', async ({ user }) => {
    await user.goto('/times')
    const opener = user.getByRole('button', { name: 'Menu', exact: true })
    const drawer = user.getByRole('dialog', { name: 'Menu' })
    await expect(opener).toBeVisible()
    await expect(sideMenu(user)).toHaveCount(0)
    await opener.click()
    await expect(sideMenu(drawer).getByRole('listitem')).toHaveText([...USER, ...FOOTBALL])
    await expect(themeSwitch(drawer)).toBeVisible()
    await expect(menuButton(drawer, 'Sair')).toBeVisible()
    await menuLink(drawer, 'Jogadores').click()
    await expect(heading(user, 'Jogadores')).toBeVisible()
    await expect(drawer).toHaveCount(0)
  })

  test('Escape, the cross and the place beside it close the drawer, and the focus returns', async ({ visitor }) => {
    await visitor.goto('/dashboard')
    const opener = visitor.getByRole('button', { name: 'Menu', exact: true })
    const drawer = visitor.getByRole('dialog', { name: 'Menu' })
    const closings = [
      () => visitor.keyboard.press('Escape'),
      () => drawer.getByRole('button', { name: 'Fechar menu' }).click(),
      () => visitor.mouse.click(890, 400),
    ]
    for (const close of closings) {
      await opener.click()
      await expect(sideMenu(drawer).getByRole('listitem')).toHaveText(VISITOR)
      await close()
      await expect(drawer).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })

  test('from 900 px on it stands at the left', async ({ visitor }) => {
    await visitor.goto('/dashboard')
    await expect(sideMenu(visitor)).toHaveCount(0)
    await visitor.setViewportSize({ width: 900, height: 800 })
    await expect(sideMenu(visitor)).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
  })
})
