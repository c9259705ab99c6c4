import type { TeamRef, Tie, TiePlace } from '@meio-campo/contract'
import { dateFormat } from '@meio-campo/contract/rules'
import { Link } from '@tanstack/react-router'
import { Crest } from '../../../components/crest/crest.tsx'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { legWord, tieWords } from './bracket-rounds.ts'
import styles from './tie-box.module.css'

interface Props {
  readonly tie: Tie
  readonly competitionId: string
  /** The team whose path is shown. */
  readonly followed: string | null
}

/** Two teams, the score between them, and what decided it. In a narrow column names give way to acronyms, or are broken. */
export function TieBox({ tie, competitionId, followed }: Props) {
  const words = tieWords(tie)
  return (
    <div className={styles.tie}>
      <TieSide team={tie.first} place={tie.places[0]} goals={tie.aggregate?.first} tie={tie} followed={followed} />
      <TieSide team={tie.second} place={tie.places[1]} goals={tie.aggregate?.second} tie={tie} followed={followed} />
      {words && <p className={styles.decided}>{words}</p>}
      {tie.places.map(
        (place) =>
          place?.differs && (
            <p key={place.name} className={styles.differs}>
              {differenceSentence(place)}
            </p>
          ),
      )}
      {tie.planned.length > 0 && <p className={styles.decided}>{tie.planned.map(plannedWords).join(' · ')}</p>}
      {tie.matches.length > 0 && (
        <p className={styles.matches}>
          {tie.matches.map((match, place) => (
            <Link key={match.id} to="/campeonatos/$id/jogos/$idjogo" params={{ id: competitionId, idjogo: match.id }}>
              {legWord(match.leg, place)}
              {match.score && ` ${match.score.home} × ${match.score.away}`}
              <HiddenText>: {legSentence(tie, match)}</HiddenText>
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

/** The result that led here has changed since, but this match was played. */
function differenceSentence({ name, team }: TiePlace): string {
  return team ? `Hoje o ${name} é ${team.name}.` : `O ${name} não está mais decidido.`
}

const days = dateFormat({ day: '2-digit', month: '2-digit', timeZone: 'UTC' })
const moments = dateFormat({
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

function plannedWords({ leg, day, kickoff }: Tie['planned'][number]): string {
  const when = kickoff ? moments.format(new Date(kickoff)) : day ? days.format(new Date(day)) : 'Data a definir'
  return leg === null ? when : `${legWord(leg)} ${when}`
}

function legSentence(tie: Tie, match: Tie['matches'][number]): string {
  const firstAtHome = tie.first?.id === match.home
  const [home, away] = firstAtHome ? [tie.first, tie.second] : [tie.second, tie.first]
  const score = match.score ? `${match.score.home} × ${match.score.away}` : '×'
  return `${home?.name ?? 'A definir'} ${score} ${away?.name ?? 'A definir'}`
}

interface SideProps {
  readonly team: TeamRef | null
  readonly place: TiePlace | null | undefined
  readonly goals: number | undefined
  readonly tie: Tie
  readonly followed: string | null
}

function TieSide({ team, place, goals, tie, followed }: SideProps) {
  const won = team !== null && tie.winner === team.id
  return (
    <p
      className={styles.side}
      data-team={team?.id}
      data-won={won || undefined}
      data-out={(tie.winner !== null && !won) || undefined}
      data-followed={(team !== null && team.id === followed) || undefined}
    >
      {team ? (
        <>
          <Crest team={team} size={20} />
          <Link className={styles.team} to="/times/$id" params={{ id: team.id }}>
            {team.acronym === null ? (
              team.name
            ) : (
              <>
                <span className={styles.name}>{team.name}</span>
                <abbr className={styles.acronym} title={team.name}>
                  {team.acronym}
                </abbr>
              </>
            )}
          </Link>
        </>
      ) : (
        <span className={styles.open}>{place?.name ?? 'A definir'}</span>
      )}
      <b>{goals ?? ''}</b>
    </p>
  )
}
