import type { OneTeamNumbers } from '@meio-campo/contract'
import type { ReactNode } from 'react'
import { Card } from '../../../../components/card.tsx'
import { DataTable, type Column } from '../../../../components/data-table.tsx'
import { RowsExportMenu } from '../../../../components/list/rows-export-menu.tsx'
import { count } from '../../../../components/list/pages-words.ts'
import { MatchRefLink } from '../../pieces/matches/match-ref-link.tsx'
import styles from '../../pieces/matches/record-list.module.css'
import { pointsShare, signed } from '../../pieces/teams/team-words.ts'
import { runName, runNowWords } from './number-words.ts'

type Figures = OneTeamNumbers['total']
interface Place {
  readonly name: string
  readonly figures: Figures
}

const number = (id: string, head: string, value: (figures: Figures) => ReactNode): Column<Place> => ({
  id,
  head,
  align: 'end',
  cell: ({ figures }) => value(figures),
})

const columns: readonly Column<Place>[] = [
  { id: 'place', head: 'Onde', cell: ({ name }) => name },
  number('played', 'J', ({ played }) => played),
  number('won', 'V', ({ won }) => won),
  number('drawn', 'E', ({ drawn }) => drawn),
  number('lost', 'D', ({ lost }) => lost),
  number('for', 'GP', ({ goalsFor }) => goalsFor),
  number('against', 'GC', ({ goalsAgainst }) => goalsAgainst),
  number('difference', 'SG', ({ goalDifference }) => signed(goalDifference)),
  number('share', '%', (figures) => pointsShare(figures) ?? '–'),
]

/** Where it has played. */
export const placesOf = ({ total, home, away, neutral }: OneTeamNumbers): readonly Place[] =>
  [
    { name: 'Todos', figures: total },
    { name: 'Em casa', figures: home },
    { name: 'Fora', figures: away },
    { name: 'Campo neutro', figures: neutral },
  ].filter(({ figures }) => figures.played > 0)

/** The record at home, away and on neutral ground. */
export function TeamRecordTable({ numbers }: { readonly numbers: OneTeamNumbers }) {
  return (
    <DataTable
      caption={`Campanha de ${numbers.team.name}, em casa e fora`}
      columns={columns}
      rows={placesOf(numbers)}
      rowKey={({ name }) => name}
    />
  )
}

/** The longest series of each kind, from which match to which. */
export function TeamRunsCard({ numbers }: { readonly numbers: OneTeamNumbers }) {
  if (numbers.runs.length === 0) return null
  return (
    <Card
      title="Maiores sequências"
      aside={<RowsExportMenu rows={numbers.runs} name={`sequencias-${numbers.team.id}`} part="Maiores sequências" />}
      flush
    >
      <ul>
        {numbers.runs.map((run) => {
          const now = runNowWords(run)
          return (
            <li key={run.kind} className={styles.record}>
              <span className={styles.words}>
                <b>{runName(run)}</b>
                <small>
                  De <MatchRefLink match={run.first} /> a <MatchRefLink match={run.last} />
                </small>
                {now && <small>{now}</small>}
              </span>
              <span className={styles.size}>{count(run.length, { one: 'jogo', many: 'jogos' })}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
