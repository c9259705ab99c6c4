import type { Day } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { MissingData } from '../../../../console/not-found/missing-data.tsx'
import { shortDay } from '../../pieces/matches/match-day.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import { nearestDay } from './match-date.ts'
import { nextMatchQuery } from './match-days-queries.ts'
import type { MatchDaysSearch } from './match-days-search.ts'

interface Props {
  readonly search: MatchDaysSearch
  readonly date: string
  /** The days around, with how many matches each has. */
  readonly days: readonly Day[]
}

/** No matches on the date or with the filters, with a link to the nearest day that has some. */
export function MatchDaysEmpty({ search, date, days }: Props) {
  const filtered = Boolean(search.situacao ?? search.favoritos ?? search.streaming)
  if (!filtered) return <EmptyDate date={date} near={nearestDay(days, date)} />
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

/** If the days around have no match either, shows the next match, or the last one if there is no next. */
function EmptyDate({ date, near }: { readonly date: string; readonly near: string | null }) {
  const today = useToday()
  const next = useQuery({ ...nextMatchQuery(date, 'next'), enabled: near === null })
  const isLast = next.data?.data.length === 0
  const last = useQuery({ ...nextMatchQuery(date, 'last'), enabled: isLast })
  const day = near ?? (isLast ? last : next).data?.data[0]?.day ?? null
  if (last.data?.data.length === 0) {
    return (
      <MissingData title="Nenhum jogo ainda" suggested={false}>
        Os jogos aparecem aqui quando são cadastrados ou importados.
      </MissingData>
    )
  }
  return (
    <EmptyState
      title="Nenhum jogo nesta data"
      action={
        day !== null && (
          <ButtonLink variant="default" to="/jogos/$date" params={{ date: day }}>
            Ver os jogos de {shortDay(day, today).toLowerCase()}
          </ButtonLink>
        )
      }
    >
      {near !== null
        ? 'Há jogos em outro dia, logo ao lado.'
        : day === null
          ? 'Escolha outra data para ver jogos.'
          : isLast
            ? 'Não há jogos marcados depois desta data.'
            : 'Os próximos jogos são em outro dia.'}
    </EmptyState>
  )
}
