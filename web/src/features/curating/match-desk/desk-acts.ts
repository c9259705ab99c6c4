import { dotted } from '@meio-campo/contract/rules'
import type { DeskOrder, DeskView } from '@meio-campo/contract'
import { inverseOf, perform, type Desk, type DeskRefusal, type InverseCommand } from '@meio-campo/football'
import { eventKind } from '../../football/pieces/matches/event-words.ts'
import { minuteWords } from '../../football/pieces/matches/match-words.ts'
import { toCommand } from './desk-model.ts'
import { markLabel } from './mark-actions.ts'

/** A command before it has its id. Its time is that of the tap, unless it is given. */
export type NewOrder = Omit<DeskOrder, 'id'>

/** Everything that one decision of the operator did, and what takes it back. */
export interface DeskAct {
  /** Minute, event and person: "38' · Gol · Ana (Bahia)". */
  readonly words: string
  readonly orders: readonly DeskOrder[]
  /** Null where the desk cannot take it back. */
  readonly back: readonly NewOrder[] | null
}

/** What was done at this desk, oldest first, and what of it was undone, the last undone last. */
export interface ActLog {
  readonly done: readonly DeskAct[]
  /** `back` of an undone act does it again. */
  readonly undone: readonly DeskAct[]
}

export const emptyLog: ActLog = { done: [], undone: [] }
const MOST_REMEMBERED = 50

/** A new act: what was undone before it can no longer be done again. */
export const recorded = ({ done }: ActLog, act: DeskAct): ActLog => ({
  done: [...done, act].slice(-MOST_REMEMBERED),
  undone: [],
})

export const undone = ({ done, undone: before }: ActLog, act: DeskAct): ActLog => ({
  done: done.slice(0, -1),
  undone: [...before, act],
})

export const redone = ({ done, undone: before }: ActLog, act: DeskAct): ActLog => ({
  done: [...done, act],
  undone: before.slice(0, -1),
})

/** Without the acts that the server refused. */
export function without({ done, undone: before }: ActLog, ids: ReadonlySet<string>): ActLog {
  const stays = ({ orders }: DeskAct) => !orders.some(({ id }) => ids.has(id))
  return { done: done.filter(stays), undone: before.filter(stays) }
}

/** What takes some orders back, the last first; or why the desk does not take one of them. */
export function planBack(desk: Desk, orders: readonly DeskOrder[]): { back: NewOrder[] | null } | DeskRefusal {
  let now = desk
  let back: NewOrder[] | null = []
  for (const order of orders) {
    const command = toCommand(order)
    const result = perform(now, command)
    if (!result.ok) return result.refusal
    const inverse = inverseOf(now, command)
    back = back && inverse && [toOrder(inverse), ...back]
    now = result.desk
  }
  return { back }
}

const toOrder = ({ at, ...rest }: InverseCommand): NewOrder => ({
  ...(rest as NewOrder),
  ...(at !== undefined && { at: new Date(at).toISOString() }),
})

export function parseLog(text: string | null): ActLog {
  try {
    const { done, undone: before } = JSON.parse(text ?? '{}') as Partial<ActLog>
    return { done: Array.isArray(done) ? done : [], undone: Array.isArray(before) ? before : [] }
  } catch {
    return emptyLog
  }
}

interface Scene {
  readonly desk: Desk
  readonly view: DeskView
  readonly names: ReadonlyMap<string, string>
}

/** "38' · Gol · Ana (Bahia)", "VAR: Gol anulado (Bahia)". The first order of an act says what it was. */
export function actWords(order: DeskOrder, { desk, view, names }: Scene): string {
  switch (order.do) {
    case 'tell':
      return eventWords({ ...order, type: order.type ?? '' }, view, names)
    case 'mark':
      return markWords({ ...order, kind: order.mark ?? '' }, view)
    case 'start':
      return eventKind({ type: 'periodStart', period: order.period ?? null })
    case 'end':
      return order.final ? 'Fim de jogo' : eventKind({ type: 'periodEnd', period: desk.status })
    case 'announce':
      return order.minutes ? `Acréscimos: ${order.minutes} min` : 'Acréscimos tirados'
    case 'setClock':
      return `Relógio acertado para ${minuteWords(order.minute ?? null, null)}`
    case 'correct':
    case 'retract':
    case 'restore':
    case 'confirm':
    case 'doubt': {
      const mark = desk.marks?.find(({ id }) => id === order.event)
      if (mark) return `${changes[order.do]}: ${markWords(mark, view)}`
      const known = desk.events.find(({ id }) => id === order.event)
      return known ? `${changes[order.do]}: ${eventWords(known, view, names)}` : changes[order.do]
    }
  }
}

const changes = {
  correct: 'Correção',
  retract: 'Anulação',
  restore: 'De volta',
  confirm: 'Conferido',
  doubt: 'Conferência retirada',
} as const

interface Marked {
  readonly kind: string
  readonly minute?: number | null | undefined
  readonly added?: number | null | undefined
  readonly side?: 'home' | 'away' | null | undefined
}

/** "12' · Escanteio (Bahia)". */
export function markWords({ kind, minute = null, added = null, side }: Marked, view: DeskView): string {
  return `${dotted(minuteWords(minute, added), markLabel(kind))}${side ? ` (${view.match[side].name})` : ''}`
}

interface DescribedEvent {
  readonly type: string
  readonly period?: string | null | undefined
  readonly minute?: number | null | undefined
  readonly added?: number | null | undefined
  readonly side?: 'home' | 'away' | null | undefined
  readonly player?: string | null | undefined
  readonly detail?: string | null | undefined
}

export function eventWords(event: DescribedEvent, view: DeskView, names: ReadonlyMap<string, string>): string {
  const { type, period = null, minute = null, added = null, side, player, detail } = event
  const kind = eventKind({ type, period })
  const team = side ? ` (${view.match[side].name})` : ''
  const parts = [
    minuteWords(minute, added),
    detail ? `${kind}: ${detail}` : kind,
    player && (names.get(player) ?? player),
  ]
  return `${dotted(...parts)}${team}`
}
