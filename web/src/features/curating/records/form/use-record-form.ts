import type { RecordForm, Values } from '@meio-campo/contract'
import { recordFields, type EditableKind, type Fields } from '@meio-campo/contract/rules'
import { useEffect, useRef, useState } from 'react'
import { alertFor } from '../../../../api/answer.ts'
import type { Failure, Result } from '../../../../api/result.ts'
import { placedSentences } from '../../../../components/form/placed-errors.ts'
import { useForm } from '../../../../components/form/use-form.ts'
import { useLeaveQuestion } from '../../../../components/form/use-leave-question.ts'
import { showAlert } from '../../../../state/dialogs.ts'
import { showToast } from '../../../../state/toasts.ts'
import { rulesFor } from '../inputs/field-rules.ts'
import { changedValues, typeAll, type TypedValues } from '../inputs/typed-value.ts'
import { pick, startForm, type FormBase } from './form-start.ts'
import { recordDrafts, type RecordDraft } from './record-draft.ts'
import { changesToKeep } from './record-merge.ts'
import { findNewer, newKey, type Send } from './send-record.ts'

/** What a write answers, as far as the form cares. */
export interface Written {
  readonly id: string
  readonly version?: number
}

export interface RecordFormOptions<S extends Written> {
  readonly kind: EditableKind
  /** The record as it was read; nothing for one that is still to be made. */
  readonly record?: FormBase
  /** Typed in already, though not saved: the name of something to be made. */
  readonly prefilled?: Values
  /** How the records are called that are typed in already, by field. */
  readonly prefilledNames?: FormBase['names']
  /** The key under which the draft is stored; without a key it does not survive a reload. */
  readonly draftKey?: string
  /** For fields that the sender adds: false keeps the form open, and the function that returned it shows why. */
  readonly isReady?: () => boolean
  readonly send: Send<S>
  /** `now` is what the record holds after this. */
  readonly onSaved: (saved: S, now: FormBase) => void
}

/** Another user saved first: their changes are shown before anything is overwritten. */
export interface Stale {
  readonly current: RecordForm
  readonly mine: Values
  readonly before: Values
}

const NOTHING: FormBase = { values: {}, names: {}, version: null }

