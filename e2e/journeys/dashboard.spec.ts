import { heading } from '../src/arrival.ts'
import { PUBLIC_DASHBOARD } from '../src/routes.ts'
import { expect, test } from '../src/test.ts'

test('a visitor sees the public one, with what an account gives', async ({ visitor }) => {
  await visitor.goto('/dashboard')
  await expect(heading(visitor, PUBLIC_DASHBOARD)).toBeVisible()
  const main = visitor.getByRole('main')
  await expect(main.getByRole('link', { name: 'Criar Conta' })).toHaveAttribute('href', '/register')
  await expect(main.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/login')
  await expect(main.getByText('Boas-vindas ao Meio-Campo').first()).toBeVisible()
  await expect(main.getByText('Administração')).toHaveCount(0)
})

test('a user sees their own, with the first steps', async ({ user, ana }) => {
  await user.goto('/dashboard')
  await expect(heading(user, new RegExp(`, ${ana.name.split(' ')[0]}$`))).toBeVisible()
  await expect(user.getByRole('heading', { name: 'Primeiros passos' })).toBeVisible()
  await expect(user.getByRole('main').getByText('Administração')).toHaveCount(0)
})

test('an admin sees the service as well', async ({ admin }) => {
  await admin.goto('/dashboard')
  const card = admin.getByRole('main')
  await expect(card.getByRole('heading', { name: 'Administração' })).toBeVisible()
  await expect(card.getByRole('link', { name: /Processos no ar\s*2/ })).toBeVisible()
})

test('a post is read in place, at an address of its own', async ({ visitor }) => {
  await visitor.goto('/dashboard')
  await visitor
    .getByRole('main')
    .getByRole('link', { name: /Boas-vindas ao Meio-Campo/ })
    .click()
  const post = visitor.getByRole('dialog', { name: 'Boas-vindas ao Meio-Campo' })
  await expect(post).toBeVisible()
  await expect(visitor).toHaveURL(/\/dashboard\?post=/)
  await visitor.reload()
  await expect(post).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(post).toHaveCount(0)
  await expect(visitor).toHaveURL('/dashboard')
})
