import { makeMatch } from '../../src/own-match.ts'
import { expect, test } from '../../src/test.ts'

test('where to watch is shown for the user’s state, which is asked once and stored', async ({ user, baseURL }) => {
  const { competition, match, api } = await makeMatch(baseURL!)
  const airing = (streaming: string, statesIncluded: string[], statesExcluded: string[]) => ({
    streaming,
    url: null,
    statesIncluded,
    statesExcluded,
  })
  const sheet = await api.put(`/api/v1/campeonatos/${competition}/jogos/${match}/transmissao`, {
    data: { airings: [airing('globoplay', ['BA', 'SE'], []), airing('youtube', [], ['BA'])] },
  })
  expect(sheet.ok(), await sheet.text()).toBe(true)

  await user.goto(`/campeonatos/${competition}/jogos/${match}`)
  const rows = user.getByRole('list', { name: 'Transmissões' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const choice = user.getByRole('combobox', { name: 'Seu estado' })
  await choice.selectOption({ label: 'São Paulo' })
  await expect(rows.first()).toContainText('YouTube')
  await expect(rows.first()).toContainText('Passa em SP')
  await expect(rows.last()).toContainText('Não passa em SP')

  await user.reload()
  await expect(choice).toHaveValue('SP')
  await choice.selectOption({ label: 'Bahia' })
  await expect(rows.first()).toContainText('Globoplay')
  await expect(rows.last()).toContainText('Não passa em BA')

  await choice.selectOption({ label: 'Seu estado' })
  await expect(user.getByText(/asse em|assa em/)).toHaveCount(0)
  await api.dispose()
})
