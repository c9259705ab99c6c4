import { runningClock, standing, type Side } from '@meio-campo/football'
import { IconKeyboard } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { usePageKeys } from '../../../components/page/page-keys.ts'
import { EventIcon } from '../../football/pieces/matches/event-icon.tsx'
import {
  ANNULLED,
  askOf,
  actionsIn,
  decisions,
  minuteProblem,
  parseMinute,
  sideChosen,
  stepBack,
  typeDigit,
  type DeskAction,
  type Step,
} from './actions.ts'
import type { DeskEntry } from './desk-entry.ts'
import { DeskLegend } from './desk-legend.tsx'
import { candidates, withNumber } from './desk-model.ts'
import styles from './desk-actions.module.css'
import { DecisionStep, PlayerStep, SideStep } from './desk-steps.tsx'
import type { NewOrder } from './desk-acts.ts'
import type { ChangeEntry } from './entry-store.ts'
import type { DeskControl } from './use-desk.ts'

interface Props {
  readonly control: DeskControl
  readonly entry: DeskEntry
  readonly onEntry: ChangeEntry
  readonly onUndo: () => void
  readonly onRedo: () => void
  /** Whether the keys are this desk's. */
  readonly active: boolean
}

/** What can happen in a match, one tap or one key each; then whose it was, and who did it. */
export function DeskActions({ control, entry, onEntry, onUndo, onRedo, active }: Props) {
  const { desk, view, act } = control
  const { step, minute, legend } = entry
  const onStep = (next: Step | null) => onEntry({ step: next })
  const actions = actionsIn(desk.status)
  // While no clock runs the operator enters the minute; a shoot-out has no minutes.
  const untimed = runningClock(desk) === null && desk.status !== 'shootout'
  const time = parseMinute(minute)
  const [asked, setAsked] = useState(false)
  const problem = minuteProblem(minute, untimed)
  const minutePlace = useRef<HTMLDivElement>(null)
  const minuteError = problem && (asked || minute.trim() !== '') ? problem : undefined

  const finish = (order: NewOrder, ...rest: readonly NewOrder[]) => {
    const done = act({ ...order, ...(order.do === 'tell' && time) }, ...rest)
    if (!done) return
    setAsked(false)
    onEntry({ step: null, minute: '' })
  }
  const begin = (action: DeskAction) => {
    control.forgetObjection()
    if (problem) {
      setAsked(true)
      // On a low screen the reason is below the fold. Without the focus: the keys stay those of the desk.
      minutePlace.current?.scrollIntoView({ block: 'nearest' })
      return
    }
    onStep({ at: 'side', action })
  }
  const choosePlayer = (from: Step, player: string | null) => {
    if (from.at === 'assist') return finish({ do: 'correct', event: from.event, related: player })
    if (from.at === 'on')
      return finish({ do: 'tell', type: 'substitution', side: from.side, player, related: from.off })
    if (from.at !== 'player') return
    const { action, side } = from
    if (action.type === 'substitution') {
      if (player) onStep({ at: 'on', action, side, off: player, typed: '' })
      return
    }
    const booked = action.type === 'yellow' && isBooked(control, side, player)
    finish({ do: 'tell', type: booked ? 'secondYellow' : action.type, side, player })
  }
  const decide = (side: Side, detail: string) => {
    const goal = detail === ANNULLED && standing(desk.events).findLast((event) => isGoalOf(event, side))
    const annulled: readonly NewOrder[] = goal ? [{ do: 'retract', event: goal.id }] : []
    finish({ do: 'tell', type: 'var', side, detail }, ...annulled)
  }

  usePageKeys((key) => {
    if (key === '?') {
      onEntry({ legend: !legend })
      return true
    }
    if (step?.at === 'markSide') return false
    if (!step || step.at === 'markPlace') {
      const action = actions.find((each) => each.key === key)
      if (action) begin(action)
      else if (step) return false
      else if (key === 'z') onUndo()
      else if (key === 'y') onRedo()
      return action !== undefined || key === 'z' || key === 'y'
    }
    if (key === 'Escape') {
      onStep(stepBack(step))
      return true
    }
    if (step.at === 'side') {
      const side = key === '1' || key === 'ArrowLeft' ? 'home' : key === '2' || key === 'ArrowRight' ? 'away' : null
      if (side) onStep(sideChosen(step.action, side))
      return side !== null
    }
    if (step.at === 'decision') {
      const decision = /^\d$/.test(key) ? decisions[Number(key) - 1] : undefined
      if (decision) decide(step.side, decision)
      return decision !== undefined
    }
    if (/^\d$/.test(key)) onStep(typeDigit(step, key))
    else if (key === 'Backspace') onStep({ ...step, typed: step.typed.slice(0, -1) })
    else if (key === 'Enter') {
      const found = withNumber(candidates(view, desk, step.side, askOf(step)), step.typed)
      if (found || step.typed === '') choosePlayer(step, found?.person.id ?? null)
    } else return false
    return true
  }, active)

  return (
    <Card
      title="Lances"
      aside={
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconKeyboard size={16} stroke={1.75} aria-hidden />}
          aria-expanded={legend}
          onClick={() => onEntry({ legend: !legend })}
        >
          Atalhos (?)
        </Button>
      }
    >
      <div className={styles.body}>
        {control.objection && (
          <Notice tone="warn" announce="at once">
            {control.objection}
          </Notice>
        )}
        {(!step || step.at === 'markSide' || step.at === 'markPlace') && (
          <>
            <fieldset className={styles.actions} aria-label="Registrar um lance">
              {actions.map((action) => (
                <button
                  key={action.type}
                  type="button"
                  className={styles.action}
                  data-type={action.type}
                  onClick={() => begin(action)}
                >
                  <EventIcon type={action.type} side={null} />
                  <span>{action.label}</span>
                  <kbd aria-hidden="true">{action.key.toUpperCase()}</kbd>
                </button>
              ))}
            </fieldset>
            <div className={styles.foot}>
              <div className={styles.minute} ref={minutePlace}>
                <TextField
                  label={untimed ? 'Minuto do lance' : 'Minuto, se não for agora'}
                  name="minute"
                  value={minute}
                  error={minuteError}
                  onChange={(typed) => onEntry({ minute: typed })}
                  onBlur={() => undefined}
                  inputMode="text"
                  placeholder="38 ou 45+2"
                  autoComplete="off"
                />
              </div>
            </div>
          </>
        )}
        {step?.at === 'side' && (
          <SideStep control={control} step={step} onSide={(side) => onStep(sideChosen(step.action, side))} />
        )}
        {(step?.at === 'player' || step?.at === 'on' || step?.at === 'assist') && (
          <PlayerStep control={control} step={step} onPlayer={(player) => choosePlayer(step, player)} />
        )}
        {step?.at === 'decision' && <DecisionStep onDecision={(detail) => decide(step.side, detail)} />}
        {step && step.at !== 'markSide' && step.at !== 'markPlace' && (
          <div>
            <Button variant="default" onClick={() => onStep(stepBack(step))}>
              Voltar
            </Button>
          </div>
        )}
        {legend && <DeskLegend actions={actions} />}
      </div>
    </Card>
  )
}

function isBooked({ view, desk }: DeskControl, side: Side, player: string | null): boolean {
  return candidates(view, desk, side, 'anybody').some(({ person, booked }) => booked && person.id === player)
}

function isGoalOf({ type, side }: { readonly type: string; readonly side: Side | null }, of: Side): boolean {
  return type === 'ownGoal' ? side !== of : (type === 'goal' || type === 'penalty') && side === of
}
