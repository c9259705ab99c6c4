import { expectNoViolations } from '../../src/axe.ts'
import { fill, signInByForm } from '../../src/forms.ts'
import { findLink } from '../../src/mailbox.ts'
import { heading } from '../../src/page-checks.ts'
import { device, newEmail, register } from '../../src/people.ts'
import { OWN_DASHBOARD } from '../../src/routes.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

test('an admin invites by mail with a duty; the invited chooses name and password, once', async ({
  admin,
  visitor,
}) => {
  test.slow()
  const email = newEmail()
  await admin.goto('/settings?aba=usuarios')
  await admin.getByRole('button', { name: 'Convidar por e-mail' }).click()
  const form = admin.getByRole('dialog', { name: 'Convidar por e-mail' })
  await form.getByLabel('E-mail', { exact: true }).fill(email)
  await form.getByRole('checkbox', { name: 'A conta já começa com uma função' }).check()
  await form.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(form.getByText('Diga o que a função inclui.')).toBeVisible()
  await form.getByRole('radio', { name: 'Revisor' }).check({ force: true })
  await form.getByRole('checkbox', { name: 'sugestões' }).check()
  await expectNoViolations(admin, 'invite')
  await form.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(toasts(admin).filter({ hasText: 'Convite enviado.' })).toBeVisible()
  const pending = admin.getByRole('list', { name: 'Convites' }).getByRole('listitem').filter({ hasText: email })
  await expect(pending.first()).toContainText('Revisor')
  await expectNoViolations(admin, 'invites')

  const link = await findLink(email, '/register?convite=')
  await visitor.goto(link)
  await expect(heading(visitor, 'Aceitar convite')).toBeVisible()
  await expect(visitor.getByText(email)).toBeVisible()
  await expect(visitor.getByText(/função de/)).toContainText('revisor de sugestões')
  await expectNoViolations(visitor, 'accept')
  const password = 'bandeirinha-de-canto-7'
  await fill(visitor, { Nome: 'Zezé Convidado', Senha: password, 'Confirmar senha': password })
  await visitor.getByRole('checkbox', { name: /Li e aceito/ }).check()
  await visitor.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(heading(visitor, OWN_DASHBOARD)).toBeVisible()
  await visitor.goto('/settings')
  await expect(visitor.getByRole('list', { name: 'Funções' })).toContainText('Revisor')

  // An accepted invite is no longer pending, and its link cannot be used again.
  await admin.reload()
  await expect(admin.getByRole('heading', { name: 'Convites' })).toBeVisible()
  await expect(pending).toHaveCount(0)
  await visitor.evaluate(() => localStorage.clear())
  await visitor.goto(link)
  await expect(visitor.getByRole('alert')).toContainText('já foi usado, foi revogado ou venceu')
})

test('a signed-in user who opens an invitation sees that it is for another account, and it stays usable', async ({
  admin,
  remembered,
  visitor,
  address,
}) => {
  test.slow()
  const email = newEmail()
  await admin.goto('/settings?aba=usuarios')
  await admin.getByRole('button', { name: 'Convidar por e-mail' }).click()
  const form = admin.getByRole('dialog', { name: 'Convidar por e-mail' })
  await form.getByLabel('E-mail', { exact: true }).fill(email)
  await form.getByRole('button', { name: 'Enviar convite' }).click()
  const link = await findLink(email, '/register?convite=')

  const other = await remembered(device(await register(address)))
  await other.goto(link)
  const told = other.getByRole('alertdialog', { name: 'Este convite é para uma conta nova' })
  await expect(told).toContainText('saia dela e abra o link de novo')
  await expectNoViolations(other, 'invitation of another')
  await told.getByRole('button', { name: 'Ok' }).click()
  await expect(heading(other, OWN_DASHBOARD)).toBeVisible()
  await visitor.goto(link)
  await expect(heading(visitor, 'Aceitar convite')).toBeVisible()
  await expect(visitor.getByText(email)).toBeVisible()
})

test('a revoked invitation is refused', async ({ admin, visitor }) => {
  const email = newEmail()
  await admin.goto('/settings?aba=usuarios')
  await admin.getByRole('button', { name: 'Convidar por e-mail' }).click()
  const form = admin.getByRole('dialog', { name: 'Convidar por e-mail' })
  await form.getByLabel('E-mail', { exact: true }).fill(email)
  await form.getByRole('button', { name: 'Enviar convite' }).click()
  const link = await findLink(email, '/register?convite=')
  await admin.getByRole('button', { name: `Revogar o convite de ${email}` }).click()
  await dialog(admin, 'Revogar convite').getByRole('button', { name: 'Revogar' }).click()
  await expect(toasts(admin).filter({ hasText: 'Convite revogado.' })).toBeVisible()
  await visitor.goto(link)
  await expect(visitor.getByRole('alert')).toContainText('já foi usado, foi revogado ou venceu')
  await visitor.getByRole('link', { name: 'Criar uma conta sem convite' }).click()
  await expect(heading(visitor, 'Criar Conta')).toBeVisible()
})

test('an admin sends the link for a new password, deletes an account in seven days and keeps it', async ({
  admin,
  visitor,
  address,
}) => {
  const person = await register(address, { name: `Garrincha ${newEmail().split('@')[0]}` })
  await admin.goto(`/settings?aba=usuarios&busca=${encodeURIComponent(person.email)}`)
  const menu = admin.getByRole('button', { name: /^Ações da conta de/ })
  const choose = async (item: string) => {
    await menu.click()
    await admin.getByRole('menuitem', { name: item }).click()
    await dialog(admin, item).getByRole('button', { name: 'Sim' }).click()
  }
  await choose('Mandar link de nova senha')
  await expect(toasts(admin).filter({ hasText: 'Link enviado por e-mail.' })).toBeVisible()
  const password = 'pernas-tortas-1958'
  await visitor.goto(await findLink(person.email, '/recover?token='))
  await fill(visitor, { 'Nova senha': password, 'Confirmar nova senha': password })
  await visitor.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(visitor).toHaveURL('/login')
  await signInByForm(visitor, { email: person.email, password })
  await expect(heading(visitor, OWN_DASHBOARD)).toBeVisible()

  await choose('Excluir conta')
  const row = admin.getByRole('list', { name: 'Contas' }).getByRole('listitem')
  await expect(row).toContainText('Exclusão em')
  await choose('Manter conta')
  await expect(row).not.toContainText('Exclusão em')
})
