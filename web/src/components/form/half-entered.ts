import type { Errors } from './form-errors.ts'

const HALF_ENTERED = 'Esta data está incompleta ou não existe. Complete-a, ou apague-a inteira.'

/**
 * The error of a date field with an incomplete or impossible date: "31/02/1990", or a day without its year. The browser
 * reports its value as empty, so it would be saved as no date.
 */
export const halfEnteredIn = (control: EventTarget | null): string | null =>
  control instanceof HTMLInputElement && control.validity.badInput ? HALF_ENTERED : null

/** The same for all fields of a form, by their names. */
export function findHalfEntered<Values>(form: HTMLFormElement): Errors<Values> {
  const found = [...form.elements].flatMap((control) => {
    const objection = halfEnteredIn(control)
    return objection === null ? [] : [[control.getAttribute('name'), objection] as const]
  })
  return Object.fromEntries(found) as Errors<Values>
}
