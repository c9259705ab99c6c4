import type { Connection } from '@meio-campo/contract'

type CallWindow = NonNullable<Connection['connector']>['budget'][number]

const windows = { minute: 'neste minuto', day: 'hoje' } as const

/** "7 de 10 neste minuto": the calls that are left. */
export function budgetWords(budget: readonly CallWindow[]): string {
  return budget.map(({ left, limit, window }) => `${left} de ${limit} ${windows[window]}`).join(' · ')
}
