import type { StandingsPhase, StandingsRow } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { IconArrowsSort, IconChevronDown, IconGavel, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { IconButton } from '../../../../components/button/button.tsx'
import { Crest } from '../../../../components/crest/crest.tsx'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { useListSearch } from '../../../../components/list/list-search.ts'
import { SortControl, useSortedBy } from '../../../../components/list/sortable-columns.tsx'
import { sortedRows } from '../../../../components/list/sorted-rows.ts'
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
  /** The heads sort it, by the address. */
  readonly sortable?: boolean
}

const NO_ZONES: StandingsPhase['zones'] = []

type Figure = Exclude<StandingsSort, 'team'>

const head = (id: Figure, short: string, long: string) =>
  ({
    id,
    short,
    long,
    sort: { word: id, gives: 'descending', by: (row: StandingsRow): number | null => row[id] },
  }) as const
const wideHead = (id: Figure, short: string, long: string) => ({ ...head(id, short, long), wide: true }) as const

const teamHead = {
  id: 'team',
  short: 'Time',
  long: 'Time',
  sort: { word: 'team', gives: 'ascending', by: ({ team }: StandingsRow) => team.name },
} as const

const heads = [
  head('points', 'P', 'Pontos'),
  head('played', 'J', 'Jogos'),
  wideHead('won', 'V', 'Vitórias'),
  wideHead('drawn', 'E', 'Empates'),
  wideHead('lost', 'D', 'Derrotas'),
  wideHead('goalsFor', 'GP', 'Gols pró'),
  wideHead('goalsAgainst', 'GC', 'Gols contra'),
  head('goalDifference', 'SG', 'Saldo de gols'),
  wideHead('percentage', '%', 'Aproveitamento'),
] as const

type Head = typeof teamHead | (typeof heads)[number]
const sortColumns = [teamHead, ...heads]

/**
 * A table of the championship. It measures the width of its own column: where the figures do not fit, place, team, P, J
 * and SG stay, and each row opens to show the rest. A row that a tie-break decided always opens, to name it.
 */
export function StandingsTable({ caption, rows, zones = NO_ZONES, favourite, sortable = false }: Props) {
  const { search } = useListSearch()
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
            <StandingsHead column={teamHead} className={styles.team} sortable={sortable} />
            {heads.map((head) => (
              <StandingsHead
                key={head.id}
                column={head}
                className={'wide' in head ? styles.wide : styles.number}
                sortable={sortable}
              />
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
          {(sortable ? sortedRows(rows, sortColumns, search['sort']) : rows).map((row) => (
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

interface StandingsHeadProps {
  readonly column: Head
  readonly className: string | undefined
  readonly sortable: boolean
}

function StandingsHead({ column, className, sortable }: StandingsHeadProps) {
  const sorted = useSortedBy()(column.sort)
  const words = column.short === column.long ? column.long : <abbr title={column.long}>{column.short}</abbr>
  return (
    <th scope="col" className={className} aria-sort={sortable ? sorted : undefined}>
      {sortable ? (
        <SortControl sort={column.sort} name={column.long} narrow>
          {words}
        </SortControl>
      ) : (
        words
      )}
    </th>
  )
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
