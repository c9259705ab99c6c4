import { Badge } from '../../../components/badge.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { MethodTag } from '../reference/method-tag.tsx'
import type { Usage } from './usage-queries.ts'
import styles from './usage-tab.module.css'
import { timeInWords } from '../../../components/moment/measure-words.ts'
import { errorsInWords } from './usage-words.ts'

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

export function OperationTable({ operations }: Pick<Usage, 'operations'>) {
  return <DataTable caption="Uso por operação" columns={ofOperations} rows={operations} rowKey={({ id }) => id} />
}

export function KeyTable({ keys }: Pick<Usage, 'keys'>) {
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
