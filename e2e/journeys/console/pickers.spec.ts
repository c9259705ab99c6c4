import { makeMatch } from '../../src/own-match.ts'
import { expect, test } from '../../src/test.ts'

test('a filter from the address is called by its name, also where its list does not offer it', async ({
  admin: page,
  address,
}) => {
  const made = await makeMatch(address)
  const { name } = (
    (await (await made.api.get(`/api/v1/campeonatos/${made.competition}`)).json()) as {
      data: { name: string }
    }
  ).data
  const chosen = (label: string) => page.getByRole('combobox', { name: label }).locator('option:checked')
  // Neither is among what the page knows: the championship has too little fame, the team plays no match there.
  await page.goto(`/times?campeonato=${made.competition}`)
  await expect(chosen('Campeonato')).toHaveText(name)
  await page.goto(`/times/palmeiras/jogos?campeonato=${made.competition}&adversario=bahia`)
  await expect(chosen('Campeonato')).toHaveText(name)
  await expect(page.getByLabel('Adversário', { exact: true })).toHaveValue('Bahia')
  await page.goto(`/campeonatos/${made.competition}/artilheiros?time=palmeiras`)
  await expect(chosen('Time')).toHaveText('Palmeiras')
  await made.api.dispose()
})
