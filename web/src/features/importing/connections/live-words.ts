import type { Connection } from '@meio-campo/contract'

type LiveState = NonNullable<Connection['connector']>['live'][number]['state']

/** What a source does with a match that is on. */
export function liveWords(state: LiveState, operator: string | null): string {
  if (state === 'ended') return 'acabou'
  if (state === 'following') return 'acompanhando'
  return operator === null ? 'esperando quem está na mesa' : `esperando ${operator}, que está na mesa`
}
