import type { DeskView } from '@meio-campo/contract'

/** What the source that follows the match does while somebody is at its desk. */
export function sourceWords({ title, state }: NonNullable<DeskView['source']>): string {
  return state === 'waiting'
    ? `${title} acompanha este jogo e espera: com você na mesa, vale o que você registra`
    : `${title} acompanha este jogo; com você na mesa, ela espera`
}
