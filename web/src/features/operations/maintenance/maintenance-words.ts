import { counted, numberFormat, plural } from '@meio-campo/contract/rules'
import type { CleanKind } from './maintenance-action.ts'

const number = numberFormat()
const seconds = numberFormat({ maximumFractionDigits: 1 })
const nouns = {
  users: { table: 'users', one: 'conta', many: 'contas' },
  jogos: { table: 'matches', one: 'jogo', many: 'jogos' },
  demo: { table: 'matches', one: 'jogo inventado', many: 'jogos inventados' },
} as const

/** "1.204 contas e 1.890 registros ligados": the noun people know first, then everything that hangs on it. */
export function describeCounts(kind: CleanKind, counts: Readonly<Record<string, number>>): string {
  const { table, one, many } = nouns[kind]
  const main = counts[table] ?? 0
  const rest = Object.values(counts).reduce((sum, value) => sum + value, 0) - main
  return rest > 0
    ? `${counted(main, one, many)} e ${counted(rest, 'registro ligado', 'registros ligados')}`
    : counted(main, one, many)
}

/** "Saem 1.204 contas", "Sai 1 conta". */
export function describeLeaving(kind: CleanKind, counts: Readonly<Record<string, number>>): string {
  const total = Object.values(counts).reduce((sum, value) => sum + value, 0)
  return `${plural(total, 'Sai', 'Saem')} ${describeCounts(kind, counts)}`
}

interface Strength {
  readonly nodes: number
  readonly workers: number
}

export function describeWorkers({ nodes, workers }: Strength): string {
  if (nodes > 1) return `os ${workers} processos dos ${nodes} nós, um a um`
  return workers === 1 ? 'o processo por um novo' : `os ${workers} processos um a um`
}

export function describeRestart({ nodes, workers, seconds: took }: Strength & { readonly seconds: number }): string {
  const where = nodes > 1 ? ` de ${nodes} nós` : ''
  return `API reiniciada: ${counted(workers, 'processo', 'processos')}${where} em ${seconds.format(took)} s.`
}

export function describeClean(total: number): string {
  return total === 0
    ? 'Nada a limpar.'
    : `${counted(total, 'registro apagado', 'registros apagados')}. A cópia fica por 30 dias.`
}

/** A bare number, grouped as people here write it. */
export const describeCount = (value: number): string => number.format(value)

type CountsByTable = Readonly<Record<string, number>>

/** What came back, and what gave way to it. */
export function describeRestore({
  restored,
  replaced,
}: {
  readonly restored: CountsByTable
  readonly replaced: { readonly total: number } | null
}): string {
  const total = Object.values(restored).reduce((sum, value) => sum + value, 0)
  const back = `Limpeza desfeita: ${counted(total, 'registro voltou', 'registros voltaram')}.`
  return replaced
    ? `${back} ${counted(replaced.total, 'outro deu', 'outros deram')} lugar e ${plural(replaced.total, 'ficou', 'ficaram')} em uma cópia.`
    : back
}
