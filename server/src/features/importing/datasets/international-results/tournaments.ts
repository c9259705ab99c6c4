import { slug } from '@meio-campo/contract/rules'
import { popularNameOf, wasPopularLater } from '../names/tournaments.ts'

export type Gender = 'men' | 'women'

export interface Tournament {
  readonly id: string
  readonly name: string
  /** The id that it has on a platform which does not know it under `id`. */
  readonly popularId: string | null
}

export function competitionOf(tournament: string, gender: Gender): Tournament {
  const nameOf = (title: string) => (gender === 'men' ? title : `${title} ${feminineOf(title)}`)
  const name = nameOf(popularNameOf(tournament))
  return wasPopularLater(tournament)
    ? { id: slug(nameOf(tournament)), name, popularId: slug(name) }
    : { id: slug(name), name, popularId: null }
}

function feminineOf(name: string): string {
  if (/^(?:Amistosos|Jogos|Minijogos)\b/.test(name)) return 'Femininos'
  return /^(?:Copa|Eliminatórias|Eurocopa|Finalíssima|Liga|Supercopa|Taça)\b/.test(name) ? 'Feminina' : 'Feminino'
}

/**
 * The women's results are a dataset of the same shape that says nowhere whose they are, but its folder may. Their World
 * Cups are played in odd years, where men never had one; tournaments that only women play show it as well.
 */
export function genderOf(path: string, rows: readonly { readonly day: string; readonly tournament: string }[]): Gender {
  const isTheirs = ({ day, tournament }: (typeof rows)[number]) =>
    (tournament === 'FIFA World Cup' && Number(day.slice(0, 4)) % 2 === 1) ||
    /^(?:Algarve|SheBelieves|Arnold Clark|Cyprus Women's) Cup$|\bwomen'?s?\b/i.test(tournament)
  return /(?<!\p{L})women'?s?(?!\p{L})/iu.test(path) || rows.some((row) => isTheirs(row)) ? 'women' : 'men'
}
