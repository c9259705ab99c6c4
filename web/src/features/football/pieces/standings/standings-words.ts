import { numberFormat, plural } from '@meio-campo/contract/rules'

const whole = numberFormat()
const percent = numberFormat({ maximumFractionDigits: 0 })

/** A goal difference carries its sign, and a true minus: "+12", "0", "−3". */
export function signed(value: number): string {
  if (value === 0) return '0'
  return `${value > 0 ? '+' : '−'}${whole.format(Math.abs(value))}`
}

/** The share of the possible points; "–" before the first match. */
export const rate = (percentage: number | null): string => (percentage === null ? '–' : percent.format(percentage))

/** "Rodada 33", as the data names the rounds of a table. */
export const roundName = (round: number): string => `Rodada ${round}`

/** The course of positions in words: "Do 7º ao 3º lugar em 33 rodadas". */
export function positionChangeWords(positions: readonly number[]): string {
  const first = positions[0]
  const last = positions.at(-1)
  const rounds = `${positions.length} ${plural(positions.length, 'rodada', 'rodadas')}`
  return first === last ? `No ${last}º lugar depois de ${rounds}` : `Do ${first}º ao ${last}º lugar em ${rounds}`
}
