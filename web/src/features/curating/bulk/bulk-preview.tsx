import type { BulkOutcome } from '@meio-campo/contract'
import { recordFields, type BulkKind } from '@meio-campo/contract/rules'
import { IconArrowRight } from '@tabler/icons-react'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { count, type Noun } from '../../../components/list/pages-words.ts'
import { Notice } from '../../../components/notice.tsx'
import { ValueView } from '../records/inputs/value-view.tsx'
import { BulkObstacles } from './bulk-obstacles.tsx'
import styles from './bulk-edit-dialog.module.css'
import { ScrollingList } from './scrolling-list.tsx'

interface Props {
  readonly kind: BulkKind
  readonly noun: Noun
  readonly outcome: BulkOutcome
  readonly onLeaveOut?: ((ids: readonly string[]) => void) | undefined
}

/** What each of the chosen would become, and which of them cannot. */
export function BulkPreview({ kind, noun, outcome, onLeaveOut }: Props) {
  const { changed, unchanged, rows, errors, warnings = [] } = outcome
  if (changed === 0 && errors.length === 0) {
    return (
      <Notice tone="info" announce="politely">
        Nada muda: {count(unchanged, noun)} já assim.
      </Notice>
    )
  }
  return (
    <div className={styles.preview}>
      {errors.length > 0 && <BulkObstacles prevented="change" noun={noun} errors={errors} onLeaveOut={onLeaveOut} />}
      {warnings.length > 0 && (
        <>
          <Notice tone="warn" announce="politely">
            Confira antes de mudar: isto é improvável, e é gravado assim mesmo.
          </Notice>
          <ScrollingList label="O que convém conferir">
            {warnings.map(({ id, name, message }) => (
              <li key={`${id} ${message}`}>
                <b>{name}</b>
                <span className={styles.change}>{message}</span>
              </li>
            ))}
          </ScrollingList>
        </>
      )}
      {rows.length > 0 && (
        <>
          <output className={styles.heading}>Muda em {count(changed, noun)}</output>
          <ScrollingList label="O que muda">
            {rows.map(({ id, name, fields }) => (
              <li key={id}>
                <b>{name}</b>
                {fields.map(({ field, before, after, beforeName, afterName }) => (
                  <span key={field} className={styles.change}>
                    {recordFields[kind][field]!.label}:
                    <ValueView field={recordFields[kind][field]!} value={before} name={beforeName ?? undefined} />
                    <IconArrowRight size={14} stroke={1.75} aria-hidden />
                    <HiddenText>passa a</HiddenText>
                    <ValueView field={recordFields[kind][field]!} value={after} name={afterName ?? undefined} />
                  </span>
                ))}
              </li>
            ))}
          </ScrollingList>
          <p className={styles.note}>
            {changed > rows.length && `Aqui estão os primeiros ${rows.length}. `}
            {unchanged > 0 && `Já assim: ${count(unchanged, noun)}. `}
            Tudo pode ser desfeito de uma vez.
          </p>
        </>
      )}
    </div>
  )
}
