import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { SelectFilter } from '../../../components/list/list-tools.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { hasDemo, useApiPages } from '../../../console/api-panel/use-api-pages.ts'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { seasonsIn } from './played-editions.ts'
import { TeamEditionList } from './team-edition-list.tsx'
import { TeamEditionTable } from './team-edition-table.tsx'
import { TeamFrame } from './team-frame.tsx'
import { playedEditionsQuery, teamEditionPages, teamEditionsCall } from './team-queries.ts'

const route = getRouteApi('/times/$id/campeonatos')
const PATH = '/api/v1/times/{id}/campeonatos'

/** Every edition that a team played, with its campaign. */
export function TeamEditionsPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const editions = useInfiniteQuery(teamEditionPages(id, search))
  const exported = useApiPages(editions, PATH, teamEditionsCall(id, search), { demo: hasDemo(editions) })
  const { data: played } = useQuery(playedEditionsQuery(id))
  return (
    <TeamFrame id={id} temporada={search.temporada} section="campeonatos" title="Campeonatos do time">
      <RecordList
        query={editions}
        exported={exported}
        name={`campeonatos-${id}`}
        filters={['temporada']}
        noun={{ one: 'edição', many: 'edições' }}
        empty={
          <EmptyState title="Nenhuma campanha registrada">
            {search.temporada
              ? 'Não há campeonatos deste time nesta temporada. Escolha outra.'
              : 'Os jogos deste time ainda não foram registrados.'}
          </EmptyState>
        }
        skeletonRows={8}
        cards={TeamEditionList}
        table={TeamEditionTable}
      >
        <SelectFilter
          name="temporada"
          label="Temporada"
          all="Todas as temporadas"
          choices={seasonsIn(played?.data ?? [], search.temporada)}
        />
      </RecordList>
    </TeamFrame>
  )
}
