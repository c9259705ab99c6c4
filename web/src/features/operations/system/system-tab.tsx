import type { System, SystemPoint } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { TimeLines } from '../../../components/chart/time-lines.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { shortMoment } from '../../../components/moment/moment-words.ts'
import { useNow } from '../../../components/moment/use-now.ts'
import { Notice } from '../../../components/notice.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { BackupsCard } from '../backups/backups-card.tsx'
import { bytesWords, lastOf, systemCharts, type SystemChart } from './system-charts.ts'
import { systemQuery } from './system-queries.ts'
import styles from './system-tab.module.css'

const LOOK_EVERY_MS = 60_000

/** How the service itself is: what needs attention, the backups, and the last day in pictures. */
export function SystemTab() {
  const system = useQuery({ ...systemQuery(), refetchInterval: LOOK_EVERY_MS })
  return (
    <>
      <Alerts system={system.data?.data} />
      <BackupsCard />
      <Card title="O serviço agora">
        <QueryView query={system}>{({ data }) => <Now system={data} />}</QueryView>
      </Card>
      <Card title="As últimas 24 horas" aside={<span className={styles.step}>A cada quarto de hora</span>}>
        <QueryView query={system}>
          {({ data }) => (
            <div className={styles.charts}>
              {systemCharts.map((chart) => (
                <DayChart key={chart.title} chart={chart} day={data.day} />
              ))}
            </div>
          )}
        </QueryView>
      </Card>
    </>
  )
}

/** What is wrong with the backups stands in their own card. */
function Alerts({ system }: { readonly system: System | undefined }) {
  return system?.alerts
    .filter(({ kind }) => kind !== 'backup')
    .map(({ sentence }) => (
      <Notice key={sentence} tone="warn">
        {sentence}
      </Notice>
    ))
}

function Now({ system }: { readonly system: System }) {
  const { version, nodes, workers, databaseBytes, diskFreeBytes, diskBytes } = system
  return (
    <FactList
      facts={[
        { name: 'Versão', value: version },
        { name: 'Processos', value: nodes > 1 ? `${workers} em ${nodes} nós` : String(workers) },
        { name: 'Banco de dados', value: bytesWords(databaseBytes) },
        { name: 'Disco livre', value: `${bytesWords(diskFreeBytes)} de ${bytesWords(diskBytes)}` },
      ]}
    />
  )
}

function DayChart({ chart, day }: { readonly chart: SystemChart; readonly day: readonly SystemPoint[] }) {
  const now = useNow()
  const moments = day.map(({ at }) => ({
    label: shortMoment(new Date(at), now),
    short: new Date(at).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' }),
  }))
  const last = chart.series.map(({ name, value }) => {
    const newest = lastOf(day, value)
    return newest === null ? `${name}: nada medido` : `${name}: ${chart.words(newest)}`
  })
  return (
    <section className={styles.chart}>
      <h3>{chart.title}</h3>
      <TimeLines
        caption={`${chart.title}, nas últimas 24 horas`}
        summary={`${chart.title} nas últimas 24 horas. Por último, ${last.join('; ')}.`}
        moments={moments}
        series={chart.series.map(({ name, value }) => ({ name, values: day.map(value) }))}
        words={chart.words}
      />
    </section>
  )
}