/** One record's form: sends the changed fields, keeps drafts, and shows a concurrent change before it is overwritten. */
export function useRecordForm<S extends Written>(options: RecordFormOptions<S>) {
  const { kind, record, prefilled = {}, prefilledNames = {}, draftKey, isReady, send, onSaved } = options
  const fields = recordFields[kind]
  const given = record ?? { ...NOTHING, names: prefilledNames }
  const isNew = record === undefined
  const [start] = useState(() =>
    startForm(fields, given, prefilled, draftKey ? recordDrafts.read(draftKey, new Date()) : null),
  )
  const [base, setBase] = useState(start.base)
  const [names, setNames] = useState(start.names)
  const [restored, setRestored] = useState(start.restored)
  const [stale, setStale] = useState<Stale | null>(null)
  const lastSent = useRef({ text: '', key: '' })

  const form = useForm<TypedValues>({
    initial: start.typed,
    rules: rulesFor(fields, !isNew),
    onSubmit: (typed) => save(changedValues(fields, base.values, typed), base, names),
  })
  const changes = changedValues(fields, base.values, form.values)
  const touched = Object.keys(changes)
  const dirty = touched.length > 0

  const endDraft = useRecordDraft(
    draftKey,
    dirty
      ? {
          version: base.version,
          typed: pick(form.values, touched),
          before: pick(base.values, touched),
          names: pick(names, touched),
        }
      : null,
  )
  useLeaveQuestion(
    dirty,
    `O que você digitou ainda não foi salvo.${draftKey ? ' Fica guardado neste navegador como rascunho.' : ''}`,
  )

  /** Begins again from this version, with these changes still to be saved. */
  function startFrom(next: FormBase, mine: Values = {}, mineNames: FormBase['names'] = {}) {
    setBase(next)
    setNames({ ...next.names, ...mineNames })
    setRestored(null)
    form.reset({ ...typeAll(fields, next.values), ...pick(typeAll(fields, mine), Object.keys(mine)) })
  }

  // A newer version arrived and nothing was typed over the old one: it is simply shown.
  const outdated = isNewer(given, base)
  if (outdated && !dirty) startFrom(given)

  async function save(values: Values, over: FormBase, namesNow: FormBase['names']): Promise<Result<unknown> | void> {
    if (!isNew && Object.keys(values).length === 0) {
      showToast('Nada mudou.')
      return
    }
    if (isReady && !isReady()) return
    // The same values keep the same idempotency key until they are saved, so that a retry after a lost answer writes once.
    const text = JSON.stringify([over.version, values])
    if (lastSent.current.text !== text) lastSent.current = { text, key: newKey() }
    const result = await send({ values, version: over.version, idempotencyKey: lastSent.current.key })
    if (result.ok) {
      const saved = result.data.data
      const now = { values: { ...over.values, ...values }, names: namesNow, version: saved.version ?? null }
      lastSent.current = { text: '', key: '' }
      if (isNew) endDraft()
      else startFrom(now)
      onSaved(saved, now)
      return result
    }
    const current = findNewer(result)
    if (current) return setStale({ current, mine: values, before: over.values })
    const alert = alertFor('POST', result)
    if (alert) void showAlert(alert)
    return underFields(result)
  }

  return {
    fields,
    isNew,
    form,
    names,
    /** The fields that differ from what is saved. */
    touched,
    restored,
    stale,
    setName: (field: string, name: string) => setNames((now) => ({ ...now, [field]: name })),
    /** Back to what is saved. */
    discard: () => startFrom(outdated ? given : base),
    /** Back to the form without a decision: nothing is written, nothing is lost. */
    putOff: () => setStale(null),
    /** Saves the user's remaining changes over the newer version. */
    settle: async (theirsChosen: ReadonlySet<string>) => {
      if (!stale) return
      const { current, mine } = stale
      const kept = changesToKeep(mine, current, theirsChosen)
      const keptNames = pick(names, Object.keys(kept))
      setStale(null)
      startFrom(current, kept, keptNames)
      if (Object.keys(kept).length === 0) showToast('Ficou o que já estava salvo.')
      else {
        const result = await save(kept, current, { ...current.names, ...keptNames })
        // Errors of fields appear under them when the form is sent again; at this point no form is shown.
        const wrong = result && !result.ok ? result.problem.errors : []
        if (result && !result.ok && wrong.length > 0)
          void showAlert({ title: result.problem.title, message: placedSentences(wrong, labelsOf(fields)) })
      }
    },
  }
}

const labelsOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))

const isNewer = (a: FormBase, b: FormBase) => a.version !== null && b.version !== null && a.version > b.version

/** The API names what is wrong inside a list (`colours.2`, `socials.x`); the form has one place for the whole list. */
function underFields(failure: Failure): Failure {
  const errors = failure.problem.errors.map(({ field, message }) => ({ field: field.split('.')[0]!, message }))
  return { ...failure, problem: { ...failure.problem, errors } }
}

const PAUSE_MS = 400

/** Stores the draft on the device shortly after each pause in typing; an empty draft is removed. */
function useRecordDraft(key: string | undefined, draft: Omit<RecordDraft, 'at'> | null) {
  const latest = useRef(draft)
  const ended = useRef(false)
  const text = draft && JSON.stringify(draft)
  useEffect(() => {
    latest.current = draft
    if (!key || ended.current) return
    if (text === null) {
      recordDrafts.remove(key)
      return
    }
    const keep = () => {
      if (!ended.current && latest.current) recordDrafts.write(key, { at: new Date().toISOString(), ...latest.current })
    }
    const timer = setTimeout(keep, PAUSE_MS)
    // A reload, or another page, does not wait for the pause.
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
      keep()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text represents the draft, which is a new object on every render
  }, [key, text])

  /** Saved: there is nothing left to keep. */
  return () => {
    ended.current = true
    if (key) recordDrafts.remove(key)
  }
}
