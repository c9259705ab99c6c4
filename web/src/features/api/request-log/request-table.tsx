import type { RequestLogEntry } from '@meio-campo/contract'
import { Badge } from '../../../components/badge.tsx'
import type { Column } from '../../../components/data-table.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { MethodTag } from '../reference/method-tag.tsx'
import { timeInWords } from '../../../components/moment/measure-words.ts'
import styles from './request-table.module.css'

const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const columns: readonly Column<RequestLogEntry>[] = [
  {
    id: 'call',
    head: 'Chamada',
    cell: ({ id, method, path }) => (
      <span className={styles.call}>
        <MethodTag method={method} />
        <code>{path}</code>
        <small>{id}</small>
      </span>
    ),
  },
  { id: 'status', head: 'Status', cell: ({ status }) => <Status status={status} /> },
  { id: 'ms', head: 'Tempo', align: 'end', cell: ({ ms }) => timeInWords(ms) },
  {
    id: 'at',
    head: 'Quando',
    cell: ({ at }) => (
      <time className={styles.time} dateTime={at} title={longMoment(new Date(at))}>
        {CLOCK.format(new Date(at))}
      </time>
    ),
  },
  { id: 'key', head: 'Chave', cell: ({ key }) => key.name },
  { id: 'network', head: 'De onde', cell: ({ network }) => network },
]

/** The calls that were loaded, newest first. */
export function RequestTable({ requests }: { readonly requests: readonly RequestLogEntry[] }) {
  return <VirtualTable caption="Chamadas" columns={columns} rows={requests} rowKey={({ id }) => id} rowHeight={58} />
}

function Status({ status }: { readonly status: number }) {
  if (status < 400) return <Badge tone="ok">{status}</Badge>
  return <Badge tone={status < 500 ? 'warn' : 'bad'}>{status}</Badge>
}
