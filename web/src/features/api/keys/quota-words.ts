import type { Quota } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { relativeTime } from '../../../components/moment/moment-words.ts'
import type { Status } from './key-queries.ts'

const names: Readonly<Record<`${Quota['of']} ${Quota['window']}`, string>> = {
  'account minute': 'Neste minuto',
  'account day': 'Hoje',
  'key minute': 'Esta chave, neste minuto',
  'key day': 'Esta chave, hoje',
}
const number = (count: number) => count.toLocaleString('pt-BR')

/** "12 de 60 chamadas". */
export function usedInWords({ used, limit }: Pick<Quota, 'used' | 'limit'>): string {
  if (limit === null) return `${number(used)} ${plural(used, 'chamada', 'chamadas')}, sem limite`
  return `${number(used)} de ${number(limit)} chamadas`
}

/** What all keys share for today. */
export function findDayQuota(quotas: readonly Quota[] | undefined): Quota | undefined {
  return quotas?.find(({ of, window }) => of === 'account' && window === 'day')
}

/**
 * The used quota, for a list of facts; a key's only if it has a limit of its own. The day's entry says when it resets.
 */
export function quotaFacts({ quotas }: Pick<Status, 'quotas'>, now: Date = new Date()) {
  return quotas
    .filter(({ of, limit }) => of === 'account' || limit !== null)
    .map((quota) => ({
      name: names[`${quota.of} ${quota.window}`],
      value:
        quota.window === 'day'
          ? `${usedInWords(quota)}; recomeça ${relativeTime(new Date(quota.resetsAt), now)}`
          : usedInWords(quota),
    }))
}
