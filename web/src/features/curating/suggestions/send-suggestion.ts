import type { Suggestion } from '@meio-campo/contract'
import type { RecordKind } from '@meio-campo/contract/rules'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import type { Failure } from '../../../api/result.ts'
import { showLinkToast } from '../../../state/toasts.ts'
import type { Send } from '../records/form/send-record.ts'

export interface Reasons {
  readonly source: string
  readonly note: string
}

/** The kind of record; for a new person also the role. */
export interface Suggested {
  readonly kind: RecordKind
  readonly role?: NonNullable<Suggestion['role']> | undefined
}

/** Sends a form as a suggestion instead of saving it: nothing changes until a reviewer or an editor accepts it. */
export const sendSuggestion =
  (
    { kind, role }: Suggested,
    record: { readonly id: string; readonly version: number | null } | null,
    reasons: () => Reasons,
  ): Send<Suggestion> =>
  async ({ values, idempotencyKey }) => {
    const { source, note } = reasons()
    const result = await api.post('/api/v1/sugestoes', {
      body: {
        kind,
        ...(role && { role }),
        record: record?.id ?? null,
        values,
        ...(record && record.version !== null && { version: record.version }),
        source,
        note: note.trim() === '' ? null : note,
      },
      idempotencyKey,
      quiet: true,
    })
    return result.ok ? result : underRecordFields(result)
  }

/** The API names a record's field `values.city`; the form knows it as `city`. */
export function underRecordFields(failure: Failure): Failure {
  const errors = failure.problem.errors.map(({ field, message }) => ({
    field: field.replace(/^values\./, ''),
    message,
  }))
  return { ...failure, problem: { ...failure.problem, errors } }
}

/** Refreshes the lists of suggestions after one was sent, and links to the user's own. */
export function thank(atOnce: boolean): void {
  void queryClient.invalidateQueries(atOnce ? {} : allOf('/api/v1/sugestoes'))
  showLinkToast(
    atOnce ? 'Sugestão aplicada na hora. Obrigado!' : 'Sugestão enviada. Obrigado!',
    '/settings?aba=sugestoes',
  )
}
