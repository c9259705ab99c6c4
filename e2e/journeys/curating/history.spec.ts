import { addressOf, heading } from '../../src/page-checks.ts'
import { expectNoViolations, expectPagesAccessible } from '../../src/axe.ts'
import { fill } from '../../src/forms.ts'
import { tokenOf } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { entry } from '../../src/history-list.ts'
import { expect, test } from '../../src/test.ts'

/** A name that is unique to this run of the test. */
const fresh = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

/** Creates a team through the API, as an admin. */
async function makeTeam(address: string, name: string, rest: object = {}): Promise<string> {
  const answer = await fetch(`${address}/api/v1/times`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(address, ADMIN)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, kind: 'club', gender: 'men', ageLevel: 'senior', ...rest }),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { data: { id: string } }).data.id
}

test('a change is described to all users, and an admin undoes it', async ({ admin, user, address }) => {
  const name = fresh('Histórico FC')
  const id = await makeTeam(address, name, { city: 'Salvador', country: 'BR' })
  await admin.goto(`/times/${id}/settings`)
  await fill(admin, { Cidade: 'Ilhéus' })
  await admin.getByLabel('País', { exact: true }).selectOption({ label: 'Uruguai' })
  await admin.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(toasts(admin).filter({ hasText: 'Time salvo.' })).toBeVisible()
  await toasts(admin).getByRole('button', { name: 'Fechar' }).click()

  // Every signed-in user sees it at the end of the page.
  await user.goto(`/times/${id}`)
  await expect(user.getByText('Ilhéus').first()).toBeVisible()
  await user.getByText('Histórico deste registro').click()
  const changed = entry(user, /mudou país e cidade|mudou cidade e país/)
  await changed.locator('summary').click()
  await expect(changed).toContainText('Cidade')
  await expect(changed).toContainText(/Salvador.*Ilhéus/)
  await expect(changed).toContainText(/Brasil.*Uruguai/)
  await expect(user.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
  await expectNoViolations(user, 'fold')

  await admin.getByRole('link', { name: 'Histórico', exact: true }).click()
  expect(addressOf(admin)).toBe(`/times/${id}/settings?aba=historico`)
  await entry(admin, /mudou/).locator('summary').click()
  await expectNoViolations(admin, 'history')
  await admin.getByRole('button', { name: 'Desfazer' }).click()
  await dialog(admin, 'Desfazer esta mudança?').getByRole('button', { name: 'Desfazer' }).click()
  await expect(toasts(admin).filter({ hasText: 'Mudança desfeita.' })).toBeVisible()
  await expect(entry(admin, 'desfez:')).toBeVisible()
  await admin.goto(`/times/${id}`)
  await expect(admin.getByText('Salvador').first()).toBeVisible()
  await expect(admin.getByText('Ilhéus')).toHaveCount(0)

  // Admins see all changes of all users, also as a file.
  await admin.goto('/settings?aba=auditoria&lista=historico')
  await expect(admin.getByRole('list', { name: 'Histórico dos dados' })).toContainText(name)
  await admin.getByLabel('Tipo de mudança').selectOption({ label: 'Desfazer' })
  await expect(admin).toHaveURL(/tipo=undo/)
  await admin.getByRole('button', { name: 'Exportar' }).click()
  const download = admin.waitForEvent('download')
  await admin.getByRole('menuitem', { name: 'Exportar CSV' }).click()
  expect((await download).suggestedFilename()).toBe('historico.csv')
  await expectNoViolations(admin, 'whole history')
})

test('an undo does not overwrite a later edit, and shows the later value and its author', async ({
  admin,
  address,
  ask,
}) => {
  const name = fresh('Disputado FC')
  const id = await makeTeam(address, name, { city: 'Salvador' })
  const headers = { authorization: `Bearer ${await tokenOf(address, ADMIN)}`, 'content-type': 'application/json' }
  const move = async (city: string) => {
    const body = JSON.stringify({ city })
    expect((await fetch(`${address}/api/v1/times/${id}`, { method: 'PATCH', headers, body })).status).toBe(200)
  }
  await move('Ilhéus')
  await admin.goto(`/times/${id}/settings?aba=historico`)
  await entry(admin, /mudou cidade/)
    .locator('summary')
    .click()
  await admin.getByRole('button', { name: 'Desfazer' }).click()
  const question = dialog(admin, 'Desfazer esta mudança?')
  await expect(question).toBeVisible()
  // Another admin changes it again while the question is open.
  await move('Itabuna')
  await question.getByRole('button', { name: 'Desfazer' }).click()
  const blocked = dialog(admin, 'Isto mudou de novo depois')
  await expect(blocked.getByRole('list', { name: 'O que mudou depois' })).toContainText(
    new RegExp(`Administração.*mudou cidade de ${name}`),
  )
  await expectNoViolations(admin, 'changed meanwhile')
  const { data } = await ask<{ data: { city: string } }>(`times/${id}`)
  expect(data.city).toBe('Itabuna')
})

test('a new person joins a squad, leaves it, and is restored', async ({ admin, address }) => {
  const id = await makeTeam(address, fresh('Elenco FC'))
  const player = fresh('Novato')
  await admin.goto(`/times/${id}/settings?aba=elenco`)
  await expect(admin.getByText('Ninguém no elenco ainda')).toBeVisible()
  await admin.getByRole('button', { name: 'Nova passagem' }).click()
  const form = admin.getByRole('dialog', { name: 'Nova passagem' })
  await form.getByRole('combobox', { name: 'Pessoa' }).fill(player)
  await admin.getByRole('option', { name: `Criar “${player}”` }).click()
  await admin.getByRole('button', { name: 'Criar jogador' }).click()
  await expect(form.getByRole('combobox', { name: 'Pessoa' })).toHaveValue(player)
  await fill(admin, { Camisa: '10', Chegada: '2026-01-10' })
  await expectNoViolations(admin, 'part')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(toasts(admin).filter({ hasText: 'Passagem salva.' })).toBeVisible()
  const row = admin.getByRole('row').filter({ hasText: player })
  await expect(row).toContainText('10/01/2026')
  await expectPagesAccessible(admin, [`/times/${id}/settings?aba=elenco`, `/times/${id}/settings?aba=desfalques`])

  await admin.goto(`/times/${id}/settings?aba=elenco`)
  await row.getByRole('button', { name: /^Encerrar/ }).click()
  const ending = admin.getByRole('dialog', { name: 'Encerrar passagem' })
  await fill(admin, { Saída: '2025-12-31' })
  await ending.getByRole('button', { name: 'Salvar' }).click()
  await expect(ending.getByLabel('Saída')).toHaveAccessibleDescription(/A saída não pode ser antes da chegada/)
  await fill(admin, { Saída: '2026-10-31' })
  await ending.getByRole('button', { name: 'Salvar' }).click()
  await expect(row).toContainText('31/10/2026')

  await row.getByRole('button', { name: /^Excluir/ }).click()
  await dialog(admin, 'Excluir esta passagem?').getByRole('button', { name: 'Excluir' }).click()
  await expect(row).toHaveCount(0)
  await toasts(admin).getByRole('button', { name: 'Desfazer' }).click()
  await expect(row).toContainText('31/10/2026')
})

test('two that are one become one: the old address leads to the new, until it is undone', async ({
  admin,
  address,
}) => {
  const keptName = fresh('Junto FC')
  const oldName = fresh('Duplicado FC')
  const kept = await makeTeam(address, keptName, { city: 'Salvador' })
  const old = await makeTeam(address, oldName, { city: 'Ilhéus', founded: 1931 })
  await admin.goto(`/times/${kept}/settings`)
  await admin.getByRole('button', { name: 'Juntar…' }).click()
  const merge = admin.getByRole('dialog', { name: 'Juntar com um duplicado' })
  const other = merge.getByRole('combobox', { name: 'O outro registro' })

  // An impossible undo is refused with a sentence.
  await other.fill('Brasil')
  await merge
    .getByRole('option', { name: /^Brasil.*Seleção/ })
    .first()
    .click()
  await expect(merge.getByRole('alert')).toContainText('São diferentes em “Tipo”')

  await other.fill(oldName)
  await merge.getByRole('option', { name: oldName }).click()
  await expect(merge.getByText('Onde os dois diferem')).toBeVisible()
  const founded = merge.getByRole('group', { name: 'Fundação' })
  await expect(founded.getByRole('radio', { name: /1931/ })).toBeChecked()
  const city = merge.getByRole('group', { name: 'Cidade' })
  await expect(city.getByRole('radio', { name: /Salvador/ })).toBeChecked()
  await city.getByRole('radio', { name: /Ilhéus/ }).check()
  await expectNoViolations(admin, 'merge')
  await merge.getByRole('button', { name: 'Juntar registros' }).click()
  await expect(toasts(admin).filter({ hasText: 'são um registro só' })).toBeVisible()
  await toasts(admin).getByRole('button', { name: 'Fechar' }).click()

  await admin.goto(`/times/${old}/titulos`)
  await expect(admin).toHaveURL(new RegExp(`/times/${kept}/titulos$`))
  await admin.goto(`/times/${kept}`)
  await expect(heading(admin, keptName)).toBeVisible()
  await expect(admin.getByText('Ilhéus').first()).toBeVisible()

  await admin.goto(`/times/${kept}/settings?aba=historico`)
  await entry(admin, `juntou o time ${oldName}`).locator('summary').first().click()
  await admin.getByRole('button', { name: 'Desfazer' }).first().click()
  await dialog(admin, 'Desfazer esta mudança?').getByRole('button', { name: 'Desfazer' }).click()
  await expect(toasts(admin).filter({ hasText: 'Mudança desfeita.' })).toBeVisible()
  await admin.goto(`/times/${old}`)
  await expect(heading(admin, oldName)).toBeVisible()
  expect(addressOf(admin)).toBe(`/times/${old}`)
})
