import type { Dataset } from '@meio-campo/contract'

/** Whether what a source tells may be passed on. */
export function termsWords({
  redistribution,
  rightStatedAt,
}: Pick<Dataset, 'redistribution' | 'rightStatedAt'>): string {
  if (redistribution) return 'Pode ser passado adiante'
  return rightStatedAt ? 'Passado adiante por direito declarado' : 'Fica fora das exportações'
}
