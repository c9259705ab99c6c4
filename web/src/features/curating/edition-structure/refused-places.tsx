import { createContext, use, useId } from 'react'
import { FieldMessage } from '../../../components/form/field.tsx'

/** What was refused of a phase, by its place in it: `zones.1.from`. */
export const RefusedPlaces = createContext<ReadonlyMap<string, string>>(new Map())

/** For a field within a line: whether it was refused, and the sentence to stand beside it. */
export function useRefusedPlace(place: string | undefined) {
  const id = useId()
  const error = use(RefusedPlaces).get(place ?? '')
  return {
    wrong: error === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': id },
    message: error === undefined ? null : <FieldMessage id={id} error={error} />,
  }
}
