import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { CountBars } from '../../../components/chart/count-bars.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { useListSearch } from '../../../components/list/list-search.ts'
import { useLive } from '../../../components/live/use-live.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { quotaFacts } from '../keys/quota-words.ts'
import { KeyFilter } from './key-filter.tsx'
import { UsageChart } from './usage-chart.tsx'
import { FIRST_PERIOD, parseUsagePlace, periods } from './usage-place.ts'
import { usageQuery, type Usage } from './usage-queries.ts'
import { KeyTable, OperationTable } from './usage-tables.tsx'
import styles from './usage-tab.module.css'
import { timeInWords } from '../../../components/moment/measure-words.ts'
import { errorsInWords, statusWords } from './usage-words.ts'

const route = getRouteApi('/api')
const LOOK_EVERY_MS = 15_000

export function UsageTab() {
  const place = parseUsagePlace(route.useSearch())
  const { set } = useListSearch()
  const usage = useLive(usageQuery(place), { intervalMs: LOOK_EVERY_MS })
  return (
    <>
      <search className={styles.tools}>
        <Segmented
          label="Período"
          choices={periods}
          value={place.periodo ?? FIRST_PERIOD}
          onChange={(period) => set({ periodo: period === FIRST_PERIOD ? undefined : period })}
        />
        <KeyFilter />
      </search>
      <QueryView query={usage} skeleton={<SkeletonRows count={8} />}>
        {({ data }) => <UsageView usage={data} />}
      </QueryView>
      <p className={styles.note}>
        Conta o que foi chamado com chaves, também as de teste; o que se abre no console não conta. As chamadas são
        gravadas a cada segundo, sem atrasar nenhuma: se um processo do serviço cair, perde-se no máximo o último
        segundo. Os dias são os de Brasília.
      </p>
    </>
  )
}

function UsageView({ usage }: { readonly usage: Usage }) {
  const { totals, operations, keys, statuses } = usage
  return (
    <>
      <Card title="Chamadas">
        {totals.calls === 0 ? (
          <EmptyState title="Nenhuma chamada neste período">
            Crie uma chave em <TextLink to="/api">Chaves</TextLink> e faça a primeira chamada: ela aparece aqui em um
            segundo.
          </EmptyState>
        ) : (
          <>
            <Figures totals={totals} />
            <UsageChart usage={usage} />
          </>
        )}
      </Card>
      {totals.calls > 0 && (
        <>
          <Card title="Por operação" flush>
            <OperationTable operations={operations} />
          </Card>
          <Card title="Por chave" flush>
            <KeyTable keys={keys} />
          </Card>
        </>
      )}
      <div className={styles.pair}>
        {totals.calls > 0 && (
          <Card title="Por status">
            <CountBars
              caption="Chamadas por status"
              head="Status"
              unit="Chamadas"
              rows={statuses.map(({ status, calls }) => ({
                id: status,
                label: statusWords[status] ?? status,
                count: calls,
              }))}
            />
          </Card>
        )}
        <Card title="Cota">
          <FactList facts={quotaFacts(usage)} />
        </Card>
      </div>
    </>
  )
}

function Figures({ totals }: Pick<Usage, 'totals'>) {
  const { latency } = totals
  const figures = [
    ['Chamadas', totals.calls.toLocaleString('pt-BR')],
    ['Com erro', errorsInWords(totals)],
    ['Tempo p50', timeInWords(latency.p50)],
    ['Tempo p95', timeInWords(latency.p95)],
    ['Tempo p99', timeInWords(latency.p99)],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
