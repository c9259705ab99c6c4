import type { StandingsRow } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { IconArrowsSort, IconChevronDown, IconGavel, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { FormChips } from './form-chips.tsx'
import { Crest } from '../../../../components/crest/crest.tsx'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { IconButton } from '../../../../components/button/button.tsx'
import { PlaceChange } from './place-change.tsx'
import styles from './standings-table.module.css'
import { rate, signed } from './standings-words.ts'
import { ZoneMark } from './zone-mark.tsx'
import type { ZoneShape } from './zone-shape.ts'
import detailStyles from './standings-table-row.module.css'

interface Props {
  readonly row: StandingsRow
  readonly shape: ZoneShape | undefined
  readonly zone: string | undefined
  /** Marks the points of a team that is level with another. */
  readonly letter: string | undefined
  readonly own: boolean
  readonly open: boolean
  readonly onToggle: () => void
}

export function StandingsTableRow({ row, shape, zone, letter, own, open, onToggle }: Props) {
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
    <div className={detailStyles.details}>
      <dl className={detailStyles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={detailStyles.form}>
        <FormChips form={row.form} />
      </div>
      {row.deduction && (
        <p className={detailStyles.why}>
          <IconGavel size={16} stroke={1.75} aria-hidden />
          {deductionWords(row.deduction)}
        </p>
      )}
      {row.played > 0 && row.decidedBy.length > 0 && (
        <ul className={detailStyles.reasons} aria-label={`O que decidiu: ${row.team.name}`}>
          {row.decidedBy.map(({ against, sentence }) => (
            <li key={against.id} className={detailStyles.why}>
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
