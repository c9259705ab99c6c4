import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Children, useCallback, useState, type ReactNode } from 'react'
import { recordNameQuery, type NamedKind } from '../../api/record-name.ts'
import { useUser } from '../../session/session-store.ts'
import { Button } from '../button/button.tsx'
import fieldStyles from '../form/field.module.css'
import { Segmented } from '../segmented.tsx'
import { useListSearch } from './list-search.ts'
import styles from './list-tools.module.css'
import { missingFrom, withChosen, type Choice } from './select-choices.ts'
import { VIEW } from './search-change.ts'
import { SearchField } from './search-field.tsx'

/** `<SearchFilter name="q" label="Buscar times" placeholder="Nome do time" />` */
export function SearchFilter(props: { readonly name: string; readonly label: string; readonly placeholder: string }) {
  const { name, label, placeholder } = props
  const { search, set } = useListSearch()
  const onSearch = useCallback((text: string) => set({ [name]: text }, true), [name, set])
  return <SearchField label={label} placeholder={placeholder} value={search[name] ?? ''} onSearch={onSearch} />
}

interface ChoicesProps {
  readonly label: string
  readonly choices: readonly Choice[]
  /** What no choice is called: "Todos os países". */
  readonly all?: string | undefined
}

interface PlainSelectProps extends ChoicesProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** For what is not kept in the address; see `SelectFilter`. */
export function PlainSelectFilter({ label, choices, all, value: chosen, onChange }: PlainSelectProps) {
  return (
    <select
      className={`${fieldStyles.input} ${styles.select}`}
      aria-label={label}
      value={chosen}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {all !== undefined && <option value="">{all}</option>}
      {withChosen(choices, chosen).map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
}

interface SelectProps extends ChoicesProps {
  readonly name: string
  /** The default, which is left out of the address. */
  readonly first?: string
  /** What the values are the ids of: one that the choices do not have is called as its record is. */
  readonly of?: NamedKind
}

/** `<SelectFilter name="pais" label="País" all="Todos os países" choices={…} />` */
export function SelectFilter({ name, first = '', of, choices, ...words }: SelectProps) {
  const { search, set } = useListSearch()
  const value = search[name] ?? first
  const missing = of !== undefined && missingFrom(choices, value)
  const { data: called } = useQuery({ ...recordNameQuery(of ?? 'team', value), enabled: missing })
  return (
    <PlainSelectFilter
      {...words}
      choices={missing ? withChosen(choices, value, called ?? '…') : choices}
      value={value}
      onChange={(value) => set({ [name]: value === first ? undefined : value })}
    />
  )
}

/** The first choice is the list's own order. */
export function SortSelect({ choices }: { readonly choices: readonly Choice[] }) {
  return <SelectFilter name="sort" label="Ordenar por" choices={choices} first={choices[0]?.value ?? ''} />
}

const views = [
  { value: 'cards', label: 'Cartões' },
  { value: 'table', label: 'Tabela' },
] as const
export type ListView = (typeof views)[number]['value']

/** The choice in the address, else the one in the user's settings. */
export function useListView(): ListView {
  const { search } = useListSearch()
  const user = useUser()
  return views.find(({ value }) => value === search[VIEW])?.value ?? user?.view ?? 'cards'
}

export function ViewSwitch() {
  const { set } = useListSearch()
  return (
    <Segmented label="Visualização" choices={views} value={useListView()} onChange={(view) => set({ [VIEW]: view })} />
  )
}

interface FilterBarProps {
  readonly children: ReactNode
  /** How many filters are set: the button that the filters fold into on a phone says it. */
  readonly chosen?: number
  /** Takes all filters back; offered while any is set. */
  readonly onClear?: () => void
  /** At the end, and never folded: view, export. */
  readonly actions?: ReactNode
  /** For a bar that stands outside a card. */
  readonly bare?: boolean
}

/**
 * Search and filters above a list; they wrap instead of squeezing. On a phone the first stays and the others fold
 * into one button, which stands before them, so that the keyboard reaches what it unfolds next.
 */
export function FilterBar({ children, chosen = 0, onClear, actions, bare = false }: FilterBarProps) {
  const [unfolded, setUnfolded] = useState(false)
  const [first, ...others] = Children.toArray(children)
  const folds = others.length > 0
  return (
    <search className={styles.bar} data-folded={(folds && !unfolded) || undefined} data-bare={bare || undefined}>
      {first}
      {folds && (
        <Button
          className={styles.fold}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {chosen === 0 ? 'Filtros' : `Filtros (${chosen})`}
        </Button>
      )}
      {others}
      {chosen > 0 && onClear && (
        <Button variant="subtle" onClick={onClear}>
          Limpar filtros
        </Button>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </search>
  )
}
