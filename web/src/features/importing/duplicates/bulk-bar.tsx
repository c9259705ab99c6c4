import type { Duplicate } from '@meio-campo/contract'
import { counted, plural } from '@meio-campo/contract/rules'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import type { SelectionState } from '../../../components/list/row-selection.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showActionToast, showToast } from '../../../state/toasts.ts'
import { JOIN_TIMEOUT_MS, undoDecision, type Decided } from './decide-pair.ts'
import { refreshDuplicates } from './duplicate-queries.ts'
import styles from './duplicates.module.css'

/** The API decides at most this many at once. */
const MOST = 100

interface Props {
  readonly rows: readonly Duplicate[]
  readonly selection: SelectionState
  readonly onDecided: (decided: Decided) => void
}

/** Joins many pairs at once: those that are nearly certain and that the user has ticked. */
export function BulkBar({ rows, selection, onDecided }: Props) {
  const certain = rows.filter(({ certaintyWords }) => certaintyWords === 'quase certo').map(({ id }) => id)
  const ticked = certain.filter((id) => selection.has(id)).slice(0, MOST)
  if (certain.length === 0) return null
  const all = ticked.length === Math.min(certain.length, MOST)

  const join = () =>
    confirm({
      title: `Juntar ${counted(ticked.length, 'par', 'pares')}?`,
      message: 'Em cada par, tudo passa para o registro que fica, e o endereço do outro leva a ele.',
      detail: 'É uma só mudança no histórico, e pode ser desfeita.',
      confirmLabel: 'Juntar',
      action: async () => {
        const result = await api.post('/api/v1/duplicados', {
          body: { ids: [...ticked], decision: 'joined' },
          timeoutMs: JOIN_TIMEOUT_MS,
          formless: true,
        })
        selection.clear()
        refreshDuplicates()
        if (!result.ok) return
        const { decided, edit, refused } = result.data.data
        const left =
          refused.length === 0 ? '' : ` ${counted(refused.length, 'par ficou', 'pares ficaram')}: ${refused[0]!.reason}`
        const words = `${decided} ${plural(decided, 'par juntado.', 'pares juntados.')}${left}`
        if (edit === null) showToast(words)
        else {
          const done = { pair: ticked[0]!, edit }
          onDecided(done)
          showActionToast(words, 'Desfazer', () => void undoDecision(done))
        }
      },
    })

  return (
    <div className={styles.bulk}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={all}
          onChange={({ currentTarget }) => selection.setAll(certain.slice(0, MOST), currentTarget.checked)}
        />
        <span>Selecionar os quase certos ({certain.length})</span>
      </label>
      <Button size="xs" variant="default" disabled={ticked.length === 0} onClick={() => void join()}>
        Juntar {ticked.length > 0 ? counted(ticked.length, 'selecionado', 'selecionados') : 'selecionados'}
      </Button>
    </div>
  )
}
