import { getRouteApi } from '@tanstack/react-router'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { CountBars } from '../../../components/chart/count-bars.tsx'
import { TimeBars } from '../../../components/chart/time-bars.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { useListSearch } from '../../../components/list/list-search.ts'
import { useLive } from '../../../components/live/use-live.ts'
import { stepInWords, timeInWords } from '../../../components/moment/moment-words.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { quotaFacts } from '../keys/quota-words.ts'
import { MethodTag } from '../reference/method-tag.tsx'
import { KeyFilter } from './key-filter.tsx'
import { FIRST_PERIOD, parseUsagePlace, periods } from './usage-place.ts'
import { usageQuery, type Usage } from './usage-queries.ts'
import styles from './usage-tab.module.css'
import { callsInWords, errorsInWords, statusWords } from './usage-words.ts'

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

/** The calls of a period, hour by hour or day by day. */
function UsageChart({ usage: { series, step, totals } }: { readonly usage: Usage }) {
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

type Sums = Pick<Usage['totals'], 'calls' | 'errors' | 'latency'>
type Operation = Usage['operations'][number]
type UsedKey = Usage['keys'][number]

const sums: readonly Column<Sums>[] = [
  { id: 'calls', head: 'Chamadas', align: 'end', cell: ({ calls }) => calls.toLocaleString('pt-BR') },
  { id: 'errors', head: 'Erros', align: 'end', cell: errorsInWords },
  { id: 'p50', head: 'p50', align: 'end', cell: ({ latency }) => timeInWords(latency.p50) },
  { id: 'p95', head: 'p95', align: 'end', cell: ({ latency }) => timeInWords(latency.p95) },
  { id: 'p99', head: 'p99', align: 'end', cell: ({ latency }) => timeInWords(latency.p99) },
]

const ofOperations: readonly Column<Operation>[] = [
  { id: 'operation', head: 'Operação', cell: (operation) => <OperationName operation={operation} /> },
  ...sums,
]
const ofKeys: readonly Column<UsedKey>[] = [
  { id: 'key', head: 'Chave', cell: (key) => <KeyName usedKey={key} /> },
  ...sums,
]

function OperationTable({ operations }: Pick<Usage, 'operations'>) {
  return <DataTable caption="Uso por operação" columns={ofOperations} rows={operations} rowKey={({ id }) => id} />
}

function KeyTable({ keys }: Pick<Usage, 'keys'>) {
  return <DataTable caption="Uso por chave" columns={ofKeys} rows={keys} rowKey={({ id }) => id} />
}

function OperationName({ operation: { id, method, path } }: { readonly operation: Operation }) {
  const name = <code>{path}</code>
  return (
    <span className={styles.operation}>
      {method && <MethodTag method={method} />}
      {method ? (
        <TextLink to="/api" search={{ aba: 'referencia', op: id }} activeProps={{}}>
          {name}
        </TextLink>
      ) : (
        name
      )}
    </span>
  )
}

function KeyName({ usedKey: { name, mode } }: { readonly usedKey: UsedKey }) {
  return (
    <span className={styles.operation}>
      <b>{name}</b>
      {mode === 'test' && <Badge>Teste</Badge>}
    </span>
  )
}
