import type { Day } from '@meio-campo/contract'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { shortDay } from '../../pieces/matches/match-day.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import { nearestDay } from './nearest-day.ts'
import type { MatchDaysSearch } from './match-days-search.ts'

interface Props {
  readonly search: MatchDaysSearch
  readonly date: string
  readonly days: readonly Day[]
}

/** Nothing on that date, or nothing that passes the filters; the nearest day with matches is one step away. */
export function MatchDaysEmpty({ search, date, days }: Props) {
  const today = useToday()
  const filtered = Boolean(search.situacao ?? search.favoritos ?? search.streaming)
  const near = nearestDay(days, date)
  if (filtered) {
    return (
      <EmptyState
        title="Nenhum jogo com esses filtros"
        action={
          <ButtonLink variant="default" to="." search={{}}>
            Limpar filtros
          </ButtonLink>
        }
      >
        Mude a situação, o time ou onde assistir, ou escolha outra data.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Nenhum jogo nesta data"
      action={
        near && (
          <ButtonLink variant="default" to="/jogos/$date" params={{ date: near }}>
            Ver os jogos de {shortDay(near, today).toLowerCase()}
          </ButtonLink>
        )
      }
    >
      {near ? 'Há jogos em outro dia, logo ao lado.' : 'Escolha outra data para ver jogos.'}
    </EmptyState>
  )
}
