import type { ChampionRow, TeamRef } from '@meio-campo/contract'
import { IconTrophy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../../components/card.tsx'
import { Crest } from '../../../../components/crest/crest.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import styles from './champion-card.module.css'

interface Props {
  readonly id: string
  /** Of the edition on screen, once it is decided. */
  readonly champion: TeamRef | null
  readonly edition: string | undefined
  readonly last: readonly ChampionRow[]
}

/** The champion of this edition and of the previous ones. */
export function ChampionCard({ id, champion, edition, last }: Props) {
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
