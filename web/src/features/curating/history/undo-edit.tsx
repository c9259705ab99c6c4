import type { Edit } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { alertFailure, api } from '../../../api/api.ts'
import { queryClient } from '../../../api/query.ts'
import { movedRecords } from '../../../state/moved-records.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { editActor } from './history-words.ts'
import { UndoBlockersView } from './undo-blockers-view.tsx'

// A large import outlasts the usual ten seconds.
const TIMEOUT_MS = 900_000

/**
 * Undoes a whole edit. Where later changes stand in the way, they are shown, and the rest is undone if the person
 * wants that. Any other refusal shows its reason in an alert.
 */
export async function undoEdit(id: string, done = 'Mudança desfeita.'): Promise<boolean> {
  const result = await api.post('/api/v1/historico/{id}/desfazer', {
    params: { id },
    timeoutMs: TIMEOUT_MS,
    quiet: true,
  })
  refresh()
  if (result.ok) showToast(done)
  else if (result.problem.code === 'changed_since') void offerRest(id, () => alertFailure('POST', result))
  else alertFailure('POST', result)
  return result.ok
}

/** Also after a refusal, because the conflicting change is newer than this data. */
function refresh(): void {
  // An undone merge no longer redirects, so the remembered moves are cleared.
  movedRecords.set(new Map())
  void queryClient.invalidateQueries()
}

async function offerRest(id: string, alertRefusal: () => void): Promise<void> {
  const found = await api.get('/api/v1/historico/{id}/impedimentos', {
    params: { id },
    timeoutMs: TIMEOUT_MS,
    quiet: true,
  })
  if (!found.ok || !found.data.data.partly) {
    if (found.ok && found.data.data.count > 0) await showBlockers(found.data.data)
    else alertRefusal()
    return
  }
  const { data } = found.data
  await confirm({
    title: 'Isto mudou de novo depois',
    message: `${standing(data.count)} e ${data.count === 1 ? 'fica como está' : 'ficam como estão'}. O resto, ${counted(data.goes, 'linha', 'linhas')}, pode ser desfeito agora; o que ficar pode ser desfeito mais tarde, no histórico.`,
    detail: (open) => <UndoBlockersView found={data} onOpen={open} />,
    confirmLabel: 'Desfazer o resto',
    action: async () => {
      const result = await api.post('/api/v1/historico/{id}/desfazer-o-resto', {
        params: { id },
        timeoutMs: TIMEOUT_MS,
      })
      refresh()
      if (!result.ok) return
      const { rest } = result.data.data
      showToast(
        rest
          ? `Desfeita em parte: ${stayed(rest)} como ${rest.rowCount === 1 ? 'estava' : 'estavam'}.`
          : 'Mudança desfeita.',
      )
    },
  })
}

const standing = (count: number) =>
  count === 1
    ? 'Um registro mudou depois desta mudança'
    : `${counted(count, 'registro', 'registros')} mudaram depois desta mudança`
const stayed = ({ rowCount }: Edit) => counted(rowCount, 'linha ficou', 'linhas ficaram')

type Found = Parameters<typeof UndoBlockersView>[0]['found']

async function showBlockers(found: Found): Promise<void> {
  await confirm({
    title: 'Isto mudou de novo depois',
    message: `${standing(found.count)}, e nada dela pode ser desfeito antes disso.`,
    detail: (open) => <UndoBlockersView found={found} onOpen={open} />,
    cancelLabel: 'Voltar',
    confirmLabel: 'Entendi',
  })
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
