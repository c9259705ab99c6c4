import type { Problem } from '@meio-campo/contract'
import { useEffect, useRef, useState } from 'react'
import type { Result } from '../../../api/result.ts'
import { alertFor } from '../../../api/answer.ts'
import { useLeaveQuestion } from '../../../components/form/use-leave-question.ts'
import { showAlert } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { forgetReads } from '../records/form/record-queries.ts'
import { isContested, isDirty, reread, sheetDrafts, type SheetState } from './match-part-draft.ts'

type Errors = Problem['errors']

interface Options<S> {
  readonly version: number
  readonly sheet: S
  readonly draftKey: string
  readonly send: (sheet: S, version: number) => Promise<Result<{ readonly data: { readonly version: number } }>>
  /** How the sheet is now, from the refusal of a stale write. */
  readonly toSheet: (current: unknown) => S
  readonly savedWords: string
}

/** One sheet of a match, edited whole: nobody's work is written over unseen, and nothing typed is lost. */
export function useSheet<S extends object>(options: Options<S>) {
  const { version, sheet, draftKey, send, toSheet, savedWords } = options
  const [state, setState] = useState<SheetState<S>>(() => {
    const draft = sheetDrafts.read<S>(draftKey)
    return { version, base: draft?.base ?? sheet, mine: draft?.mine ?? sheet }
  })
  const [restored, setRestored] = useState(() => isDirty(state))
  const [errors, setErrors] = useState<Errors>([])
  const [contested, setContested] = useState<{ readonly version: number; readonly sheet: S } | null>(null)
  const [sending, setSending] = useState(false)
  const locked = useRef(false)
  const dirty = isDirty(state)

  const fresh = reread(state, version, sheet)
  if (fresh !== state) setState(fresh)
  useLeaveQuestion(dirty, 'O que você mudou ainda não foi salvo. Fica guardado neste navegador como rascunho.')
  useEffect(() => {
    if (dirty) sheetDrafts.write(draftKey, state)
    else sheetDrafts.remove(draftKey)
  }, [dirty, draftKey, state])

  const startFrom = (next: S, nextVersion: number) => {
    setState({ version: nextVersion, base: next, mine: next })
    setRestored(false)
    setErrors([])
    setContested(null)
  }

  const save = async (over = state.version): Promise<void> => {
    if (locked.current) return
    locked.current = true
    setSending(true)
    let result = await send(state.mine, over)
    if (!result.ok && result.status === 412) {
      const { version: newest, ...rest } = (result.problem as { current?: { version: number } }).current ?? {
        version: over,
      }
      const current = toSheet(rest)
      if (isContested(state, current)) setContested({ version: newest, sheet: current })
      // Only the match moved on: the sheet is as it was read.
      else result = await send(state.mine, newest)
    }
    locked.current = false
    setSending(false)
    if (result.ok) {
      startFrom(state.mine, result.data.data.version)
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
    /** What is wrong at a place, or below it. */
    errorAt: (place: string) => errors.find(({ field }) => field === place || field.startsWith(`${place}.`))?.message,
    save: () => void save(),
    discard: () => startFrom(state.base, state.version),
    contested: contested && {
      theirs: contested.sheet,
      /** Theirs stays in the history. */
      keepMine: () => {
        setState((now) => ({ ...now, version: contested.version, base: contested.sheet }))
        setContested(null)
        void save(contested.version)
      },
      takeTheirs: () => startFrom(contested.sheet, contested.version),
      putOff: () => setContested(null),
    },
  }
}

export type Sheet<S extends object> = ReturnType<typeof useSheet<S>>
