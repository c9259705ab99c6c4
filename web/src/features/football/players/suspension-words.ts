import type { SuspensionState } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'

/** "Suspenso: terceiro amarelo", "Falta 1 amarelo para a suspensão", "2 amarelos". */
export function suspensionWords({ suspended, reason, yellows, left }: SuspensionState): string {
  if (suspended) return reason ? `Suspenso: ${reason}` : 'Suspenso para o próximo jogo'
  if (left === null) return `${yellows} ${plural(yellows, 'amarelo', 'amarelos')}; o regulamento não é conhecido`
  return `${plural(left, 'Falta', 'Faltam')} ${left} ${plural(left, 'amarelo', 'amarelos')} para a suspensão`
}
