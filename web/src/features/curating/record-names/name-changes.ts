import type { BodyAt } from '@meio-campo/contract'
import { namedKinds, type NamedKind } from '@meio-campo/contract/rules'
import { api } from '../../../api/api.ts'
import { queryClient, read } from '../../../api/query.ts'
import { showActionToast } from '../../../state/toasts.ts'
import { undoEdit } from '../history/undo-edit.ts'

export interface Whose {
  readonly kind: NamedKind
  readonly id: string
}

export const isNamed = (kind: string): kind is NamedKind => (namedKinds as readonly string[]).includes(kind)

export const namesQuery = (whose: Whose) => read('/api/v1/nomes/{kind}/{id}', { params: whose })

type NameChange = BodyAt<'PATCH', '/api/v1/nomes/{kind}/{id}'>

/** One name in or out, at once, with the way back offered. */
export async function changeNames(whose: Whose, body: NameChange, done: string) {
  const result = await api.patch('/api/v1/nomes/{kind}/{id}', { params: whose, body })
  // Pages and search show the names as well, so every query is invalidated.
  void queryClient.invalidateQueries()
  if (result.ok) {
    const { edit } = result.data.data
    if (edit !== null) showActionToast(done, 'Desfazer', () => void undoEdit(edit))
  }
  return result
}
