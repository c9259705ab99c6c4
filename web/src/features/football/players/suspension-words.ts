import type { SuspensionState } from '@meio-campo/contract'

/** "Suspenso: terceiro amarelo", "Falta 1 amarelo para a suspensão", "2 amarelos". */
export function suspensionWords({ suspended, reason, yellows, left }: SuspensionState): string {
  if (suspended) return reason ? `Suspenso: ${reason}` : 'Suspenso para o próximo jogo'
  if (left === null) return `${yellows} ${yellows === 1 ? 'amarelo' : 'amarelos'}; o regulamento não é conhecido`
  return left === 1 ? 'Falta 1 amarelo para a suspensão' : `Faltam ${left} amarelos para a suspensão`
}
