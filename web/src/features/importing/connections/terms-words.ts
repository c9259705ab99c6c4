import type { Dataset } from '@meio-campo/contract'

/** Whether a source's data may be redistributed. */
export function termsWords({
  redistribution,
  rightStatedAt,
}: Pick<Dataset, 'redistribution' | 'rightStatedAt'>): string {
  if (redistribution) return 'Pode ser passado adiante'
  return rightStatedAt ? 'Passado adiante por direito declarado' : 'Fica fora das exportações'
}
