import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../src/axe.ts'
import { countButton, deskOf, events, score, tapEvent } from '../../src/desk-page.ts'
import { AWAY, HOME, makeMatch } from '../../src/own-match.ts'
import { device, registerAdmin, signIn } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { expect, test } from '../../src/test.ts'

test('two at the desk see each other and what each does; an error is shown', async ({ remembered, baseURL }) => {
  const made = await makeMatch(baseURL!)
  const [first, second] = await Promise.all([
    remembered(device(await signIn(baseURL!, ADMIN))),
    remembered(device(await signIn(baseURL!, ADMIN))),
  ])
  await first.goto(deskOf(made))
  await second.goto(deskOf(made))
  await expect(first.getByText(/Também na mesa: .+ \(outra aba\)/)).toBeVisible()
  await first.getByRole('button', { name: 'Começar o jogo' }).click()
  await expect(second.getByRole('timer')).toBeVisible()
  await tapEvent(second, 'Gol', AWAY)
  await expect(score(first)).toContainText(`${HOME} 0 × 1 ${AWAY}`)
  await expect(events(first).filter({ hasText: 'Gol' })).toContainText('por ')

  // The same card at both ends: the second desk is asked whether it is another one, here a second yellow.
  for (const page of [first, second]) {
    await tapEvent(page, 'Amarelo', HOME)
    await expect(events(first).filter({ hasText: /Cartão amarelo|Segundo amarelo/ })).not.toHaveCount(0)
    await expect(events(second).filter({ hasText: /Cartão amarelo|Segundo amarelo/ })).not.toHaveCount(0)
  }
  await expect(second.getByText(/A outra mesa já registrou: .*Cartão amarelo/)).toBeVisible()
  await expect(events(first).filter({ hasText: 'Segundo amarelo' })).toHaveCount(0)
  await second.getByRole('button', { name: 'É outro: registrar' }).click()
  await expect(events(first).filter({ hasText: 'Segundo amarelo' })).toHaveCount(1)
  await second.keyboard.press('z')
  await expect(events(first).filter({ hasText: 'Anulado' })).toHaveCount(1)
  await second.keyboard.press('y')
  await expect(events(first).filter({ hasText: 'Anulado' })).toHaveCount(0)

  // The same goal at both ends is counted once.
  await tapEvent(first, 'Gol', AWAY)
  await expect(first.getByText(/A outra mesa já registrou: .*Gol/)).toBeVisible()
  await first.getByRole('button', { name: 'É o mesmo' }).click()
  await expect(score(first)).toContainText(`${HOME} 0 × 1 ${AWAY}`)
  await made.api.dispose()
})

test('a second operator of the same name confirms a recorded event; both see the confirmation and its withdrawal', async ({
  admin: first,
  remembered,
  baseURL,
}) => {
  const made = await makeMatch(baseURL!)
  const { name } = await signIn(baseURL!, ADMIN)
  const second = await remembered(device(await registerAdmin(baseURL!, { name })))
  await first.goto(deskOf(made))
  await second.goto(deskOf(made))
  await expect(first.getByText(`Também na mesa: ${name}`, { exact: true })).toBeVisible()
  await first.getByRole('button', { name: 'Começar o jogo' }).click()
  await expect(second.getByRole('timer')).toBeVisible()
  await tapEvent(first, 'Gol', HOME)
  const goal = (page: Page) => events(page).filter({ hasText: 'Gol' })
  await expect(goal(first)).toContainText('Só na sua mesa')
  await expect(goal(second)).toContainText(`Só na mesa de ${name}`)
  await expect(goal(first).getByRole('button', { name: /^Confirmar/ })).toHaveCount(0)
  await goal(second)
    .getByRole('button', { name: /^Confirmar/ })
    .click()
  await expect(goal(first)).toContainText(`Confirmado por ${name}`)
  await expect(goal(second)).toContainText('Confirmado por você')
  await goal(second)
    .getByRole('button', { name: /^Retirar conferência/ })
    .click()
  await expect(goal(first)).toContainText('Só na sua mesa')
  await expect(score(first)).toContainText(`${HOME} 1 × 0 ${AWAY}`)
  await made.api.dispose()
})

