import type { RecordNames } from '@meio-campo/contract'
import { RecordField } from '../records/form/inputs/record-field.tsx'
import { changeNames, type Whose } from './name-changes.ts'
import { NameList } from './name-list.tsx'
import styles from './names-section.module.css'

interface Props {
  readonly whose: Whose
  readonly rivals: RecordNames['rivals']
}

/** A rivalry is both teams' own: it is told on the page of either. */
export function RivalsPart({ whose, rivals }: Props) {
  const nothing = () => undefined
  return (
    <div className={styles.part}>
      <h3 className={styles.subtitle}>Rivais</h3>
      <NameList
        label="Rivais"
        entries={rivals}
        onRemove={({ id }) => void changeNames(whose, { remove: { rivals: [id] } }, 'Rival removido.')}
      />
      <div className={styles.picker}>
        <RecordField
          label="Novo rival"
          name="rival"
          kind="team"
          value=""
          chosenName=""
          error={undefined}
          onPick={(id) => void changeNames(whose, { add: { rivals: [id] } }, 'Rival adicionado.')}
          onChange={nothing}
          onBlur={nothing}
        />
      </div>
    </div>
  )
}
