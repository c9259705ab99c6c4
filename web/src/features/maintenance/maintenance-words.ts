const number = new Intl.NumberFormat('pt-BR')
const seconds = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const nouns = {
  users: { table: 'users', one: 'conta', many: 'contas' },
  jogos: { table: 'matches', one: 'jogo', many: 'jogos' },
} as const

const count = (value: number, one: string, many: string) => `${number.format(value)} ${value === 1 ? one : many}`

/** "1.204 contas e 1.890 registros ligados": the noun people know first, then everything that hangs on it. */
export function describeCounts(kind: 'users' | 'jogos', counts: Readonly<Record<string, number>>): string {
  const { table, one, many } = nouns[kind]
  const main = counts[table] ?? 0
  const rest = Object.values(counts).reduce((sum, value) => sum + value, 0) - main
  return rest > 0
    ? `${count(main, one, many)} e ${count(rest, 'registro ligado', 'registros ligados')}`
    : count(main, one, many)
}

export function describeRestart({ workers, seconds: took }: { workers: number; seconds: number }): string {
  return `API reiniciada: ${count(workers, 'processo', 'processos')} em ${seconds.format(took)} s.`
}

export function describeClean(total: number): string {
  return total === 0
    ? 'Nada a limpar.'
    : `${count(total, 'registro apagado', 'registros apagados')}. A cópia fica por 30 dias.`
}
