import { expectNoViolations } from '../../src/axe.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

/** A word that no other run of this test has used. */
const fresh = () => Math.random().toString(36).slice(2, 8)

for (const width of [1280, 390]) {
  test(`at ${width} px filters are saved as a view, opened again, renamed and deleted`, async ({ user }) => {
    await user.setViewportSize({ width, height: 900 })
    const name = `Meias ${fresh()}`
    await user.goto('/jogadores?posicao=meia&sort=name')
    await user.getByRole('button', { name: /^Visões$|^Visão:/ }).click()
    await expectNoViolations(user, 'menu of views')
    await user.getByRole('menuitem', { name: 'Salvar os filtros de agora' }).click()
    const save = user.getByRole('dialog', { name: 'Salvar visão' })
    await expect(save.getByRole('checkbox')).toHaveCount(0)
    await save.getByLabel('Nome').fill(name)
    await expectNoViolations(user, 'saving a view')
    await save.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(user.getByRole('button', { name: `Visão: ${name}` })).toBeVisible()

    // The same name again is refused at its field.
    await user.goto('/jogadores')
    await user.getByRole('button', { name: 'Visões', exact: true }).click()
    await user.getByRole('menuitem', { name: 'Salvar os filtros de agora' }).click()
    await save.getByLabel('Nome').fill(name)
    await save.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(save.getByLabel('Nome')).toHaveAccessibleDescription(/Já há uma visão com este nome/)
    await save.getByRole('button', { name: 'Cancelar' }).click()

    await user.getByRole('button', { name: 'Visões', exact: true }).click()
    await user.getByRole('menuitem', { name, exact: true }).click()
    await expect(user).toHaveURL(/posicao=meia/)
    await expect(user).toHaveURL(/sort=name/)

    await user.getByRole('button', { name: `Visão: ${name}` }).click()
    await user.getByRole('menuitem', { name: 'Organizar visões' }).click()
    const all = user.getByRole('dialog', { name: 'Visões salvas' })
    await expectNoViolations(user, 'all views')
    await expect(all.getByRole('button', { name: /^Compartilhar com todos/ })).toHaveCount(0)
    await all.getByRole('button', { name: `Mudar o nome: ${name}` }).click()
    const rename = user.getByRole('dialog', { name: `Mudar o nome de ${name}` })
    await rename.getByLabel('Nome', { exact: true }).fill(`Novo ${name}`)
    await rename.getByRole('button', { name: 'Mudar o nome' }).click()
    await all.getByRole('button', { name: `Excluir: Novo ${name}` }).click()
    await dialog(user, `Excluir a visão Novo ${name}`).getByRole('button', { name: 'Excluir', exact: true }).click()
    await expect(toasts(user).getByText('Visão excluída.')).toBeVisible()
    await all.getByRole('button', { name: 'Pronto' }).click()
    await expect(user.getByRole('button', { name: 'Visões', exact: true })).toBeVisible()
  })
}

test('an admin shares a view: every user can open it, and no other user can change it', async ({ admin, user }) => {
  const name = `Clubes ${fresh()}`
  await admin.goto('/times?tipo=clube&pais=BR')
  await admin.getByRole('button', { name: /^Visões$|^Visão:/ }).click()
  await admin.getByRole('menuitem', { name: 'Salvar os filtros de agora' }).click()
  const save = admin.getByRole('dialog', { name: 'Salvar visão' })
  await save.getByLabel('Nome').fill(name)
  await save.getByRole('checkbox', { name: 'Compartilhar com todos os que veem esta lista' }).check()
  await expectNoViolations(admin, 'sharing a view')
  await save.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toasts(admin).getByText('Visão salva.')).toBeVisible()

  await user.goto('/times')
  await user.getByRole('button', { name: 'Visões', exact: true }).click()
  await expect(user.getByRole('menuitem', { name: 'Organizar visões' })).toHaveCount(0)
  await user.getByRole('menuitem', { name: `${name} (compartilhada)` }).click()
  await expect(user).toHaveURL(/pais=BR/)

  await admin.getByRole('button', { name: `Visão: ${name}` }).click()
  await admin.getByRole('menuitem', { name: 'Organizar visões' }).click()
  await admin.getByRole('button', { name: `Deixar de compartilhar: ${name}` }).click()
  await expect(admin.getByRole('listitem').filter({ hasText: name })).toContainText('Só para você')
  await user.goto('/times')
  await user.getByRole('button', { name: 'Visões', exact: true }).click()
  await expect(user.getByRole('menuitem', { name: 'Salvar os filtros de agora' })).toBeVisible()
  await expect(user.getByRole('menuitem', { name: new RegExp(name) })).toHaveCount(0)
})
