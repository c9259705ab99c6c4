import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Result } from '../../../../api/result.ts'
import type { Rules } from '../../../../components/form/form-errors.ts'
import { all, atMost, required } from '../../../../components/form/form-rules.ts'
import { useForm } from '../../../../components/form/use-form.ts'
import { useLeaveQuestion } from '../../../../components/form/use-leave-question.ts'

interface Options<Values, T> {
  readonly initial: Values
  readonly rules: Rules<Values>
  /** Asks before the text is saved; false leaves it as it is. */
  readonly ask?: () => Promise<boolean>
  readonly onSave: (values: Values) => Promise<Result<T>>
  readonly onSaved: (data: T) => Promise<void>
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The form of a page or a post: it leaves when saved, and asks when left half-done. A text that changed meanwhile, as by
 * an undo, is shown unless something was typed.
 */
export function useTextForm<Values extends object, T>({ initial, rules, ask, onSave, onSaved }: Options<Values, T>) {
  const [first, setFirst] = useState(initial)
  const [saved, setSaved] = useState(false)
  const form = useForm({
    initial: first,
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
  useLeaveQuestion(!saved && dirty)
  // Set during the render, not after it, so that the undone text is never shown again.
  if (!dirty && !saved && !isSame(initial, first)) {
    setFirst(initial)
    form.reset(initial)
  }
  return form
}

const title = all(required, atMost(160))

export const pageRules = { title, body: all(required, atMost(100_000)) }
export const postRules = { title, body: all(required, atMost(50_000)) }
