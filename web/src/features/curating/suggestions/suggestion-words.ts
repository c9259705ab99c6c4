import type { Suggestion } from '@meio-campo/contract'
import { recordNouns } from '@meio-campo/contract/rules'

export const stateWords = {
  open: { label: 'Aberta', tone: 'info' },
  accepted: { label: 'Aceita', tone: 'ok' },
  refused: { label: 'Recusada', tone: 'bad' },
} as const

/** "Time: Flamengo", "Confederação nova". */
export function aboutWords({ kind, record }: Pick<Suggestion, 'kind' | 'record'>): string {
  const { one, feminine } = recordNouns[kind]
  const noun = one.charAt(0).toUpperCase() + one.slice(1)
  return record ? `${noun}: ${record.name}` : `${noun} ${feminine ? 'nova' : 'novo'}`
}
