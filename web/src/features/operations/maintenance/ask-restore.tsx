import type { Copy } from '@meio-campo/contract'
import { IconArrowBackUp } from '@tabler/icons-react'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { confirm, showAlert } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { describeCounts, describeRestore } from './maintenance-words.ts'

// Bringing back a large database outlasts the usual ten seconds.
const TIMEOUT_MS = 120_000

/** Undoes a clean: asks, does it once, and says what came back. */
export async function askRestore(copy: Copy): Promise<void> {
  await confirm({
    title: 'Desfazer a limpeza',
    message: 'Você tem certeza que deseja fazer isso?',
    detail: (
      <span>
        O que volta: {describeCounts(copy.kind, copy.counts)}, da limpeza de {longMoment(new Date(copy.createdAt))}.
      </span>
    ),
    icon: <IconArrowBackUp size={20} stroke={1.75} aria-hidden />,
    action: () => restore(copy.id),
  })
}

async function restore(id: string): Promise<void> {
  const result = await api.post('/api/v1/webmaster/copias/{id}/restaurar', { params: { id }, timeoutMs: TIMEOUT_MS })
  if (!result.ok) return void queryClient.invalidateQueries(allOf('/api/v1/webmaster/copias'))
  const { restored, skipped } = describeRestore(result.data.data)
  showToast(restored)
  // What could not come back deserves more than a toast.
  if (skipped) void showAlert({ title: 'Nem tudo voltou', message: skipped })
  await queryClient.invalidateQueries()
}
