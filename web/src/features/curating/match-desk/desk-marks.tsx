import { runningClock, type Side } from '@meio-campo/football'
import { useId, type MouseEvent } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { usePageKeys } from '../../../components/page/page-keys.ts'
import { PitchDrawing } from '../../../components/pitch/pitch-drawing.tsx'
import { Switch } from '../../../components/switch.tsx'
import { markedAt, type Step } from './actions.ts'
import type { DeskEntry } from './desk-entry.ts'
import styles from './desk-marks.module.css'
import type { ChangeEntry } from './entry-store.ts'
import { markActions, marksOf, placeOf, type MarkAction } from './mark-actions.ts'
import { MarkConfirming } from './mark-confirming.tsx'
import type { DeskControl } from './use-desk.ts'

interface Props {
  readonly control: DeskControl
  readonly entry: DeskEntry
  readonly onEntry: ChangeEntry
  /** Whether the keys are this desk's. */
  readonly active: boolean
}

/** What is only counted: one tap on a side's number, or a key and then the side. Each is an act, undone like any other. */
export function DeskMarks({ control, entry, onEntry, active }: Props) {
  const { desk, view, act, now } = control
  const placeId = useId()
  const { step, places } = entry
  const onStep = (next: Step | null) => onEntry({ step: next })
  const running = runningClock(desk) !== null
  const { home, away } = view.match

  const count = (mark: MarkAction, side: Side) => {
    control.forgetObjection()
    if (places) return onStep({ at: 'markPlace', mark, side, tapped: new Date(now()).toISOString() })
    act({ do: 'mark', mark: mark.kind, side })
    onStep(null)
  }
  const finish = (place: { readonly x: number; readonly y: number } | null) => {
    if (step?.at !== 'markPlace') return
    act(markedAt(step, place))
    onStep(null)
  }

  usePageKeys((key) => {
    if (!running) return false
    const mark = markActions.find((each) => each.key === key)
    if (mark && (!step || step.at === 'markPlace')) {
      onStep({ at: 'markSide', mark })
      return true
    }
    if (!step) return false
    if (step.at !== 'markSide' && step.at !== 'markPlace') return false
    if (key === 'Escape') onStep(null)
    else if (step.at === 'markPlace') {
      if (key !== 'Enter') return false
      finish(null)
    } else {
      const side = key === '1' || key === 'ArrowLeft' ? 'home' : key === '2' || key === 'ArrowRight' ? 'away' : null
      if (!side) return false
      count(step.mark, side)
    }
    return true
  }, active)

  return (
    <Card title="Contagem">
      <div className={styles.body}>
        <p className={styles.question} aria-live="polite">
          {step?.at === 'markSide'
            ? `${step.mark.label} de quem? 1 ${home.name}, 2 ${away.name}, Esc desiste.`
            : running
              ? 'Toque no número do time, ou use a tecla e depois 1 ou 2.'
              : 'A contagem abre quando a bola rola.'}
        </p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{home.name}</th>
              <th scope="col">
                <span className={styles.hidden}>O que se conta</span>
              </th>
              <th scope="col">{away.name}</th>
            </tr>
          </thead>
          <tbody>
            {markActions.map((mark) => (
              <tr key={mark.kind} data-asked={(step?.at === 'markSide' && step.mark === mark) || undefined}>
                {(['home', 'label', 'away'] as const).map((cell) =>
                  cell === 'label' ? (
                    <th key={cell} scope="row">
                      {mark.label} <kbd aria-hidden="true">{mark.key.toUpperCase()}</kbd>
                    </th>
                  ) : (
                    <td key={cell}>
                      <button
                        type="button"
                        className={styles.count}
                        disabled={!running}
                        aria-label={`Contar ${mark.label.toLowerCase()}: ${view.match[cell].name}, ${marksOf(desk.marks ?? [], mark.kind, cell)}`}
                        onClick={() => count(mark, cell)}
                      >
                        {marksOf(desk.marks ?? [], mark.kind, cell)}
                      </button>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {step?.at === 'markPlace' && (
          <PlacePicker
            label={`${step.mark.label} (${view.match[step.side].name}): onde foi?`}
            home={home.name}
            onPlace={finish}
          />
        )}
        <MarkConfirming control={control} />
        <label className={styles.switch} htmlFor={placeId}>
          <Switch
            id={placeId}
            checked={places}
            onChange={(event) => onEntry({ places: event.currentTarget.checked })}
          />
          Mostrar o lugar no campo
        </label>
      </div>
    </Card>
  )
}

interface PickerProps {
  readonly label: string
  readonly home: string
  readonly onPlace: (place: { readonly x: number; readonly y: number } | null) => void
}

function PlacePicker({ label, home, onPlace }: PickerProps) {
  const pick = (event: MouseEvent<HTMLButtonElement>) => {
    // A press of Enter or space has no place.
    onPlace(
      event.detail === 0 ? null : placeOf(event.clientX, event.clientY, event.currentTarget.getBoundingClientRect()),
    )
  }
  return (
    <section className={styles.place} aria-label={label}>
      <p>
        <b>{label}</b> O {home} ataca para a direita.
      </p>
      <button type="button" className={styles.pitch} aria-label="Campo: clique no lugar" onClick={pick}>
        <PitchDrawing scene="empty" />
      </button>
      <Button variant="default" size="xs" onClick={() => onPlace(null)}>
        Sem lugar (Enter)
      </Button>
    </section>
  )
}
