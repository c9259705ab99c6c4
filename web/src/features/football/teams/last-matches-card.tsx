import type { Match } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { FormChips } from '../../../components/chart/form-chips.tsx'
import { Crest } from '../../../components/crest/crest.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { shortDay } from '../pieces/matches/match-day.ts'
import { matchSentence } from '../pieces/matches/match-words.ts'
import { useToday } from '../pieces/matches/use-today.ts'
import styles from './last-matches-card.module.css'
import { outcomeOf } from '../pieces/teams/team-words.ts'

interface Props {
  readonly team: string
  /** The newest first, as the API gives them. */
  readonly matches: readonly Match[]
}

/** The last five, the newest at the right: result, opponent, score with the team's own goals first. */
export function LastMatchesCard({ team, matches }: Props) {
  return (
    <Card
      title="Últimos cinco"
      aside={
        <TextLink to="/times/$id/jogos" params={{ id: team }}>
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
      aria-label={matchSentence(match, today)}
    >
      <span className={styles.letter}>{outcome && <FormChips form={[outcome.letter]} />}</span>
      <Crest team={opponent} size={34} />
      <b className={styles.score}>{outcome ? `${outcome.own} × ${outcome.other}` : '×'}</b>
      <span className={styles.name}>{opponent.name}</span>
      <small className={styles.when}>
        {place}
        {match.day && ` · ${shortDay(match.day, today)}`}
      </small>
    </Link>
  )
}
