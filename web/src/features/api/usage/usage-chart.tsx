import { TimeBars } from '../../../components/chart/time-bars.tsx'
import type { Usage } from './usage-queries.ts'
import { stepInWords } from '../../../components/moment/measure-words.ts'
import { callsInWords } from './usage-words.ts'

/** The calls of a period, hour by hour or day by day. */
export function UsageChart({ usage: { series, step, totals } }: { readonly usage: Usage }) {
  return (
    <TimeBars
      caption={step === 'hour' ? 'Chamadas por hora' : 'Chamadas por dia'}
      summary={`${callsInWords(totals.calls)} no período, ${totals.errors} com erro.`}
      head={step === 'hour' ? 'Hora' : 'Dia'}
      countName="Chamadas"
      partName="Com erro"
      bars={series.map(({ start, calls, errors }) => ({ ...stepInWords(step, start), count: calls, part: errors }))}
    />
  )
}
