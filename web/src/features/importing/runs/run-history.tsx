import type { ImportRun } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { goesOn, importRunPages, RUN_INTERVAL_MS } from './import-queries.ts'
import { outcomeWords, statusWords } from './import-words.ts'
import styles from './run-history.module.css'
import { RunProgress } from './run-progress.tsx'

const columns: readonly Column<ImportRun>[] = [
  { id: 'run', head: 'Importação', cell: (run) => <RunLink run={run} /> },
  { id: 'at', head: 'Quando', cell: (run) => <Moment at={run.startedAt} form="short" /> },
  { id: 'actor', head: 'Quem', cell: (run) => run.actor ?? 'Linha de comando' },
  { id: 'status', head: 'Situação', cell: (run) => <Status run={run} /> },
  { id: 'outcome', head: 'Resultado', cell: (run) => <Outcome run={run} /> },
]

/** Every run, the newest first; those that go on move by themselves. */
export function RunHistory() {
  const runs = useInfiniteQuery({
    ...importRunPages(),
    refetchInterval: (query) =>
      query.state.data?.pages.some(({ data }) => data.some(goesOn)) ? RUN_INTERVAL_MS : false,
  })
  return (
    <Card title="Importações feitas" flush>
      <PagesView
        query={runs}
        noun={{ one: 'importação', many: 'importações' }}
        empty={<EmptyState title="Nenhuma importação ainda">Escolha um conjunto acima e simule a primeira.</EmptyState>}
      >
        {(rows) => <DataTable caption="Importações feitas" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagesView>
    </Card>
  )
}

function RunLink({ run }: { readonly run: ImportRun }) {
  return (
    <span className={styles.run}>
      <TextLink to="/settings" search={{ aba: 'importacoes', importacao: run.id }}>
        {run.dataset}
        {run.dryRun && ' (simulação)'}
      </TextLink>
      {run.origin && <small>{run.origin}</small>}
    </span>
  )
}

function Status({ run }: { readonly run: ImportRun }) {
  const { tone, words } = statusWords(run)
  return <Badge tone={tone}>{words}</Badge>
}

function Outcome({ run }: { readonly run: ImportRun }) {
  if (goesOn(run)) return <RunProgress run={run} />
  return <span className={styles.outcome}>{run.status === 'done' ? outcomeWords(run) : (run.error ?? '')}</span>
}
