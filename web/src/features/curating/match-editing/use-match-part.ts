import type { Problem } from '@meio-campo/contract'
import { useEffect, useRef, useState } from 'react'
import type { Result } from '../../../api/result.ts'
import { alertFor } from '../../../api/answer.ts'
import { useLeaveQuestion } from '../../../components/form/use-leave-question.ts'
import { showAlert } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { forgetReads } from '../records/form/record-queries.ts'
import { isContested, isDirty, reread, matchPartDrafts, type Join, type MatchPartState } from './match-part-draft.ts'

type Errors = Problem['errors']

interface Options<S> {
  readonly version: number
  readonly part: S
  readonly draftKey: string
  readonly send: (part: S, version: number) => Promise<Result<{ readonly data: { readonly version: number } }>>
  /** How the part is now, from the refusal of a stale write. */
  readonly toPart: (current: unknown) => S
  readonly savedWords: string
  /** Joins what two people changed, where the part has pieces that do not depend on each other. */
  readonly join?: Join<S>
  /** What is wrong before anything is sent. */
  readonly check?: (part: S) => Errors
}

/** One part of a match, edited as a whole: a concurrent change is shown before it is overwritten, and a draft is kept. */
export function useMatchPart<S extends object>(options: Options<S>) {
  const { version, part, draftKey, send, toPart, savedWords, join, check } = options
  const [state, setState] = useState<MatchPartState<S>>(() => {
    const draft = matchPartDrafts.read<S>(draftKey)
    return { version, base: draft?.base ?? part, mine: draft?.mine ?? part }
  })
  const [restored, setRestored] = useState(() => isDirty(state))
  const [errors, setErrors] = useState<Errors>([])
  const [contested, setContested] = useState<{ readonly version: number; readonly part: S } | null>(null)
  const [sending, setSending] = useState(false)
  const locked = useRef(false)
  const dirty = isDirty(state)

  const fresh = reread(state, version, part, join)
  if (fresh !== state) setState(fresh)
  useLeaveQuestion(dirty, 'O que você mudou ainda não foi salvo. Fica guardado neste navegador como rascunho.')
  useEffect(() => {
    if (dirty) matchPartDrafts.write(draftKey, state)
    else matchPartDrafts.remove(draftKey)
  }, [dirty, draftKey, state])

  const startFrom = (next: S, nextVersion: number) => {
    setState({ version: nextVersion, base: next, mine: next })
    setRestored(false)
    setErrors([])
    setContested(null)
  }

  const save = async (over = state.version): Promise<void> => {
    if (locked.current) return
    const wrong = check?.(state.mine) ?? []
    if (wrong.length > 0) return setErrors(wrong)
    locked.current = true
    setSending(true)
    let saved = state.mine
    let result = await send(saved, over)
    if (!result.ok && result.status === 412) {
      const { version: newest, ...rest } = (result.problem as { current?: { version: number } }).current ?? {
        version: over,
      }
      const current = toPart(rest)
      // Where only the match moved on, the part is as it was read.
      const joined = isContested(state, current) ? (join?.(state, current) ?? null) : state.mine
      if (joined === null) setContested({ version: newest, part: current })
      else {
        saved = joined
        result = await send(joined, newest)
      }
    }
    locked.current = false
    setSending(false)
    if (result.ok) {
      startFrom(saved, result.data.data.version)
      showToast(savedWords)
      forgetReads()
      return
    }
    if (result.status === 412) return
    setErrors(result.problem.errors)
    const alert = alertFor('PUT', result)
    if (alert) void showAlert(alert)
  }

  return {
    mine: state.mine,
    change: (change: (now: S) => S) => {
      setErrors([])
      setState((now) => ({ ...now, mine: change(now.mine) }))
    },
    dirty,
    restored: restored && dirty,
    sending,
    errors,
    /** The error of a field, or of a field inside it. */
    errorAt: (place: string) => errors.find(({ field }) => field === place || field.startsWith(`${place}.`))?.message,
    save: () => void save(),
    discard: () => startFrom(state.base, state.version),
    contested: contested && {
      theirs: contested.part,
      /** The other version stays in the history. */
      keepMine: () => {
        setState((now) => ({ ...now, version: contested.version, base: contested.part }))
        setContested(null)
        void save(contested.version)
      },
      takeTheirs: () => startFrom(contested.part, contested.version),
      putOff: () => setContested(null),
    },
  }
}

export type MatchPart<S extends object> = ReturnType<typeof useMatchPart<S>>
