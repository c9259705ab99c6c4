import type { ChampionRow } from '@meio-campo/contract'
import type { Column } from '../../../components/data-table.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { scorerWords } from './champion-words.ts'
import styles from './champion-list.module.css'

const columns: readonly Column<ChampionRow>[] = [
  {
    id: 'champion',
    head: 'Campeão',
    cell: (row) => (
      <span className={styles.first}>
        <b className={styles.edition}>{row.edition}</b>
        <TeamLink team={row.champion} />
      </span>
    ),
  },
  { id: 'runnerUp', head: 'Vice', cell: (row) => (row.runnerUp ? <TeamLink team={row.runnerUp} /> : '–') },
  { id: 'finalScore', head: 'Final', cell: (row) => row.finalScore ?? '–' },
  {
    id: 'topScorer',
    head: 'Artilheiro',
    cell: (row) =>
      row.topScorer ? (
        <span>
          <PersonLink person={row.topScorer.player} />
          {scorerWords(row.topScorer.goals)}
        </span>
      ) : (
        '–'
      ),
  },
  { id: 'coach', head: 'Técnico', cell: (row) => (row.coach ? <PersonLink person={row.coach} kind="coach" /> : '–') },
]

export function ChampionTable({ rows }: { readonly rows: readonly ChampionRow[] }) {
  return <VirtualTable caption="Campeões" columns={columns} rows={rows} rowKey={(row) => row.edition} />
}
