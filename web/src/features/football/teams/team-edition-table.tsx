import type { TeamEdition } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../components/data-table.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import { Campaign, editionKey } from './team-edition-list.tsx'
import styles from './team-edition-list.module.css'
import { signed } from '../pieces/teams/team-words.ts'

const columns: readonly Column<TeamEdition>[] = [
  {
    id: 'competition',
    head: 'Campeonato',
    cell: ({ competition, edition }) => (
      <Link
        className={`${styles.first} ${styles.name}`}
        to="/campeonatos/$id"
        params={{ id: competition.id }}
        search={{ temporada: edition }}
      >
        <Pennant competition={competition} size={26} />
        {competition.name} {edition}
      </Link>
    ),
  },
  { id: 'campaign', head: 'Campanha', cell: (row) => <Campaign row={row} /> },
  { id: 'points', head: 'P', align: 'end', cell: ({ points }) => points ?? '–' },
  { id: 'played', head: 'J', align: 'end', cell: ({ played }) => played },
  { id: 'won', head: 'V', align: 'end', cell: ({ won }) => won },
  { id: 'drawn', head: 'E', align: 'end', cell: ({ drawn }) => drawn },
  { id: 'lost', head: 'D', align: 'end', cell: ({ lost }) => lost },
  { id: 'goalsFor', head: 'GP', align: 'end', cell: ({ goalsFor }) => goalsFor },
  { id: 'goalsAgainst', head: 'GC', align: 'end', cell: ({ goalsAgainst }) => goalsAgainst },
  { id: 'goalDifference', head: 'SG', align: 'end', cell: ({ goalDifference }) => signed(goalDifference) },
]

export function TeamEditionTable({ rows }: { readonly rows: readonly TeamEdition[] }) {
  return <VirtualTable caption="Campeonatos do time" columns={columns} rows={rows} rowKey={editionKey} />
}
