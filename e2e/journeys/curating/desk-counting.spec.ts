import { expectNoViolations } from '../../src/axe.ts'
import { countButton, deskOf, openBegunDesk, score } from '../../src/desk-page.ts'
import { AWAY, HOME, makeMatch } from '../../src/own-match.ts'
import { expect, test } from '../../src/test.ts'

test('the desk counts by key and by tap, without a connection too, takes it back, and checks before the end', async ({
  admin: page,
  baseURL,
}) => {
  const made = await makeMatch(baseURL!)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(deskOf(made))
  await expect(page.getByText('A contagem abre quando a bola rola.')).toBeVisible()
  // Every name and its key fit into their button.
  const wide = await page
    .getByRole('group', { name: 'Registrar um lance' })
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    )
  expect(wide).toEqual([])
  await page.getByRole('button', { name: 'Começar o jogo' }).click()
  const count = (what: string, team: string, times: number) => countButton(page, what, team, times)
  await page.keyboard.press('e')
  await expect(page.getByText('Escanteio de quem?')).toBeVisible()
  await page.keyboard.press('1')
  await expect(count('escanteio', 'Bahia', 1)).toBeVisible()
  await expectNoViolations(page, 'counting')

  // A place is shown by a click on the pitch.
  await page.getByRole('switch', { name: 'Mostrar o lugar no campo' }).check()
  await count('finalização no gol', 'Fortaleza', 0).click()
  await page.getByRole('button', { name: 'Campo: clique no lugar' }).click()
  await expect(count('finalização no gol', 'Fortaleza', 1)).toBeVisible()
  await expect(count('finalização', 'Fortaleza', 1)).toBeVisible()
  await page.getByRole('switch', { name: 'Mostrar o lugar no campo' }).uncheck()

  await page.context().setOffline(true)
  await page.keyboard.press('e')
  await page.keyboard.press('1')
  await expect(count('escanteio', 'Bahia', 2)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/Aguardando conexão|Enviando/)).toHaveCount(0, { timeout: 30_000 })
  await page.keyboard.press('z')
  await expect(page.getByText(/Desfeito: .*Escanteio \(Bahia\)/)).toBeVisible()
  await expect(count('escanteio', 'Bahia', 1)).toBeVisible()
  const marks = async () => {
    const answer = await made.api.get(`/api/v1/campeonatos/${made.competition}/jogos/${made.match}/mesa`)
    const { data } = (await answer.json()) as {
      data: { marks: { kind: string; retracted: boolean; x: number | null }[] }
    }
    return data.marks.map(({ kind, retracted, x }) => [kind, retracted, x === null ? null : x > 40 && x < 60])
  }
  await expect.poll(marks).toEqual([
    ['corner', false, null],
    ['shotOnTarget', false, true],
    ['corner', true, null],
  ])
  // What was counted is part of who pressed.
  const live = await page.context().newPage()
  await live.goto(`/campeonatos/${made.competition}/jogos/${made.match}/aovivo`)
  const momentum = live.getByRole('region', { name: 'Momento do jogo' })
  await expect(momentum).toContainText('finalizações e escanteios contam para quem os teve')
  await momentum.getByRole('button', { name: 'Ver como tabela' }).click()
  await expect(live.getByRole('table', { name: 'Momento do jogo' })).toContainText('Fortaleza')
  await live.close()

  await page.getByRole('button', { name: 'Fim do 1º tempo' }).click()
  await page.getByRole('button', { name: 'Começar o 2º tempo' }).click()
  await page.getByRole('button', { name: 'Encerrar o jogo' }).click()
  const end = page.getByRole('alertdialog', { name: 'Encerrar o jogo?' })
  await expect(end.getByRole('list', { name: 'Conferência do jogo' })).toContainText(
    'Todo gol e todo cartão tem jogador.',
  )
  await expectNoViolations(page, 'check list')
  await end.getByRole('button', { name: 'Encerrar oficialmente' }).click()
  await expect(score(page)).toContainText('Encerrado')
})

test('everything that is counted has its key, and Z takes back one after the other', async ({
  admin: page,
  baseURL,
}) => {
  const made = await openBegunDesk(page, baseURL!)
  const counted = [
    ['f', 'finalização'],
    ['n', 'finalização no gol'],
    ['e', 'escanteio'],
    ['t', 'falta'],
    ['i', 'impedimento'],
    ['d', 'defesa'],
  ] as const
  for (const [key, what] of counted) {
    for (const pressed of [key, '2']) await page.keyboard.press(pressed)
    // A shot on target is a shot as well, so that it is counted last of the two.
    await expect(countButton(page, what, AWAY, 1)).toBeVisible()
  }
  for (const [, what] of counted.toReversed()) {
    await page.keyboard.press('z')
    await expect(countButton(page, what, AWAY, 0)).toBeVisible()
  }
  await made.api.dispose()
})

test('a count whose place is not shown is counted when the next thing begins, by key or by tap', async ({
  admin: page,
  baseURL,
}) => {
  const made = await openBegunDesk(page, baseURL!)
  await page.getByRole('switch', { name: 'Mostrar o lugar no campo' }).check()
  // The switch still has the focus: the keys are the desk's all the same.
  for (const key of ['f', '1', 'e', '2']) await page.keyboard.press(key)
  await expect(countButton(page, 'finalização', HOME, 1)).toBeVisible()
  await countButton(page, 'falta', AWAY, 0).click()
  await expect(countButton(page, 'escanteio', AWAY, 1)).toBeVisible()
  for (const key of ['g', '1', 'Enter']) await page.keyboard.press(key)
  await expect(countButton(page, 'falta', AWAY, 1)).toBeVisible()
  await expect(score(page)).toContainText(`${HOME} 1 × 0 ${AWAY}`)
  // Escape gives up the count itself.
  for (const key of ['d', '1', 'Escape', 'i', '1', 'Enter']) await page.keyboard.press(key)
  await expect(countButton(page, 'impedimento', HOME, 1)).toBeVisible()
  await expect(countButton(page, 'defesa', HOME, 0)).toBeVisible()
  await made.api.dispose()
})
