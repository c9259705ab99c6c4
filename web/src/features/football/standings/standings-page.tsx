import type { Standings, StandingsPhase } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { Card } from '../../../components/card.tsx'
import { RowsExportMenu } from '../../../components/list/rows-export-menu.tsx'
import { useLive } from '../../../components/live/use-live.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import { useSession } from '../../../session/session-store.ts'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { ShareButton } from '../../push/shares/share-button.tsx'
import { CompetitionFrame } from '../competitions/competition-frame.tsx'
import { playedRounds } from './evolution.ts'
import { standingsCall, standingsQuery } from '../pieces/standings/standings-queries.ts'
import type { StandingsSearch } from '../pieces/standings/standings-search.ts'
import { NoTable } from './no-table.tsx'
import { ProjectionCard } from './projection-card.tsx'
import { StandingsTools, StandingsViewChoice } from './standings-tools.tsx'
import { exportedRows, shownPhases } from './shown-phases.ts'
import { SortableStandingsTable } from './sortable-standings-table.tsx'
import styles from './standings-page.module.css'
import { BracketView } from './bracket-view.tsx'
import { EvolutionCard } from './evolution-card.tsx'
import { TieBreaksCard } from './tie-breaks-card.tsx'
import { ZoneLegend } from '../pieces/standings/zone-mark.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'

const LIVE_MS = 20_000

const route = getRouteApi('/campeonatos/$id/tabela')

export function StandingsPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const favourite = useSession()?.time?.id
  const past = search.rodada !== undefined || search.data !== undefined
  const isProjected = search.ver === 'projecao'
  // A past table does not change; the current one is refreshed with its matches.
  const standings = useLive(standingsQuery(id, search), {
    intervalMs: LIVE_MS,
    while: ({ data }) => !past && data.edition === data.editions[0],
  })
  const latest = useLatestRound(id, search, standings.data?.data)
  const shown = standings.data?.data
  useApiCall('/api/v1/campeonatos/{id}/tabela', standingsCall(id, search), { demo: shown?.demo ?? false })
  const change = useCallback(
    (next: StandingsSearch) =>
      void navigate({
        search: next,
        // Replaces the history entry while the reader moves through rounds, so that "back" skips them.
        replace: search.rodada !== undefined && next.rodada !== undefined,
        resetScroll: false,
      }),
    [navigate, search.rodada],
  )
  return (
    <CompetitionFrame
      id={id}
      temporada={search.temporada}
      section="tabela"
      title="Tabela"
      about={shown}
      error={standings.error}
      actions={
        shown && (
          <>
            <ShareButton kind="table" id={shown.competition.id} temporada={shown.edition} />
            {shownPhases(shown.phases).length > 0 && (
              <RowsExportMenu rows={exportedRows(shown.phases)} name={`tabela-${id}-${shown.edition}`} />
            )}
          </>
        )
      }
      onEdition={(temporada) =>
        void navigate({
          search: {
            temporada,
            ...(search.local && { local: search.local }),
            ...(search.sort && { sort: search.sort }),
          },
        })
      }
    >
      <QueryView query={standings} skeleton={<StandingsSkeleton />}>
        {({ data }) => (
          <>
            {hasTables(data) && (isProjected || data.open) && (
              <div className={styles.view}>
                <StandingsViewChoice search={search} onChange={change} />
              </div>
            )}
            {hasTables(data) && !isProjected && (
              <StandingsTools
                search={search}
                rounds={playedRounds(data, latest)}
                round={data.round}
                onChange={change}
              />
            )}
            <div className={styles.phases} aria-busy={standings.isPlaceholderData}>
              {shownPhases(data.phases).map((phase) => (
                <StandingsPhaseView
                  key={phase.id}
                  competitionId={id}
                  phase={phase}
                  named={shownPhases(data.phases).length > 1}
                  favourite={favourite}
                  isProjected={isProjected}
                />
              ))}
            </div>
            {shownPhases(data.phases).length === 0 && (
              <NoTable id={id} edition={data.edition} hasMatches={data.phases.length > 0} />
            )}
          </>
        )}
      </QueryView>
    </CompetitionFrame>
  )
}

const hasTables = ({ phases }: Standings) => phases.some(({ groups }) => groups.length > 0)

/** The answer names the requested round; the season's current round is in the table without filters. */
function useLatestRound(id: string, { temporada, rodada, data }: StandingsSearch, shown: Standings | undefined) {
  const past = rodada !== undefined || data !== undefined
  const now = useQuery({ ...standingsQuery(id, temporada ? { temporada } : {}), enabled: past })
  return past ? (now.data?.data.round ?? shown?.round ?? null) : (shown?.round ?? null)
}

interface Props {
  readonly competitionId: string
  readonly phase: StandingsPhase
  /** The phase's name is shown if there are several. */
  readonly named: boolean
  readonly favourite: string | undefined
  readonly isProjected: boolean
}

/** A phase: its table, its groups, or its knock-out. */
function StandingsPhaseView({ competitionId, phase, named, favourite, isProjected }: Props) {
  const { groups, ties, zones } = phase
  if (isProjected) {
    return (
      <section className={styles.frame} aria-label={phase.name}>
        {named && groups.length > 0 && <h2 className={styles.name}>{phase.name}</h2>}
        {groups.map(
          ({ name, projection }) =>
            projection && (
              <ProjectionCard
                key={name}
                name={groups.length > 1 ? name : null}
                projection={projection}
                favourite={favourite}
              />
            ),
        )}
      </section>
    )
  }
  const alone = groups.length === 1
  return (
    <section className={styles.frame} aria-label={phase.name}>
      <div className={styles.phase} data-alone={alone || undefined}>
        {named && <h2 className={styles.name}>{phase.name}</h2>}
        {groups.length > 0 && (
          <div className={styles.groups} data-alone={alone || undefined}>
            {groups.map((group) => (
              <Card key={group.name} {...(!alone && { title: group.name })} flush>
                <SortableStandingsTable
                  caption={alone ? `Classificação: ${phase.name}` : `Classificação: ${group.name}`}
                  rows={group.rows}
                  zones={zones}
                  favourite={favourite}
                />
                {alone && zones.length > 0 && (
                  <footer className={styles.legend}>
                    <ZoneLegend zones={zones} />
                  </footer>
                )}
              </Card>
            ))}
          </div>
        )}
        {!alone && groups.length > 0 && <ZoneLegend zones={zones} />}
        {groups.some(({ derived }) => derived) && (
          <p className={styles.derived}>
            {phase.kind === 'league'
              ? 'Nenhuma fonte descreve esta tabela: foi deduzida, porque todos enfrentaram todos o mesmo número de vezes. Entre empatados em pontos valem aqui os critérios mais comuns, que podem não ter sido os dela.'
              : 'Nenhuma fonte diz os grupos: foram deduzidos de quem enfrentou quem. Os números não são as letras do sorteio.'}
          </p>
        )}
        <EvolutionCard key={phase.id} phase={phase} favourite={favourite} />
        {groups.length > 0 && <TieBreaksCard tables={groups} criteria={phase.criteria} />}
        {ties.length > 0 && (
          <div className={styles.bracket}>
            <Card>
              <BracketView competitionId={competitionId} ties={ties} heading={named ? 'h3' : 'h2'} />
            </Card>
          </div>
        )}
      </div>
    </section>
  )
}

/** The shape of a league's table. */
function StandingsSkeleton() {
  return (
    <Card flush>
      <SkeletonRows count={20} />
    </Card>
  )
}
