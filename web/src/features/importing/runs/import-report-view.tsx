import type { ImportRemark, ImportReport } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
import { IconArrowLeft } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { Notice } from '../../../components/notice.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { RowChangeView } from '../../curating/history/row-change-view.tsx'
import { goesOn, importRunQuery, remarkPages, RUN_INTERVAL_MS } from './import-queries.ts'
import styles from './import-report-view.module.css'
import { secondsWords, statusWords } from './import-words.ts'
import { RunActions } from './run-actions.tsx'
import { RunProgress } from './run-progress.tsx'
import { nothingChanged } from './nothing-changed.ts'

const number = numberFormat()

/** One run: how far it is while it works, and then what came of it. Leaving the page does not stop it. */
export function ImportReportView({ id }: { readonly id: string }) {
  const run = useQuery({
    ...importRunQuery(id),
    refetchInterval: ({ state: { data } }) => (data && goesOn(data.data) ? RUN_INTERVAL_MS : false),
  })
  return (
    <>
      <TextLink className={styles.back} to="/settings" search={{ aba: 'importacoes' }}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden /> Todas as importações
      </TextLink>
      <QueryView query={run}>{({ data }) => <Report run={data} />}</QueryView>
    </>
  )
}

function Report({ run }: { readonly run: ImportReport }) {
  const { tone, words } = statusWords(run)
  return (
    <>
      <Card
        title={`${run.dryRun ? 'Simulação' : 'Importação'} de ${run.dataset}`}
        aside={
          <output>
            <Badge tone={tone}>{words}</Badge>
          </output>
        }
      >
        <div className={styles.body}>
          {goesOn(run) && <RunProgress run={run} />}
          {run.error && <Notice tone="warn">{run.error}</Notice>}
          {run.dryRun && run.status === 'done' && (
            <Notice tone="info">Nada foi gravado: isto é o que a importação de verdade faria.</Notice>
          )}
          <FactList facts={factsOf(run)} />
          <RunActions run={run} />
        </div>
      </Card>
      {run.status === 'done' && <Outcome run={run} />}
      {run.rejected > 0 && <RemarksCard id={run.id} kind="rejection" count={run.rejected} />}
      {run.warnings > 0 && <RemarksCard id={run.id} kind="warning" count={run.warnings} />}
    </>
  )
}

function factsOf(run: ImportReport) {
  const figure = (value: number) => (run.status === 'done' ? number.format(value) : null)
  return [
    { name: 'De onde', value: run.origin },
    { name: 'Quem', value: run.actor ?? 'Linha de comando' },
    { name: 'Começo', value: <Moment at={run.startedAt} form="short" /> },
    { name: 'Duração', value: run.finishedAt && secondsWords(run.seconds) },
    { name: 'Lidos', value: figure(run.read) },
    { name: 'Novos', value: figure(run.created) },
    { name: 'Mudados na fonte', value: figure(run.updated) },
    { name: 'Iguais', value: figure(run.unchanged) },
    { name: 'Recusados', value: figure(run.rejected) },
    { name: 'Divergências', value: figure(run.conflicts) },
  ]
}

type RowCount = ImportReport['counts'][number]

const columns: readonly Column<RowCount>[] = [
  { id: 'label', head: 'O quê', cell: ({ label }) => <b className={styles.label}>{label}</b> },
  { id: 'created', head: 'Novos', align: 'end', cell: ({ created }) => number.format(created) },
  { id: 'changed', head: 'Mudados', align: 'end', cell: ({ changed }) => number.format(changed) },
  { id: 'removed', head: 'Removidos', align: 'end', cell: ({ removed }) => number.format(removed) },
]

function Outcome({ run }: { readonly run: ImportReport }) {
  if (run.counts.length === 0) return <Notice tone="info">{nothingChanged(run)}</Notice>
  return (
    <>
      <Card title={run.dryRun ? 'O que mudaria' : 'O que mudou'} flush>
        <DataTable caption="Linhas por tipo" columns={columns} rows={run.counts} rowKey={({ kind }) => kind} />
      </Card>
      {run.samples.length > 0 && (
        <Card title="Exemplos" flush>
          <ul className={styles.samples} aria-label="Exemplos">
            {run.samples.map((row) => (
              <RowChangeView key={`${row.kind} ${row.id} ${row.operation}`} row={row} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

interface Props {
  readonly id: string
  readonly kind: 'rejection' | 'warning'
  readonly count: number
}

const titles = { rejection: 'Linhas recusadas', warning: 'Avisos' }
const nouns = { rejection: { one: 'recusa', many: 'recusas' }, warning: { one: 'aviso', many: 'avisos' } }

const remarkColumns: readonly Column<ImportRemark>[] = [
  { id: 'file', head: 'Arquivo', cell: ({ file }) => <span className={styles.file}>{file}</span> },
  { id: 'line', head: 'Linha', align: 'end', cell: ({ line }) => line ?? '–' },
  { id: 'reason', head: 'Motivo', cell: ({ reason }) => reason },
]

/** Rows that could not be used, or were mended, each with where it stands and why. */
function RemarksCard({ id, kind, count: total }: Props) {
  const remarks = useInfiniteQuery(remarkPages(id, kind))
  return (
    <Card title={titles[kind]} aside={<span className={styles.total}>{count(total, nouns[kind])}</span>} flush>
      <PagesView query={remarks} noun={nouns[kind]} empty={<EmptyState title="Os motivos não foram guardados" />}>
        {(rows) => (
          <DataTable
            caption={titles[kind]}
            columns={remarkColumns}
            rows={rows}
            rowKey={(row) => `${row.file} ${row.line} ${rows.indexOf(row)}`}
          />
        )}
      </PagesView>
    </Card>
  )
}
