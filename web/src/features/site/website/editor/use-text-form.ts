import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Result } from '../../../../api/result.ts'
import type { Rules } from '../../../../components/form/form-errors.ts'
import { all, atMost, required } from '../../../../components/form/form-rules.ts'
import { useForm } from '../../../../components/form/use-form.ts'
import { useLeaveQuestion } from '../../../../components/form/use-leave-question.ts'
import { useUser } from '../../../../session/session-store.ts'
import { textDraftKey, textDrafts } from './text-draft.ts'

interface Options<Values, T> {
  /** Of which its draft is; without an id, of one that is still to be made. */
  readonly text: { readonly kind: 'post' | 'page'; readonly id: string | null }
  readonly initial: Values
  readonly rules: Rules<Values>
  /** Asks before the text is saved; false leaves it as it is. */
  readonly ask?: () => Promise<boolean>
  readonly onSave: (values: Values) => Promise<Result<T>>
  readonly onSaved: (data: T) => Promise<void>
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The form of a page or a post: it leaves when saved, and asks when left half-done. What is typed is kept as a draft, also
 * where the session ends. A text that changed meanwhile, as by an undo, is shown unless something was typed.
 */
export function useTextForm<Values extends object, T>({
  text,
  initial,
  rules,
  ask,
  onSave,
  onSaved,
}: Options<Values, T>) {
  const user = useUser()
  const [key] = useState(() => textDraftKey(user?._id ?? '', text.kind, text.id))
  const [first, setFirst] = useState(initial)
  const [saved, setSaved] = useState(false)
  const [restored, setRestored] = useState(() => {
    const draft = textDrafts.read(key, initial)
    return draft && !isSame(draft.values, initial) ? draft : null
  })
  const form = useForm({
    initial: restored?.values ?? first,
    rules,
    onSubmit: async (values) => {
      if (ask && !isSame(values, first) && !(await ask())) return
      const result = await onSave(values)
      if (!result.ok) return result
      // Drawn at once: the way out must find nothing left to ask about.
      flushSync(() => setSaved(true))
      await onSaved(result.data)
      return result
    },
  })
  const dirty = !isSame(form.values, first)
  const unsaved = !saved && dirty
  useLeaveQuestion(unsaved, 'O que você digitou ainda não foi salvo. Fica guardado neste navegador como rascunho.')
  useEffect(() => {
    if (unsaved) textDrafts.write(key, form.values)
    else textDrafts.remove(key)
  }, [unsaved, key, form.values])
  // Set during the render, not after it, so that the undone text is never shown again.
  if (!dirty && !saved && !isSame(initial, first)) {
    setFirst(initial)
    form.reset(initial)
  }
  const discard = () => {
    setRestored(null)
    form.reset(first)
  }
  return { ...form, draft: restored && unsaved ? { at: restored.at, discard } : null }
}

const title = all(required, atMost(160))

export const pageRules = { title, body: all(required, atMost(100_000)) }
export const postRules = { title, body: all(required, atMost(50_000)) }
