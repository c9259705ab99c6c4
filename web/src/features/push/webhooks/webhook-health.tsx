import { useQuery } from '@tanstack/react-query'
import type { WebhookHealth } from '@meio-campo/contract'
import { TimeBars } from '../../../components/chart/time-bars.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { stepInWords, timeInWords } from '../../../components/moment/measure-words.ts'
import { webhookHealthQuery } from './webhook-queries.ts'
import { healthWords } from './webhook-words.ts'
import styles from './webhook-view.module.css'

const LOOK_EVERY_MS = 15_000

/** The attempts of two days, hour by hour. */
export function WebhookHealthView({ id }: { readonly id: string }) {
  const health = useQuery({ ...webhookHealthQuery(id), refetchInterval: LOOK_EVERY_MS })
  return (
    <section className={styles.part} aria-label="Saúde">
      <QueryView query={health} skeleton={<SkeletonRows count={3} />}>
        {({ data }) => (
          <>
            <p className={styles.figure}>{healthWords(data)}</p>
            {hasAny(data) && <HealthBars health={data} />}
          </>
        )}
      </QueryView>
    </section>
  )
}

const hasAny = ({ hours }: WebhookHealth) => hours.some(({ delivered, failed }) => delivered + failed > 0)

function HealthBars({ health }: { readonly health: WebhookHealth }) {
  return (
    <TimeBars
      caption="Tentativas por hora"
      summary={`${healthWords(health)} nas últimas 48 horas.`}
      head="Hora"
      countName="Tentativas"
      partName="Com falha"
      noteName="Tempo p95"
      bars={health.hours.map(({ start, delivered, failed, p95Ms }) => {
        const { label } = stepInWords('hour', start)
        // Two days: an hour alone would stand twice on the axis.
        return { label, short: label, count: delivered + failed, part: failed, note: timeInWords(p95Ms) }
      })}
    />
  )
}
