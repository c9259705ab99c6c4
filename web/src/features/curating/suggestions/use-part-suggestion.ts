import type { Problem, SuggestedEvent, SuggestedLineups } from '@meio-campo/contract'
import { useRef, useState } from 'react'
import { alertFor } from '../../../api/answer.ts'
import { api } from '../../../api/api.ts'
import { showAlert } from '../../../state/dialogs.ts'
import { thank, type Reasons } from './send-suggestion.ts'
import { sourceProblem } from './suggestion-reasons.tsx'

type Said = { readonly events: SuggestedEvent[] } | { readonly lineups: SuggestedLineups }

const nothing: Reasons = { source: '', note: '' }

/** A suggestion about the events or the line-ups of a match, while it is written and sent. */
export function usePartSuggestion(match: string) {
  const [reasons, setReasons] = useState(nothing)
  const [sourceError, setSourceError] = useState<string | undefined>()
  const [errors, setErrors] = useState<Problem['errors']>([])
  const [sending, setSending] = useState(false)
  const locked = useRef(false)

  /** True once the server has it. */
  const send = async (said: Said): Promise<boolean> => {
    const missing = sourceProblem(reasons)
    setSourceError(missing)
    if (missing !== undefined || locked.current) return false
    locked.current = true
    setSending(true)
    const { source, note } = reasons
    const result = await api.post('/api/v1/sugestoes', {
      body: { kind: 'match', record: match, ...said, source, note: note.trim() === '' ? null : note },
      quiet: true,
    })
    locked.current = false
    setSending(false)
    if (result.ok) {
      setReasons(nothing)
      setErrors([])
      thank(false)
      return true
    }
    setErrors(result.problem.errors)
    const alert = result.problem.errors.length === 0 && alertFor('POST', result)
    if (alert) void showAlert(alert)
    return false
  }

  return {
    reasons,
    sourceError,
    sending,
    send,
    errors,
    /** What is wrong at a place of the body, or below it. */
    errorAt: (place: string) => errors.find(({ field }) => field === place || field.startsWith(`${place}.`))?.message,
    forgetErrors: () => setErrors([]),
    setReasons: (change: Partial<Reasons>) => {
      setSourceError(undefined)
      setReasons((now) => ({ ...now, ...change }))
    },
  }
}
