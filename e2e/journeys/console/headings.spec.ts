import type { Cast } from '../../src/demonstration.ts'
import { LEAGUE } from '../../src/demonstration.ts'
import { heading } from '../../src/page-checks.ts'
import { expect, test } from '../../src/test.ts'

const league = `/campeonatos/${LEAGUE}`
const leagueName = 'Brasileirão Série A'

interface Named {
  readonly path: string
  readonly title: string
  readonly of: string
  /** Its season is the current one. */
  readonly season?: true
}

const groups: Readonly<Record<string, (cast: Cast) => readonly Named[]>> = {
  'a team': () => [
    { path: '/times/flamengo/elenco', title: 'Elenco', of: 'Flamengo', season: true },
    { path: '/times/flamengo/jogos?temporada=2025', title: 'Jogos', of: 'Flamengo 2025' },
    { path: '/times/flamengo?ver=numeros', title: 'Números', of: 'Flamengo' },
  ],
  'a person': ({ player, coach }) => [
    { path: `/jogadores/${player.id}/cartoes`, title: 'Cartões', of: player.name },
    { path: `/tecnicos/${coach.id}/transferencias`, title: 'Transferências', of: coach.name },
  ],
  'a championship': () => [
    { path: `${league}/tabela`, title: 'Tabela', of: leagueName, season: true },
    { path: `${league}/jogos`, title: 'Jogos', of: leagueName, season: true },
    { path: `${league}/settings`, title: 'Configurar campeonato', of: leagueName },
  ],
  'a match': ({ match }) => [
    { path: `${league}/jogos/${match.id}/escalacao`, title: 'Escalação', of: match.name },
    { path: `${league}/jogos/${match.id}/settings`, title: 'Configurar jogo', of: match.name },
  ],
  'a place': () => [
    { path: '/confederacoes/cbf/times', title: 'Times', of: 'Confederação Brasileira de Futebol' },
    { path: '/streamings/globoplay/jogos', title: 'Jogos', of: 'Globoplay' },
  ],
}

for (const [what, pagesOf] of Object.entries(groups)) {
  test(`the heading and the tab of the pages of ${what} name it`, async ({ user, cast }) => {
    await user.setViewportSize({ width: 390, height: 844 })
    for (const { path, title, of, season } of pagesOf(cast)) {
      await user.goto(path)
      const name = new RegExp(`^${RegExp.escape(title)} · ${RegExp.escape(of)}${season ? ' \\d{4}' : ''}$`)
      await expect(heading(user, name), path).toBeVisible()
      await expect(user, path).toHaveTitle(new RegExp(`^${RegExp.escape(title)} · .*${RegExp.escape(of)}`))
      // On a phone nothing of it goes beyond the edge, and the name leads to what it names.
      expect(await user.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
      await expect(user.locator('h1').getByRole('link')).toBeVisible()
    }
  })
}

/** How far the words of each fact that begins a line stand from the edge of the heading. */
const indentsOf = (facts: Element) => {
  const edge = facts.previousElementSibling!.getBoundingClientRect().left
  return [...facts.children]
    .filter((fact, index, all) => {
      const before = all[index - 1]?.getBoundingClientRect()
      return before !== undefined && fact.getBoundingClientRect().top >= before.bottom - 1
    })
    .map((fact) => {
      const words = document.createRange()
      words.selectNodeContents(fact)
      return words.getBoundingClientRect().left - edge
    })
}

test('no line of the facts under a heading begins with the dot between them', async ({ user, cast }) => {
  const indents: number[] = []
  for (const width of [390, 320]) {
    await user.setViewportSize({ width, height: 844 })
    for (const path of ['/times/flamengo', league, '/streamings/globoplay', `/jogadores/${cast.player.id}`]) {
      await user.goto(path)
      const facts = user.locator('h1 + p')
      await expect(facts.locator(':scope > *').first(), path).toBeVisible()
      indents.push(...(await facts.evaluate(indentsOf)))
      expect(await user.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
    }
  }
  // At least one of them takes more than one line, otherwise the check would prove nothing.
  expect(indents.length).toBeGreaterThan(0)
  // A badge has a border; a dot and its room would be wider.
  for (const indent of indents) expect(indent).toBeLessThan(9)
})