test('a second person who saw another player, and both who count the same corner: both desks see it, and nothing is doubled', async ({
  admin: first,
  remembered,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const second = await remembered(device(await registerAdmin(baseURL!, { name: 'Bia Segunda Mesa' })))
  await first.goto(deskOf(made))
  await second.goto(deskOf(made))
  await expect(first.getByText('Também na mesa: Bia Segunda Mesa')).toBeVisible()
  await first.getByRole('button', { name: 'Começar o jogo' }).click()
  await expect(second.getByRole('timer')).toBeVisible()
  const goal = (page: Page) => events(page).filter({ hasText: 'Gol' })
  await tapEvent(first, 'Gol', HOME)
  await expect(goal(second)).toHaveCount(1)
  await tapEvent(second, 'Gol', HOME, 1)
  await expect(second.getByText(/A outra mesa já registrou: .*Gol/)).toBeVisible()
  await second.getByRole('button', { name: 'É o mesmo' }).click()
  await expect(goal(second)).toContainText('Você viu diferente: ')
  await expect(goal(first)).toContainText('Bia Segunda Mesa viu diferente: ')
  await expect(score(first)).toContainText(`${HOME} 1 × 0 ${AWAY}`)

  const corners = (page: Page, times: number) => countButton(page, 'escanteio', HOME, times)
  await corners(first, 0).click()
  await expect(corners(second, 1)).toBeVisible()
  const differences = (page: Page) => page.getByRole('region', { name: 'Diferenças na contagem' })
  await expect(differences(first)).toContainText('Você 1 · Bia Segunda Mesa 0')
  await expect(differences(first)).toContainText('Só na sua mesa')
  await expect(differences(second)).toContainText('Só na mesa de ')
  await expectNoViolations(second, 'differences of counts')
  await corners(second, 1).click()
  await expect(second.getByText(/A outra mesa já registrou: .*Escanteio/)).toBeVisible()
  await second.getByRole('button', { name: 'É o mesmo' }).click()
  for (const page of [first, second]) {
    await expect(corners(page, 1)).toBeVisible()
    await expect(differences(page)).toHaveCount(0)
  }
  await corners(second, 1).click()
  await second.getByRole('button', { name: 'É outro: registrar' }).click()
  for (const page of [first, second]) await expect(corners(page, 2)).toBeVisible()
  await expect(differences(first)).toContainText('Você 1 · Bia Segunda Mesa 2')
  await first.getByRole('button', { name: `Confirmar Escanteio (${HOME}): 1 contagem` }).click()
  for (const page of [first, second]) await expect(differences(page)).toHaveCount(0)
  await made.api.dispose()
})

test('two people count differently: what one saw otherwise is changed, what only one saw is confirmed or taken back', async ({
  admin: first,
  remembered,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const second = await remembered(device(await registerAdmin(baseURL!, { name: 'Rita da Contagem' })))
  await first.goto(deskOf(made))
  await second.goto(deskOf(made))
  await first.getByRole('button', { name: 'Começar o jogo' }).click()
  await expect(second.getByRole('timer')).toBeVisible()
  const differences = (page: Page) => page.getByRole('region', { name: 'Diferenças na contagem' })

  // The same shot, which the second person saw go on target.
  await countButton(first, 'finalização', HOME, 0).click()
  await countButton(second, 'finalização no gol', HOME, 0).click()
  await second.getByRole('button', { name: 'É o mesmo' }).click()
  await expect(differences(first)).toContainText('Rita da Contagem viu diferente: Finalização no gol')
  await expect(differences(second)).toContainText('Você viu diferente: Finalização no gol')
  await first.getByRole('button', { name: 'Trocar por finalização no gol' }).click()
  await expect(countButton(first, 'finalização no gol', HOME, 1)).toBeVisible()
  await expect(countButton(first, 'finalização', HOME, 1)).toBeVisible()
  const confirm = second.getByRole('button', { name: `Confirmar Finalização no gol (${HOME}): 1 contagem` })
  await confirm.dblclick()
  for (const page of [first, second]) await expect(differences(page)).toHaveCount(0)

  // Two fouls of one desk: the other confirms both at once, regrets it, and takes one of them back.
  for (const times of [0, 1]) await countButton(first, 'falta', AWAY, times).click()
  await second.getByRole('button', { name: `Confirmar Falta (${AWAY}): 2 contagens` }).click()
  for (const page of [first, second]) await expect(differences(page)).toHaveCount(0)
  await second.keyboard.press('z')
  await expect(differences(first).getByText('Só na sua mesa')).toHaveCount(2)
  await differences(second)
    .getByRole('button', { name: /^Anular: .*Falta/ })
    .first()
    .click()
  for (const page of [first, second]) await expect(countButton(page, 'falta', AWAY, 1)).toBeVisible()
  await expect(differences(first).getByText('Só na sua mesa')).toHaveCount(1)

  // Offline, the second person confirms two marks, one of which the first retracts: only that one becomes a question.
  await countButton(first, 'falta', AWAY, 1).click()
  await expect(countButton(second, 'falta', AWAY, 2)).toBeVisible()
  await second.context().setOffline(true)
  await second.getByRole('button', { name: `Confirmar Falta (${AWAY}): 2 contagens` }).click()
  await expect(second.getByText('Aguardando conexão (2)')).toBeVisible()
  await differences(first)
    .getByRole('button', { name: /^Anular: .*Falta/ })
    .first()
    .click()
  await expect(countButton(first, 'falta', AWAY, 1)).toBeVisible()
  // Its desk shows that before the server knows it.
  await expect(first.getByText(/^Enviando/)).toHaveCount(0)
  await second.context().setOffline(false)
  await expect(second.getByText('Não foi registrado: a conferência. Este lance foi anulado.')).toHaveCount(1)
  await second.getByRole('button', { name: 'Descartar' }).click()
  await expect(second.getByText('Não foi registrado')).toHaveCount(0)
  await second.getByRole('button', { name: `Confirmar Falta (${AWAY}): 1 contagem` }).click()
  for (const page of [first, second]) await expect(differences(page)).toHaveCount(0)
  await made.api.dispose()
})
