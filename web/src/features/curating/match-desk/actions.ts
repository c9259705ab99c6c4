import type { DeskOrder } from '@meio-campo/contract'
import type { Side } from '@meio-campo/football'
import type { Ask } from './desk-model.ts'
import { markActions, type MarkAction } from './mark-actions.ts'

export type EventType = NonNullable<DeskOrder['type']>

/** A button of the desk, and its key. */
export interface DeskAction {
  readonly key: string
  readonly type: EventType
  readonly label: string
  readonly ask: Ask
}

const playActions: readonly DeskAction[] = [
  { key: 'g', type: 'goal', label: 'Gol', ask: 'pitch' },
  { key: 'p', type: 'penalty', label: 'Gol de pênalti', ask: 'pitch' },
  { key: 'c', type: 'ownGoal', label: 'Gol contra', ask: 'pitch' },
  { key: 'x', type: 'missedPenalty', label: 'Pênalti perdido', ask: 'pitch' },
  { key: 'a', type: 'yellow', label: 'Amarelo', ask: 'anybody' },
  { key: 'v', type: 'red', label: 'Vermelho', ask: 'anybody' },
  { key: 's', type: 'substitution', label: 'Substituição', ask: 'goingOff' },
  { key: 'r', type: 'var', label: 'VAR', ask: 'anybody' },
]
const shootoutActions: readonly DeskAction[] = [
  { key: 'g', type: 'shootoutGoal', label: 'Convertido', ask: 'pitch' },
  { key: 'x', type: 'shootoutMiss', label: 'Perdido', ask: 'pitch' },
  { key: 'a', type: 'yellow', label: 'Amarelo', ask: 'anybody' },
  { key: 'v', type: 'red', label: 'Vermelho', ask: 'anybody' },
]

export const actionsIn = (status: string): readonly DeskAction[] =>
  status === 'shootout' ? shootoutActions : playActions

/** What the video referee can have decided, as it will be read. */
export const decisions = [
  'Gol confirmado',
  'Gol anulado',
  'Pênalti marcado',
  'Pênalti cancelado',
  'Cartão vermelho',
  'Sem mudança',
] as const
export const ANNULLED = decisions[1]

/** The step between the tap on an action and the recorded event. */
export type Step =
  | { readonly at: 'side'; readonly action: DeskAction }
  | { readonly at: 'player'; readonly action: DeskAction; readonly side: Side; readonly typed: string }
  /** Of a substitution: who comes on for the one who goes off. */
  | {
      readonly at: 'on'
      readonly action: DeskAction
      readonly side: Side
      readonly off: string
      readonly typed: string
    }
  | { readonly at: 'decision'; readonly action: DeskAction; readonly side: Side }
  /** Of something that is only counted: whose it was, and where, if the operator shows places. */
  | { readonly at: 'markSide'; readonly mark: MarkAction }
  | { readonly at: 'markPlace'; readonly mark: MarkAction; readonly side: Side; readonly tapped: string }
  /** The assist of a goal that is already recorded. */
  | {
      readonly at: 'assist'
      readonly event: string
      readonly scorer: string | null
      readonly side: Side
      readonly typed: string
    }

export function sideChosen(action: DeskAction, side: Side): Step {
  return action.type === 'var' ? { at: 'decision', action, side } : { at: 'player', action, side, typed: '' }
}

/** A stored step; null if it is invalid. */
export function parseStep(kept: unknown): Step | null {
  if (typeof kept !== 'object' || kept === null) return null
  const known = kept as Readonly<Record<string, unknown>>
  const { at, off, event, scorer, tapped } = known
  const action = [...playActions, ...shootoutActions].find(({ type }) => type === partOf(known['action'], 'type'))
  const mark = markActions.find(({ kind }) => kind === partOf(known['mark'], 'kind'))
  const side = known['side'] === 'home' || known['side'] === 'away' ? known['side'] : null
  const typed = typeof known['typed'] === 'string' ? known['typed'] : ''
  if (at === 'side' && action) return { at, action }
  if (at === 'markSide' && mark) return { at, mark }
  if (!side) return null
  if ((at === 'player' || at === 'decision') && action) {
    return at === 'player' ? { at, action, side, typed } : { at, action, side }
  }
  if (at === 'on' && action && typeof off === 'string') return { at, action, side, off, typed }
  if (at === 'markPlace' && mark && typeof tapped === 'string') return { at, mark, side, tapped }
  if (at === 'assist' && typeof event === 'string') {
    return { at, event, scorer: typeof scorer === 'string' ? scorer : null, side, typed }
  }
  return null
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined

/** The count that such a step is about, with its place where it was shown. */
export const markedAt = (
  { mark, side, tapped }: Extract<Step, { readonly at: 'markPlace' }>,
  place: { readonly x: number; readonly y: number } | null,
) => ({ do: 'mark' as const, mark: mark.kind, side, at: tapped, ...place })

/** The step before; nothing before the first. */
export function stepBack(step: Step): Step | null {
  switch (step.at) {
    case 'side':
    case 'markSide':
    case 'markPlace':
    case 'assist':
      return null
    case 'player':
    case 'decision':
      return { at: 'side', action: step.action }
    case 'on':
      return sideChosen(step.action, step.side)
  }
}

/** Which players a step offers. */
export function askOf(step: Step): Ask {
  if (step.at === 'on') return 'goingOn'
  return step.at === 'player' ? step.action.ask : 'pitch'
}

/** A shirt's number grows digit by digit; a third one would be no shirt's. */
export function typeDigit<S extends Step>(step: S, digit: string): S {
  return 'typed' in step ? { ...step, typed: step.typed.length < 3 ? step.typed + digit : digit } : step
}

/** "38", "45+2": as people write a minute. */
export function parseMinute(text: string): { readonly minute: number; readonly added: number | null } | null {
  const [, minute, added] = /^\s*(\d{1,3})\s*(?:\+\s*(\d{1,2}))?\s*'?\s*$/.exec(text) ?? []
  return minute === undefined ? null : { minute: Number(minute), added: added === undefined ? null : Number(added) }
}

export const minuteText = (minute: number | null, added: number | null): string =>
  minute === null ? '' : added ? `${minute}+${added}` : String(minute)

/** Why the minute that was typed cannot be used. An empty one is the clock's, where a clock runs. */
export function minuteProblem(typed: string, untimed: boolean): string | null {
  if (typed.trim() === '') return untimed ? 'Diga em que minuto foi.' : null
  return parseMinute(typed) ? null : 'Escreva o minuto como 38 ou 45+2.'
}
