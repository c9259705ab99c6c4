import type { Failure } from '../../../../api/result.ts'

/** The API names what is wrong inside a list (`colours.2`, `socials.x`); the form has one place for the whole list. */
export function underFields(failure: Failure): Failure {
  const errors = failure.problem.errors.map(({ field, message }) => ({ field: field.split('.')[0]!, message }))
  return { ...failure, problem: { ...failure.problem, errors } }
}
