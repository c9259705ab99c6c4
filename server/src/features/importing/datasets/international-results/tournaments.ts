import { slug } from '@meio-campo/contract/rules'

/** Popular names in Portuguese, where there is one; every other tournament keeps the dataset's name. */
const PORTUGUESE: ReadonlyMap<string, string> = new Map([
  ['Friendly', 'Amistosos'],
  ['FIFA World Cup', 'Copa do Mundo'],
  ['FIFA World Cup qualification', 'Eliminatórias da Copa do Mundo'],
  ['UEFA Euro', 'Eurocopa'],
  ['UEFA Euro qualification', 'Eliminatórias da Eurocopa'],
  ['UEFA Nations League', 'Liga das Nações da UEFA'],
  ['Copa América', 'Copa América'],
  ['Copa América qualification', 'Eliminatórias da Copa América'],
  ['African Cup of Nations', 'Copa Africana de Nações'],
  ['African Cup of Nations qualification', 'Eliminatórias da Copa Africana de Nações'],
  ['African Nations Championship', 'Campeonato Africano das Nações'],
  ['AFC Asian Cup', 'Copa da Ásia'],
  ['AFC Asian Cup qualification', 'Eliminatórias da Copa da Ásia'],
  ['Gold Cup', 'Copa Ouro'],
  ['Gold Cup qualification', 'Eliminatórias da Copa Ouro'],
  ['CONCACAF Championship', 'Campeonato da CONCACAF'],
  ['CONCACAF Championship qualification', 'Eliminatórias do Campeonato da CONCACAF'],
  ['CONCACAF Nations League', 'Liga das Nações da CONCACAF'],
  ['Oceania Nations Cup', 'Copa das Nações da Oceania'],
  ['Oceania Nations Cup qualification', 'Eliminatórias da Copa das Nações da Oceania'],
  ['Confederations Cup', 'Copa das Confederações'],
  ['Olympic Games', 'Jogos Olímpicos'],
  ['Asian Games', 'Jogos Asiáticos'],
  ['All-African Games', 'Jogos Pan-Africanos'],
  ['Pan American Championship', 'Campeonato Pan-Americano'],
  ['Central American and Caribbean Games', 'Jogos Centro-Americanos e do Caribe'],
  ['CFU Caribbean Cup', 'Copa do Caribe'],
  ['CFU Caribbean Cup qualification', 'Eliminatórias da Copa do Caribe'],
  ['Southeast Asian Games', 'Jogos do Sudeste Asiático'],
  ['South Pacific Games', 'Jogos do Pacífico Sul'],
  ['Pacific Games', 'Jogos do Pacífico'],
  ['Island Games', 'Jogos das Ilhas'],
  ['Bolivarian Games', 'Jogos Bolivarianos'],
  ['British Home Championship', 'Campeonato Britânico'],
  ['Central European International Cup', 'Copa da Europa Central'],
  ['Nordic Championship', 'Campeonato Nórdico'],
  ['Baltic Cup', 'Copa Báltica'],
  ['Balkan Cup', 'Copa dos Bálcãs'],
  ['Gulf Cup', 'Copa do Golfo'],
  ['Arab Cup', 'Copa Árabe'],
  ['Arab Cup qualification', 'Eliminatórias da Copa Árabe'],
  ['Brazil Independence Cup', 'Taça Independência'],
  ['Superclásico de las Américas', 'Superclássico das Américas'],
])

export type Gender = 'men' | 'women'

export function competitionOf(tournament: string, gender: Gender): { id: string; name: string } {
  const popular = PORTUGUESE.get(tournament) ?? tournament
  const name = gender === 'men' ? popular : `${popular} ${feminineOf(popular)}`
  return { id: slug(name), name }
}

function feminineOf(name: string): string {
  if (name === 'Amistosos' || name.startsWith('Jogos')) return 'Femininos'
  return /^(?:Copa|Eurocopa|Liga|Eliminatórias|Taça)\b/.test(name) ? 'Feminina' : 'Feminino'
}

/**
 * The women's results are a dataset of the same shape that says nowhere whose they are, but its folder may. Their World
 * Cups are played in odd years, where men never had one; tournaments that only women play show it as well.
 */
export function genderOf(path: string, rows: readonly { readonly day: string; readonly tournament: string }[]): Gender {
  const isTheirs = ({ day, tournament }: (typeof rows)[number]) =>
    (tournament === 'FIFA World Cup' && Number(day.slice(0, 4)) % 2 === 1) ||
    /^(?:Algarve|SheBelieves|Arnold Clark|Cyprus Women's) Cup$|\bwomen'?s?\b/i.test(tournament)
  return /\bwomens?\b/i.test(path) || rows.some((row) => isTheirs(row)) ? 'women' : 'men'
}
