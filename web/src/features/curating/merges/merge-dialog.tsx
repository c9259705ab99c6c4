import type { Merge, RecordForm } from '@meio-campo/contract'
import { recordFields, type MergeKind } from '@meio-campo/contract/rules'
import { IconArrowsExchange } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { ApiError, unwrap } from '../../../api/result.ts'
import { Button } from '../../../components/button/button.tsx'
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { showLinkToast } from '../../../state/toasts.ts'
import { forgetReads } from '../records/form/record-queries.ts'
import { RecordField } from '../records/inputs/record-field.tsx'
import { recordAddress, type RecordNoun } from '../records/inputs/record-noun.ts'
import { SideChoice } from '../records/inputs/side-choice.tsx'
import styles from './merge-dialog.module.css'
import { countsWords } from './merge-words.ts'

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

  const merge = async (chosen: Merge) => {
    setSending(true)
    const result = await mergeRecords(kind, from, into, choices)
    setSending(false)
    if (!result.ok) return
    forgetReads()
    onMerged(into)
    showLinkToast(`${chosen.from.name} e ${chosen.into.name} são um registro só.`, recordAddress(noun, into)!)
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
  const shown = preview.data
  return (
    <>
      <MergePreview
        kind={kind}
        merge={shown}
        choices={choices}
        onChoose={(field, side) => setChoices({ ...choices, [field]: side })}
      />
      <DialogActions>
        <Button
          variant="subtle"
          disabled={sending}
          leftSection={<IconArrowsExchange size={16} stroke={1.75} aria-hidden />}
          onClick={onTurn}
        >
          Ficar com {shown.from.name}
        </Button>
        <span className={styles.gap} />
        <Button variant="default" disabled={sending} onClick={onClose}>
          Cancelar
        </Button>
        <Button loading={sending} onClick={() => void merge(shown)}>
          Juntar registros
        </Button>
      </DialogActions>
    </>
  )
}

interface MergePreviewProps {
  readonly kind: MergeKind
  readonly merge: Merge
  readonly choices: Choices
  readonly onChoose: (field: string, side: Side) => void
}

/** What becomes of both: who stays, what moves, and for each field in which they differ a choice. */
function MergePreview({ kind, merge, choices, onChoose }: MergePreviewProps) {
  const { from, into, moved, dropped, warnings, fields } = merge
  return (
    <div className={styles.preview}>
      <dl className={styles.both}>
        <div>
          <dt>Fica</dt>
          <dd>
            <b>{into.name}</b> <code>{into.id}</code>
          </dd>
        </div>
        <div>
          <dt>Sai</dt>
          <dd>
            <b>{from.name}</b> <code>{from.id}</code>
          </dd>
        </div>
        <div>
          <dt>Passa para {into.name}</dt>
          <dd>{countsWords(moved) ?? 'Nada aponta para o que sai.'}</dd>
        </div>
        {dropped.length > 0 && (
          <div>
            <dt>Já existe igual e não se repete</dt>
            <dd>{countsWords(dropped)}</dd>
          </div>
        )}
      </dl>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      {fields.length > 0 && <h3 className={styles.heading}>Onde os dois diferem</h3>}
      {fields.map((one) => (
        <SideChoice
          key={one.field}
          field={recordFields[kind][one.field]!}
          sides={[
            { side: 'into', words: `De ${into.name}`, value: one.into, name: one.intoName ?? undefined },
            { side: 'from', words: `De ${from.name}`, value: one.from, name: one.fromName ?? undefined },
          ]}
          chosen={choices[one.field] ?? one.chosen}
          onChoose={(side) => onChoose(one.field, side)}
        />
      ))}
      <p className={styles.note}>
        Os nomes dos dois continuam valendo na busca. O endereço de {from.name} passa a levar a {into.name}. Tudo pode
        ser desfeito no histórico.
      </p>
    </div>
  )
}

type Side = Merge['fields'][number]['chosen']
type Choices = Readonly<Record<string, Side>>

/** A preview of the merge, which writes nothing. */
const mergePreview = (kind: MergeKind, from: string, into: string) =>
  queryOptions({
    queryKey: ['merge preview', kind, from, into] as const,
    queryFn: async ({ signal }) =>
      unwrap(await api.post('/api/v1/fusoes', { body: { kind, from, into, dryRun: true }, quiet: true, signal })).data,
    // The preview must be current, so it is never taken from the cache.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

const mergeRecords = (kind: MergeKind, from: string, into: string, choices: Choices) =>
  api.post('/api/v1/fusoes', { body: { kind, from, into, choices } })

/** The server's reasons why the two cannot be merged. */
function refusalIn(error: Error | null): string | null {
  if (!(error instanceof ApiError)) return null
  const { errors, error: body } = error.problem
  return errors.map(({ message }) => message).join(' ') || body.Exit.info
}
