import type { DeskView } from '@meio-campo/contract'
import { randomUUID } from 'node:crypto'
import { expectNoViolations } from '../../src/axe.ts'
import { makeMatch } from '../../src/own-match.ts'
import { device, rememberedContext, signIn } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { expect, test } from '../../src/test.ts'

test('an edition gets its own suspension rules from a preset, changes one, and returns to the usual rules', async ({
  browser,
  baseURL,
}) => {
  const made = await makeMatch(baseURL!)
  const context = await rememberedContext(browser, baseURL!, device(await signIn(baseURL!, ADMIN)))
  const page = await context.newPage()
  const editions = await made.api.get(`/api/v1/edicoes?campeonato=${made.competition}`)
  const [{ id }] = ((await editions.json()) as { data: [{ id: string }] }).data
  const own = async () => {
    const answer = await made.api.get(`/api/v1/edicoes/${id}/regras-de-suspensao`)
    return ((await answer.json()) as { data: { own: unknown } }).data.own
  }
  await page.goto(`/campeonatos/${made.competition}/settings?aba=edicao`)
  await page.getByRole('button', { name: 'Suspensões' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspensões em 2026' })
  await dialog.getByRole('checkbox', { name: 'Sem regras: os cartões não suspendem ninguém' }).uncheck()
  await dialog.getByRole('button', { name: 'FIFA' }).click()
  await expect(dialog.getByLabel('Amarelos por suspensão')).toHaveValue('2')
  await dialog.getByLabel('Jogos por vermelho').fill('dois')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Um número de 0 a 20.')).toBeVisible()
  await dialog.getByLabel('Jogos por vermelho').fill('2')
  await dialog.getByRole('checkbox', { name: 'Fase única' }).check()
  await expectNoViolations(page, 'Suspensões')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  expect(await own()).toEqual({ yellows: 2, secondYellow: 1, red: 2, wipedAfter: ['Fase única'], sharedWith: [] })

  await page.getByRole('button', { name: 'Suspensões' }).click()
  await expect(dialog.getByLabel('Jogos por vermelho')).toHaveValue('2')
  await dialog.getByRole('checkbox', { name: 'Sem regras: os cartões não suspendem ninguém' }).check()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  expect(await own()).toBeNull()
})

test('each preset fits a cup: CONMEBOL resets after the groups, FIFA after the quarter-finals; a concurrent change is asked about', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const { api, competition } = await makeMatch(baseURL!)
  const editions = await api.get(`/api/v1/edicoes?campeonato=${competition}`)
  const [{ id }] = ((await editions.json()) as { data: [{ id: string }] }).data
  const made = await api.post('/api/v1/edicoes', { data: { competition, name: '2027' } })
  const { id: cup } = ((await made.json()) as { data: { id: string } }).data
  expect(cup).not.toBe(id)
  const blank = { id: null, table: null, tie: null, zones: [], groups: [], entrants: [], rounds: [], ties: [] }
  const rounds = ['Oitavas de final', 'Quartas de final', 'Final'].map((name, at) => ({
    id: null,
    number: at + 1,
    name,
  }))
  const structure = await api.put(`/api/v1/edicoes/${cup}/estrutura`, {
    data: {
      phases: [
        { ...blank, name: 'Fase de grupos', kind: 'groups', groups: [{ id: null, name: 'Grupo A' }] },
        { ...blank, name: 'Mata-mata', kind: 'knockout', rounds },
      ],
    },
  })
  expect(structure.ok(), await structure.text()).toBe(true)
  const rulesAt = `/api/v1/edicoes/${cup}/regras-de-suspensao`
  const own = async () => ((await (await api.get(rulesAt)).json()) as { data: { own: unknown } }).data.own

  await page.goto(`/campeonatos/${competition}/settings?aba=edicao&temporada=2027`)
  await page.getByRole('button', { name: 'Suspensões' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspensões em 2027' })
  await dialog.getByRole('checkbox', { name: /^Sem regras/ }).uncheck()
  await expect(dialog).toContainText('CONMEBOL: três amarelos, um jogo; zerados depois da fase de grupos')
  const presets = [
    ['CBF', '3', []],
    ['FIFA', '2', ['Quartas de final']],
    ['CONMEBOL', '3', ['Fase de grupos']],
  ] as const
  for (const [name, yellows, wiped] of presets) {
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog.getByLabel('Amarelos por suspensão')).toHaveValue(yellows)
    for (const stage of ['Fase de grupos', 'Oitavas de final', 'Quartas de final', 'Final'])
      await expect(dialog.getByRole('checkbox', { name: stage, exact: true })).toBeChecked({
        checked: (wiped as readonly string[]).includes(stage),
      })
  }

  // Escape does not throw away what was filled in.
  await dialog.getByLabel('Jogos por vermelho').fill('2')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Fechar sem salvar?' })
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(dialog.getByLabel('Jogos por vermelho')).toHaveValue('2')

  // Another admin saves other rules meanwhile.
  const theirs = { yellows: 5, secondYellow: 1, red: 1, wipedAfter: [], sharedWith: [] }
  expect((await api.put(rulesAt, { data: { rules: theirs } })).ok()).toBe(true)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  const other = page.getByRole('alertdialog', { name: 'Outra pessoa mudou estas regras' })
  await expect(other).toContainText('5 amarelos, um jogo')
  await other.getByRole('button', { name: 'Continuar editando' }).click()
  expect(await own()).toEqual(theirs)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await other.getByRole('button', { name: 'Salvar as minhas' }).click()
  await expect(dialog).toBeHidden()
  expect(await own()).toEqual({ ...theirs, yellows: 3, red: 2, wipedAfter: ['Fase de grupos'] })

  // A change elsewhere in the edition causes no question.
  await page.getByRole('button', { name: 'Suspensões' }).click()
  await dialog.getByLabel('Jogos por vermelho').fill('3')
  expect((await api.patch(`/api/v1/edicoes/${cup}`, { data: { ends: '2027-12-20' } })).ok()).toBe(true)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  expect(await own()).toMatchObject({ red: 3 })
  await api.dispose()
})

test('suspensions follow at once from new rules in mid-season, a red after a yellow, and a shared count of championships', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const [made, cup] = [await makeMatch(baseURL!), await makeMatch(baseURL!)]
  const played = async (
    { competition, match, other }: typeof made,
    cards: readonly (readonly [string, number, number])[],
  ) => {
    const address = (id: string) => `/api/v1/campeonatos/${competition}/jogos/${id}`
    const result = { kickoff: '2026-03-01T19:00:00Z', status: 'finished', homeScore: 0, awayScore: 0 }
    for (const [id, values] of [
      [match, result],
      [other, { kickoff: '2031-03-08T19:00:00Z' }],
    ] as const) {
      const changed = await made.api.patch(address(id), { data: values })
      expect(changed.ok(), await changed.text()).toBe(true)
    }
    const desk = await made.api.get(`${address(match)}/mesa`)
    const players = ((await desk.json()) as { data: DeskView }).data.players.home.map(({ person }) => person)
    const commands = cards.map(([type, player, minute]) => ({
      id: `mesa_${randomUUID().replaceAll('-', '')}`,
      do: 'tell',
      type,
      side: 'home',
      minute,
      player: players[player]!.id,
    }))
    const sent = await made.api.post(`${address(match)}/eventos`, { data: { commands } })
    const { outcomes } = ((await sent.json()) as { data: { outcomes: { refused: unknown }[] } }).data
    expect(outcomes.filter(({ refused }) => refused)).toEqual([])
    return players.map(({ name }) => name)
  }
  const players = await played(made, [
    ['yellow', 0, 10],
    ['yellow', 1, 20],
    ['red', 1, 30],
    ['yellow', 2, 40],
  ])
  await played(cup, [['yellow', 0, 15]])
  const { name: cupName } = (
    (await (await made.api.get(`/api/v1/campeonatos/${cup.competition}`)).json()) as { data: { name: string } }
  ).data

  const rules = page.getByRole('dialog', { name: 'Suspensões em 2026' })
  const change = async (steps: () => Promise<void>) => {
    await page.goto(`/campeonatos/${made.competition}/settings?aba=edicao&temporada=2026`)
    await page.getByRole('button', { name: 'Suspensões' }).click()
    await steps()
    await rules.getByRole('button', { name: 'Salvar' }).click()
    await expect(rules).toBeHidden()
    await page.goto(`/campeonatos/${made.competition}/cartoes?ver=suspensos`)
    await expect(page.getByRole('table', { name: 'Suspensos e pendurados' })).toBeVisible()
  }
  const row = (player: number) =>
    page.getByRole('table', { name: 'Suspensos e pendurados' }).getByRole('row').filter({ hasText: players[player]! })

  // Three yellows and one match for a red, as in Brazil: only the red keeps out.
  await change(async () => {
    await rules.getByRole('checkbox', { name: 'Sem regras: os cartões não suspendem ninguém' }).uncheck()
    await rules.getByRole('button', { name: 'CBF' }).click()
  })
  await expect(row(1)).toContainText('Suspenso')
  await expect(row(0)).toHaveCount(0)
  await expect(row(2)).toHaveCount(0)

  // In mid-season two are enough: one is close to it, the yellow before the red is still counted.
  await change(() => rules.getByLabel('Amarelos por suspensão').fill('2'))
  await expect(row(0)).toContainText('Pendurado')
  await expect(row(2)).toContainText('Pendurado')
  await expect(row(1)).toContainText('Suspenso')

  // The card of the other championship is the second one.
  await change(async () => {
    await rules.getByRole('combobox', { name: 'Conta junto com' }).fill(cupName)
    await rules.getByRole('option', { name: cupName }).first().click()
    await expect(rules.getByRole('list', { name: 'Escolhidos' })).toContainText(cupName)
  })
  await expect(row(0)).toContainText('Suspenso')
  await expect(row(2)).toContainText('Pendurado')

  // Without it, and with a new count after the phase, no cards are cleared before the phase is over.
  await change(async () => {
    await rules.getByRole('button', { name: `Remover ${cupName}` }).click()
    await rules.getByRole('checkbox', { name: 'Fase única' }).check()
  })
  await expect(row(0)).toContainText('Pendurado')
  await made.api.dispose()
  await cup.api.dispose()
})
