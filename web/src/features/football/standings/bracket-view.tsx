import type { TeamRef, Tie } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { Crest } from '../../../components/crest/crest.tsx'
import { bracketRounds, tieWords } from './bracket-rounds.ts'
import styles from './bracket-view.module.css'

interface Props {
  readonly competitionId: string
  readonly ties: readonly Tie[]
}

/** The knock-out rounds, the earliest at the left; on phones they scroll horizontally. */
export function BracketView({ competitionId, ties }: Props) {
  return (
    // Scrolls by itself, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Confrontos do mata-mata">
      <ol className={styles.rounds}>
        {bracketRounds(ties).map(({ name, ties: round, paired }) => (
          <li key={name} className={styles.round} data-paired={paired || undefined}>
            <h3 className={styles.name}>{name}</h3>
            <ol className={styles.ties}>
              {round.map((tie) => (
                <li key={tie.id} className={styles.place}>
                  <TieBox tie={tie} competitionId={competitionId} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  )
}

function TieBox({ tie, competitionId }: { readonly tie: Tie; readonly competitionId: string }) {
  const words = tieWords(tie)
  return (
    <div className={styles.tie}>
      <TieSide team={tie.first} goals={tie.aggregate?.first} tie={tie} />
      <TieSide team={tie.second} goals={tie.aggregate?.second} tie={tie} />
      {words && <p className={styles.decided}>{words}</p>}
      {tie.matches.length > 0 && (
        <p className={styles.matches}>
          {tie.matches.map((match) => (
            <Link
              key={match.id}
              to="/campeonatos/$id/jogos/$idjogo"
              params={{ id: competitionId, idjogo: match.id }}
              aria-label={legSentence(tie, match)}
            >
              {tie.matches.length > 1 ? (match.leg === 2 ? 'Volta' : 'Ida') : 'Jogo'}
              {match.score && ` ${match.score.home} × ${match.score.away}`}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

function legSentence(tie: Tie, match: Tie['matches'][number]): string {
  const firstAtHome = tie.first?.id === match.home
  const [home, away] = firstAtHome ? [tie.first, tie.second] : [tie.second, tie.first]
  const score = match.score ? `${match.score.home} × ${match.score.away}` : '×'
  const leg = match.leg === null ? '' : match.leg === 2 ? ', jogo de volta' : ', jogo de ida'
  return `${home?.name ?? 'A definir'} ${score} ${away?.name ?? 'A definir'}${leg}`
}

interface SideProps {
  readonly team: TeamRef | null
  readonly goals: number | undefined
  readonly tie: Tie
}

function TieSide({ team, goals, tie }: SideProps) {
  const won = team !== null && tie.winner === team.id
  return (
    <p className={styles.side} data-won={won || undefined} data-out={(tie.winner !== null && !won) || undefined}>
      {team ? (
        <>
          <Crest team={team} size={20} />
          <Link className={styles.team} to="/times/$id" params={{ id: team.id }}>
            {team.name}
          </Link>
        </>
      ) : (
        <span className={styles.open}>A definir</span>
      )}
      <b>{goals ?? ''}</b>
    </p>
  )
}
