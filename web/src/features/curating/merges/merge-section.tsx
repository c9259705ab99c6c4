import type { RecordForm } from '@meio-campo/contract'
import { mergeKinds, type MergeKind } from '@meio-campo/contract/rules'
import { IconArrowMerge } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { placeOf, type RecordNoun } from '../records/inputs/record-noun.ts'
import { MergeDialog } from './merge-dialog.tsx'
import styles from './merge-section.module.css'

interface Props {
  readonly noun: RecordNoun
  readonly record: RecordForm
  /** This record is the other one now: away from its page. */
  readonly onMergedAway: (id: string) => void
}

/** For a record that is there twice. Championships and editions are never merged: they have no such section. */
export function MergeSection({ noun, record, onMergedAway }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { kind } = placeOf(noun)
  if (!isMergeable(kind)) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 className={styles.title} id={id}>
          Juntar com um duplicado
        </h2>
        <p>
          Quando o mesmo registro existe duas vezes: tudo o que é de um passa para o outro, e o endereço antigo leva ao
          novo.
        </p>
      </div>
      <Button
        variant="default"
        className={styles.button}
        leftSection={<IconArrowMerge size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Juntar…
      </Button>
      {open && (
        <MergeDialog
          noun={noun}
          kind={kind}
          record={record}
          onClose={() => setOpen(false)}
          onMerged={(kept) => {
            setOpen(false)
            if (kept !== record.id) onMergedAway(kept)
          }}
        />
      )}
    </section>
  )
}

const isMergeable = (kind: string): kind is MergeKind => (mergeKinds as readonly string[]).includes(kind)
