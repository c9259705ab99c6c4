import { PASSWORD } from '@meio-campo/contract/rules'

export const strengthWords = ['Muito fraca', 'Fraca', 'Razoável', 'Boa', 'Forte'] as const
export type Strength = 0 | 1 | 2 | 3 | 4

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\w\s]|_/, /\s/, /[^\u0020-\u007e]/]
const commonplace = /senha|password|123|abc|qwert|futebol|flamengo|corinthians|palmeiras|(.)\1{2,}/giu

/**
 * A rough guess, from 0 to 4: length counts most, then how many kinds of characters there are; what everybody
 * types counts for nothing. It advises only: the rule is the least number of characters.
 */
export function passwordStrength(password: string): Strength {
  const characters = Array.from(password)
  if (characters.length < PASSWORD.min) return 0
  const real = Array.from(password.replace(commonplace, ''))
  const variety = kinds.filter((kind) => kind.test(password)).length
  const points = Math.min(new Set(real).size, real.length * 0.75) + (variety - 1) * 2
  if (points < 5) return 1
  if (points < 9) return 2
  return points < 13 ? 3 : 4
}
