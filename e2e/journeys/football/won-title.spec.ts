import type { Standings } from '@meio-campo/contract'
import { expect, test } from '../../src/test.ts'

const CUP = 'copa_do_brasil'

test('the page of the last match of a final tells the title that was won with it', async ({ user, ask }) => {
  const { data } = await ask<{ data: Standings }>(`campeonatos/${CUP}/tabela`)
  const final = data.phases.flatMap(({ ties }) => ties).find(({ round }) => round === 'Final')
  // The demonstration plays its cup through the year: until the final is over there is none to look at.
  test.skip(!final?.winner, 'the final has not been played yet')
  const champion = [final!.first, final!.second].find((team) => team?.id === final!.winner)!
  const [first, last] = [final!.matches[0]!, final!.matches.at(-1)!]
  await user.goto(`/campeonatos/${CUP}/jogos/${last.id}`)
  const changed = user.getByRole('region', { name: 'O que o resultado mudou' })
  const title = changed.getByRole('listitem').filter({ hasText: 'Conquistou o título' })
  await expect(title).toContainText(`${champion.name}. Conquistou o título: `)
  await title.getByRole('link', { name: `Títulos: ${champion.name}` }).click()
  await expect(user).toHaveURL(new RegExp(`/times/${champion.id}/titulos$`))
  if (first.id === last.id) return
  await user.goto(`/campeonatos/${CUP}/jogos/${first.id}`)
  await expect(changed).toBeVisible()
  await expect(title).toHaveCount(0)
})
