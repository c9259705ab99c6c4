import type { StandingsPhase, StandingsRow } from '@meio-campo/contract'
import { useState } from 'react'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { StandingsTableRow } from './standings-table-row.tsx'
import styles from './standings-table.module.css'
import { tiedGroups, tieLetters } from './tie-breaks.ts'
import { zoneShapes } from './zone-shape.ts'

interface Props {
  /** Says which table it is; read by screen readers. */
  readonly caption: string
  readonly rows: readonly StandingsRow[]
  readonly zones?: StandingsPhase['zones']
  /** The reader's favourite team is highlighted. */
  readonly favourite?: string | undefined
}

const NO_ZONES: StandingsPhase['zones'] = []

const heads = [
  { id: 'points', short: 'P', long: 'Pontos' },
  { id: 'played', short: 'J', long: 'Jogos' },
  { id: 'won', short: 'V', long: 'Vitórias', wide: true },
  { id: 'drawn', short: 'E', long: 'Empates', wide: true },
  { id: 'lost', short: 'D', long: 'Derrotas', wide: true },
  { id: 'goalsFor', short: 'GP', long: 'Gols pró', wide: true },
  { id: 'goalsAgainst', short: 'GC', long: 'Gols contra', wide: true },
  { id: 'goalDifference', short: 'SG', long: 'Saldo de gols' },
  { id: 'percentage', short: '%', long: 'Aproveitamento', wide: true },
] as const

/**
 * A table of the championship. It measures the width of its own column: where the figures do not fit, place, team, P, J
 * and SG stay, and each row opens to show the rest. A row that a tie-break decided always opens, to name it.
 */
export function StandingsTable({ caption, rows, zones = NO_ZONES, favourite }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const shapes = zoneShapes(zones)
  const zoneNames = new Map(zones.map(({ id, name }) => [id, name]))
  const letters = tieLetters(tiedGroups(rows))
  const toggle = (team: string) => {
    const next = new Set(open)
    if (!next.delete(team)) next.add(team)
    setOpen(next)
  }
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <HiddenText>{caption}</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.place}>
              <HiddenText>Posição</HiddenText>
            </th>
            <th scope="col" className={styles.change}>
              <HiddenText>Mudança na rodada</HiddenText>
            </th>
            <th scope="col" className={styles.team}>
              Time
            </th>
            {heads.map((head) => (
              <th key={head.id} scope="col" className={'wide' in head ? styles.wide : styles.number}>
                <abbr title={head.long}>{head.short}</abbr>
              </th>
            ))}
            <th scope="col" className={styles.form}>
              Últimos cinco
            </th>
            <th scope="col" className={styles.more}>
              <HiddenText>Detalhes</HiddenText>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StandingsTableRow
              key={row.team.id}
              row={row}
              shape={row.zone ? shapes.get(row.zone) : undefined}
              zone={row.zone ? zoneNames.get(row.zone) : undefined}
              letter={letters.get(row.team.id)}
              own={row.team.id === favourite}
              open={open.has(row.team.id)}
              onToggle={() => toggle(row.team.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
