import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import fieldStyles from '../../components/form/field.module.css'
import { FilterBar } from '../../components/list/filter-bar.tsx'
import { SearchField } from '../../components/list/search-field.tsx'
import styles from './audit-filter-bar.module.css'
import { auditGroups, hasAuditFilters, parseAuditFilters, type AuditFilters } from './audit-filters.ts'

const route = getRouteApi('/settings')

export function AuditFilterBar({ filters }: { readonly filters: AuditFilters }) {
  const navigate = route.useNavigate()
  const change = useCallback(
    (name: keyof AuditFilters, value: string) =>
      void navigate({
        // Through the parser, so that the address never holds a half-typed day.
        search: (now) => ({ aba: 'auditoria', ...parseAuditFilters({ ...now, [name]: value }) }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const search = useCallback((text: string) => change('busca', text), [change])
  return (
    <FilterBar>
      <SearchField
        label="Buscar na auditoria"
        placeholder="Quem fez ou o que foi feito"
        value={filters.busca ?? ''}
        onSearch={search}
      />
      <select
        className={`${fieldStyles.input} ${styles.group}`}
        aria-label="Grupo de ações"
        value={filters.grupo ?? ''}
        onChange={(event) => change('grupo', event.currentTarget.value)}
      >
        <option value="">Todas as ações</option>
        {Object.entries(auditGroups).map(([group, label]) => (
          <option key={group} value={group}>
            {label}
          </option>
        ))}
      </select>
      <div className={styles.period}>
        <DayField label="De" value={filters.desde} latest={filters.ate} onChange={(day) => change('desde', day)} />
        <DayField label="Até" value={filters.ate} earliest={filters.desde} onChange={(day) => change('ate', day)} />
      </div>
      {hasAuditFilters(filters) && (
        <Button
          variant="subtle"
          onClick={() => void navigate({ search: { aba: 'auditoria' }, replace: true, resetScroll: false })}
        >
          Limpar filtros
        </Button>
      )}
    </FilterBar>
  )
}

interface DayProps {
  readonly label: string
  readonly value: string | undefined
  readonly earliest?: string | undefined
  readonly latest?: string | undefined
  readonly onChange: (day: string) => void
}

/** Uncontrolled: while a day is half typed the browser says it is empty, and writing that back would erase it. */
function DayField({ label, value, earliest, latest, onChange }: DayProps) {
  return (
    <label className={styles.day}>
      {label}
      <input
        key={value ?? ''}
        className={fieldStyles.input}
        type="date"
        defaultValue={value ?? ''}
        min={earliest}
        max={latest}
        onBlur={(event) => event.currentTarget.value !== (value ?? '') && onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && onChange(event.currentTarget.value)}
        onChange={(event) => {
          // A day picked with the pointer is whole at once; typed years pass through 0002, 0020, 0202.
          if (/^[12]\d{3}-/.test(event.currentTarget.value)) onChange(event.currentTarget.value)
        }}
      />
    </label>
  )
}
