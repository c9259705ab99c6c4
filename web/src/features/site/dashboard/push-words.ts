/** "Nenhuma falha em 24 horas", "1 falha em 24 horas". */
export function failuresInWords(failures: number): string {
  if (failures === 0) return 'Nenhuma falha em 24 horas'
  return `${failures.toLocaleString('pt-BR')} ${failures === 1 ? 'falha' : 'falhas'} em 24 horas`
}
