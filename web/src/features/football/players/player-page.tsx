import type { PlayerPage as Player } from '@meio-campo/contract'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { CountBars } from '../../../components/chart/count-bars.tsx'
import type { Column } from '../../../components/data-table.tsx'
import { PartTable } from '../../../components/list/part-table.tsx'
import { figure, sortedBy } from '../../../components/list/sorted-columns.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { useLive } from '../../../components/live/use-live.ts'
import { MissingData } from '../../../console/not-found/missing-data.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { RecordHistoryFold } from '../../curating/history/record-history-fold.tsx'
import { EditRecordButton } from '../../curating/records/dialogs/edit-record-button.tsx'
import { JoinsFold } from '../../importing/duplicates/joins-fold.tsx'
import { NationalityFlags } from '../people/nationality-flags.tsx'
import styles from '../people/people.module.css'
import { birthWords, footWords, heightWords, positionWords } from '../people/person-words.ts'
import { partialDateWords } from '../pieces/dates/partial-date-words.ts'
import { MatchCard } from '../pieces/matches/match-card.tsx'
import { isLive } from '../pieces/matches/match-stage.ts'
import { GoalsByMinute } from '../pieces/scorers/goals-by-minute.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { Cards, CareerCard } from './career-card.tsx'
import { PlayerFrame } from './player-frame.tsx'
import seasonStyles from './player-page.module.css'
import { PlayerMatchesCard } from './player-matches-card.tsx'
import { playerCall, playerQuery } from './player-queries.ts'
import { SuspensionsCard } from './suspensions-card.tsx'

const LIVE_MS = 30_000

const route = getRouteApi('/jogadores/$id/')

export function PlayerPage() {
  const { id } = route.useParams()
  const query = useLive(playerQuery(id), { intervalMs: LIVE_MS, while: ({ data }) => data.nextMatch !== null })
  const player = query.data?.data
  const source = player?.sources[0] ?? null
  useApiCall('/api/v1/jogadores/{id}', playerCall(id), {
    demo: player?.demo ?? false,
    source: source && { title: source.title, at: source.at },
  })
  return (
    <PlayerFrame
      id={id}
      section="visao-geral"
      title={player?.name ?? 'Jogador'}
      facts={player && <Facts player={player} />}
      actions={<EditRecordButton noun="player" id={id} goneTo="/jogadores" />}
    >
      <QueryView
        query={query}
        skeleton={
          <Card flush>
            <SkeletonRows count={12} />
          </Card>
        }
      >
        {({ data }) => <PlayerOverview player={data} />}
      </QueryView>
      <JoinsFold kind="person" id={player?.id} />
      <RecordHistoryFold kind="person" id={player?.id} />
    </PlayerFrame>
  )
}

function Facts({ player }: { readonly player: Player }) {
  const position = positionWords(player.positions)
  return (
    <>
      {player.team && <TeamLink team={player.team} />}
      {position && <span>{position}</span>}
      {player.suspensions.some(({ suspended }) => suspended) && <Badge tone="bad">Suspenso</Badge>}
    </>
  )
}

