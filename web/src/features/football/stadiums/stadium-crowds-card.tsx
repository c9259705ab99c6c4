import type { StadiumPage } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
import { Card } from '../../../components/card.tsx'
import { TimeLines } from '../../../components/chart/time-lines.tsx'
import { RecordMatchesCard } from '../pieces/matches/record-matches-card.tsx'

const whole = numberFormat({ maximumFractionDigits: 0 })
const peopleWords = (count: number) => `${whole.format(count)} pessoas`

/** The greatest crowds, and the average year by year where at least two years are known. */
export function StadiumCrowds({ crowds, years }: Pick<StadiumPage, 'crowds' | 'years'>) {
  const known = years.filter(({ attendancePerMatch }) => attendancePerMatch !== null)
  return (
    <>
      <RecordMatchesCard
        title="Maiores públicos"
        matches={crowds.map(({ match }) => match)}
        figures={crowds.map(({ attendance }) => whole.format(attendance))}
      />
      {known.length > 1 && (
        <Card title="Público médio, ano a ano">
          <TimeLines
            caption="Público médio, ano a ano"
            summary={`De ${known[0]!.year} a ${known.at(-1)!.year}; no último, ${peopleWords(known.at(-1)!.attendancePerMatch!)} por jogo.`}
            head="Ano"
            moments={years.map(({ year }) => ({ label: String(year), short: String(year) }))}
            series={[{ name: 'Público médio', values: years.map(({ attendancePerMatch }) => attendancePerMatch) }]}
            words={peopleWords}
          />
        </Card>
      )}
    </>
  )
}
