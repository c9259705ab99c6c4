import type { Merge } from '@meio-campo/contract'
import { recordFields, type MergeKind } from '@meio-campo/contract/rules'
import { Notice } from '../../../components/notice.tsx'
import { SideChoice } from '../records/form/side-choice.tsx'
import styles from './merge-dialog.module.css'
import { countsWords } from './merge-words.ts'
import type { Choices, Side } from './merge-query.ts'

interface Props {
  readonly kind: MergeKind
  readonly merge: Merge
  readonly choices: Choices
  readonly onChoose: (field: string, side: Side) => void
}

/** What becomes of both: who stays, what moves, and for each field in which they differ a choice. */
export function MergePreview({ kind, merge, choices, onChoose }: Props) {
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
