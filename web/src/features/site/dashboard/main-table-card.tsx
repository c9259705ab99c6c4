import { Card } from '../../../components/card.tsx'
import { DemoBadge } from '../../../components/demo/demo-badge.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { StandingsTable } from '../../football/pieces/standings/standings-table.tsx'
import { ZoneLegend } from '../../football/pieces/standings/zone-mark.tsx'
import type { Dashboard } from './dashboard-queries.ts'
import styles from './main-table-card.module.css'

interface Props {
  readonly main: NonNullable<Dashboard['main']>
  readonly team: string | null
}

/** The top of the main championship's table; the whole of it is one click away. */
export function MainTableCard({ main: { competition, edition, rows, zones, demo }, team }: Props) {
  return (
    <Card
      title={`${competition.name} ${edition}`}
      flush
      aside={
        <TextLink to="/campeonatos/$id/tabela" params={{ id: competition.id }}>
          Tabela completa
        </TextLink>
      }
    >
      <StandingsTable
        caption={`${competition.name} ${edition}: os primeiros`}
        rows={rows}
        zones={zones}
        favourite={team ?? undefined}
      />
      {(zones.length > 0 || demo) && (
        <footer className={styles.foot}>
          <ZoneLegend zones={zones} />
          {demo && <DemoBadge />}
        </footer>
      )}
    </Card>
  )
}
