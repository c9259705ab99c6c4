import type { PlayerPage } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { CountBars } from '../../../components/chart/count-bars.tsx'
import { GoalsByMinute } from '../pieces/scorers/goals-by-minute.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { partialDateWords } from '../pieces/dates/partial-date-words.ts'
import { MatchCard } from '../pieces/matches/match-card.tsx'
import { isLive } from '../pieces/matches/match-stage.ts'
import { NationalityFlags } from '../people/nationality-flags.tsx'
import styles from '../people/people.module.css'
import { birthWords, footWords, heightWords, positionWords } from '../people/person-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { Cards, CareerTable } from './career-table.tsx'
import { SuspensionsCard } from './suspensions-card.tsx'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import seasonStyles from './player-overview.module.css'

/** A player at a glance. */
export function PlayerOverview({ player }: { readonly player: PlayerPage }) {
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
          {career.length > 0 && (
            <Card title="Carreira" flush>
              <CareerTable spells={career} />
            </Card>
          )}
          {seasons.length > 0 && (
            <Card title="Temporada por temporada" flush>
              <SeasonsTable seasons={seasons} />
            </Card>
          )}
          {career.length + seasons.length === 0 && (
            <Card>
              <EmptyState title="Carreira ainda desconhecida">
                Nenhum jogo nem passagem por time foi registrado para este jogador.
              </EmptyState>
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
    </div>
  )
}

function PlayerHero({ player }: { readonly player: PlayerPage }) {
  const { team, number, nationalities, contractUntil } = player
  return (
    <section className={styles.hero} aria-label="Dados do jogador">
      <PersonPicture
        photo={player.photo}
        team={team}
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

type Season = PlayerPage['seasons'][number]

const whole = new Intl.NumberFormat('pt-BR')

const columns: readonly Column<Season>[] = [
  {
    id: 'competition',
    head: 'Campeonato',
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
  { id: 'team', head: 'Time', cell: ({ team }) => <TeamLink team={team} /> },
  { id: 'played', head: 'Jogos', align: 'end', cell: ({ played }) => played },
  { id: 'started', head: 'Titular', align: 'end', cell: ({ started }) => started },
  {
    id: 'minutes',
    head: 'Minutos',
    align: 'end',
    cell: ({ minutes }) => (minutes === null ? '–' : whole.format(minutes)),
  },
  { id: 'goals', head: 'Gols', align: 'end', cell: ({ goals }) => <b>{goals}</b> },
  { id: 'penalties', head: 'De pênalti', align: 'end', cell: ({ penalties }) => penalties },
  { id: 'assists', head: 'Assistências', align: 'end', cell: ({ assists }) => assists },
  { id: 'cards', head: 'Cartões', cell: (season) => <Cards {...season} /> },
]

function SeasonsTable({ seasons }: { readonly seasons: readonly Season[] }) {
  return (
    <DataTable
      caption="Temporada por temporada"
      columns={columns}
      rows={seasons}
      rowKey={({ competition, edition, team }) => `${competition.id} ${edition} ${team.id}`}
    />
  )
}
