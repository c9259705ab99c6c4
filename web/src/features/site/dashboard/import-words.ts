import { counted } from '@meio-campo/contract/rules'

/** What an import brought: "12 registros novos, 3 divergências". */
export function importWords({ created, conflicts }: { readonly created: number; readonly conflicts: number }): string {
  const news = created === 0 ? 'nada de novo' : counted(created, 'registro novo', 'registros novos')
  return conflicts === 0 ? news : `${news}, ${counted(conflicts, 'divergência', 'divergências')}`
}
