import { numberFormat } from './formats.ts'

// The rules of Brazilian Portuguese in the CLDR put zero and halves in the singular ("0 jogo"); the console says
// "0 jogos", as the rules of European Portuguese do. From a million on they say `many`: the plural here.
let rules: Intl.PluralRules | undefined
const number = numberFormat()

/** The word for that many: `plural(2, 'jogo', 'jogos')` is "jogos". */
export function plural(count: number, one: string, many: string): string {
  rules ??= new Intl.PluralRules('pt-PT')
  return rules.select(count) === 'one' ? one : many
}

/** The same with the number before it: "1.200 jogos". */
export function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${plural(count, one, many)}`
}
