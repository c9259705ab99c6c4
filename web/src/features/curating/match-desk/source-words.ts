import type { DeskView } from '@meio-campo/contract'

/** Describes whether the connected source waits while an operator is at the desk. */
export function sourceWords({ title, state }: NonNullable<DeskView['source']>): string {
  return state === 'waiting'
    ? `${title} acompanha este jogo e espera: com você na mesa, vale o que você registra`
    : `${title} acompanha este jogo; com você na mesa, ela espera`
}
