import { recordFields, type EditableKind } from '@meio-campo/contract/rules'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../../components/button/button.tsx'
import { Dialog } from '../../../../components/dialog/dialog.tsx'
import { DialogActions } from '../../../../components/dialog/dialog-actions.tsx'
import { mergeOf } from './record-merge.ts'
import { SideChoice } from '../inputs/side-choice.tsx'
import styles from './stale-dialog.module.css'
import type { Stale } from './use-record-form.ts'
import { ValueView } from '../inputs/value-view.tsx'

type Side = 'mine' | 'theirs'

interface Props {
  readonly kind: EditableKind
  readonly stale: Stale
  /** What the records are called that I picked. */
  readonly names: Readonly<Record<string, string>>
  readonly onPutOff: () => void
  readonly onSettle: (theirsChosen: ReadonlySet<string>) => void
}

/** Two people, one record: what the other one changed, and for each field both changed a choice. */
export function StaleDialog({ kind, stale, names, onPutOff, onSettle }: Props) {
  const id = useId()
  const { current, mine, before } = stale
  const fields = recordFields[kind]
  const { both, onlyTheirs } = mergeOf(fields, before, mine, current)
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const [asked, setAsked] = useState(false)
  const who = current.updatedBy ?? 'Outra pessoa'
  const open = both.filter(({ field }) => !chosen[field])

  const settle = () => {
    setAsked(true)
    if (open.length > 0) return
    onSettle(new Set(both.filter(({ field }) => chosen[field] === 'theirs').map(({ field }) => field)))
  }

  // Outside the form it belongs to: its buttons and keys are its own.
  return createPortal(
    <Dialog kind="wide" labelledBy={`${id}-title`} describedBy={`${id}-words`} onClose={onPutOff}>
      <h2 className={styles.title} id={`${id}-title`}>
        {who} salvou antes de você
      </h2>
      <p className={styles.words} id={`${id}-words`}>
        {both.length > 0
          ? 'Vocês mudaram os mesmos campos. Escolha o que fica em cada um; o resto do que cada um mudou permanece.'
          : 'Vocês mudaram campos diferentes: nada se perde. Veja o que mudou e salve o seu por cima.'}
      </p>
      {both.length > 0 && (
        <div className={styles.choices}>
          {both.map(({ field, ...meeting }) => (
            <SideChoice
              key={field}
              field={fields[field]!}
              sides={[
                { side: 'mine', words: 'O seu', value: meeting.mine, name: names[field] },
                { side: 'theirs', words: `De ${who}`, value: meeting.theirs, name: current.names[field] },
              ]}
              chosen={chosen[field]}
              error={asked && !chosen[field] ? 'Escolha um dos dois.' : undefined}
              onChoose={(side) => setChosen({ ...chosen, [field]: side })}
            />
          ))}
        </div>
      )}
      {onlyTheirs.length > 0 && (
        <section className={styles.theirs} aria-labelledby={`${id}-theirs`}>
          <h3 id={`${id}-theirs`}>{both.length > 0 ? 'Também mudou' : 'Mudou'}</h3>
          <dl>
            {onlyTheirs.map(({ field, theirs }) => (
              <div key={field}>
                <dt>{fields[field]!.label}</dt>
                <dd>
                  <ValueView field={fields[field]!} value={theirs} name={current.names[field]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <DialogActions>
        <Button variant="default" onClick={onPutOff}>
          Voltar ao formulário
        </Button>
        <Button onClick={settle}>Salvar assim</Button>
      </DialogActions>
    </Dialog>,
    document.body,
  )
}
