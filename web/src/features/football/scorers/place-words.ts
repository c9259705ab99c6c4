import { humanise } from '../../../console/shell/breadcrumbs.ts'

const places: Readonly<Record<string, string>> = {
  casa: 'Gols em casa',
  fora: 'Gols fora de casa',
  neutro: 'Gols em campo neutro',
}

/** What a place of the address means: one of three words, or a stadium's id. */
export const placeWords = (local: string): string => places[local] ?? `Gols no estádio ${humanise(local)}`
