import { randomUUID } from 'node:crypto'
import type { Saved } from '@meio-campo/contract'
import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../../src/axe.ts'
import { deskOf } from '../../src/desk-page.ts'
import { HOME, makeMatch } from '../../src/own-match.ts'
import { newEmail, register } from '../../src/people.ts'
import { expect, test } from '../../src/test.ts'

/** The field says what is wrong with it, is marked, has the focus, and still holds what was typed. */
async function expectRefused(field: Locator, reason: string | RegExp, typed: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(reason)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(typed)
}

const field = (within: Page | Locator, label: string) => within.getByLabel(label, { exact: true })
const press = (within: Page | Locator, button = 'Salvar alterações') =>
  within.getByRole('button', { name: button, exact: true }).click()
/** What was typed and not saved is asked about, and left. */
const leaveUnsaved = (page: Page) => page.on('dialog', (question) => void question.accept())

test('a match, its numbers, a team and a player: what is refused stands at its field', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  leaveUnsaved(page)
  const made = await makeMatch(baseURL!)
  const address = `/api/v1/campeonatos/${made.competition}/jogos/${made.match}`
  expect((await made.api.patch(address, { data: { kickoff: '2031-04-07T22:00:00Z' } })).ok()).toBe(true)
  const make = async (path: string, data: object) => {
    const answer = await made.api.post(`/api/v1/${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: Saved }).data.id
  }

  await page.goto(`${deskOf(made)}?aba=dados`)
  await field(page, 'Situação').selectOption('finished')
  await field(page, 'Gols do mandante').fill('1')
  await field(page, 'Gols do visitante').fill('0')
  await field(page, 'Público').fill('casa cheia')
  await press(page)
  await expectRefused(field(page, 'Público'), 'Use um número inteiro de 0 a 500.000.', 'casa cheia')
  await field(page, 'Público').fill('1234')
  await press(page)
  // Only the server knows the day.
  const future = 'O jogo está marcado para 07/04/2031: ainda não pode ter terminado.'
  await expectRefused(field(page, 'Situação'), future, 'finished')
  await expect(field(page, 'Gols do mandante')).toHaveValue('1')
  await expect(field(page, 'Público')).toHaveValue('1234')

  await page.goto(`${deskOf(made)}?aba=estatisticas`)
  const possession = page.getByRole('textbox', { name: `Posse de bola: ${HOME}` })
  await possession.fill('150')
  await press(page)
  await expectRefused(possession, 'Deve ser 100 ou menos.', '150')

  const mark = randomUUID().slice(0, 8)
  const team = await make('times', { name: `Recusado ${mark}`, kind: 'club', gender: 'men', ageLevel: 'senior' })
  await page.goto(`/times/${team}/settings`)
  await field(page, 'Cidade').fill('Ilhéus')
  await field(page, 'Fundação').fill('1700')
  await press(page)
  await expectRefused(field(page, 'Fundação'), 'Use um número inteiro de 1800 a 2200.', '1700')
  await expect(field(page, 'Cidade')).toHaveValue('Ilhéus')

  const player = await make('jogadores', { name: `Recusada ${mark}` })
  await page.goto(`/jogadores/${player}`)
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  const editor = page.getByRole('dialog', { name: 'Editar jogador' })
  await field(editor, 'Altura').fill('9000')
  await press(editor)
  await expectRefused(field(editor, 'Altura'), 'Use um número inteiro de 100 a 250.', '9000')
  await field(editor, 'Altura').fill('171')
  await field(editor, 'Nascimento').fill('1800-05-01')
  await press(editor)
  await expectRefused(field(editor, 'Nascimento'), /antes de haver futebol/, '1800-05-01')
  await expect(field(editor, 'Altura')).toHaveValue('171')
  await made.api.dispose()
})

test('an edition and its structure: the season that is there, and a zone in a closed fold', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  leaveUnsaved(page)
  const made = await makeMatch(baseURL!)
  await page.goto(`/campeonatos/${made.competition}/settings?aba=edicao`)
  await page.getByRole('button', { name: 'Nova edição' }).click()
  const maker = page.getByRole('dialog', { name: 'Nova edição' })
  const season = field(maker, 'Temporada')
  await season.fill('xx')
  await press(maker, 'Criar edição')
  await expectRefused(season, 'Como em 2027 ou 2026-27.', 'xx')
  await field(maker, 'Copiar a estrutura de').selectOption({ label: 'Nenhuma: começar do zero' })
  await season.fill('2026')
  await press(maker, 'Criar edição')
  await expectRefused(season, 'Já existe uma edição igual em Campeonato e Temporada.', '2026')
  await press(maker, 'Cancelar')

  const card = page.getByRole('region', { name: 'Fase Fase única', exact: true })
  const fold = card.locator('summary').filter({ hasText: 'Zonas' })
  await fold.click()
  await card.getByRole('button', { name: 'Adicionar zona' }).click()
  const last = card.getByLabel('Campeão: ao lugar')
  await last.fill('999')
  await fold.click()
  await expect(last).toBeHidden()
  await press(page, 'Salvar estrutura')
  await expect(page.getByRole('alert')).toContainText('Fase única, zona 1, ao lugar: Deve ser 512 ou menos.')
  await expectRefused(last, 'De 1 a 512.', '999')

  // Two zones that overlap are both marked, until either is mended.
  await last.fill('4')
  await card.getByRole('button', { name: 'Adicionar zona' }).click()
  const second = card.getByLabel(/: do lugar$/).last()
  const secondEnd = card.getByLabel(/: ao lugar$/).last()
  await secondEnd.fill('6')
  await second.fill('3')
  await press(page, 'Salvar estrutura')
  const overlap = /^As zonas Campeão e .+ se sobrepõem\.$/
  await expectRefused(last, overlap, '4')
  await expect(second).toHaveAccessibleDescription(overlap)
  await expect(second).toHaveAttribute('aria-invalid', 'true')
  await expect(secondEnd).not.toHaveAttribute('aria-invalid', 'true')
  await expect(card.getByText(/se sobrepõem/)).toHaveCount(2)
  await expectNoViolations(page, 'overlapping zones')
  await second.fill('5')
  await expect(card.getByText(/se sobrepõem/)).toHaveCount(0)
  await expect(last).not.toHaveAttribute('aria-invalid', 'true')

  // The rules of the table, in their fold: what a draw is worth, and how many criteria there may be.
  const rules = card.locator('summary').filter({ hasText: 'Regulamento' })
  await rules.click()
  const draw = field(card, 'Pontos por empate')
  await field(card, 'Pontos por vitória').selectOption('2')
  await draw.selectOption('3')
  await rules.click()
  await press(page, 'Salvar estrutura')
  await expectRefused(draw, 'Um empate não vale mais que uma vitória.', '3')
  await draw.selectOption('1')
  await expect(draw).not.toHaveAttribute('aria-invalid', 'true')
  const criterion = field(card, 'Novo critério')
  const counts = field(card, 'Que jogos contam')
  const add = card.getByRole('button', { name: 'Adicionar critério' })
  for (const metric of [
    'wins',
    'goalDifference',
    'goalAverage',
    'goalsFor',
    'awayGoals',
    'awayWins',
    'fewestReds',
    'conduct',
  ])
    for (const scope of ['all', 'tied', 'exactly-two', 'opponents']) {
      await criterion.selectOption(metric)
      await counts.selectOption(scope)
      if (await add.isEnabled()) await add.click()
    }
  await press(page, 'Salvar estrutura')
  await expectRefused(criterion, 'No máximo 30 itens.', 'conduct')
  await made.api.dispose()
})

test('a duty and an invitation: what they include, the last day, the address', async ({ admin: page, baseURL }) => {
  const name = `Recusa ${randomUUID().slice(0, 8)}`
  await register(baseURL!, { name })
  await page.goto(`/settings?aba=usuarios&busca=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Ações da conta de ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Funções' }).click()
  const duties = page.getByRole('dialog', { name: `Funções de ${name}` })
  await duties.getByRole('button', { name: 'Dar uma função' }).click()
  await press(duties, 'Dar função')
  await expectRefused(duties.getByRole('combobox', { name: 'Time que joga' }), 'Diga o que a função inclui.', '')
  await duties.getByRole('radio', { name: 'Revisor' }).check({ force: true })
  await duties.getByRole('checkbox', { name: 'sugestões' }).check()
  await duties.getByLabel('Último dia').fill('2020-01-01')
  await press(duties, 'Dar função')
  await expectRefused(duties.getByLabel('Último dia'), 'Já passou. Escolha hoje ou depois.', '2020-01-01')
  await expect(duties.getByRole('checkbox', { name: 'sugestões' })).toBeChecked()

  await page.goto('/settings?aba=usuarios')
  await page.getByRole('button', { name: 'Convidar por e-mail' }).click()
  const invite = page.getByRole('dialog', { name: 'Convidar por e-mail' })
  const email = field(invite, 'E-mail')
  await email.fill('sem arroba')
  await press(invite, 'Enviar convite')
  await expectRefused(email, 'Informe um e-mail válido, como nome@exemplo.com.', 'sem arroba')
  const address = newEmail()
  await email.fill(address)
  await invite.getByRole('checkbox', { name: 'A conta já começa com uma função' }).check()
  await invite.getByRole('radio', { name: 'Revisor' }).check({ force: true })
  await press(invite, 'Enviar convite')
  const queues = invite.getByRole('group', { name: 'Filas' })
  await expect(queues).toHaveAccessibleDescription('Diga o que a função inclui.')
  await expect(queues.getByRole('checkbox').first()).toBeFocused()
  await expect(email).toHaveValue(address)
})

test('a webhook and a key: the address, a header, a limit', async ({ user: page }) => {
  await page.goto('/push')
  await page.getByRole('button', { name: 'Novo webhook' }).click()
  const webhook = page.getByRole('dialog', { name: 'Novo webhook' })
  await field(webhook, 'Nome').fill('Painel')
  await field(webhook, 'Endereço').fill('placar')
  await webhook.getByRole('button', { name: 'Acrescentar cabeçalho' }).click()
  await field(webhook, 'Nome do cabeçalho 1').fill('Host')
  await field(webhook, 'Valor do cabeçalho 1').fill('placar')
  await press(webhook, 'Criar webhook')
  await expectRefused(field(webhook, 'Endereço'), /^Endereço inválido/, 'placar')
  await field(webhook, 'Endereço').fill('https://exemplo.com.br/placar')
  await press(webhook, 'Criar webhook')
  await expectRefused(field(webhook, 'Nome do cabeçalho 1'), /^O cabeçalho host é nosso/, 'Host')
  await expect(field(webhook, 'Nome')).toHaveValue('Painel')

  await page.goto('/api?aba=chaves')
  await page.getByRole('button', { name: 'Nova chave' }).click()
  const key = page.getByRole('dialog', { name: 'Nova chave' })
  const limit = key.getByLabel('Limite por minuto')
  await limit.fill('muitas')
  await press(key, 'Criar chave')
  await expectRefused(field(key, 'Nome'), 'Preencha este campo.', '')
  await field(key, 'Nome').fill('Painel')
  await press(key, 'Criar chave')
  await expectRefused(limit, 'Use um número inteiro, de 1 a 9.999.999.', 'muitas')
  await expect(field(key, 'Nome')).toHaveValue('Painel')
})

test('the data of the site, and many records at once', async ({ admin: page, baseURL }) => {
  test.slow()
  leaveUnsaved(page)
  await page.goto('/settings?aba=site&secao=anuncios')
  await page.getByLabel('Blocos de anúncio').fill('1111')
  await page.getByLabel('Código do editor').fill('publicidade')
  await press(page, 'Salvar anúncios')
  await expectRefused(page.getByLabel('Código do editor'), /^Use o código do AdSense/, 'publicidade')
  await expect(page.getByLabel('Blocos de anúncio')).toHaveValue('1111')

  await page.goto('/settings?aba=site&secao=contato')
  await page.getByRole('button', { name: 'Adicionar link' }).click()
  const [link, url] = [page.getByLabel(/^Nome do link/).last(), page.getByLabel(/^Endereço do link/).last()]
  await url.fill('sem endereço')
  await link.fill('Mastodon')
  await press(page, 'Salvar contato')
  await expectRefused(url, /^Endereço inválido/, 'sem endereço')
  await expect(link).toHaveValue('Mastodon')

  const made = await makeMatch(baseURL!)
  const word = randomUUID().slice(0, 8)
  for (const name of ['Ari', 'Beto'])
    expect((await made.api.post('/api/v1/jogadores', { data: { name: `${name} ${word}` } })).ok()).toBe(true)
  await page.goto(`/jogadores?q=${word}&visao=table`)
  await page.getByRole('checkbox', { name: 'Selecionar os 2 desta página' }).check()
  await page.getByRole('button', { name: 'Editar em lote' }).click()
  const bulk = page.getByRole('dialog', { name: 'Editar 2 jogadores' })
  await field(bulk, 'Campo').selectOption({ label: 'Nascimento' })
  await field(bulk, 'Nascimento').fill('1990-05-14')
  await bulk.getByRole('button', { name: 'Mudar mais um campo' }).click()
  await field(bulk, 'Campo 2').selectOption({ label: 'Altura' })
  await field(bulk, 'Altura').fill('9000')
  await press(bulk, 'Ver prévia')
  await expectRefused(field(bulk, 'Altura'), 'Use um número inteiro de 100 a 250.', '9000')
  await expect(field(bulk, 'Nascimento')).toHaveValue('1990-05-14')
  await expect(field(bulk, 'Nascimento')).not.toHaveAttribute('aria-invalid', 'true')
  await made.api.dispose()
})
