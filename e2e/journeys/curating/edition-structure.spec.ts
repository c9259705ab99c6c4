import type { Locator, Page } from '@playwright/test'
import { heading } from '../../src/page-checks.ts'
import { expectNoViolations } from '../../src/axe.ts'
import { tokenOf } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

interface Structure {
  readonly tag: string
  readonly phases: { readonly name: string; readonly zones: readonly { readonly id: string }[] }[]
}

/** Writes beside the console, as an admin. */
async function write(address: string, method: 'POST' | 'PUT', path: string, body: object) {
  const answer = await fetch(`${address}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${await tokenOf(address, ADMIN)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, path).toBe(true)
  return ((await answer.json()) as { data: { id: string } }).data
}

const fresh = () => Math.random().toString(36).slice(2, 8)

async function makeCompetition(address: string): Promise<{ id: string; name: string }> {
  const mark = fresh()
  const name = `Copa da Várzea ${mark}`
  const body = { name, code: `varzea_${mark}`, kind: 'league', participants: 'club', gender: 'men' }
  return { ...(await write(address, 'POST', 'campeonatos', body)), name }
}

const open = (page: Page, id: string) => page.goto(`/campeonatos/${id}/settings?aba=edicao`)
const phase = (page: Page, name: string) => page.getByRole('region', { name: `Fase ${name}`, exact: true })
const unfold = (card: Locator, title: string) => card.locator('summary').filter({ hasText: title }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Salvar estrutura' }).click()

async function addTeam(page: Page, card: Locator, typed: string, name: RegExp) {
  await card.getByLabel('Adicionar time').fill(typed)
  await page.getByRole('option', { name }).click()
}

test('a new team is put into a new edition, its fixtures are made, seen, and taken back', async ({
  admin,
  address,
  ask,
}) => {
  const { id } = await makeCompetition(address)
  const newcomer = `Unidos ${fresh()}`
  await open(admin, id)
  await admin.getByRole('button', { name: 'Nova edição' }).click()
  const maker = admin.getByRole('dialog', { name: 'Nova edição' })
  await maker.getByLabel('Temporada').fill('2031')
  await maker.getByRole('button', { name: 'Criar edição' }).click()
  await expect(admin.getByText('Esta edição ainda não tem fases')).toBeVisible()

  await admin.getByRole('button', { name: 'Pontos corridos' }).click()
  const card = phase(admin, 'Pontos corridos')
  await addTeam(admin, card, 'flamengo', /^Flamengo/)
  await addTeam(admin, card, 'bahia', /^Bahia/)
  await addTeam(admin, card, 'santos', /^Santos/)
  // A missing team is created in the form.
  await addTeam(admin, card, newcomer, new RegExp(`^Criar “${newcomer}”`))
  const team = admin.getByRole('dialog', { name: 'Novo time' })
  for (const [label, choice] of Object.entries({ Tipo: 'Clube', Gênero: 'Masculino', Categoria: 'Profissional' }))
    await team.getByLabel(label, { exact: true }).selectOption({ label: choice })
  await team.getByRole('button', { name: 'Criar time' }).click()
  await expect(card.getByText(newcomer)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Gerar jogos' })).toBeDisabled()
  await save(admin)
  await expect(toasts(admin).filter({ hasText: 'Estrutura salva.' })).toBeVisible()
  await toasts(admin).getByRole('button', { name: 'Fechar' }).click()

  await card.getByRole('button', { name: 'Gerar jogos' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Gerar jogos: Pontos corridos' })
  await dialog.getByLabel('Os horários já estão confirmados').check()
  await dialog.getByRole('button', { name: 'Ver prévia' }).click()
  const preview = dialog.getByRole('region', { name: 'Prévia dos jogos' })
  await expect(preview.getByRole('heading')).toHaveText([1, 2, 3, 4, 5, 6].map((round) => `Rodada ${round}`))
  await expect(preview.getByRole('listitem')).toHaveCount(12)
  await expectNoViolations(admin, 'fixtures')
  await dialog.getByRole('button', { name: 'Gerar 12 jogos' }).click()

  await expect(heading(admin, /Jogos/)).toBeVisible()
  await expect(admin.getByRole('link', { name: new RegExp(newcomer) }).first()).toBeVisible()
  const { data } = await ask<{ data: { timeConfirmed: boolean }[] }>(`campeonatos/${id}/jogos?temporada=2031`)
  expect(data).toHaveLength(12)
  expect(data.every(({ timeConfirmed }) => timeConfirmed)).toBe(true)
  const undo = toasts(admin).filter({ hasText: '12 jogos gerados.' }).getByRole('button', { name: 'Desfazer' })
  await admin.getByRole('link', { name: 'Tabela', exact: true }).click()
  await expect(admin.getByRole('rowheader', { name: newcomer })).toBeVisible()
  await undo.click()
  await expect(toasts(admin).filter({ hasText: 'Mudança desfeita.' })).toBeVisible()
  expect((await ask<{ data: unknown[] }>(`campeonatos/${id}/jogos?temporada=2031`)).data).toEqual([])
})

test('rules and zones are edited by keyboard, survive a reload, and two people lose nothing', async ({
  admin,
  address,
  ask,
}) => {
  const { id } = await makeCompetition(address)
  const edition = (await write(address, 'POST', 'edicoes', { competition: id, name: '2031' })).id
  const entrants = ['bahia', 'santos', 'flamengo'].map((team) => ({ team, group: null, ranking: null }))
  const blank = { id: null, table: null, tie: null, zones: [], groups: [], rounds: [], ties: [] }
  await write(address, 'PUT', `edicoes/${edition}/estrutura`, {
    phases: [{ ...blank, name: 'Turno', kind: 'league', entrants }],
  })
  await open(admin, id)
  const card = phase(admin, 'Turno')
  await unfold(card, 'Regulamento')
  await card.getByLabel('Usar as regras de').selectOption({ label: 'Brasileirão Série A' })
  const down = card.getByRole('button', { name: 'Descer Número de vitórias' })
  await down.focus()
  await admin.keyboard.press('Enter')
  // The focus stays on the moved item.
  await expect(down).toBeFocused()
  await expect(card.getByRole('listitem').filter({ hasText: 'recomeça' })).toHaveCount(0)
  await expect(card.getByLabel('Usar as regras de')).toHaveValue('')

  await unfold(card, 'Zonas')
  await card.getByRole('button', { name: 'Adicionar zona' }).click()
  await card.getByLabel('Zona Campeão').selectOption({ label: 'Outra…' })
  await card.getByLabel('Nome da zona').fill('Seleção da rodada')
  await expect(card.getByRole('list', { name: 'Legenda' })).toContainText('Seleção da rodada')
  await expectNoViolations(admin, 'structure')

  // Kept on the device once one pauses.
  const kept = () =>
    admin.evaluate(() =>
      Object.keys(localStorage).some((key) => localStorage.getItem(key)!.includes('Seleção da rodada')),
    )
  await expect.poll(kept).toBe(true)
  admin.once('dialog', (question) => void question.accept())
  await admin.reload()
  await expect(admin.getByText('Recuperamos o que você mudou aqui')).toBeVisible()

  // Meanwhile another admin renames the phase.
  const { data: now } = await ask<{ data: Structure }>(`edicoes/${edition}/estrutura`)
  await write(address, 'PUT', `edicoes/${edition}/estrutura`, {
    phases: now.phases.map((each) => ({ ...each, name: 'Returno' })),
  })
  await save(admin)
  const stale = admin.getByRole('dialog', { name: 'Outra pessoa mudou a estrutura' })
  await expect(stale).toContainText('Turno: passou a se chamar Returno.')
  await stale.getByRole('button', { name: 'Salvar assim' }).click()
  await expect(toasts(admin).filter({ hasText: 'Estrutura salva.' })).toBeVisible()
  const { data } = await ask<{ data: Structure }>(`edicoes/${edition}/estrutura`)
  expect(data.phases).toMatchObject([{ name: 'Returno', zones: [{ id: 'selecao_da_rodada' }] }])
})

test('a number that cannot be stays as it was typed, and saving says in which phase and where', async ({
  admin,
  address,
}) => {
  const { id } = await makeCompetition(address)
  const edition = (await write(address, 'POST', 'edicoes', { competition: id, name: '2031' })).id
  const blank = { id: null, table: null, tie: null, zones: [], groups: [], rounds: [], ties: [], entrants: [] }
  await write(address, 'PUT', `edicoes/${edition}/estrutura`, { phases: [{ ...blank, name: 'Turno', kind: 'league' }] })
  await open(admin, id)
  const card = phase(admin, 'Turno')
  await unfold(card, 'Zonas')
  await card.getByRole('button', { name: 'Adicionar zona' }).click()
  const last = card.getByLabel('Campeão: ao lugar')
  await last.fill('999')
  await last.pressSequentially('abc')
  await last.blur()
  await expect(last).toHaveValue('999')
  await expect(last).toHaveAttribute('aria-invalid', 'true')
  await save(admin)
  await expect(admin.getByRole('alert')).toContainText('Turno, zona 1, ao lugar: Deve ser 512 ou menos.')
  await last.fill('1')
  await expect(last).not.toHaveAttribute('aria-invalid', 'true')
  await save(admin)
  await expect(toasts(admin).filter({ hasText: 'Estrutura salva.' })).toBeVisible()
})
