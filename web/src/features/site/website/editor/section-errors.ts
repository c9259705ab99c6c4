import type { Failure } from '../../../../api/result.ts'

/**
 * The API names fields from the root (`contact.email`, `contact.social.0.url`); a section's form has its own
 * (`email`, `social`). What concerns one item of a list stands under the list and names the item.
 */
export function underSection(failure: Failure, section: string, listField: string): Failure {
  const errors = failure.problem.errors.map(({ field, message }) => {
    if (field === section) return { field: listField, message }
    if (!field.startsWith(`${section}.`)) return { field, message }
    const parts = field.slice(section.length + 1).split('.')
    const position = parts.find((part) => /^\d+$/.test(part))
    const name = /^\d+$/.test(parts[0]!) ? listField : parts[0]!
    return { field: name, message: position === undefined ? message : `Item ${Number(position) + 1}: ${message}` }
  })
  return { ...failure, problem: { ...failure.problem, errors } }
}
