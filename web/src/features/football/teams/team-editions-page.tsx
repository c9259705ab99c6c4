import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { TeamEdition } from '@meio-campo/contract'
import { SelectFilter } from '../../../components/list/list-tools.tsx'
import { MissingData } from '../../../console/not-found/missing-data.tsx'
import { hasDemo, useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { seasonsIn } from './played-editions.ts'
import { Campaign, editionKey, TeamEditionList } from './team-edition-list.tsx'
import { TeamFrame } from './team-frame.tsx'
import { playedEditionsQuery, teamEditionPages, teamEditionsCall } from './team-queries.ts'
import type { Column } from '../../../components/data-table.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import styles from './team-edition-list.module.css'
import { signed } from '../pieces/teams/team-words.ts'

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
    <TeamFrame id={id} temporada={search.temporada} section="campeonatos" title="Campeonatos">
      <RecordList
        query={editions}
        exported={exported}
        name={`campeonatos-${id}`}
        list="times/campeonatos"
        noun={{ one: 'edição', many: 'edições' }}
        empty={
          <MissingData title="Nenhuma campanha registrada">
            {search.temporada
              ? 'Não há campeonatos deste time nesta temporada. Escolha outra.'
              : 'Os jogos deste time ainda não foram registrados.'}
          </MissingData>
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

const columns: readonly Column<TeamEdition>[] = [
  {
    id: 'competition',
    head: 'Campeonato',
    cell: ({ competition, edition }) => (
      <Link
        className={`${styles.first} ${styles.name}`}
        to="/campeonatos/$id"
        params={{ id: competition.id }}
        search={{ temporada: edition }}
      >
        <Pennant competition={competition} size={26} />
        {competition.name} {edition}
      </Link>
    ),
  },
  { id: 'campaign', head: 'Campanha', cell: (row) => <Campaign row={row} /> },
  { id: 'points', head: 'P', align: 'end', cell: ({ points }) => points ?? '–' },
  { id: 'played', head: 'J', align: 'end', cell: ({ played }) => played },
  { id: 'won', head: 'V', align: 'end', cell: ({ won }) => won },
  { id: 'drawn', head: 'E', align: 'end', cell: ({ drawn }) => drawn },
  { id: 'lost', head: 'D', align: 'end', cell: ({ lost }) => lost },
  { id: 'goalsFor', head: 'GP', align: 'end', cell: ({ goalsFor }) => goalsFor },
  { id: 'goalsAgainst', head: 'GC', align: 'end', cell: ({ goalsAgainst }) => goalsAgainst },
  { id: 'goalDifference', head: 'SG', align: 'end', cell: ({ goalDifference }) => signed(goalDifference) },
]

function TeamEditionTable({ rows }: { readonly rows: readonly TeamEdition[] }) {
  return <VirtualTable caption="Campeonatos do time" columns={columns} rows={rows} rowKey={editionKey} />
}
