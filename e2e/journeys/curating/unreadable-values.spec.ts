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
