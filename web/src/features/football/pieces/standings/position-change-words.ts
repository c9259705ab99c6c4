import { plural } from '@meio-campo/contract/rules'

/** The course of positions in words: "Do 7º ao 3º lugar em 33 rodadas". */
export function positionChangeWords(positions: readonly number[]): string {
  const first = positions[0]
  const last = positions.at(-1)
  const rounds = `${positions.length} ${plural(positions.length, 'rodada', 'rodadas')}`
  return first === last ? `No ${last}º lugar depois de ${rounds}` : `Do ${first}º ao ${last}º lugar em ${rounds}`
}
