import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import fieldStyles from '../../../components/form/field.module.css'
import { DayField } from '../../../components/list/day-field.tsx'
import { SearchField } from '../../../components/list/search-field.tsx'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { editKindNames } from '../../curating/history/history-words.ts'
import styles from './audit-filter-bar.module.css'
import { auditGroups, parseAuditFilters, type AuditFilters } from './audit-filters.ts'

const route = getRouteApi('/settings')

export function AuditFilterBar({ filters }: { readonly filters: AuditFilters }) {
  const navigate = route.useNavigate()
  const history = filters.lista === 'historico'
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
    <ListTools list={history ? 'settings/historico' : 'settings/auditoria'}>
      <SearchField
        label={history ? 'Buscar no histórico' : 'Buscar na auditoria'}
        placeholder={history ? 'Quem fez ou sugeriu' : 'Quem fez ou o que foi feito'}
        value={filters.busca ?? ''}
        onSearch={search}
      />
      {history ? (
        <ChoiceFilter
          label="Tipo de mudança"
          all="Todos os tipos"
          choices={editKindNames}
          value={filters.tipo}
          onChange={(kind) => change('tipo', kind)}
        />
      ) : (
        <ChoiceFilter
          label="Grupo de ações"
          all="Todas as ações"
          choices={auditGroups}
          value={filters.grupo}
          onChange={(group) => change('grupo', group)}
        />
      )}
      <div className={styles.period}>
        <DayField label="De" value={filters.desde} latest={filters.ate} onChange={(day) => change('desde', day)} />
        <DayField label="Até" value={filters.ate} earliest={filters.desde} onChange={(day) => change('ate', day)} />
      </div>
    </ListTools>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly all: string
  readonly choices: Readonly<Record<string, string>>
  readonly value: string | undefined
  readonly onChange: (choice: string) => void
}

function ChoiceFilter({ label, all, choices, value, onChange }: ChoiceProps) {
  return (
    <select
      className={`${fieldStyles.input} ${styles.group}`}
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{all}</option>
      {Object.entries(choices).map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </select>
  )
}
