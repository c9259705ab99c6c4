import type { Squad, SquadPlayer, TeamRef } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { isMissing } from '../../../../api/result.ts'
import { Badge } from '../../../../components/badge.tsx'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { RowsExportMenu } from '../../../../components/list/rows-export-menu.tsx'
import { sortedRows } from '../../../../components/list/sorted-rows.ts'
import { CountBars } from '../../../../components/chart/count-bars.tsx'
import { countryName } from '../../../../components/flag/country-name.ts'
import { Flag } from '../../../../components/flag/flag.tsx'
import { useListView, ViewSwitch } from '../../../../components/list/list-tools.tsx'
import { count } from '../../../../components/list/pages-words.ts'
import { MetaLine } from '../../../../components/meta-line.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { MissingData } from '../../../../console/not-found/missing-data.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../../components/person/person-picture.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { CardCount } from '../../cards/card-count.tsx'
import { ageWords, heightWords, shortDate } from '../../people/person-words.ts'
import { EditionPicker } from '../../pieces/competitions/edition-picker.tsx'
import { goalWords } from '../../pieces/scorers/scorer-words.ts'
import { isDemonstration } from '../../pieces/teams/team-words.ts'
import { TeamFrame } from '../team-frame.tsx'
import { teamQuery } from '../team-queries.ts'
import squadCardsStyles from './squad-cards.module.css'
import { averageAge, byAge, byNationality, byPosition } from './squad-groups.ts'
import styles from './squad-page.module.css'
import { squadCall, squadQuery } from './squad-queries.ts'
import { squadColumns, squadKey, SquadTable } from './squad-table.tsx'

const route = getRouteApi('/times/$id/elenco')

const columns = squadColumns(undefined)
const inOrder = (squad: Squad, sort: string | undefined): Squad => ({
  ...squad,
  players: [...sortedRows(squad.players, columns, sort)],
})

export function SquadPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const { temporada } = search
  const navigate = route.useNavigate()
  const query = useQuery(squadQuery(id, { ...(temporada && { temporada }) }))
  const { data: team } = useQuery(teamQuery(id))
  useApiCall('/api/v1/times/{id}/elenco', squadCall(id, { ...(temporada && { temporada }) }), {
    demo: team !== undefined && isDemonstration(team.data),
  })
  const squad = query.data && inOrder(query.data.data, search.sort)
  const season = temporada ?? squad?.season
  return (
    <TeamFrame
      id={id}
      temporada={temporada}
      season={season}
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
          {squad && squad.players.length > 0 && <RowsExportMenu rows={squad.players} name={`elenco-${id}`} />}
          {squad && season && (
            <EditionPicker
              edition={season}
              editions={squad.seasons}
              onPick={(picked) => void navigate({ search: { ...search, temporada: picked }, resetScroll: false })}
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
          {({ data }) => <Body id={id} squad={inOrder(data, search.sort)} busy={query.isPlaceholderData} />}
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
        <MissingData title="Elenco ainda desconhecido">
          Ninguém registrou os jogadores deste time. Escalações e importações preenchem esta página.
        </MissingData>
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

/** What is known of a player's season: "12 jogos, 3 gols". */
function figureWords({ played, goals }: SquadPlayer): string {
  const words = [
    played === null ? null : count(played, { one: 'jogo', many: 'jogos' }),
    goals === null ? null : goalWords(goals),
  ]
  return words.filter((word) => word !== null).join(', ')
}

interface Props {
  readonly label: string
  readonly players: readonly SquadPlayer[]
  readonly team: TeamRef | undefined
}

function SquadCards({ label, players, team }: Props) {
  return (
    <ul className={squadCardsStyles.cards} aria-label={label}>
      {players.map((player) => (
        <li key={squadKey(player)} className={squadCardsStyles.card}>
          <PersonPicture team={team} number={player.number} keeper={player.position === 'goalkeeper'} size={56} />
          <div className={squadCardsStyles.words}>
            <p className={squadCardsStyles.name}>
              <PersonLink person={player.person} />
              {player.nationalities.map((code) => (
                <Flag key={code} code={code} size={12} />
              ))}
              {player.loan && <Badge>Emprestado</Badge>}
            </p>
            <MetaLine>
              {ageWords(player.age, null)}
              {heightWords(player.heightCm)}
              {player.contractUntil && `contrato até ${shortDate(player.contractUntil)}`}
            </MetaLine>
            <p className={squadCardsStyles.figures}>
              {figureWords(player)}
              <span className={squadCardsStyles.flags}>
                {player.yellow ? <CardCount kind="yellow" count={player.yellow} /> : null}
                {player.red ? <CardCount kind="red" count={player.red} /> : null}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
