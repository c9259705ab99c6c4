import type { ReactNode } from 'react'
import { FilterBar } from '../../../components/list/list-tools.tsx'
import { useListSearch } from '../../../components/list/list-search.ts'
import { Segmented } from '../../../components/segmented.tsx'
import type { Subject } from './leaders-search.ts'

const choices = [
  { value: 'jogadores', label: 'Jogadores' },
  { value: 'times', label: 'Times' },
  { value: 'temporadas', label: 'Temporadas' },
] as const

interface Props {
  readonly subject: Subject
  /** How many filters are set. */
  readonly chosen?: number
  readonly children?: ReactNode
}

/** Which numbers are shown, and their filters. Another subject has another order. */
export function LeadersTools({ subject, chosen = 0, children }: Props) {
  const { set } = useListSearch()
  return (
    <FilterBar chosen={chosen}>
      <Segmented
        label="Números de"
        choices={choices}
        value={subject}
        onChange={(value) =>
          set({ de: value === 'jogadores' ? undefined : value, sort: undefined, time: undefined, posicao: undefined })
        }
      />
      {children}
    </FilterBar>
  )
}
