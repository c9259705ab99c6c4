import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { filled } from '../../../address/search-values.ts'
import { useListSearch } from '../../../components/list/list-search.ts'
import type { SearchChange } from '../../../components/list/search-change.ts'
import { Segmented } from '../../../components/segmented.tsx'
import { DateFilter } from '../pieces/dates/date-filter.tsx'
import { TeamFilter } from '../pieces/standings/team-filter.tsx'
import { parseScorersSearch, type ScorersSearch } from './scorers-search.ts'

const kinds = [
  { value: 'goals', label: 'Gols' },
  { value: 'assists', label: 'Assistências' },
] as const

const places = [
  { value: '', label: 'Todos' },
  { value: 'casa', label: 'Casa' },
  { value: 'fora', label: 'Fora' },
  { value: 'neutro', label: 'Neutro' },
] as const

interface Props {
  readonly id: string
  readonly search: ScorersSearch
  readonly date: string | undefined
  readonly local: string | undefined
}

export function ScorersTools({ id, search, date, local }: Props) {
  const { set } = useListSearch()
  const go = useScorersAddress(id, search)
  const address = {
    search: filled({ ...search, local, data: date }),
    set: (change: SearchChange) => {
      const { local: place, data, ...rest } = filled({ ...search, local, data: date, ...change })
      go({ local: place, date: data }, parseScorersSearch(rest))
    },
  }
  const known = places.find(({ value }) => value === (local ?? ''))
  return (
    <ListTools list="campeonatos/artilheiros" address={address}>
      <Segmented
        label="Contar"
        choices={kinds}
        value={search.sort?.endsWith('assists') ? 'assists' : 'goals'}
        onChange={(sort) => set({ sort: sort === 'goals' ? undefined : sort })}
      />
      <Segmented
        label="Local"
        choices={known ? places : [...places, { value: local!, label: 'Neste estádio' }]}
        value={local ?? ''}
        onChange={(place) => go({ local: place || undefined })}
      />
      <TeamFilter id={id} search={search} />
      <DateFilter date={date} onPick={(day) => go({ date: day })} />
    </ListTools>
  )
}

interface Filter {
  readonly date?: string | undefined
  readonly local?: string | undefined
}

/** A date and a place are addresses of their own; the rest is their query. */
export function useScorersAddress(id: string, current: ScorersSearch) {
  const navigate = useNavigate()
  return useCallback(
    ({ date, local }: Filter, search: ScorersSearch = current) => {
      const more = { search, resetScroll: false } as const
      if (date) void navigate({ to: '/campeonatos/$id/artilheiros/$date', params: { id, date }, ...more })
      else if (local) void navigate({ to: '/campeonatos/$id/artilheiros/$local', params: { id, local }, ...more })
      else void navigate({ to: '/campeonatos/$id/artilheiros', params: { id }, ...more })
    },
    [navigate, id, current],
  )
}
