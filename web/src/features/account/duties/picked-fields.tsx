import { dutyFieldsOf, dutyFieldWords, recordNouns, suggestedKinds, type RecordKind } from '@meio-campo/contract/rules'
import { useState } from 'react'
import { SelectField } from '../../../components/form/select-field.tsx'
import type { FieldBinding } from '../../../components/form/use-form.ts'
import { CheckList } from './check-list.tsx'
import styles from './duty-list.module.css'

const kinds = suggestedKinds.map((value) => ({ value, label: recordNouns[value].many }))

/** Fields of several kinds of records: one kind is open at a time, and below is what is ticked in all of them. */
export function PickedFields({ binding }: { readonly binding: FieldBinding<readonly string[]> }) {
  const [kind, setKind] = useState<RecordKind>('team')
  const fields = dutyFieldsOf(kind)
  return (
    <>
      <SelectField
        label="Tipo de registro"
        name="kind"
        value={kind}
        error={undefined}
        choices={kinds}
        onBlur={() => undefined}
        onChange={(chosen) => setKind(chosen as RecordKind)}
      />
      <CheckList
        label={`Campos de ${recordNouns[kind].many}`}
        choices={fields.map(({ field }) => field)}
        words={Object.fromEntries(fields.map(({ field, label }) => [field, label]))}
        binding={binding}
      />
      {binding.value.length > 0 && <p className={styles.hint}>Na hora: {dutyFieldWords(binding.value)}.</p>}
    </>
  )
}