/** A player at a glance. */
function PlayerOverview({ player }: { readonly player: Player }) {
  const { career, seasons, goalsByKind, goalsByMinute, nextMatch, suspensions } = player
  const scored = goalsByMinute.some((part) => part.scored > 0)
  const kinds = [
    { id: 'play', label: 'Com bola rolando', count: goalsByKind.play },
    { id: 'penalty', label: 'De pênalti', count: goalsByKind.penalty },
    { id: 'own', label: 'Contra', count: goalsByKind.own },
  ]
  return (
    <div className={styles.page}>
      <PlayerHero player={player} />
      <div className={styles.grid}>
        <div className={styles.main}>
          {career.length > 0 && <CareerCard player={player.id} spells={career} />}
          {career.length + seasons.length === 0 && (
            <Card>
              <MissingData title="Carreira ainda desconhecida">
                Nenhum jogo nem passagem por time foi registrado para este jogador.
              </MissingData>
            </Card>
          )}
          {scored && (
            <Card title="Gols por minuto">
              <GoalsByMinute parts={goalsByMinute} scoredOnly />
            </Card>
          )}
        </div>
        <div className={styles.side}>
          {nextMatch && (
            <Card title={isLive(nextMatch) ? 'Agora' : 'Próximo jogo'}>
              <MatchCard match={nextMatch} />
            </Card>
          )}
          {suspensions.length > 0 && <SuspensionsCard id={player.id} states={suspensions} />}
          {kinds.some(({ count }) => count > 0) && (
            <Card title="Gols por tipo">
              <CountBars caption="Gols por tipo" head="Tipo" unit="Gols" rows={kinds} />
            </Card>
          )}
        </div>
      </div>
      {/* Too many columns to stand beside anything. */}
      {seasons.length > 0 && <SeasonsTable player={player} />}
      {seasons.length > 0 && <PlayerMatchesCard player={player} />}
    </div>
  )
}

/** Who has stopped playing wears the shirt of the last team. */
function PlayerHero({ player }: { readonly player: Player }) {
  const lastTeam = player.career[0]?.team
  const { team, number, nationalities, contractUntil } = player
  return (
    <section className={styles.hero} aria-label="Dados do jogador">
      <PersonPicture
        photo={player.photo}
        team={team ?? lastTeam}
        number={number}
        keeper={player.positions[0] === 'goalkeeper'}
        size={112}
      />
      <FactList
        facts={[
          { name: 'Nome completo', value: player.officialName !== player.name && player.officialName },
          { name: 'Nascimento', value: birthWords(player.birthDate, player.age) },
          { name: 'Natural de', value: player.birthPlace },
          {
            name: 'Nacionalidade',
            value: nationalities.length > 0 && <NationalityFlags codes={nationalities} named />,
          },
          { name: 'Posição', value: positionWords(player.positions) },
          { name: 'Altura', value: heightWords(player.heightCm) },
          { name: 'Pé preferido', value: footWords(player.foot) },
          { name: 'Time', value: team && <TeamLink team={team} /> },
          { name: 'Camisa', value: number },
          { name: 'Contrato até', value: contractUntil && partialDateWords(contractUntil) },
        ]}
      />
    </section>
  )
}

type Season = Player['seasons'][number]

const columns: readonly Column<Season>[] = [
  {
    id: 'competition',
    head: 'Campeonato',
    sort: sortedBy('competition', ({ competition, edition }) => `${competition.name} ${edition}`, true),
    cell: ({ competition, edition }) => (
      <Link
        className={seasonStyles.name}
        to="/campeonatos/$id"
        params={{ id: competition.id }}
        search={{ temporada: edition }}
      >
        {competition.name} {edition}
      </Link>
    ),
  },
  {
    id: 'team',
    head: 'Time',
    sort: sortedBy('team', ({ team }) => team.name, true),
    cell: ({ team }) => <TeamLink team={team} />,
  },
  figure('played', 'Jogos', ({ played }) => played),
  figure('started', 'Titular', ({ started }) => started),
  figure('minutes', 'Minutos', ({ minutes }) => minutes),
  figure('goals', 'Gols', ({ goals }) => goals, 'strong'),
  figure('penalties', 'De pênalti', ({ penalties }) => penalties),
  figure('assists', 'Assistências', ({ assists }) => assists),
  { id: 'cards', head: 'Cartões', cell: (season) => <Cards {...season} /> },
]

function SeasonsTable({ player: { id, seasons } }: { readonly player: Player }) {
  return (
    <PartTable
      title="Temporada por temporada"
      part="temporadas"
      columns={columns}
      rows={seasons}
      rowKey={({ competition, edition, team }) => `${competition.id} ${edition} ${team.id}`}
      file={`temporadas-${id}`}
    />
  )
}
