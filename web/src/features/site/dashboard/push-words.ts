import { plural } from '@meio-campo/contract/rules'

/** "Nenhuma falha em 24 horas", "1 falha em 24 horas". */
export function failuresInWords(failures: number): string {
  if (failures === 0) return 'Nenhuma falha em 24 horas'
  return `${failures.toLocaleString('pt-BR')} ${plural(failures, 'falha', 'falhas')} em 24 horas`
}
