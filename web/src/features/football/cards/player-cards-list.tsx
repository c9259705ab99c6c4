import type { PlayerCardsRow } from '@meio-campo/contract'
import { Badge } from '../../../components/badge.tsx'
import { VirtualList } from '../../../components/list/virtual-list.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { CardCount } from './card-count.tsx'
import styles from './cards-list.module.css'

interface Props {
  readonly rows: readonly PlayerCardsRow[]
  readonly label: string
  /** Who is out next, or nearly: says nothing about a date of the past. */
  readonly showState: boolean
}

export function PlayerCardsList({ rows, label, showState }: Props) {
  return (
    <VirtualList
      label={label}
      rows={rows}
      rowKey={({ player, team }) => `${player.id ?? player.name} ${team.id}`}
      rowHeight={64}
    >
      {(row) => (
        <div className={styles.row}>
          <span className={styles.place}>{row.position}º</span>
          <PersonPicture team={row.team} size={36} />
          <div className={styles.words}>
            <PersonLink person={row.player} />
            <TeamLink team={row.team} />
          </div>
          <div className={styles.counts}>
            <CardCount kind="yellow" count={row.yellow} />
            <CardCount kind="secondYellow" count={row.secondYellow} />
            <CardCount kind="red" count={row.red} />
            {showState && row.suspended && <Badge tone="bad">Suspenso</Badge>}
            {showState && row.pending && !row.suspended && <Badge tone="warn">Pendurado</Badge>}
          </div>
        </div>
      )}
    </VirtualList>
  )
}
