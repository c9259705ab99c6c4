import type { FilteredList } from '@meio-campo/contract/rules'
import type { ReactNode } from 'react'
import { useListSearch } from '../../../../components/list/list-search.ts'
import { SelectFilter, ViewSwitch } from '../../../../components/list/list-tools.tsx'
import { ListTools } from '../../../../console/record-list/list-tools.tsx'
import { DateFilter } from '../../pieces/dates/date-filter.tsx'
import { firstSort, type MatchListSearch } from './match-list-search.ts'
import styles from './match-list-tools.module.css'

const situations = [
  { value: 'ao_vivo', label: 'Ao vivo' },
  { value: 'encerrado', label: 'Encerrados' },
  { value: 'agendado', label: 'Agendados' },
  { value: 'adiado', label: 'Adiados' },
] as const
const sorts = [
  { value: 'kickoff', label: 'Do mais antigo ao mais novo' },
  { value: '-kickoff', label: 'Do mais novo ao mais antigo' },
] as const

interface Props {
  readonly list: FilteredList
  readonly search: MatchListSearch
  /** Filters of the page's own. */
  readonly children?: ReactNode
  /** Beside the view: export. */
  readonly actions: ReactNode
}

/** The filters above a list of matches that is not bound to a day. */
export function MatchListTools({ list, search, children, actions }: Props) {
  const { set } = useListSearch()
  return (
    <div className={styles.tools}>
      <ListTools
        list={list}
        actions={
          <>
            <ViewSwitch />
            {actions}
          </>
        }
      >
        <SelectFilter
          name="situacao"
          label="Situação"
          all={search.data ? 'Qualquer situação' : 'De hoje em diante'}
          choices={search.data ? situations : [...situations, { value: 'todos', label: 'Todos, de qualquer data' }]}
        />
        {children}
        <DateFilter date={search.data} onPick={(data) => set({ data })} />
        <SelectFilter name="sort" label="Ordenar por" choices={sorts} first={firstSort(search)} />
      </ListTools>
    </div>
  )
}
