import { counted } from '@meio-campo/contract/rules'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { minuteWords } from '../../football/pieces/matches/match-words.ts'
import type { NewOrder } from './desk-acts.ts'
import { markLabel } from './mark-actions.ts'
import styles from './mark-confirming.module.css'
import { confirmable, markDifferences, markStates, type MarkDifference } from './mark-differences.ts'
import type { DeskControl } from './use-desk.ts'

/** Where two people counted differently: what is only at one desk is confirmed, taken back, or changed to what the other saw. */
export function MarkConfirming({ control }: { readonly control: DeskControl }) {
  const differences = markDifferences(control.view)
  if (differences.length === 0) return null
  return (
    <section aria-label="Diferenças na contagem">
      <h3 className={styles.title}>Diferenças na contagem</h3>
      <ul className={styles.list}>
        {differences.map((difference) => (
          <Difference key={`${difference.kind} ${difference.side}`} difference={difference} control={control} />
        ))}
      </ul>
    </section>
  )
}

interface Props {
  readonly difference: MarkDifference
  readonly control: DeskControl
}

function Difference({ difference, control }: Props) {
  const { kind, side, words, open } = difference
  const { act, view, queue } = control
  const waiting = new Set(queue.waiting.map(({ event }) => event))
  const name = `${markLabel(kind)} (${view.match[side].name})`
  const others = confirmable(open).filter(({ id }) => !waiting.has(id))
  const [first, ...rest] = others.map(({ id }): NewOrder => ({ do: 'confirm', event: id }))
  return (
    <li className={styles.difference}>
      <div className={styles.head}>
        <p>
          <b>{name}</b>
          <span className={styles.counts}>{words}</span>
        </p>
        {first && (
          <Button
            variant="default"
            size="xs"
            aria-label={`Confirmar ${name}: ${counted(others.length, 'contagem', 'contagens')}`}
            onClick={() => act(first, ...rest)}
          >
            {rest.length === 0 ? 'Confirmar' : `Confirmar as ${others.length}`}
          </Button>
        )}
      </div>
      <ul aria-label={name}>
        {open.map((mark) => {
          const { id, period, minute, added, x, y, confirmations } = mark
          const other = mark.own ? confirmations.find(({ said }) => said !== null)?.said : null
          const at = minuteWords(minute, added)
          return (
            <li key={id} className={styles.mark}>
              <span className={styles.minute}>{at}</span>
              <span className={styles.states}>
                {markStates(mark).map(({ words: state, tone }) => (
                  <Badge key={state} tone={tone}>
                    {state}
                  </Badge>
                ))}
              </span>
              {other && (
                <Button
                  variant="default"
                  size="xs"
                  disabled={waiting.has(id)}
                  onClick={() =>
                    act(
                      { do: 'retract', event: id },
                      { do: 'mark', mark: other.kind, side: other.side, period, minute, added, x, y, another: true },
                    )
                  }
                >
                  Trocar por {markLabel(other.kind).toLowerCase()}
                </Button>
              )}
              <Button
                variant="subtle"
                size="xs"
                disabled={waiting.has(id)}
                aria-label={`Anular: ${at} ${name}`}
                onClick={() => act({ do: 'retract', event: id })}
              >
                Anular
              </Button>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
