import type { MatchPage } from '@meio-campo/contract'
import { expectUnder } from '../../src/forms.ts'
import { HOME, makeMatch, type OwnMatch } from '../../src/own-match.ts'
import { toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const settingsOf = ({ competition, match }: OwnMatch) => `/campeonatos/${competition}/jogos/${match}/settings`

test('a date that is half entered is refused, and never saved as none', async ({ admin: page, baseURL }) => {
  const made = await makeMatch(baseURL!)
  const name = `Moleque ${Math.random().toString(36).slice(2, 8)}`
  const player = await made.api.post('/api/v1/jogadores', { data: { name, birthDate: '1990-05-14' } })
  const { id } = ((await player.json()) as { data: { id: string } }).data
  const birthDate = async () => {
    const answer = await made.api.get(`/api/v1/jogadores/${id}`)
    return ((await answer.json()) as { data: { birthDate: string | null } }).data.birthDate
  }
  await page.goto(`/jogadores/${id}`)
  await page.getByRole('button', { name: 'Editar' }).click()
  const editor = page.getByRole('dialog', { name: 'Editar jogador' })
  const born = editor.getByLabel('Nascimento', { exact: true })
  await expect(born).toHaveValue('1990-05-14')
  await born.focus()
  await page.keyboard.press('Backspace')
  // The day is gone and the month and the year still stand there: to the page the field is empty.
  await expect(born).toHaveValue('')
  await editor.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(born).toHaveAccessibleDescription(
    'Esta data está incompleta ou não existe. Complete-a, ou apague-a inteira.',
  )
  expect(await birthDate()).toBe('1990-05-14')

  await born.fill('')
  await editor.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(editor).toHaveCount(0)
  expect(await birthDate()).toBeNull()
  await made.api.dispose()
})

test('what a part of a match refuses says where it is, and no row of it is dropped in silence', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  await page.goto(`${settingsOf(made)}?aba=estatisticas`)
  await page.getByRole('textbox', { name: `Posse de bola: ${HOME}` }).fill('150')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByRole('alert')).toContainText('Jogo, mandante, posse de bola: Deve ser 100 ou menos.')

  // What was typed and not saved is asked about, and left.
  page.on('dialog', (question) => void question.accept())
  await page.goto(`${settingsOf(made)}?aba=transmissao`)
  await page.getByRole('button', { name: 'Adicionar transmissão' }).click()
  await page.getByLabel(/^Endereço do jogo/).fill('sem endereço')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectUnder(page, 'Serviço 1', 'Escolha o serviço, ou tire esta transmissão.')
  await page.getByRole('combobox', { name: 'Serviço 1' }).fill('globoplay')
  await page
    .getByRole('option', { name: /^Globoplay/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByRole('alert')).toContainText('Transmissão 1, endereço do jogo:')
  await expect(page.getByLabel(/^Endereço do jogo/)).toHaveAccessibleDescription(/endereço/i)
  await page.getByLabel(/^Endereço do jogo/).fill('https://exemplo.com/jogo')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(toasts(page).filter({ hasText: 'Onde assistir salvo.' })).toBeVisible()
  const answer = await made.api.get(`/api/v1/campeonatos/${made.competition}/jogos/${made.match}`)
  const { data } = (await answer.json()) as { data: MatchPage }
  expect(data.airings.map(({ url }) => url)).toEqual(['https://exemplo.com/jogo'])
  await made.api.dispose()
})

test('a bulk edit with a half-entered date clears no record’s date, and warns before the change', async ({
  admin: page,
  baseURL,
}) => {
  const made = await makeMatch(baseURL!)
  const word = Math.random().toString(36).slice(2, 8)
  for (const name of ['Ari', 'Beto']) {
    const body = { name: `${name} ${word}`, birthDate: '1990-05-14' }
    expect((await made.api.post('/api/v1/jogadores', { data: body })).ok()).toBe(true)
  }
  await page.goto(`/jogadores?q=${word}&visao=table`)
  await page.getByRole('checkbox', { name: 'Selecionar os 2 desta página' }).check()
  await page.getByRole('button', { name: 'Editar em lote' }).click()
  const form = page.getByRole('dialog', { name: 'Editar 2 jogadores' })
  await form.getByLabel('Campo', { exact: true }).selectOption({ label: 'Nascimento' })
  const born = form.getByLabel('Nascimento', { exact: true })
  await born.fill('1991-01-01')
  await born.focus()
  await page.keyboard.press('Backspace')
  await expect(born).toHaveValue('')
  await form.getByRole('button', { name: 'Ver prévia' }).click()
  await expect(born).toHaveAccessibleDescription(/^Esta data está incompleta ou não existe\./)
  await expect(form.getByRole('list', { name: 'O que muda' })).toHaveCount(0)

  await born.fill(`${new Date().getFullYear() - 3}-01-01`)
  await form.getByRole('button', { name: 'Ver prévia' }).click()
  const unlikely = form.getByRole('list', { name: 'O que convém conferir' })
  await expect(unlikely.getByRole('listitem')).toHaveCount(2)
  await expect(unlikely).toContainText(`Ari ${word}`)
  await expect(unlikely).toContainText('tem menos de 10 anos. Confira o ano.')
  await expect(form.getByRole('button', { name: 'Mudar 2 jogadores' })).toBeVisible()
  await made.api.dispose()
})
