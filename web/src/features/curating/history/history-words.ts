import type { Edit, RowChange } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'

/** The kinds of changes, as the filter and the badges say them. */
export const editKindNames: Readonly<Record<string, string>> = {
  edit: 'Edição',
  bulk: 'Edição em lote',
  sheet: 'Planilha',
  import: 'Importação',
  suggestion: 'Sugestão',
  merge: 'Fusão',
  desk: 'Mesa do jogo',
  site: 'Texto do site',
  fill: 'Preenchido sozinho',
  undo: 'Desfazer',
}

export const editActor = ({ actor }: Pick<Edit, 'actor'>): string => actor ?? 'O sistema'

const operations = { created: 'Criação', changed: 'Mudança', removed: 'Exclusão' } as const

/** "Mudança: passagem · Zico · Flamengo". */
export function rowTitle({ operation, what, name }: Pick<RowChange, 'operation' | 'what' | 'name'>): string {
  const done = operations[operation as keyof typeof operations]
  return name === '' ? `${done}: ${what}` : `${done}: ${what} · ${name}`
}

/** How many rows are not shown: "e mais 980 linhas". */
export function restWords(shown: number, count: number): string | null {
  const rest = count - shown
  if (rest <= 0) return null
  return `e mais ${counted(rest, 'linha', 'linhas')}`
}
