import { FilterBar } from '../../../components/list/filter-bar.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { DateFilter } from '../pieces/dates/date-filter.tsx'
import type { CardsFilter } from './cards-queries.ts'
import type { CardsSearch, CardsView } from './cards-search.ts'
import { useCardsAddress } from './use-cards-address.ts'

const views = [
  { value: 'jogadores', label: 'Jogadores' },
  { value: 'times', label: 'Times' },
  { value: 'suspensos', label: 'Suspensos e pendurados' },
] as const
const colors = [
  { value: '', label: 'Todas as cores' },
  { value: 'amarelo', label: 'Amarelo' },
  { value: 'vermelho', label: 'Vermelho' },
] as const

interface Props {
  readonly filter: CardsFilter
  readonly search: CardsSearch
}

export function CardsTools({ filter: { id, date, color }, search }: Props) {
  const go = useCardsAddress(id, search)
  const { ver: _view, ...rest } = search
  // Who is out next is a question of now: on a date of the past there is no answer.
  const choices = date ? views.filter(({ value }) => value !== 'suspensos') : views
  const pick = (view: CardsView) => go({ date, color }, view === 'jogadores' ? rest : { ...rest, ver: view })
  return (
    <FilterBar>
      <Segmented label="Mostrar" choices={choices} value={search.ver ?? 'jogadores'} onChange={pick} />
      {date && (
        <Segmented
          label="Cor"
          choices={colors}
          value={colors.find(({ value }) => value === color)?.value ?? ''}
          onChange={(value) => go({ date, color: value || undefined })}
        />
      )}
      <DateFilter date={date} onPick={(day) => go({ date: day, color: day && color }, day ? rest : search)} />
    </FilterBar>
  )
}
