import type { Merge, RecordForm } from '@meio-campo/contract'
import type { MergeKind } from '@meio-campo/contract/rules'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { showLinkToast } from '../../../state/toasts.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { RecordField } from '../records/form/inputs/record-field.tsx'
import { recordAddress, type RecordNoun } from '../records/form/record-noun.ts'
import { forgetReads } from '../records/form/record-queries.ts'
import styles from './merge-dialog.module.css'
import { MergePreview } from './merge-preview.tsx'
import { mergePreview, mergeRecords, refusalIn, type Choices } from './merge-query.ts'

interface Props {
  readonly noun: RecordNoun
  readonly kind: MergeKind
  readonly record: RecordForm
  readonly onClose: () => void
  readonly onMerged: (kept: string) => void
}

interface Named {
  readonly id: string
  readonly name: string
}

/** Picks the other one, shows both side by side, and makes them one. */
export function MergeDialog({ noun, kind, record, onClose, onMerged }: Props) {
  const [other, setOther] = useState<Named | null>(null)
  // By default the record whose page this is stays.
  const [turned, setTurned] = useState(false)
  const same = other?.id === record.id
  return (
    <FormDialog title="Juntar com um duplicado" onClose={onClose}>
      <RecordField
        kind={kind}
        name="duplicate"
        label="O outro registro"
        hint={`O que é o mesmo que ${record.name}, com outro nome ou repetido.`}
        value={other?.id ?? ''}
        chosenName={other?.name ?? ''}
        error={same ? 'Escolha outro registro: este é o mesmo.' : undefined}
        onPick={(id, name) => setOther(id === '' ? null : { id, name })}
        onChange={() => undefined}
        onBlur={() => undefined}
      />
      {other && !same && (
        <MergeStep
          key={`${other.id} ${turned}`}
          noun={noun}
          kind={kind}
          from={turned ? record.id : other.id}
          into={turned ? other.id : record.id}
          onTurn={() => setTurned(!turned)}
          onClose={onClose}
          onMerged={onMerged}
        />
      )}
    </FormDialog>
  )
}

interface StepProps extends Pick<Props, 'noun' | 'kind' | 'onClose' | 'onMerged'> {
  readonly from: string
  readonly into: string
  readonly onTurn: () => void
}

function MergeStep({ noun, kind, from, into, onTurn, onClose, onMerged }: StepProps) {
  const preview = useQuery(mergePreview(kind, from, into))
  const [choices, setChoices] = useState<Choices>({})
  const [sending, setSending] = useState(false)
  const refusal = refusalIn(preview.error)

  const merge = async (told: Merge) => {
    setSending(true)
    const result = await mergeRecords(kind, from, into, choices)
    setSending(false)
    if (!result.ok) return
    forgetReads()
    onMerged(into)
    showLinkToast(`${told.from.name} e ${told.into.name} são um registro só.`, recordAddress(noun, into)!)
  }

  if (preview.isPending) return <SkeletonRows count={4} />
  if (preview.isError)
    return (
      <div className={styles.refused}>
        <Notice tone="warn" announce="at once">
          {refusal ?? 'Não foi possível comparar os dois agora. Tente de novo.'}
        </Notice>
      </div>
    )
  const told = preview.data
  return (
    <>
      <MergePreview
        kind={kind}
        merge={told}
        choices={choices}
        onChoose={(field, side) => setChoices({ ...choices, [field]: side })}
      />
      <div className={styles.actions}>
        <Button
          variant="subtle"
          disabled={sending}
          leftSection={<IconArrowsExchange size={16} stroke={1.75} aria-hidden />}
          onClick={onTurn}
        >
          Ficar com {told.from.name}
        </Button>
        <span className={styles.gap} />
        <Button variant="default" disabled={sending} onClick={onClose}>
          Cancelar
        </Button>
        <Button loading={sending} onClick={() => void merge(told)}>
          Juntar registros
        </Button>
      </div>
    </>
  )
}
