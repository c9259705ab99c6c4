import type { OfficialsPage as Officials } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { DataTable, type Column } from '../../../../components/data-table.tsx'
import { countryName } from '../../../../components/flag/country-name.ts'
import { Flag } from '../../../../components/flag/flag.tsx'
import { RowsExportMenu } from '../../../../components/list/rows-export-menu.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { RefereeCards } from './referee-cards.tsx'
import { MatchFrame } from './match-frame.tsx'
import { matchCall, matchOfficialsQuery } from '../../pieces/matches/match-queries.ts'
import { officialRole } from '../../pieces/matches/match-words.ts'
import styles from './officials-page.module.css'

const route = getRouteApi('/campeonatos/$id/jogos/$idjogo/arbitros')

type Official = Officials['officials'][number]

const whole = numberFormat()
const precise = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const counted = (value: number | null) => (value === null ? '–' : whole.format(value))
const perMatch = (value: number | null) => (value === null ? '–' : precise.format(value))

const columns = (officials: readonly Official[]): readonly Column<Official>[] => [
  {
    id: 'person',
    head: 'Nome',
    cell: (official) => (
      <span className={styles.person}>
        <b>{official.person.name}</b>
        <small>{officialRole(officials, official)}</small>
      </span>
    ),
  },
  {
    id: 'country',
    head: 'País',
    cell: ({ country }) =>
      country ? (
        <span className={styles.land}>
          <Flag code={country} size={14} decorative />
          {countryName(country)}
        </span>
      ) : (
        '–'
      ),
  },
  { id: 'played', head: 'Jogos', align: 'end', cell: ({ numbers }) => whole.format(numbers.played) },
  { id: 'yellow', head: 'Amarelos', align: 'end', cell: ({ numbers }) => counted(numbers.yellow) },
  { id: 'red', head: 'Vermelhos', align: 'end', cell: ({ numbers }) => counted(numbers.red) },
  { id: 'cards', head: 'Cartões por jogo', align: 'end', cell: ({ numbers }) => perMatch(numbers.cardsPerMatch) },
  { id: 'penalties', head: 'Pênaltis', align: 'end', cell: ({ numbers }) => whole.format(numbers.penalties) },
  {
    id: 'penaltiesPerMatch',
    head: 'Pênaltis por jogo',
    align: 'end',
    cell: ({ numbers }) => perMatch(numbers.penaltiesPerMatch),
  },
]

export function OfficialsPage() {
  const address = route.useParams()
  const query = useQuery(matchOfficialsQuery(address))
  const match = query.data?.data.match
  useApiCall('/api/v1/campeonatos/{id}/jogos/{idjogo}/arbitros', matchCall(address), { demo: match?.demo ?? false })
  return (
    <MatchFrame address={address} section="arbitros" title="Árbitros" match={match} query={query}>
      <QueryView
        query={query}
        skeleton={
          <Card flush>
            <SkeletonRows count={6} />
          </Card>
        }
      >
        {({ data: { officials } }) =>
          officials.length > 0 ? (
            <>
              <Card
                title="Arbitragem"
                aside={<RowsExportMenu rows={officials} name={`arbitragem-${address.idjogo}`} part="Arbitragem" />}
                flush
              >
                <DataTable
                  caption="Arbitragem"
                  columns={columns(officials)}
                  rows={officials}
                  rowKey={({ role, person }) => `${role} ${person.id ?? person.name}`}
                />
                <p className={styles.note}>Números de cada pessoa na mesma função, em todos os jogos conhecidos.</p>
              </Card>
              <RefereeCards officials={officials} />
            </>
          ) : (
            <Card>
              <EmptyState
                title="Sem arbitragem para este jogo"
                action={
                  <ButtonLink variant="default" to="/campeonatos/$id/jogos/$idjogo" params={address}>
                    Ver o resumo
                  </ButtonLink>
                }
              >
                Ainda não se sabe quem apita, ou nenhuma fonte registrou.
              </EmptyState>
            </Card>
          )
        }
      </QueryView>
    </MatchFrame>
  )
}
