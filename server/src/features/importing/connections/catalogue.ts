/** A known public source and what it contains. Nothing is fetched until a user connects it. */
export interface CatalogueEntry {
  readonly id: string
  readonly dataset: string
  readonly title: string
  readonly description: string
  readonly address: string
  readonly everyMinutes: number
}

const DAY = 24 * 60

const entry = (id: string, dataset: string, title: string, path: string, description: string): CatalogueEntry => ({
  id,
  dataset,
  title,
  description,
  address: `https://github.com/${path}`,
  everyMinutes: DAY,
})

export const catalogue: readonly CatalogueEntry[] = [
  entry(
    'cbf-sumulas',
    'cbf',
    'Súmulas da CBF',
    'BrazilianFootball/Data',
    'Séries A a D e Copa do Brasil desde 2013: escalações, gols, cartões, substituições e arbitragem.',
  ),
  entry(
    'brasileirao',
    'brasileirao',
    'Brasileirão desde 2003',
    'williamorim/brasileirao',
    'Os resultados da Série A desde 2003.',
  ),
  entry(
    'openfootball-brasil',
    'openfootball-txt',
    'openfootball: Brasil',
    'openfootball/brazil',
    'Jogos e resultados do futebol brasileiro, temporada a temporada.',
  ),
  entry(
    'openfootball-inglaterra',
    'openfootball-txt',
    'openfootball: Inglaterra',
    'openfootball/england',
    'Premier League e as divisões abaixo dela.',
  ),
  entry(
    'openfootball-copas',
    'openfootball-txt',
    'openfootball: Copas do Mundo',
    'openfootball/worldcup',
    'As Copas do Mundo, com grupos, gols e elencos.',
  ),
  entry(
    'openfootball-clubes',
    'openfootball-txt',
    'openfootball: clubes',
    'openfootball/clubs',
    'Clubes do mundo, com cidade, estádio e ano de fundação.',
  ),
  entry(
    'openfootball-estadios',
    'openfootball-txt',
    'openfootball: estádios',
    'openfootball/stadiums',
    'Estádios, com cidade e capacidade.',
  ),
  entry(
    'openfootball-ligas',
    'openfootball-json',
    'openfootball: ligas do mundo',
    'openfootball/football.json',
    'As maiores ligas do mundo, com os jogos da temporada em curso.',
  ),
  entry(
    'openfootball-copa-json',
    'openfootball-json',
    'openfootball: Copa do Mundo em curso',
    'openfootball/worldcup.json',
    'A Copa do Mundo mais recente, com gols.',
  ),
  entry(
    'selecoes',
    'international-results',
    'Jogos de seleções desde 1872',
    'martj42/international_results',
    'Todos os jogos de seleções desde 1872, com gols e disputas de pênaltis.',
  ),
  entry(
    'fjelstul',
    'fjelstul-worldcup',
    'Copas do Mundo (Fjelstul)',
    'jfjelstul/worldcup/tree/master/data-csv',
    'Todas as Copas, masculinas e femininas: elencos, escalações, gols, cartões e arbitragem.',
  ),
  {
    id: 'wikidata',
    dataset: 'wikidata',
    title: 'Wikidata',
    description:
      'O que falta sobre clubes e pessoas que já estão aqui: fundação, estádio, coordenadas, altura, posição. Aos poucos, e só onde a data de nascimento ou a fundação confirmam quem é.',
    address: 'https://query.wikidata.org/sparql',
    everyMinutes: DAY,
  },
]

export function findEntry(id: string): CatalogueEntry | null {
  return catalogue.find((each) => each.id === id) ?? null
}
