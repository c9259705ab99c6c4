import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../../src/axe.ts'
import { tokenOf } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

/** Writes beside the console, as an admin. */
async function write<T = { id: string }>(
  address: string,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  body: object,
) {
  const answer = await fetch(`${address}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${await tokenOf(address, ADMIN)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

interface Game {
  readonly id: string
  readonly home: { readonly id: string }
  readonly away: { readonly id: string }
  readonly timeConfirmed: boolean
}

const phase = (page: Page, name: string) => page.getByRole('region', { name: `Fase ${name}`, exact: true })
const unfold = (card: Locator, title: string) => card.locator('summary').filter({ hasText: title }).click()
const blank = { id: null, table: null, tie: null, zones: [], rounds: [], ties: [] }
const inGroup = (group: string, ...teams: string[]) => teams.map((team) => ({ team, group, ranking: null }))

/** A cup with two groups of two clubs, whose matches are made. */
async function makeCup(address: string) {
  const mark = Math.random().toString(36).slice(2, 8)
  const about = { name: `Copa dos Lugares ${mark}`, code: `lugares_${mark}`, kind: 'cup' }
  const { id } = await write(address, 'POST', 'campeonatos', { ...about, participants: 'club', gender: 'men' })
  const edition = (await write(address, 'POST', 'edicoes', { competition: id, name: '2024' })).id
  const groups = ['Grupo A', 'Grupo B'].map((name) => ({ id: null, name }))
  const entrants = [...inGroup('Grupo A', 'bahia', 'santos'), ...inGroup('Grupo B', 'flamengo', 'fortaleza')]
  const { structure } = await write<{ structure: { phases: { id: string }[] } }>(
    address,
    'PUT',
    `edicoes/${edition}/estrutura`,
    { phases: [{ ...blank, name: 'Grupos', kind: 'groups', groups, entrants }] },
  )
  const plan = { everyDays: 1, weekdays: [], times: [], double: false, onlyMissing: true, draw: 1, dryRun: false }
  await write(address, 'POST', `edicoes/${edition}/tabela-de-jogos`, {
    ...plan,
    phase: structure.phases[0]!.id,
    startDay: '2024-03-01',
  })
  return id
}

test('a bracket is made from groups, fills when they end, and is taken back when a result is corrected', async ({
  admin,
  address,
  ask,
}) => {
  test.slow()
  const id = await makeCup(address)
  const finish = async (winner: string, loser: string) => {
    const { data } = await ask<{ data: Game[] }>(`campeonatos/${id}/jogos?temporada=2024`)
    const game = data.find(
      ({ home, away }) => [home.id, away.id].toSorted().join() === [winner, loser].toSorted().join(),
    )!
    const [homeScore, awayScore] = game.home.id === winner ? [2, 0] : [0, 2]
    await write(address, 'PATCH', `campeonatos/${id}/jogos/${game.id}`, { status: 'finished', homeScore, awayScore })
  }

  await admin.goto(`/campeonatos/${id}/settings?aba=edicao`)
  await admin.getByRole('button', { name: 'Mata-mata' }).click()
  const card = phase(admin, 'Mata-mata')
  await unfold(card, 'Confrontos')
  await card.getByRole('button', { name: 'Montar a partir dos grupos' }).click()
  const first = card.getByLabel('Semifinal 1: manda o primeiro jogo: de onde vem')
  await expect(first.locator('option:checked')).toHaveText('1º do Grupo A')
  // A match for the third place, between the semi-finals and the final.
  await unfold(card, 'Rodadas')
  await card.getByRole('button', { name: 'Nova rodada depois de Semifinal' }).click()
  await card.getByLabel('Nome da rodada 2').fill('Terceiro lugar')
  await card.getByRole('button', { name: 'Adicionar confronto: Terceiro lugar' }).click()
  for (const [side, semi] of Object.entries({ 'manda o primeiro jogo': 1, adversário: 2 }))
    await card
      .getByLabel(`Terceiro lugar 1: ${side}: de onde vem`)
      .selectOption({ label: `Perdedor de Semifinal ${semi}` })
  await expectNoViolations(admin, 'places')
  await admin.getByRole('button', { name: 'Salvar estrutura' }).click()
  await expect(toasts(admin).filter({ hasText: 'Estrutura salva.' })).toBeVisible()

  // The dates are set before its teams are known, with confirmed times.
  await card.getByRole('button', { name: 'Gerar jogos' }).click()
  const dates = admin.getByRole('dialog', { name: 'Gerar jogos: Mata-mata' })
  await dates.getByLabel('Primeira rodada a partir de').fill('2024-04-06')
  await dates.getByLabel('Os horários já estão confirmados').check()
  await dates.getByRole('button', { name: 'Ver prévia' }).click()
  await expect(dates.getByRole('region', { name: 'Prévia dos jogos' })).toContainText('1º do Grupo A')
  await dates.getByRole('button', { name: /^Gerar \d+ jogos$/ }).click()
  await expect(dates).toBeHidden()

  await admin.goto(`/campeonatos/${id}/tabela?temporada=2024`)
  const bracket = admin.getByRole('region', { name: /^Confrontos: Semifinal a/ })
  const ties = bracket.getByRole('listitem').filter({ hasNot: admin.getByRole('list') })
  // Beside its two clubs a tie has links to its matches.
  const clubs = (at: number) => ties.nth(at).getByRole('link').filter({ hasNotText: '×' })
  await expect(ties.nth(0)).toContainText('1º do Grupo A')
  await expect(ties.nth(0)).toContainText('2º do Grupo B')
  await expect(bracket).toContainText('Vencedor de Semifinal 1')
  await expect(bracket).toContainText('Perdedor de Semifinal 2')

  await finish('bahia', 'santos')
  await finish('flamengo', 'fortaleza')
  await expect(clubs(0)).toHaveText([/Bahia/, /Fortaleza/])
  await expect(clubs(1)).toHaveText([/Flamengo/, /Santos/])

  const { data: games } = await ask<{ data: Game[] }>(`campeonatos/${id}/jogos?temporada=2024`)
  const semi = games.find(({ home, away }) => [home.id, away.id].toSorted().join() === 'bahia,fortaleza')
  expect(semi?.timeConfirmed).toBe(true)

  // The court turns the result around: the places change hands, because the semi-finals were not played.
  await finish('santos', 'bahia')
  await expect(clubs(0)).toHaveText([/Santos/, /Fortaleza/])
  await expect(clubs(1)).toHaveText([/Flamengo/, /Bahia/])
})
