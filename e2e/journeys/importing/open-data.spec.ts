import type { Page } from '@playwright/test'
import { test } from '../../src/open-data-service.ts'
import { heading } from '../../src/page-checks.ts'
import { device } from '../../src/people.ts'
import { expect } from '../../src/test.ts'

// In one worker, one after the other: they share a service that has loaded the open data.
test.describe.configure({ mode: 'default' })

let page: Page
test.beforeEach(async ({ remembered, chiefHere }) => {
  page = await remembered(device(chiefHere))
})

const table = (name: RegExp | string) => page.getByRole('table', { name })
const row = (name: RegExp | string, has: RegExp | string) => table(name).getByRole('row').filter({ hasText: has })

/** By the search, as a person does. */
async function find(words: string, name: RegExp): Promise<void> {
  await page.goto('/jogadores')
  await page.getByRole('button', { name: 'Buscar times, pessoas, jogos…' }).click()
  const search = page.getByRole('dialog', { name: 'Buscar' })
  await search.getByRole('combobox', { name: 'Buscar' }).fill(words)
  await search.getByRole('option', { name }).first().click()
  await expect(search).toBeHidden()
}

test('Flamengo’s season of 2019, from the list of matches to a line-up', async () => {
  await find('flamengo', /^Flamengo/)
  await expect(page).toHaveURL(/\/times\/flamengo$/)
  await page.getByRole('main').getByRole('link', { name: 'Jogos', exact: true }).click()
  await page.getByRole('combobox', { name: 'Temporada' }).selectOption('2019')
  await page.getByRole('link', { name: /Flamengo 4.*1 Corinthians/ }).click()
  await expect(heading(page, 'Flamengo × Corinthians')).toBeVisible()
  await page.getByRole('link', { name: 'Escalação', exact: true }).click()
  const starters = page.getByRole('list', { name: /^Titulares: Flamengo/ })
  await expect(starters.getByRole('listitem')).toHaveCount(11)
  await expect(starters).toContainText('Diego Alves')
  await expect(page.getByRole('region', { name: 'Substituições' })).toContainText('Vitinho')
})

test('the final of the World Cup of 2022, with its goals and the shoot-out', async () => {
  await find('copa do mundo', /^Copa do Mundo/)
  await page.goto('/campeonatos/copa_do_mundo/jogos?temporada=2022')
  await page.getByRole('link', { name: /Argentina.*França/ }).click()
  await expect(heading(page, 'Argentina × França')).toBeVisible()
  const board = page.getByRole('main')
  await expect(board).toContainText('(4 × 2 nos pênaltis)')
  const events = page.getByRole('region', { name: 'Lances' }).getByRole('listitem')
  await expect(events).toHaveText([
    /23'.*Messi/,
    /36'.*Di Mar[ií]a/,
    /80'.*Mbappé/,
    /81'.*Mbappé/,
    /108'.*Messi/,
    /118'.*Mbappé/,
  ])
  const title = page.getByRole('region', { name: 'O que o resultado mudou' }).getByText('Conquistou o título')
  await expect(title).toHaveText(/Copa do Mundo 2022/)
  await page.goto('/campeonatos/copa_do_mundo/campeoes')
  await expect(page.getByRole('main')).toContainText('Argentina')
})

test('Série A of 2009 as it stood after the 30th round', async () => {
  await page.goto('/campeonatos/brasileirao_serie_a/tabela?temporada=2009&rodada=30')
  await expect(page.getByText('Como estava na rodada 30')).toBeVisible()
  const rows = table(/^Classificação/).getByRole('row')
  await expect(rows).toHaveCount(21)
  await expect(rows.nth(1)).toContainText(/Palmeiras.*54/)
  await expect(row(/^Classificação/, 'Flamengo')).toContainText('48')
  // Flamengo were champions in the end.
  await page
    .getByRole('button', { name: 'Voltar para agora' })
    .or(page.getByRole('link', { name: 'Voltar para agora' }))
    .click()
  await expect(rows.nth(1)).toContainText(/Flamengo.*67/)
})

const PEOPLE = [
  {
    words: 'pelé',
    name: /^Pelé/,
    born: '23 de outubro de 1940',
    seasons: ['1958', '1962', '1966', '1970'],
    team: 'Brasil',
  },
  { words: 'kaka', name: /^Kaká/, born: '22 de abril de 1982', seasons: ['2002', '2006', '2010'], team: 'São Paulo' },
  {
    words: 'luis suarez',
    name: /^Luis Suárez/,
    born: '24 de janeiro de 1987',
    seasons: ['2010', '2014', '2018', '2022'],
    team: 'Grêmio',
    country: 'Uruguai',
  },
  {
    words: 'neymar',
    name: /^Neymar/,
    born: '5 de fevereiro de 1992',
    seasons: ['2014', '2018', '2022'],
    team: 'Santos',
  },
]
for (const { words, name, born, seasons, team, country = 'Brasil' } of PEOPLE) {
  test(`${words} is one person, first in the search`, async () => {
    await find(words, name)
    await expect(page.getByRole('region', { name: 'Dados do jogador' })).toContainText(born)
    await expect(row('Carreira', team)).toHaveCount(1)
    await expect(row('Carreira', country)).toHaveCount(1)
    const played = table('Temporada por temporada')
    for (const year of seasons)
      await expect(played.getByRole('link', { name: `Copa do Mundo ${year}`, exact: true })).toHaveCount(1)
  })
}

test('competitions of national teams say so', async () => {
  await page.goto('/campeonatos?visao=table')
  await page.getByRole('searchbox', { name: 'Buscar campeonatos' }).fill('eliminatórias da copa do mundo')
  await expect(row('Campeonatos', 'Eliminatórias da Copa do Mundo').first()).toContainText('Seleções')
})
