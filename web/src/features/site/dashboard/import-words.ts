const number = new Intl.NumberFormat('pt-BR')

const count = (value: number, one: string, many: string) => `${number.format(value)} ${value === 1 ? one : many}`

/** What an import brought: "12 registros novos, 3 divergências". */
export function importWords({ created, conflicts }: { readonly created: number; readonly conflicts: number }): string {
  const news = created === 0 ? 'nada de novo' : count(created, 'registro novo', 'registros novos')
  return conflicts === 0 ? news : `${news}, ${count(conflicts, 'divergência', 'divergências')}`
}
