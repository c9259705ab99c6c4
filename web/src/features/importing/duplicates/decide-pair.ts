import type { Duplicate } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { queryClient } from '../../../api/query.ts'
import { showActionToast, showToast } from '../../../state/toasts.ts'
import { undoEdit } from '../../curating/history/undo-edit.tsx'
import { refreshDuplicates } from './duplicate-queries.ts'

// Joining a club with thousands of matches takes longer than the usual ten seconds.
export const JOIN_TIMEOUT_MS = 180_000

/** The last decision, and how to undo it. */
export interface Decided {
  readonly pair: string
  /** Without a change in the history, undoing only opens the question again. */
  readonly edit: string | null
}

const WORDS = { joined: 'Juntados.', apart: 'Separados, para sempre.', open: 'Aberto de novo.' } as const

/** Returns null if the decision was refused; an alert shows the reason. */
export async function decidePair(
  pair: Duplicate,
  decision: 'joined' | 'apart' | 'open',
  kept: string,
  onUndone: () => void,
): Promise<Decided | null> {
  const result = await api.post('/api/v1/duplicados/{id}', {
    params: { id: pair.id },
    body: { decision, ...(decision === 'joined' && { kept }) },
    timeoutMs: JOIN_TIMEOUT_MS,
    formless: true,
  })
  refreshDuplicates()
  if (!result.ok) return null
  const decided: Decided = { pair: pair.id, edit: result.data.data.edit }
  if (decision === 'open') {
    // The undo may have separated a joined record, so every page may show something else now.
    void queryClient.invalidateQueries()
    showToast(WORDS.open)
    return null
  }
  showActionToast(WORDS[decision], 'Desfazer', () => void undoDecision(decided).then(onUndone))
  return decided
}

export async function undoDecision({ pair, edit }: Decided): Promise<void> {
  if (edit !== null) await undoEdit(edit)
  else {
    const result = await api.post('/api/v1/duplicados/{id}', {
      params: { id: pair },
      body: { decision: 'open' },
      formless: true,
    })
    if (result.ok) showToast('Aberto de novo.')
  }
  refreshDuplicates()
}
