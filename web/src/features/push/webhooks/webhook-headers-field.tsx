import type { Webhook } from '@meio-campo/contract'
import { WEBHOOK_HEADERS } from '@meio-campo/contract/rules'
import fieldStyles from '../../../components/form/field.module.css'
import { Field } from '../../../components/form/field.tsx'
import { RowList } from '../../../components/form/row-list.tsx'
import styles from './webhook-dialog.module.css'
import { blankHeader, headerFaults, type HeaderRow, type WebhookValues } from './webhook-form.ts'

/** Another server is not sent the headers that were meant for the one before. */
export function isMoved(webhook: Webhook | undefined, { url, headers }: WebhookValues): boolean {
  if (!webhook || headers.every(({ value }) => value !== '') || !URL.canParse(url.trim())) return false
  return new URL(url.trim()).origin !== new URL(webhook.url).origin
}

interface HeadersProps {
  readonly name: string
  readonly value: readonly HeaderRow[]
  readonly error: string | undefined
  readonly moved: boolean
  /** The names of those that have a value already, which is not shown. */
  readonly kept: readonly string[]
  readonly onChange: (headers: readonly HeaderRow[]) => void
}

/** Headers of the owner's own, for a receiver that asks for a password of its own. */
export function HeadersField({ name, value, error, moved, kept, onChange }: HeadersProps) {
  const faults = value.map((_, at) => (error ? headerFaults(value, at, kept) : { name: null, value: null }))
  const isOfOne = faults.some((fault) => fault.name !== null || fault.value !== null)
  // The form's own name leads the focus to the first field that is wrong.
  const nameOf = (fault: string | null) => (fault === null ? undefined : name)
  return (
    <div>
      <RowList
        legend="Cabeçalhos (opcional)"
        rows={value}
        blank={blankHeader}
        most={WEBHOOK_HEADERS.max}
        addLabel="Acrescentar cabeçalho"
        removeLabel={(row, position) => `Tirar o cabeçalho ${row.name === '' ? position : row.name}`}
        error={isOfOne ? undefined : error}
        onChange={onChange}
      >
        {(row, change, position) => {
          const fault = faults[position - 1]!
          return (
            <>
              <Field label={`Nome do cabeçalho ${position}`} error={fault.name ?? undefined}>
                {(wiring) => (
                  <input
                    {...wiring}
                    name={nameOf(fault.name)}
                    className={fieldStyles.input}
                    placeholder="Authorization"
                    maxLength={WEBHOOK_HEADERS.nameMax}
                    spellCheck={false}
                    autoCapitalize="none"
                    autoComplete="off"
                    value={row.name}
                    onChange={(event) => change({ ...row, name: event.currentTarget.value })}
                  />
                )}
              </Field>
              <Field label={`Valor do cabeçalho ${position}`} error={fault.value ?? undefined}>
                {(wiring) => (
                  <input
                    {...wiring}
                    name={nameOf(fault.value)}
                    className={fieldStyles.input}
                    placeholder={kept.includes(row.name) ? 'Guardado; escreva para trocar' : 'Bearer …'}
                    maxLength={WEBHOOK_HEADERS.valueMax}
                    spellCheck={false}
                    autoCapitalize="none"
                    autoComplete="off"
                    value={row.value}
                    onChange={(event) => change({ ...row, value: event.currentTarget.value })}
                  />
                )}
              </Field>
            </>
          )
        }}
      </RowList>
      <p className={styles.note}>
        {moved
          ? 'O endereço é de outro servidor: os valores guardados não vão para ele. Escreva-os de novo.'
          : 'Vão em cada entrega. Os valores ficam cifrados e não aparecem de novo.'}
      </p>
    </div>
  )
}
