import type { Plan } from '@meio-campo/contract/rules'

const number = (count: number) => count.toLocaleString('pt-BR')

/** "Equipe: 600 por minuto, 100.000 por dia". */
export function planInWords({ name, perMinute, perDay }: Plan): string {
  const day = perDay === null ? 'sem limite por dia' : `${number(perDay)} por dia`
  return `${name}: ${number(perMinute)} por minuto, ${day}`
}
