import { slug } from '@meio-campo/contract/rules'
import { popularNameOf } from '../names/tournaments.ts'

export type Gender = 'men' | 'women'

export function competitionOf(tournament: string, gender: Gender): { id: string; name: string } {
  const popular = popularNameOf(tournament)
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
