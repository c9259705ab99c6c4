import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ScorerRow } from '@meio-campo/contract'
import type { PageOf } from '../../../api/pages.ts'
import { Card } from '../../../components/card.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { useListView, ViewSwitch } from '../../../components/list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-pages.ts'
import { CompetitionFrame, type CompetitionAbout } from '../competitions/competition-frame.tsx'
import { partialDateWords } from '../pieces/dates/partial-date-words.ts'
import { placeWords } from './place-words.ts'
import { ScorerList } from './scorer-list.tsx'
import { ScorerTable } from './scorer-table.tsx'
import { scorersCall, scorersCallBy, scorersPages, scorersPagesBy } from './scorers-queries.ts'
import type { ScorersSearch } from './scorers-search.ts'
import { ScorersTools } from './scorers-tools.tsx'
import { useScorersAddress } from './use-scorers-address.ts'

interface Props {
  readonly id: string
  readonly search: ScorersSearch
}

export function ScorersPage({ id, search }: Props) {
  const scorers = useInfiniteQuery(scorersPages(id, search))
  const exported = useApiPages(scorers, '/api/v1/campeonatos/{id}/artilheiros', scorersCall(id, search))
  return (
    <View
      id={id}
      search={search}
      title="Artilheiros"
      scorers={scorers}
      about={scorers.data?.pages[0]}
      exported={exported}
    />
  )
}

interface ByProps extends Props {
  readonly date?: string
  readonly local?: string
}

/** The goals of a day, a month, a year; or those at home, away, in one stadium. */
export function ScorersPageBy({ id, search, date, local }: ByProps) {
  const filter = date ?? local ?? ''
  const scorers = useInfiniteQuery(scorersPagesBy(id, filter, search))
  const call = scorersCallBy(id, filter, search)
  const exported = useApiPages(scorers, '/api/v1/campeonatos/{id}/artilheiros/{filter}', call)
  return (
    <View
      id={id}
      search={search}
      title={date ? 'Artilheiros por data' : 'Artilheiros por local'}
      {...(date && { date })}
      {...(local && { local })}
      scorers={scorers}
      about={scorers.data?.pages[0]}
      exported={exported}
    />
  )
}

interface ViewProps extends ByProps {
  readonly title: string
  readonly scorers: UseInfiniteQueryResult<InfiniteData<PageOf<ScorerRow>>>
  readonly about: CompetitionAbout | undefined
  readonly exported: Parameters<typeof ExportMenu>[0]['call']
}

function View({ id, search, title, date, local, scorers, about, exported }: ViewProps) {
  const view = useListView()
  const go = useScorersAddress(id, search)
  const assists = search.sort === 'assists'
  return (
    <CompetitionFrame
      id={id}
      temporada={search.temporada}
      section="artilheiros"
      title={title}
      about={about}
      error={scorers.error}
      facts={
        <>
          {date && <span>Gols em {partialDateWords(date)}</span>}
          {local && <span>{placeWords(local)}</span>}
        </>
      }
      actions={
        <>
          <ViewSwitch />
          <ExportMenu call={exported} name={`artilheiros-${id}`} />
        </>
      }
      onEdition={(temporada) => go({ date, local }, { ...search, temporada })}
    >
      <Card flush>
        <ScorersTools id={id} search={search} date={date} local={local} />
        <PagesView
          query={scorers}
          noun={{ one: 'jogador', many: 'jogadores' }}
          skeleton={<SkeletonRows count={12} />}
          empty={
            <EmptyState title={assists ? 'Nenhuma assistência registrada' : 'Nenhum gol registrado'}>
              {date || local || search.time
                ? 'Mude a data, o local ou o time para ver outros.'
                : 'Não há gols com autor conhecido nesta edição. Escolha outra temporada.'}
            </EmptyState>
          }
        >
          {(rows) =>
            view === 'table' ? (
              <ScorerTable rows={rows} assists={assists} />
            ) : (
              <ScorerList rows={rows} assists={assists} />
            )
          }
        </PagesView>
      </Card>
    </CompetitionFrame>
  )
}
