import type { EditionStructure, StructurePhase } from '@meio-campo/contract'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { FormActions } from '../../../components/form/form.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import styles from './editor.module.css'
import { structureChanges } from './structure-changes.ts'
import { mergeStructures } from './structure-merge.ts'

interface Props {
  readonly base: EditionStructure
  readonly mine: readonly StructurePhase[]
  readonly newer: EditionStructure
  readonly onPutOff: () => void
  readonly onSettle: (theirsChosen: ReadonlySet<string>) => void
}

/** Two people, one structure: what the other one did, and for what both touched a choice. */
export function StaleStructureDialog({ base, mine, newer, onPutOff, onSettle }: Props) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const { clashes } = mergeStructures(base.phases, mine, newer.phases, theirs)
  const choose = (key: string, side: 'mine' | 'theirs') => {
    const next = new Set(theirs)
    if (side === 'theirs') next.add(key)
    else next.delete(key)
    setTheirs(next)
  }
  return (
    <FormDialog title="Outra pessoa mudou a estrutura" onClose={onPutOff}>
      <div className={styles.stack}>
        <ul className={styles.errors}>
          {structureChanges(base, newer).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          {clashes.length === 0
            ? 'Vocês mudaram partes diferentes: nada se perde. Salve o seu por cima.'
            : 'Vocês mudaram as mesmas partes. Escolha o que fica; o resto do que cada um mudou permanece.'}
        </p>
        {clashes.map(({ key, words }) => (
          <div key={key} className={`${styles.tools} ${styles.spread}`}>
            <span>{words}</span>
            <Segmented
              label={words}
              choices={[
                { value: 'mine', label: 'O seu' },
                { value: 'theirs', label: 'Da outra pessoa' },
              ]}
              value={theirs.has(key) ? 'theirs' : 'mine'}
              onChange={(side) => choose(key, side)}
            />
          </div>
        ))}
        <FormActions>
          <Button variant="default" onClick={onPutOff}>
            Voltar ao editor
          </Button>
          <Button onClick={() => onSettle(theirs)}>Salvar assim</Button>
        </FormActions>
      </div>
    </FormDialog>
  )
}
