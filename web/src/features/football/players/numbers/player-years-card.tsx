import type { OnePlayerNumbers, PlayerYear } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { Card } from '../../../../components/card.tsx'
import { TimeLines } from '../../../../components/chart/time-lines.tsx'
import type { Column } from '../../../../components/data-table.tsx'
import { PartTable } from '../../../../components/list/part-table.tsx'
import { figure, sortedBy } from '../../../../components/list/sorted-columns.tsx'
import { Cards } from '../career-card.tsx'
import { courseOf, yearsOf } from './player-number-words.ts'
import styles from '../../pieces/numbers.module.css'

const goalWords = (goals: number) => `${goals} ${plural(goals, 'gol', 'gols')}`
const matchWords = (matches: number) => `${matches} ${plural(matches, 'jogo', 'jogos')}`

const columns: readonly Column<PlayerYear>[] = [
  { id: 'year', head: 'Ano', sort: sortedBy('year', ({ year }) => year), cell: ({ year }) => String(year) },
  figure('played', 'Jogos', ({ played }) => played),
  figure('started', 'Titular', ({ started }) => started),
  figure('minutes', 'Minutos', ({ minutes }) => minutes),
  figure('goals', 'Gols', ({ goals }) => goals, 'strong'),
  figure('assists', 'Assist.', ({ assists }) => assists),
  { id: 'cards', head: 'Cartões', cell: (year) => <Cards {...year} /> },
]

/** Goals and matches year by year: a line for each player, and the whole table where there is one player only. */
export function PlayerYearsCard({ sides }: { readonly sides: readonly OnePlayerNumbers[] }) {
  const years = yearsOf(sides)
  const alone = sides.length === 1
  if (years.length === 0) return null
  const names = sides.map(({ player }) => player.name).join(', ')
  const chart = (title: string, figure: 'goals' | 'played', words: (value: number) => string) => (
    <section aria-label={title}>
      <h3 className={styles.chartTitle}>{title}</h3>
      <TimeLines
        caption={`${title}: ${names}`}
        summary={`${title} de ${names}, de ${years[0]} a ${years.at(-1)}.`}
        head="Ano"
        moments={years.map((year) => ({ label: String(year), short: String(year) }))}
        series={sides.map((side) => ({ name: side.player.name, values: courseOf(side, years, figure) }))}
        words={words}
      />
    </section>
  )
  return (
    <>
      {years.length > 1 && (
        <Card title="Ano a ano">
          <div className={styles.charts}>
            {chart('Gols por ano', 'goals', goalWords)}
            {chart('Jogos por ano', 'played', matchWords)}
          </div>
        </Card>
      )}
      {alone && (
        <PartTable
          title="Cada ano em números"
          part="anos"
          columns={columns}
          rows={sides[0]!.years.toReversed()}
          rowKey={({ year }) => String(year)}
          file={`anos-${sides[0]!.player.id}`}
        />
      )}
    </>
  )
}
