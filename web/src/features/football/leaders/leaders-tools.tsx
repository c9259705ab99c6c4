import type { ReactNode } from 'react'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
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
  readonly children?: ReactNode
}

/** Which numbers are shown, and their filters. Another subject has another order. */
export function LeadersTools({ subject, children }: Props) {
  const { set } = useListSearch()
  return (
    <ListTools list="campeonatos/numeros">
      <Segmented
        label="Números de"
        choices={choices}
        value={subject}
        onChange={(value) =>
          set({ de: value === 'jogadores' ? undefined : value, sort: undefined, time: undefined, posicao: undefined })
        }
      />
      {children}
    </ListTools>
  )
}
