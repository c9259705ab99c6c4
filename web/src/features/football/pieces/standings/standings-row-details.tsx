import type { StandingsRow } from '@meio-campo/contract'
import { IconArrowsSort, IconGavel } from '@tabler/icons-react'
import { FormChips } from '../../../../components/chart/form-chips.tsx'
import styles from './standings-row-details.module.css'
import { rate } from './standings-words.ts'

/** What did not fit into the row, and the words behind its place. */
export function StandingsRowDetails({ row }: { readonly row: StandingsRow }) {
  const figures = [
    ['V', row.won],
    ['E', row.drawn],
    ['D', row.lost],
    ['GP', row.goalsFor],
    ['GC', row.goalsAgainst],
    ['%', rate(row.percentage)],
  ] as const
  return (
    <div className={styles.details}>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.form}>
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
  const lost = `${points} ${points === 1 ? 'ponto a menos' : 'pontos a menos'}`
  return reasons.length > 0 ? `${lost}: ${reasons.join('; ')}.` : `${lost}.`
}
