import { api } from '../../../../api/api.ts'
import { showActionToast, showToast } from '../../../../state/toasts.ts'
import { undoEdit } from '../../../curating/history/undo-edit.tsx'

/** The newest change of a deleted text is its deletion. */
export async function offerTextUndo(record: string, done: string, undone: string): Promise<void> {
  const found = await api.get('/api/v1/historico', { query: { registro: record, limit: 1 }, quiet: true })
  const edit = found.ok ? found.data.data[0]?.id : undefined
  if (edit === undefined) showToast(done)
  else showActionToast(done, 'Desfazer', () => void undoEdit(edit, undone))
}
