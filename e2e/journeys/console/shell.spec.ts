import { ERROR_HEADING, OWN_DASHBOARD } from '../../src/routes.ts'
import { heading } from '../../src/page-checks.ts'
import { menuLink, sideMenu } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

test('each page names itself in the document title', async ({ user }) => {
  const titles = {
    '/dashboard': /^(?:Bom dia|Boa tarde|Boa noite), Ana · Meio-Campo$/,
    '/api': 'Chaves · API · Meio-Campo',
    '/push': 'Webhooks · Push · Meio-Campo',
    '/help': 'Obter Ajuda · Meio-Campo',
    '/contact': 'Contato · Meio-Campo',
    '/settings': 'Perfil · Meio-Campo',
    '/settings?aba=seguranca': 'Segurança · Meio-Campo',
    '/times': 'Times · Meio-Campo',
    '/campeonatos/brasileirao_serie_a/tabela': /^Tabela · Brasileirão Série A \d{4} · Meio-Campo$/,
    '/institucional/terms': 'Termos de uso · Meio-Campo',
  }
  for (const [path, title] of Object.entries(titles)) {
    await user.goto(path)
    await expect(user).toHaveTitle(title)
  }
})

test('the open pages name themselves too, in Portuguese', async ({ visitor }) => {
  for (const [path, title] of Object.entries({
    '/': 'Meio-Campo',
    '/login': 'Fazer Login · Meio-Campo',
    '/register': 'Criar Conta · Meio-Campo',
    '/recover': 'Recuperar senha · Meio-Campo',
  })) {
    await visitor.goto(path)
    await expect(visitor).toHaveTitle(title)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('pt-BR')
  }
})

test('the first stop of the keyboard skips to the content', async ({ user }) => {
  await user.goto('/times')
  await expect(heading(user, 'Times')).toBeVisible()
  await user.keyboard.press('Tab')
  const skip = user.getByRole('link', { name: 'Pular para o conteúdo' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await user.keyboard.press('Enter')
  await expect(user.getByRole('main')).toBeFocused()
  await expect(user).toHaveURL(/\/times(#conteudo)?$/)
})

test('arriving at a page moves the focus to its heading', async ({ user }) => {
  await user.goto('/times')
  await menuLink(user, 'Jogadores').click()
  await expect(heading(user, 'Jogadores')).toBeFocused()
  await user.goBack()
  await expect(heading(user, 'Times')).toBeFocused()
})

test('the back button is an arrow without text, and goes back', async ({ user }) => {
  await user.goto('/dashboard')
  const back = user.getByRole('banner').getByRole('button', { name: 'Voltar' })
  await expect(back).toBeDisabled()
  await expect(back).toHaveText('')
  await user.goto('/times')
  await menuLink(user, 'Jogadores').click()
  await expect(heading(user, 'Jogadores')).toBeVisible()
  await back.click()
  await expect(heading(user, 'Times')).toBeVisible()
  await expect(user).toHaveURL('/times')
})

test('on a page opened by its address the back button goes up', async ({ user }) => {
  await user.goto('/times/flamengo/titulos')
  await user.getByRole('banner').getByRole('button', { name: 'Voltar' }).click()
  await expect(user).toHaveURL('/times/flamengo')
})

test('the breadcrumbs lead back up', async ({ user }) => {
  await user.goto('/campeonatos/brasileirao_serie_a/tabela')
  const trail = user.getByRole('navigation', { name: 'Trilha' })
  await expect(trail.getByRole('listitem')).toHaveText(['Campeonatos', /Brasileirao serie a|Brasileirão/, 'Tabela'])
  await expect(trail.getByText('Tabela')).toHaveAttribute('aria-current', 'page')
  await trail.getByRole('link', { name: 'Campeonatos' }).click()
  await expect(heading(user, 'Campeonatos')).toBeVisible()
})

test('the menu is walked with the keyboard alone', async ({ user }) => {
  await user.goto('/dashboard')
  await expect(heading(user, OWN_DASHBOARD)).toBeVisible()
  const stops = ['Pular para o conteúdo', /Ana Torcedora/, 'Pagina Inicial', 'API', 'Push', 'Obter Ajuda']
  for (const name of stops) {
    await user.keyboard.press('Tab')
    await expect(user.getByRole('link', { name, exact: true }).and(user.locator(':focus'))).toBeVisible()
  }
  await user.keyboard.press('Enter')
  await expect(user).toHaveURL('/help')
  await expect(heading(user, 'Obter Ajuda')).toBeFocused()
})

test('the error page offers the global search to signed-in users', async ({ user }) => {
  await user.goto('/nao-existe')
  await user.getByRole('button', { name: 'Buscar times, pessoas, jogos e páginas' }).click()
  const search = user.getByRole('dialog', { name: 'Buscar' })
  await search.getByRole('combobox', { name: 'Buscar' }).fill('gremio')
  await search
    .getByRole('option', { name: /^Grêmio/ })
    .first()
    .click()
  await expect(user).toHaveURL('/times/gremio')
})

test('the error page offers a search over the pages and the way home', async ({ visitor }) => {
  await visitor.goto('/nao-existe')
  await expect(heading(visitor, ERROR_HEADING)).toBeVisible()
  const pages = visitor.getByRole('list', { name: 'Páginas' })
  await visitor.getByLabel('Buscar uma página').fill('contáto')
  await expect(pages.getByRole('link')).toHaveText(['Contato'])
  await visitor.getByLabel('Buscar uma página').fill('xyz')
  await expect(visitor.getByText('Nenhuma página com esse nome.')).toBeVisible()
  await visitor.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(visitor).toHaveURL('/dashboard')
  await expect(sideMenu(visitor)).toBeVisible()
})
