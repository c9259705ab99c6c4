import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { useListSearch } from '../../../components/list/list-search.ts'
import { ListTools, SelectFilter } from '../../../components/list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { hasDemo, useApiPages } from '../../../console/api-panel/use-api-pages.ts'
import { TeamFrame } from '../teams/team-frame.tsx'
import { SeasonTransfers } from './season-transfers.tsx'
import { bySeason, yearsIn } from './transfer-groups.ts'
import { teamTransferPages, teamTransfersCall, transferYearsQuery } from './transfer-queries.ts'

const route = getRouteApi('/times/$id/transferencias')
const PATH = '/api/v1/times/{id}/transferencias'

const directions = [
  { value: '', label: 'Todas' },
  { value: 'entrada', label: 'Chegadas' },
  { value: 'saida', label: 'Saídas' },
] as const

/** Who came and who went, year by year. */
export function TeamTransfersPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const { set } = useListSearch()
  const transfers = useInfiniteQuery(teamTransferPages(id, search))
  const { data: known } = useQuery(transferYearsQuery(id))
  const exported = useApiPages(transfers, PATH, teamTransfersCall(id, search), { demo: hasDemo(transfers) })
  return (
    <TeamFrame
      id={id}
      temporada={search.temporada}
      section="transferencias"
      title="Transferências do time"
      actions={<ExportMenu call={exported} name={`transferencias-${id}`} />}
    >
      <Card flush>
        <ListTools filters={['temporada', 'sentido']}>
          <Segmented
            label="Sentido"
            choices={directions}
            value={search.sentido ?? ''}
            onChange={(sentido) => set({ sentido })}
          />
          <SelectFilter
            name="temporada"
            label="Temporada"
            all="Todas as temporadas"
            choices={yearsIn(known?.data ?? [], search.temporada)}
          />
        </ListTools>
        <PagesView
          query={transfers}
          noun={{ one: 'transferência', many: 'transferências' }}
          skeleton={<SkeletonRows count={10} />}
          empty={
            <EmptyState title="Nenhuma transferência registrada">
              {search.temporada || search.sentido
                ? 'Mude a temporada ou o sentido para ver outras.'
                : 'Chegadas e saídas deste time ainda não são conhecidas.'}
            </EmptyState>
          }
        >
          {(rows) => {
            const groups = bySeason(rows, id)
            return groups.map((group, index) => (
              <SeasonTransfers
                key={group.season}
                group={group}
                // A sum over half a year, or over one direction only, would be wrong.
                whole={!search.sentido && (!transfers.hasNextPage || index < groups.length - 1)}
              />
            ))
          }}
        </PagesView>
      </Card>
    </TeamFrame>
  )
}
