import type { StandingsPhase, StandingsRow } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { IconArrowsSort, IconChevronDown, IconGavel, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState, type ReactElement } from 'react'
import { IconButton } from '../../../../components/button/button.tsx'
import { Crest } from '../../../../components/crest/crest.tsx'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { FormChips } from './form-chips.tsx'
import { PlaceChange } from './place-change.tsx'
import styles from './standings-table.module.css'
import type { StandingsSort } from './standings-search.ts'
import { rate, signed } from './standings-words.ts'
import { tiedGroups, tieLetters } from './tie-breaks.ts'
import { ZoneMark } from './zone-mark.tsx'
import { zoneShapes, type ZoneShape } from './zone-shape.ts'

interface Props {
  /** Says which table it is; read by screen readers. */
  readonly caption: string
  readonly rows: readonly StandingsRow[]
  readonly zones?: StandingsPhase['zones']
  /** The reader's favourite team is highlighted. */
  readonly favourite?: string | undefined
  /** The rows as they are shown; without it, by their places. */
  readonly order?: (rows: readonly StandingsRow[]) => readonly StandingsRow[]
  readonly Head?: (props: StandingsHeadProps) => ReactElement
}

const NO_ZONES: StandingsPhase['zones'] = []
const byPlace = (rows: readonly StandingsRow[]) => rows

export interface StandingsColumn {
  readonly id: StandingsSort
  readonly short: string
  readonly long: string
  /** Left out on narrow screens. */
  readonly wide?: true
}

const teamColumn: StandingsColumn = { id: 'team', short: 'Time', long: 'Time' }

const figureColumns: readonly StandingsColumn[] = [
  { id: 'points', short: 'P', long: 'Pontos' },
  { id: 'played', short: 'J', long: 'Jogos' },
  { id: 'won', short: 'V', long: 'Vitórias', wide: true },
  { id: 'drawn', short: 'E', long: 'Empates', wide: true },
  { id: 'lost', short: 'D', long: 'Derrotas', wide: true },
  { id: 'goalsFor', short: 'GP', long: 'Gols pró', wide: true },
  { id: 'goalsAgainst', short: 'GC', long: 'Gols contra', wide: true },
  { id: 'goalDifference', short: 'SG', long: 'Saldo de gols' },
  { id: 'percentage', short: '%', long: 'Aproveitamento', wide: true },
]

/**
 * A table of the championship. It measures the width of its own column: where the figures do not fit, place, team, P, J
 * and SG stay, and each row opens to show the rest. A row that a tie-break decided always opens, to name it.
 */
export function StandingsTable({
  caption,
  rows,
  zones = NO_ZONES,
  favourite,
  order = byPlace,
  Head = StandingsHead,
}: Props) {
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
            <Head column={teamColumn} className={styles.team} />
            {figureColumns.map((column) => (
              <Head key={column.id} column={column} className={column.wide ? styles.wide : styles.number} />
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
          {order(rows).map((row) => (
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

export interface StandingsHeadProps {
  readonly column: StandingsColumn
  readonly className: string | undefined
}

function StandingsHead({ column, className }: StandingsHeadProps) {
  return (
    <th scope="col" className={className}>
      <StandingsHeadWords column={column} />
    </th>
  )
}

export function StandingsHeadWords({ column: { short, long } }: Pick<StandingsHeadProps, 'column'>) {
  return short === long ? long : <abbr title={long}>{short}</abbr>
}

interface StandingsTableRowProps {
  readonly row: StandingsRow
  readonly shape: ZoneShape | undefined
  readonly zone: string | undefined
  /** Marks the points of a team that is level with another. */
  readonly letter: string | undefined
  readonly own: boolean
  readonly open: boolean
  readonly onToggle: () => void
}

function StandingsTableRow({ row, shape, zone, letter, own, open, onToggle }: StandingsTableRowProps) {
  const details = useId()
  const { team } = row
  const explained = letter !== undefined || row.deduction !== null
  return (
    <>
      <tr data-own={own || undefined} data-open={open || undefined}>
        <td className={styles.place}>
          <ZoneMark position={row.position} shape={shape} name={zone} />
        </td>
        <td className={styles.change}>
          <PlaceChange change={row.change} />
        </td>
        <th scope="row" className={styles.team}>
          <Link className={styles.name} to="/times/$id" params={{ id: team.id }}>
            <Crest team={team} size={22} />
            <span>{team.name}</span>
            {own && (
              <>
                <IconStarFilled size={13} aria-hidden />
                <HiddenText> (seu time)</HiddenText>
              </>
            )}
          </Link>
        </th>
        <td className={styles.points}>
          {letter && (
            <span className={styles.letter} aria-hidden="true">
              {letter}
            </span>
          )}
          {row.deduction && (
            <span className={styles.letter} data-kind="deduction" aria-hidden="true">
              −
            </span>
          )}
          <b>{row.points}</b>
        </td>
        <td className={styles.number}>{row.played}</td>
        <td className={styles.wide}>{row.won}</td>
        <td className={styles.wide}>{row.drawn}</td>
        <td className={styles.wide}>{row.lost}</td>
        <td className={styles.wide}>{row.goalsFor}</td>
        <td className={styles.wide}>{row.goalsAgainst}</td>
        <td className={styles.number}>{signed(row.goalDifference)}</td>
        <td className={styles.wide}>{rate(row.percentage)}</td>
        <td className={styles.form}>
          <FormChips form={row.form} />
        </td>
        <td className={styles.more} data-explained={explained || undefined}>
          <IconButton
            className={styles.toggle}
            aria-label={explained ? `O que decidiu: ${team.name}` : `Detalhes: ${team.name}`}
            aria-expanded={open}
            aria-controls={details}
            onClick={onToggle}
          >
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </IconButton>
        </td>
      </tr>
      <tr className={styles.details} id={details} hidden={!open} data-own={own || undefined}>
        <td colSpan={14}>{open && <StandingsRowDetails row={row} />}</td>
      </tr>
    </>
  )
}

/** The figures that do not fit into the row, and the reasons for its place. */
function StandingsRowDetails({ row }: { readonly row: StandingsRow }) {
  const figures = [
    ['V', row.won],
    ['E', row.drawn],
    ['D', row.lost],
    ['GP', row.goalsFor],
    ['GC', row.goalsAgainst],
    ['%', rate(row.percentage)],
  ] as const
  return (
    <div className={styles.rowDetails}>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.rowForm}>
        <FormChips form={row.form} />
      </div>
      {row.deduction && (
        <p className={styles.why}>
          <IconGavel size={16} stroke={1.75} aria-hidden />
          {deductionWords(row.deduction)}
        </p>
      )}
      {row.played > 0 && row.decidedBy.length > 0 && (
        <ul className={styles.reasons} aria-label={`O que decidiu: ${row.team.name}`}>
          {row.decidedBy.map(({ against, sentence }) => (
            <li key={against.id} className={styles.why}>
              <IconArrowsSort size={16} stroke={1.75} aria-hidden />
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function deductionWords({ points, reasons }: NonNullable<StandingsRow['deduction']>): string {
  const lost = `${points} ${plural(points, 'ponto a menos', 'pontos a menos')}`
  return reasons.length > 0 ? `${lost}: ${reasons.join('; ')}.` : `${lost}.`
}
