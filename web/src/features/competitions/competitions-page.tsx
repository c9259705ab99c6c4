import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { ExportMenu } from '../../components/list/export-menu.tsx'
import { useAddressPages } from '../../components/list/list-search.ts'
import {
  ListTools,
  SearchFilter,
  SelectFilter,
  SortSelect,
  useListView,
  ViewSwitch,
} from '../../components/list/list-tools.tsx'
import { PagesView } from '../../components/list/pages-view.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { PageFrame } from '../../components/page/page-frame.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import { useApiCall } from '../api-panel/use-api-call.ts'
import { CompetitionCard } from './competition-card.tsx'
import { byConfederation } from './competition-groups.ts'
import { competitionPages, competitionsCall } from './competition-queries.ts'
import { CompetitionTable } from './competition-table.tsx'
import styles from './competitions-page.module.css'

const route = getRouteApi('/campeonatos/')

const kinds = [
  { value: 'liga', label: 'Ligas' },
  { value: 'copa', label: 'Copas' },
  { value: 'amistoso', label: 'Amistosos' },
] as const
const participants = [
  { value: 'clubes', label: 'De clubes' },
  { value: 'selecoes', label: 'De seleções' },
] as const
const sorts = [
  { value: 'name', label: 'Nome, de A a Z' },
  { value: '-name', label: 'Nome, de Z a A' },
  { value: '-updated', label: 'Mudados há pouco' },
] as const

export function CompetitionsPage() {
  const search = route.useSearch()
  const view = useListView()
  const competitions = useInfiniteQuery(competitionPages(search))
  useAddressPages(competitions)
  const call = competitionsCall(search)
  useApiCall('/api/v1/campeonatos', call)
  return (
    <PageFrame title="Campeonatos" subtitle="Ligas e copas, por confederação.">
      <Card flush>
        <ListTools
          filters={['q', 'tipo', 'participantes']}
          actions={
            <>
              <ViewSwitch />
              <ExportMenu call={{ path: '/api/v1/campeonatos', params: {}, ...call }} name="campeonatos" />
            </>
          }
        >
          <SearchFilter name="q" label="Buscar campeonatos" placeholder="Nome do campeonato" />
          <SelectFilter name="tipo" label="Tipo" all="Ligas e copas" choices={kinds} />
          <SelectFilter name="participantes" label="Participantes" all="Clubes e seleções" choices={participants} />
          <SortSelect choices={sorts} />
        </ListTools>
        <PagesView
          query={competitions}
          noun={{ one: 'campeonato', many: 'campeonatos' }}
          skeleton={<SkeletonRows count={8} />}
          empty={
            <EmptyState title="Nenhum campeonato encontrado">
              Mude a busca ou os filtros para ver outros campeonatos.
            </EmptyState>
          }
        >
          {(rows) =>
            view === 'table' ? (
              <CompetitionTable rows={rows} />
            ) : (
              byConfederation(rows).map(({ id, confederation, competitions: group }) => (
                <section key={id} className={styles.group}>
                  <h2 className={styles.heading}>
                    {confederation ? (
                      <Link to="/confederacoes/$id" params={{ id: confederation.id }}>
                        <b>{confederation.acronym ?? confederation.name}</b>
                        {confederation.acronym && confederation.acronym !== confederation.name && (
                          <span>{confederation.name}</span>
                        )}
                      </Link>
                    ) : (
                      'Sem confederação'
                    )}
                  </h2>
                  <ul className={styles.cards}>
                    {group.map((competition) => (
                      <li key={competition.id}>
                        <CompetitionCard competition={competition} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))
            )
          }
        </PagesView>
      </Card>
    </PageFrame>
  )
}
