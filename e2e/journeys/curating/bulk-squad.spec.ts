import { expectNoViolations } from '../../src/axe.ts'
import { tokenOf } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

test('people chosen in the list are put in a squad together, and taken out together', async ({ admin, address }) => {
  test.slow()
  const word = Math.random().toString(36).slice(2, 8)
  const headers = { authorization: `Bearer ${await tokenOf(address, ADMIN)}`, 'content-type': 'application/json' }
  for (const name of ['Ari', 'Beto']) {
    const body = JSON.stringify({ name: `${name} ${word}` })
    const made = await fetch(`${address}/api/v1/jogadores`, { method: 'POST', headers, body })
    expect(made.status).toBe(201)
  }
  const answer = await fetch(`${address}/api/v1/campeonatos/brasileirao_serie_a?fields=name,editions`, { headers })
  const { data } = (await answer.json()) as { data: { name: string; editions: string[] } }
  const edition = `${data.name} ${data.editions.toSorted().at(-1)}`

  for (const width of [1280, 390]) {
    await admin.setViewportSize({ width, height: 900 })
    await admin.goto(`/jogadores?q=${word}&visao=table`)
    await admin.getByRole('checkbox', { name: 'Selecionar os 2 desta página' }).check()
    await admin.getByRole('button', { name: 'Editar em lote' }).click()
    await admin.getByRole('button', { name: 'Adicionar a um elenco' }).click()
    const form = admin.getByRole('dialog', { name: 'Adicionar 2 jogadores a um elenco' })
    await form.getByRole('combobox', { name: 'Edição do campeonato' }).fill(edition)
    await admin.getByRole('option', { name: edition }).first().click()
    await form.getByRole('combobox', { name: 'Time' }).fill('Flamengo')
    await admin
      .getByRole('option', { name: /^Flamengo/ })
      .first()
      .click()
    await form.getByRole('button', { name: 'Ver prévia' }).click()
    await expect(form.getByText(`2 jogadores no elenco: Ari ${word} e Beto ${word}`)).toBeVisible()
    await expectNoViolations(admin, `squad at ${width} px`)
    await form.getByRole('button', { name: 'Adicionar 2 jogadores' }).click()
    await toasts(admin).getByRole('button', { name: 'Desfazer' }).last().click()
    await expect(
      toasts(admin)
        .getByText(/desfeita/i)
        .last(),
    ).toBeVisible()
  }
})
