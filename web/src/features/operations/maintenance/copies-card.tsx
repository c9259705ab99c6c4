import type { Copy } from '@meio-campo/contract'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import styles from './copies-card.module.css'
import { maintenanceActions } from './maintenance-action.ts'
import { copyPages } from './maintenance-queries.ts'
import { describeCount, describeCounts, describeRestore } from './maintenance-words.ts'

const columns: readonly Column<Copy>[] = [
  { id: 'kind', head: 'Ação', cell: (copy) => <b>{maintenanceActions[copy.kind].title}</b> },
  { id: 'at', head: 'Quando', cell: (copy) => <Moment at={copy.createdAt} form="short" /> },
  { id: 'actor', head: 'Quem', cell: (copy) => copy.actor },
  { id: 'total', head: 'Registros', align: 'end', cell: (copy) => describeCount(copy.total) },
  { id: 'expiry', head: 'Vence', cell: (copy) => <Moment at={copy.expiresAt} /> },
  { id: 'actions', head: '', align: 'end', cell: (copy) => <Undo copy={copy} /> },
]

export function CopiesCard() {
  const copies = useInfiniteQuery(copyPages())
  return (
    <Card title="Cópias guardadas" flush aside={<span className={styles.term}>Por 30 dias</span>}>
      <PagesView
        query={copies}
        noun={{ one: 'cópia', many: 'cópias' }}
        empty={
          <EmptyState title="Nenhuma cópia guardada">
            Cada limpeza guarda aqui o que apagou, e pode ser desfeita por 30 dias.
          </EmptyState>
        }
      >
        {(rows) => <DataTable caption="Cópias guardadas" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagesView>
    </Card>
  )
}

function Undo({ copy }: { readonly copy: Copy }) {
  if (copy.restoredAt) return <Badge tone="ok">Desfeita</Badge>
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
      onClick={() => void askRestore(copy)}
    >
      Desfazer
    </Button>
  )
}

// Bringing back a large database outlasts the usual ten seconds.
const TIMEOUT_MS = 120_000

/** Undoes a clean-up: asks for confirmation, runs it once, and shows what was restored. */
async function askRestore(copy: Copy): Promise<void> {
  await confirm({
    title: 'Desfazer a limpeza',
    message: 'Você tem certeza que deseja fazer isso?',
    detail: (
      <span>
        O que volta: {describeCounts(copy.kind, copy.counts)}, da limpeza de {longMoment(new Date(copy.createdAt))}.
      </span>
    ),
    icon: <IconArrowBackUp size={20} stroke={1.75} aria-hidden />,
    action: () => restore(copy),
  })
}

async function restore(copy: Copy, substituir = false): Promise<void> {
  const result = await api.post('/api/v1/webmaster/copias/{id}/restaurar', {
    params: { id: copy.id },
    ...(substituir && { query: { substituir } }),
    timeoutMs: TIMEOUT_MS,
    // What stands in the place of what would come back is asked about below.
    formless: false,
  })
  if (result.ok) {
    showToast(describeRestore(result.data.data))
    return queryClient.invalidateQueries()
  }
  void queryClient.invalidateQueries(allOf('/api/v1/webmaster/copias'))
  const taken = result.problem.errors.find(({ field }) => field === 'substituir')
  if (taken) void askReplace(copy, taken.message)
}

/** Something stands in the place of what would come back: asks whether the copy takes that place. */
async function askReplace(copy: Copy, whatStands: string): Promise<void> {
  await confirm({
    title: 'Há algo no lugar',
    message: whatStands,
    detail: <span>Se a cópia tomar o lugar, o que está lá agora vira outra cópia, guardada por 30 dias.</span>,
    icon: <IconArrowBackUp size={20} stroke={1.75} aria-hidden />,
    danger: true,
    cancelLabel: 'Deixar como está',
    confirmLabel: 'Tomar o lugar',
    action: () => restore(copy, true),
  })
}
