import type { Match, TeamPage } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { GoalsByMinute } from '../pieces/scorers/goals-by-minute.tsx'
import { MissingData } from '../../../console/not-found/missing-data.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { MatchCard } from '../pieces/matches/match-card.tsx'
import { isLive } from '../pieces/matches/match-stage.ts'
import styles from './team-overview.module.css'
import { TeamHero } from './team-hero.tsx'
import { TeamProjectionCard } from './team-projection-card.tsx'
import { TeamTablesCard } from './team-tables-card.tsx'
import { FormChips } from '../pieces/standings/form-chips.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { RecordBar } from './record-bar.tsx'
import { outcomeOf, pointsShare } from '../pieces/teams/team-words.ts'
import { Crest } from '../../../components/crest/crest.tsx'
import { shortDay } from '../pieces/matches/match-day.ts'
import { UnseenFacts } from '../pieces/matches/unseen-facts.tsx'
import { useToday } from '../pieces/matches/use-today.ts'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import scorerStyles from '../pieces/scorers/scorers-card.module.css'
import { goalWords } from '../pieces/scorers/scorer-words.ts'

/** A team at a glance. */
export function TeamOverview({ team }: { readonly team: TeamPage }) {
  const { id, season, lastMatches, nextMatch, tables, topScorers, goalsByMinute, form } = team
  const goals = goalsByMinute.some(({ scored, conceded }) => scored + conceded > 0)
  const played = form.homeRecord.played + form.awayRecord.played > 0
  return (
    <div className={styles.page}>
      <TeamHero team={team} />
      {lastMatches.length === 0 && !nextMatch && (
        <Card>
          <MissingData title="Ainda sem jogos por aqui">
            Nenhum jogo deste time foi registrado.
            {team.titles > 0 && ' Os títulos estão na aba ao lado.'}
          </MissingData>
        </Card>
      )}
      <div className={styles.grid}>
        {lastMatches.length > 0 && (
          <div className={styles.last}>
            <LastMatchesCard team={id} season={season} matches={lastMatches} />
          </div>
        )}
        {nextMatch && (
          <div className={styles.next}>
            <Card
              title={isLive(nextMatch) ? 'Agora' : 'Próximo jogo'}
              aside={
                <TextLink to="/times/$id/jogos" params={{ id }} search={{ ver: 'proximos' }}>
                  Próximos
                </TextLink>
              }
            >
              <MatchCard match={nextMatch} />
            </Card>
          </div>
        )}
        <div className={styles.tables}>
          <TeamTablesCard id={id} season={season} tables={tables} />
          <TeamProjectionCard kind={team.kind} projections={team.projections} rating={team.rating} />
          {goals && (
            <Card title={season ? `Gols por minuto em ${season}` : 'Gols por minuto, nesta temporada'}>
              <GoalsByMinute parts={goalsByMinute} />
            </Card>
          )}
        </div>
        <div className={styles.people}>
          {topScorers.length > 0 && <TeamScorersCard team={team} scorers={topScorers} />}
          {played && <HomeAwayCard form={form} season={season} />}
        </div>
      </div>
    </div>
  )
}

function HomeAwayCard({ form, season }: Pick<TeamPage, 'form' | 'season'>) {
  const places = [
    { name: 'Em casa', record: form.homeRecord, letters: form.home },
    { name: 'Fora', record: form.awayRecord, letters: form.away },
  ]
  return (
    <Card
      title={season ? `Em casa e fora em ${season}` : 'Em casa e fora'}
      aside={<span className={styles.aside}>Aproveitamento</span>}
    >
      {places
        .filter(({ record }) => record.played > 0)
        .map(({ name, record, letters }) => (
          <section key={name} className={styles.place}>
            <h3 className={styles.head}>
              {name}
              <b>{pointsShare(record)}%</b>
            </h3>
            <RecordBar record={record} />
            <p className={styles.words}>
              {count(record.played, { one: 'jogo', many: 'jogos' })},{' '}
              {count(record.goalsFor, { one: 'gol', many: 'gols' })} pró e {record.goalsAgainst} contra
              <FormChips form={letters} />
            </p>
          </section>
        ))}
    </Card>
  )
}

interface Props {
  readonly team: string
  /** Null: today. */
  readonly season: string | null
  /** The newest first, as in the API. */
  readonly matches: readonly Match[]
}

/** The last five, the newest at the right: result, opponent, score with the team's own goals first. */
function LastMatchesCard({ team, season, matches }: Props) {
  return (
    <Card
      title={season ? `Últimos cinco de ${season}` : 'Últimos cinco'}
      aside={
        <TextLink to="/times/$id/jogos" params={{ id: team }} search={season ? { temporada: season } : {}}>
          Todos os jogos
        </TextLink>
      }
      flush
    >
      <ol className={styles.list}>
        {matches.toReversed().map((match) => (
          <li key={match.id}>
            <LastMatch team={team} match={match} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function LastMatch({ team, match }: { readonly team: string; readonly match: Match }) {
  const today = useToday()
  const outcome = outcomeOf(match, team)
  const opponent = match.home.id === team ? match.away : match.home
  const place = match.neutral ? 'Neutro' : match.home.id === team ? 'Casa' : 'Fora'
  return (
    <Link
      className={styles.match}
      to="/campeonatos/$id/jogos/$idjogo"
      params={{ id: match.competition.id, idjogo: match.id }}
    >
      <span className={styles.letter}>{outcome && <FormChips form={[outcome.letter]} />}</span>
      <Crest team={opponent} size={34} />
      <b className={styles.score}>{outcome ? `${outcome.own} × ${outcome.other}` : '×'}</b>
      <span className={styles.name}>{opponent.name}</span>
      <small className={styles.when}>
        {place}
        {match.day && ` · ${shortDay(match.day, today)}`}
      </small>
      <UnseenFacts match={match} seen={[]} />
    </Link>
  )
}

interface TeamScorersCardProps {
  readonly team: TeamPage
  readonly scorers: TeamPage['topScorers']
}

function TeamScorersCard({ team, scorers }: TeamScorersCardProps) {
  return (
    <Card
      title={team.season ? `Artilheiros de ${team.season}` : 'Artilheiros da temporada'}
      aside={
        <TextLink
          to="/times/$id/elenco"
          params={{ id: team.id }}
          search={team.season ? { temporada: team.season } : {}}
        >
          Elenco
        </TextLink>
      }
      flush
    >
      <ol>
        {scorers.map(({ player, goals, played }) => (
          <li key={player.id ?? player.name} className={scorerStyles.row}>
            <PersonPicture team={team} size={32} />
            <span className={scorerStyles.words}>
              <PersonLink person={player} />
              {played !== null && <small>{count(played, { one: 'jogo', many: 'jogos' })}</small>}
            </span>
            <span className={scorerStyles.goals}>{goalWords(goals)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
