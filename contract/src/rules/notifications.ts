import type { PushEventType } from './push.ts'

/** What a browser can be notified of, in the order in which people choose. */
export const notificationTypes = {
  'match.goal': { label: 'Gol', hint: 'Quem marcou e o placar.' },
  'match.retracted': { label: 'Gol anulado', hint: 'O VAR ou a arbitragem voltou atrás.' },
  'match.started': { label: 'Início', hint: 'A bola rolou.' },
  'match.period': { label: 'Intervalo e outros tempos', hint: 'Fim e começo de cada tempo.' },
  'match.finished': { label: 'Fim', hint: 'O placar final.' },
  'match.lineup': { label: 'Escalação', hint: 'As escalações foram confirmadas.' },
  'match.card': { label: 'Cartão', hint: 'Amarelos e vermelhos.' },
  'match.substitution': { label: 'Substituição', hint: 'Quem entrou e quem saiu.' },
  'match.var': { label: 'VAR', hint: 'Uma revisão começou ou terminou.' },
  'match.penalty_missed': { label: 'Pênalti perdido', hint: 'Defendido, na trave ou para fora.' },
  'match.shootout': { label: 'Disputa de pênaltis', hint: 'Cada cobrança.' },
  'match.postponed': { label: 'Adiado ou suspenso', hint: 'O jogo não acontece como marcado.' },
  'match.rescheduled': { label: 'Nova data', hint: 'O jogo mudou de dia ou de hora.' },
} as const satisfies Partial<Record<PushEventType, { readonly label: string; readonly hint: string }>>

export type NotificationType = keyof typeof notificationTypes

/** The defaults of an account that has not chosen: only the most important events. */
export const usualNotifications: readonly NotificationType[] = [
  'match.goal',
  'match.retracted',
  'match.started',
  'match.finished',
  'match.postponed',
  'match.rescheduled',
]

/** How often an account gets a digest by mail. */
export const digestChoices = { none: 'Não enviar', daily: 'Todo dia', weekly: 'Toda segunda' } as const
export type DigestChoice = keyof typeof digestChoices

/** Browsers that one account is notified on. */
export const MOST_BROWSERS = 20
export const MOST_CALENDARS = 50

export interface QuietHours {
  /** On the clock: `22:30`. */
  readonly from: string
  readonly to: string
}

/** Whether a time on the clock is within the quiet hours, which may go past midnight. */
export function isQuiet(time: string, { from, to }: QuietHours): boolean {
  return from <= to ? time >= from && time < to : time >= from || time < to
}
