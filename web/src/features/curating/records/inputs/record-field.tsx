import { plural } from '@meio-campo/contract/rules'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { recordNameQuery } from '../../../../api/record-name.ts'
import { useDebouncedValue } from '../../../../components/debounced-value.ts'
import { Field, type FieldWords } from '../../../../components/form/field.tsx'
import fieldStyles from '../../../../components/form/field.module.css'
import type { FieldBinding } from '../../../../components/form/use-form.ts'
import { recordOptionsQuery, type FindableKind, type RecordOption } from './find-records.ts'
import { RecordSign } from './record-sign.tsx'
import styles from './record-field.module.css'

const PAUSE_MS = 200

interface Props extends FieldWords, FieldBinding<string> {
  readonly kind: FindableKind
  /** How the chosen record is called; where only its id is known, the field asks. */
  readonly chosenName: string
  readonly onPick: (id: string, name: string) => void
  /** Creates a missing record; without it this is not offered. */
  readonly onCreate?: (name: string) => void
  readonly disabled?: boolean
}

type Entry = { readonly option: RecordOption } | { readonly create: string }

/** Chooses another record by name, while the user types; a missing one can be created in place. */
export function RecordField(props: Props) {
  const { kind, chosenName, onPick, onCreate, name, value, error, onBlur, disabled, onChange: _, ...words } = props
  // The typed text is shown only during a search; otherwise the field shows the chosen record.
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const text = typed?.trim() ?? ''
  const named = useQuery({
    ...recordNameQuery(kind, value),
    enabled: value !== '' && chosenName === '',
  })
  const asked = useDebouncedValue(text.slice(0, 100), PAUSE_MS)
  const found = useQuery({ ...recordOptionsQuery(kind, asked), enabled: typed !== null && asked.length > 1 })
  const settled = asked === text.slice(0, 100) && !found.isFetching
  const options = text.length > 1 && asked === text.slice(0, 100) ? (found.data ?? []) : []
  const entries: readonly Entry[] = [
    ...options.map((option) => ({ option })),
    ...(onCreate && text.length > 1 && settled ? [{ create: text }] : []),
  ]
  const open = typed !== null && text.length > 1
  const popup = useRef<HTMLDivElement>(null)
  const rows = entries.length
  // When it opens and when results arrive, they are scrolled into view.
  useEffect(() => {
    if (open && rows > 0) popup.current?.scrollIntoView({ block: 'nearest' })
  }, [open, rows])
  const current = Math.min(at, Math.max(entries.length - 1, 0))

  const close = () => setTyped(null)
  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    close()
    if ('create' in entry) onCreate?.(entry.create)
    else onPick(entry.option.id, entry.option.name)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((current + step + entries.length) % Math.max(entries.length, 1))
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(entries[current])
    } else if (event.key === 'Escape') {
      // The dialog around it stays.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <Field {...words} error={error}>
      {(wiring) => (
        <div className={styles.picker}>
          <div className={fieldStyles.withAction}>
            <input
              {...wiring}
              className={fieldStyles.input}
              name={name}
              type="text"
              role="combobox"
              aria-expanded={open}
              aria-controls={`${wiring.id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={open && entries.length > 0 ? `${wiring.id}-${current}` : undefined}
              autoComplete="off"
              spellCheck={false}
              maxLength={120}
              placeholder="Digite para buscar"
              disabled={disabled}
              value={typed ?? (chosenName || (named.isError ? value : (named.data ?? '')))}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                setAt(0)
              }}
              onKeyDown={onKeyDown}
              onBlur={(event) => {
                // Emptied by hand and left: nothing is chosen any more.
                if (typed !== null && text === '' && value !== '') onPick('', '')
                close()
                onBlur(event)
              }}
            />
            {value !== '' && !disabled && (
              <button
                type="button"
                className={fieldStyles.action}
                aria-label={`Limpar ${words.label}`}
                onClick={() => {
                  close()
                  onPick('', '')
                }}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </button>
            )}
          </div>
          {open && (
            <div className={styles.popup} ref={popup}>
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> cannot hold pictures */}
              <div id={`${wiring.id}-list`} role="listbox" aria-label="Resultados">
                {entries.map((entry, index) => (
                  <Option
                    key={'create' in entry ? 'create' : entry.option.id}
                    id={`${wiring.id}-${index}`}
                    kind={kind}
                    entry={entry}
                    chosen={index === current}
                    onChoose={() => choose(entry)}
                    onPoint={() => setAt(index)}
                  />
                ))}
              </div>
              <output className={styles.status}>{statusWords(settled, found.isError, options.length)}</output>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

function statusWords(settled: boolean, failed: boolean, count: number): string {
  if (failed) return 'Não foi possível buscar agora.'
  if (!settled) return 'Buscando…'
  return count === 0 ? 'Nada encontrado com esse nome.' : `${count} ${plural(count, 'resultado', 'resultados')}`
}

interface OptionProps {
  readonly id: string
  readonly kind: FindableKind
  readonly entry: Entry
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onPoint: () => void
}

function Option({ id, kind, entry, chosen, onChoose, onPoint }: OptionProps) {
  const create = 'create' in entry
  return (
    // The focus stays in the field, which moves the choice: see its `aria-activedescendant`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      className={styles.option}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> cannot hold pictures
      role="option"
      aria-selected={chosen}
      // The field must not lose the focus before the click event.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onPointerMove={() => !chosen && onPoint()}
    >
      <span className={styles.picture}>
        {create ? <IconPlus size={18} stroke={1.75} aria-hidden /> : <RecordSign kind={kind} option={entry.option} />}
      </span>
      <span className={styles.label}>
        <b>{create ? `Criar “${entry.create}”` : entry.option.name}</b>
        {!create && entry.option.hint && <small>{entry.option.hint}</small>}
      </span>
    </div>
  )
}
