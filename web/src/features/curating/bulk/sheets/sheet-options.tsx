import type { Sheet, SheetOrder } from '@meio-campo/contract'
import { sheetKinds, type SheetKind } from '@meio-campo/contract/rules'
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx'
import { SelectField } from '../../../../components/form/select-field.tsx'
import { withKind } from './sheet-order.ts'
import { kindLabel, matchWords } from './sheet-words.ts'
import styles from './sheets.module.css'

interface Props {
  readonly sheet: Sheet
  readonly order: SheetOrder
  readonly disabled: boolean
  readonly onChange: (order: SheetOrder) => void
}

const kinds = (Object.keys(sheetKinds) as SheetKind[]).map((value) => ({ value, label: kindLabel(value) }))
const still = { error: undefined, onBlur: () => undefined }

/** What the rows are, and what to do with those that are there already or not yet. */
export function SheetOptions({ sheet, order, disabled, onChange }: Props) {
  const columns = sheet.columns.map(({ name }) => name)
  return (
    <fieldset className={styles.options} disabled={disabled}>
      <legend className={styles.legend}>O que a planilha traz</legend>
      <div className={styles.fields}>
        <SelectField
          {...still}
          label="Cada linha é de"
          name="kind"
          choices={kinds}
          value={order.kind}
          onChange={(kind) => onChange(withKind(order, kind as SheetKind, columns))}
        />
        <SelectField
          {...still}
          label="Achar o que já existe"
          name="matchBy"
          choices={[
            { value: 'name', label: matchWords(order.kind) },
            { value: 'id', label: 'Pelo id' },
          ]}
          value={order.matchBy}
          onChange={(matchBy) => onChange({ ...order, matchBy: matchBy === 'id' ? 'id' : 'name' })}
        />
      </div>
      <CheckboxField
        {...still}
        name="create"
        value={order.create}
        onChange={(create) => onChange({ ...order, create })}
      >
        Criar o que não existe
      </CheckboxField>
      <CheckboxField
        {...still}
        name="clear"
        value={order.clear ?? false}
        onChange={(clear) => onChange({ ...order, clear })}
      >
        Célula vazia apaga o valor que o registro tem
      </CheckboxField>
    </fieldset>
  )
}
