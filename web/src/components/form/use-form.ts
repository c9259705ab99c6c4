import { useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Result } from '../../api/result.ts'
import { showAlert } from '../../state/dialogs.ts'
import { assignServerErrors, findErrors, visibleErrors, type Errors, type Rules } from './form-errors.ts'
import { findHalfEntered, halfEnteredIn } from './half-entered.ts'

interface Options<Values> {
  readonly initial: Values
  readonly rules: Rules<Values>
  /** Sends the form. A failed result's field errors go under their fields; the API layer alerts the rest. */
  readonly onSubmit: (values: Values) => Promise<Result<unknown> | void>
}

/** What a field component takes; see text-field.tsx and its neighbours. */
export interface FieldBinding<V> {
  readonly name: string
  readonly value: V
  readonly error: string | undefined
  readonly onChange: (value: V) => void
  readonly onBlur: (event: FocusEvent) => void
}

/** Validates as one types once a field was left; keeps every value when sending fails; sends once at a time. */
export function useForm<Values extends object>({ initial, rules, onSubmit }: Options<Values>) {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set())
  const [fromServer, setFromServer] = useState<Errors<Values>>({})
  const [half, setHalf] = useState<Errors<Values>>({})
  const [sending, setSending] = useState(false)
  const locked = useRef(false)

  const errors = { ...visibleErrors(findErrors(values, rules), fromServer, left), ...half }

  function field<K extends keyof Values & string>(name: K): FieldBinding<Values[K]> {
    return {
      name,
      value: values[name],
      error: errors[name],
      onChange: (value) => {
        setValues((now) => ({ ...now, [name]: value }))
        setFromServer((now) => without(now, name))
        setHalf((now) => without(now, name))
      },
      onBlur: (event) => {
        // On the way to the submit button nothing may move under the pointer; sending checks every field anyway.
        const next = event.relatedTarget
        if (next instanceof HTMLButtonElement && next.type === 'submit') return
        const objection = halfEnteredIn(event.target)
        setHalf((now) => (objection === null ? without(now, name) : { ...now, [name]: objection }))
        setLeft((now) => new Set(now).add(name))
      },
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (locked.current) return
    const form = event.currentTarget
    const halves = findHalfEntered<Values>(form)
    const found = { ...findErrors(values, rules), ...halves }
    // Drawn at once: of a list only the line that is wrong has the field's name.
    flushSync(() => {
      setHalf(halves)
      setLeft(new Set(Object.keys(values) as (keyof Values)[]))
    })
    if (Object.keys(found).length > 0) return focusFirst(form, found)

    locked.current = true
    setSending(true)
    try {
      const result = await onSubmit(values)
      if (!result || result.ok) return
      const { byField, others } = assignServerErrors(result.problem.errors, values)
      flushSync(() => setFromServer(byField))
      focusFirst(form, byField)
      if (others.length > 0) void showAlert({ title: result.problem.title, message: others.join(' ') })
    } finally {
      locked.current = false
      setSending(false)
    }
  }

  function reset(next: Values = initial) {
    setValues(next)
    setLeft(new Set())
    setFromServer({})
    setHalf({})
  }

  return { values, setValues, errors, field, submit, sending, reset }
}

function without<Values>(errors: Errors<Values>, name: keyof Values): Errors<Values> {
  const rest = { ...errors }
  delete rest[name]
  return rest
}

/**
 * In the order of the page, which is the order in which one would look. Of a field with several controls each is called by
 * the field and what it is: `matches.team`.
 */
export function focusFirst(form: HTMLFormElement, errors: object) {
  for (const control of form.elements) {
    const [name = ''] = (control.getAttribute('name') ?? '').split('.')
    if (control instanceof HTMLElement && Object.hasOwn(errors, name)) return control.focus()
  }
}
