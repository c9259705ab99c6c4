import type { Page } from '@playwright/test'
import { expectPagesAccessible } from '../../src/axe.ts'
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
    /36'.*[Dd]i Mar[ií]a/,
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
    // He left in 2013 and came back in 2025.
    spells: 2,
  },
]
for (const { words, name, born, seasons, team, spells = 1, country = 'Brasil' } of PEOPLE) {
  test(`${words} is one person, first in the search`, async () => {
    await find(words, name)
    await expect(page.getByRole('region', { name: 'Dados do jogador' })).toContainText(born)
    await expect(row('Carreira', team)).toHaveCount(spells)
    await expect(row('Carreira', country)).toHaveCount(1)
    const played = table('Temporada por temporada')
    for (const year of seasons)
      await expect(played.getByRole('link', { name: `Copa do Mundo ${year}`, exact: true })).toHaveCount(1)
  })
}

test('an old Copa América is a table that was deduced, with its decider and its champion', async () => {
  await page.goto('/campeonatos/copa_america/tabela?temporada=1949')
  await expect(table('Classificação: Todos contra todos').getByRole('row')).toHaveCount(9)
  await expect(page.getByText('foi deduzida, porque todos enfrentaram todos')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Mata-mata' })).toContainText(/Brasil.*Paraguai/)
  await page.goto('/campeonatos/copa_america/campeoes')
  const champions = page.getByRole('main')
  await expect(champions).toContainText(/\d{2} títulos decididos/)
  await expect(champions).toContainText(/2019\s*.*Brasil.*Final: 3 × 1.*Calculado a partir dos resultados/)
})

test('a cup whose groups no source names has them by who met whom, and its bracket', async () => {
  await page.goto('/campeonatos/copa_america/tabela?temporada=2019')
  await expect(table('Classificação: Grupo 1').getByRole('row')).toHaveCount(5)
  await expect(page.getByText('foram deduzidos de quem enfrentou quem')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Mata-mata', exact: true })).toContainText('Campeão')
  // A season with only some of its matches known has no table.
  await page.goto('/campeonatos/campeonato_britanico/tabela?temporada=1957')
  await expect(page.getByText('Sem tabela para esta edição')).toBeVisible()
})

test('a final of three matches has its champion, and a knock-out without its last rounds has none', async () => {
  await page.goto('/campeonatos/copa_america/tabela?temporada=1979')
  await expect(page.getByRole('region', { name: 'Mata-mata', exact: true })).toContainText(/Final.*Paraguai.*Chile/)
  await page.goto('/campeonatos/copa_america?temporada=1979')
  await expect(page.getByRole('main')).toContainText(/Paraguai\s*Campeão de 1979/)
  await page.goto('/campeonatos/copa_do_brasil/tabela?temporada=2016')
  await expect(page.getByRole('main')).toContainText('1ª fase')
  await expect(page.getByRole('main')).not.toContainText('Campeão')
  // Its first rounds come from one source, the others from another that names no rounds.
  await page.goto('/campeonatos/copa_do_brasil/tabela?temporada=2025')
  await expect(page.getByRole('main')).toContainText('3ª fase')
  await expect(page.getByRole('main')).toContainText(/Oitavas de final.*Final.*Campeão\s*Corinthians/)
})

test('an edition of which only the champion is known says so', async () => {
  await page.goto('/campeonatos/brasileirao_serie_a/tabela?temporada=1960')
  await expect(page.getByRole('main')).toContainText(/Palmeiras\s*Campeão de 1960/)
  await expect(page.getByText('Nenhum jogo da edição 1960 está nesta base.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver os jogos' })).toHaveCount(0)
})

test('a match of which only the result is known says it once', async () => {
  await page.goto('/campeonatos/brasileirao_serie_a/jogos/bra_a_2026_r16_athletico_pr_flamengo')
  await expect(page.getByText('Só o resultado é conhecido')).toBeVisible()
  await expect(page.getByText('Sem estatísticas para este jogo')).toHaveCount(0)
})

for (const width of [390, 1280])
  test(`no name is cut in a table, ${width} wide, and on a phone the first column leaves room`, async () => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of [
      '/campeonatos/premier_league/tabela?temporada=2024-25',
      '/campeonatos/brasileirao_serie_a/tabela?temporada=2024',
      '/campeonatos/copa_do_mundo/artilheiros?temporada=2022&visao=table',
      '/campeonatos/brasileirao_serie_a?ver=numeros&temporada=2024',
      '/jogadores?visao=table',
      '/times/flamengo/elenco?visao=table',
    ]) {
      await page.goto(path)
      const cells = page.getByRole('table').first().locator('tbody tr > :is(td, th)')
      await expect(cells.first(), path).toBeVisible()
      const cut = await cells.evaluateAll((all) =>
        all
          .flatMap((cell) => [cell, ...cell.querySelectorAll('*')])
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'hidden')
          .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis')
          .map((one) => one.textContent),
      )
      expect(cut, path).toEqual([])
      const first = (await cells.first().boundingBox())!
      if (width === 390) expect(first.width, path).toBeLessThan(width / 2)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

test('among all these people the console’s own words come first, and the famous before the others', async () => {
  await page.goto('/times')
  await page.getByRole('button', { name: 'Buscar times, pessoas, jogos…' }).click()
  const search = page.getByRole('dialog', { name: 'Buscar' })
  const first = search.getByRole('option').first()
  for (const [typed, found] of [
    ['artilheiros', /^Artilheiros/],
    ['jogos de hoje', /^Jogos de hoje/],
    ['nova chave', /^Nova chave/],
    ['tema escuro', /^Usar o tema escuro/],
    ['mess', /^Lionel Messi/],
    ['neym', /^Neymar/],
    ['mbap', /^Kylian Mbappé/],
  ] as const) {
    await search.getByRole('combobox', { name: 'Buscar' }).fill(typed)
    await expect(first, typed).toHaveAccessibleName(found)
  }
})

test('a title won without playing links to the match of the rival', async () => {
  await page.goto('/campeonatos/brasileirao_serie_a?temporada=2019')
  const told = page.getByText(/^Título decidido sem jogar, em /)
  await told.getByRole('link', { name: /Palmeiras 1 × 2 Grêmio/ }).click()
  await expect(heading(page, 'Palmeiras × Grêmio')).toBeVisible()
  await expect(page.getByRole('region', { name: 'O que o resultado mudou' })).toContainText(
    /Flamengo.*título|título.*Flamengo/,
  )
})

test('without recorded assists, assists and their totals are unknown', async () => {
  await page.goto('/campeonatos/copa_do_mundo?ver=numeros&temporada=1970')
  const best = row('Jogadores em números', 'Gerd Müller')
  // Place, who, team, participations, goals, assists.
  await expect(best).toHaveAccessibleName(/^1º Gerd Müller Alemanha – 10 – /)
})

test('competitions of national teams say so', async () => {
  await page.goto('/campeonatos?visao=table')
  await page.getByRole('searchbox', { name: 'Buscar campeonatos' }).fill('eliminatórias da copa do mundo')
  await expect(row('Campeonatos', 'Eliminatórias da Copa do Mundo').first()).toContainText('Seleções')
})

// The demonstration has no edition with two knock-outs, no long list of moves and no tournament of 48 teams.
test('real editions, clubs and people break no rule of accessibility on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await expectPagesAccessible(page, [
    '/campeonatos/copa_libertadores/tabela?temporada=2025',
    '/campeonatos/copa_do_mundo/tabela?temporada=2022',
    '/campeonatos/copa_do_brasil/campeoes',
    '/campeonatos/brasileirao_serie_a/cartoes?temporada=2019',
    '/times/gurupi/transferencias',
    '/times/flamengo/elenco',
  ])
})
