import type { Webhook, WebhookHealth } from '@meio-campo/contract'
import { plural, pushEventTypes, type PushEventType } from '@meio-campo/contract/rules'

interface Condition {
  readonly tone: 'ok' | 'bad' | 'warn' | 'plain'
  readonly label: string
  /** What happened and what to do; nothing while all is well. */
  readonly advice: string | null
}

type WebhookStatus = Pick<Webhook, 'state' | 'stateReason' | 'failingSince' | 'lastDelivery' | 'waiting'>

/** The state of a webhook in a word and, where an action is needed, in a sentence. */
export function conditionOf({ state, stateReason, failingSince, lastDelivery, waiting }: WebhookStatus): Condition {
  if (state === 'disabled') {
    return {
      tone: 'bad',
      label: 'Desativado',
      advice:
        stateReason === 'gone'
          ? 'O endereço respondeu 410 e não recebe mais nada. Se ele voltou, retome.'
          : 'Só falhou por cinco dias e não recebe mais nada. Arrume o endereço e retome.',
    }
  }
  if (state === 'paused') return { tone: 'plain', label: 'Pausado', advice: pausedWords(waiting) }
  if (failingSince !== null) {
    return {
      tone: 'warn',
      label: 'Falhando',
      advice: 'As últimas entregas falharam. Continuamos tentando; depois de cinco dias assim, ele é desativado.',
    }
  }
  if (lastDelivery === null) return { tone: 'plain', label: 'Sem entregas', advice: null }
  return lastDelivery.delivered
    ? { tone: 'ok', label: 'Saudável', advice: null }
    : { tone: 'warn', label: 'Falhando', advice: null }
}

const MOST_COUNTED = 10_000

function pausedWords(waiting: number): string {
  if (waiting === 0) return 'O que acontecer fica guardado e é entregue quando for retomado.'
  if (waiting === 1) return '1 entrega espera; ela sai quando for retomado.'
  const count = waiting >= MOST_COUNTED ? 'Mais de 10.000' : waiting.toLocaleString('pt-BR')
  return `${count} entregas esperam; elas saem, em ordem, quando for retomado.`
}

const list = new Intl.ListFormat('pt-BR')

/** "Brasileirão Série A, só Bahia e Santos"; "Todos os jogos" without a filter. */
export function filterWords({ competitions, teams }: Pick<Webhook, 'competitions' | 'teams'>): string {
  const names = (each: readonly { readonly name: string }[]) => list.format(each.map(({ name }) => name))
  if (competitions.length === 0 && teams.length === 0) return 'Todos os jogos'
  if (teams.length === 0) return names(competitions)
  return competitions.length === 0 ? `Só ${names(teams)}` : `${names(competitions)}, só ${names(teams)}`
}

/** The selected event types, as chips. */
export function typeWords(types: readonly PushEventType[]): readonly string[] {
  return types.length === 0 ? ['Jogos, tabelas e transferências'] : types.map((type) => pushEventTypes[type])
}

/** "99,2% de 4.812 tentativas aceitas". */
export function healthWords({ hours }: WebhookHealth): string {
  const delivered = hours.reduce((sum, hour) => sum + hour.delivered, 0)
  const all = delivered + hours.reduce((sum, hour) => sum + hour.failed, 0)
  if (all === 0) return 'Nenhuma tentativa nas últimas 48 horas'
  // Never "100%" while one failed.
  const part = Math.floor((delivered / all) * 1000) / 1000
  const words = part.toLocaleString('pt-BR', { style: 'percent', maximumFractionDigits: 1 })
  return `${words} de ${all.toLocaleString('pt-BR')} ${plural(all, 'tentativa aceita', 'tentativas aceitas')}`
}
