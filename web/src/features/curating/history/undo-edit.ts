import type { Edit } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { queryClient } from '../../../api/query.ts'
import { movedRecords } from '../../../state/moved-records.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { editActor } from './history-words.ts'

// Thousands of rows outlast the usual ten seconds.
const TIMEOUT_MS = 180_000

/** Undoes a whole edit; a refusal shows its reason in an alert. */
export async function undoEdit(id: string): Promise<boolean> {
  const result = await api.post('/api/v1/historico/{id}/desfazer', { params: { id }, timeoutMs: TIMEOUT_MS })
  // Also after a refusal, because the conflicting change is newer than this data.
  void queryClient.invalidateQueries()
  if (result.ok) {
    // An undone merge no longer redirects, so the remembered moves are cleared.
    movedRecords.set(new Map())
    showToast('Mudança desfeita.')
  }
  return result.ok
}

export async function askToUndo(edit: Edit): Promise<void> {
  await confirm({
    title: 'Desfazer esta mudança?',
    message: `${editActor(edit)} ${edit.summary}. Tudo volta a ser como era antes dela.`,
    ...(edit.rowCount > 1 && { detail: `São ${edit.rowCount.toLocaleString('pt-BR')} linhas ao todo.` }),
    confirmLabel: 'Desfazer',
    action: async () => void (await undoEdit(edit.id)),
  })
}
