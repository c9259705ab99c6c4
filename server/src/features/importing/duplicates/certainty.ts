import type { Duplicate } from '@meio-campo/contract'
import { THRESHOLDS } from '../evidence/evidence.ts'

/**
 * How sure it is that two records are one, from 0 to 1. Of all pairs that are compared few are one, so the bits that
 * make a pair worth asking about stand for even odds.
 */
export function certaintyOfBits(bits: number): number {
  const certainty = 1 / (1 + 2 ** (THRESHOLDS.unsure - bits))
  return Math.round(certainty * 1000) / 1000
}

export function certaintyWords(certainty: number): Duplicate['certaintyWords'] {
  if (certainty >= 0.9) return 'quase certo'
  return certainty >= 0.7 ? 'provável' : 'possível'
}
