import type { Squad, SquadPlayer } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { isMissing } from '../../../../api/result.ts'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { useListView, ViewSwitch } from '../../../../components/list/list-tools.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { EditionPicker } from '../../pieces/competitions/edition-picker.tsx'
import { TeamFrame } from '../team-frame.tsx'
import { teamQuery } from '../team-queries.ts'
import { isDemonstration } from '../../pieces/teams/team-words.ts'
import { SquadCards } from './squad-cards.tsx'
import { averageAge, byAge, byNationality, byPosition } from './squad-groups.ts'
import { squadCall, squadQuery } from './squad-queries.ts'
import { SquadTable } from './squad-table.tsx'
import styles from './squad-page.module.css'
import { CountBars } from '../../../../components/chart/count-bars.tsx'
import { countryName } from '../../../../components/flag/country-name.ts'
import { Flag } from '../../../../components/flag/flag.tsx'

const route = getRouteApi('/times/$id/elenco')

export function SquadPage() {
  const { id } = route.useParams()
  const { temporada } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(squadQuery(id, { ...(temporada && { temporada }) }))
  const { data: team } = useQuery(teamQuery(id))
  useApiCall('/api/v1/times/{id}/elenco', squadCall(id, { ...(temporada && { temporada }) }), {
    demo: team !== undefined && isDemonstration(team.data),
  })
  const squad = query.data?.data
  const season = temporada ?? squad?.season
  return (
    <TeamFrame
      id={id}
      temporada={temporada}
      section="elenco"
      title="Elenco"
      facts={
        squad?.coach && (
          <span>
            Técnico: <PersonLink person={squad.coach} kind="coach" />
          </span>
        )
      }
      actions={
        <>
          <ViewSwitch />
          {squad && season && (
            <EditionPicker
              edition={season}
              editions={squad.seasons}
              onPick={(picked) => void navigate({ search: { temporada: picked }, resetScroll: false })}
            />
          )}
        </>
      }
    >
      {!squad && isMissing(query.error) ? (
        <Card>
          <EmptyState
            title="Esse elenco não está aqui"
            action={
              <ButtonLink to="/times/$id/elenco" params={{ id }}>
                Ver o elenco atual
              </ButtonLink>
            }
          >
            {query.error.problem.error.Exit.info}
          </EmptyState>
        </Card>
      ) : (
        <QueryView
          query={query}
          skeleton={
            <Card flush>
              <SkeletonRows count={14} />
            </Card>
          }
        >
          {({ data }) => <Body id={id} squad={data} busy={query.isPlaceholderData} />}
        </QueryView>
      )}
    </TeamFrame>
  )
}

interface BodyProps {
  readonly id: string
  readonly squad: Squad
  readonly busy: boolean
}

function Body({ id, squad, busy }: BodyProps) {
  const view = useListView()
  const { data } = useQuery(teamQuery(id))
  if (squad.players.length === 0) {
    return (
      <Card>
        <EmptyState title="Elenco ainda desconhecido">
          Ninguém registrou os jogadores deste time. Escalações e importações preenchem esta página.
        </EmptyState>
      </Card>
    )
  }
  return (
    <div className={styles.grid} aria-busy={busy}>
      <div className={styles.lines}>
        {byPosition(squad.players).map(({ id: line, title, players }) => (
          <Card key={line} title={title} aside={<span className={styles.count}>{players.length}</span>} flush>
            {view === 'table' ? (
              <SquadTable caption={title} players={players} team={data?.data} />
            ) : (
              <SquadCards label={title} players={players} team={data?.data} />
            )}
          </Card>
        ))}
      </div>
      <SquadPictures players={squad.players} />
    </div>
  )
}

/** Charts of the squad's ages and nationalities. */
function SquadPictures({ players }: { readonly players: readonly SquadPlayer[] }) {
  const average = averageAge(players)
  const countries = byNationality(players)
  return (
    <div className={styles.pictures}>
      {average && (
        <Card title="Idade" aside={<span className={styles.count}>média de {average}</span>}>
          <CountBars
            caption="Jogadores por idade"
            head="Idade"
            unit="Jogadores"
            rows={byAge(players).map(({ id, count }) => ({ id, label: id, count }))}
          />
        </Card>
      )}
      {countries.length > 0 && (
        <Card title="Nacionalidade">
          <CountBars
            caption="Jogadores por nacionalidade"
            head="País"
            unit="Jogadores"
            rows={countries.map(({ id, count }) => ({
              id,
              label: (
                <span className={styles.country}>
                  <Flag code={id} size={13} decorative />
                  {countryName(id)}
                </span>
              ),
              count,
            }))}
          />
        </Card>
      )}
    </div>
  )
}
