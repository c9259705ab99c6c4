import type { ChampionRow, MatchRef, TeamRef } from '@meio-campo/contract'
import { IconTrophy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../../components/card.tsx'
import { Crest } from '../../../../components/crest/crest.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { MatchRefLink } from '../matches/match-ref-link.tsx'
import styles from './champion-card.module.css'

interface Props {
  readonly id: string
  /** Of the edition on screen, once it is decided. */
  readonly champion: TeamRef | null
  /** The match with which it was, be it a rival's. */
  readonly decidedIn: MatchRef | null
  readonly edition: string | undefined
  readonly last: readonly ChampionRow[]
}

/** The champion of this edition and of the previous ones. */
export function ChampionCard({ id, champion, decidedIn, edition, last }: Props) {
  const others = last.filter((row) => row.edition !== edition)
  if (!champion && others.length === 0) return null
  return (
    <Card
      title={champion ? 'Campeão' : 'Últimos campeões'}
      aside={
        <TextLink to="/campeonatos/$id/campeoes" params={{ id }}>
          Todos
        </TextLink>
      }
      flush
    >
      {champion && (
        <Link className={styles.champion} to="/times/$id" params={{ id: champion.id }}>
          <Crest team={champion} size={52} />
          <span>
            <b>{champion.name}</b>
            <small>
              <IconTrophy size={14} stroke={1.75} aria-hidden /> Campeão de {edition}
            </small>
          </span>
        </Link>
      )}
      {champion && decidedIn && (
        <p className={styles.decided}>
          {isOf(champion, decidedIn) ? 'Título decidido em ' : 'Título decidido sem jogar, em '}
          <MatchRefLink match={decidedIn} />
        </p>
      )}
      <ul className={styles.list}>
        {others.slice(0, 5).map((row) => (
          <li key={row.edition}>
            <Link className={styles.row} to="/times/$id" params={{ id: row.champion.id }}>
              <span className={styles.edition}>{row.edition}</span>
              <Crest team={row.champion} size={20} />
              <span className={styles.name}>{row.champion.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const isOf = (team: TeamRef, { home, away }: MatchRef) => home.id === team.id || away.id === team.id
