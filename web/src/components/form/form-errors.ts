import type { Rule } from './form-rules.ts'

export type Rules<Values> = { readonly [K in keyof Values]?: Rule<Values[K], Values> }
export type Errors<Values> = { readonly [K in keyof Values]?: string }

/** Every objection to what is typed right now. */
export function findErrors<Values extends object>(values: Values, rules: Rules<Values>): Errors<Values> {
  const errors: Partial<Record<keyof Values, string>> = {}
  for (const name of Object.keys(rules) as (keyof Values)[]) {
    const objection = rules[name]?.(values[name], values)
    if (objection) errors[name] = objection
  }
  return errors
}

/** What is shown: own objections to fields already left, and the server's until the field changes. */
export function visibleErrors<Values extends object>(
  found: Errors<Values>,
  fromServer: Errors<Values>,
  left: ReadonlySet<keyof Values>,
): Errors<Values> {
  const own = Object.entries(found).filter(([name]) => left.has(name as keyof Values))
  return { ...fromServer, ...(Object.fromEntries(own) as Errors<Values>) }
}

/**
 * Assigns each error of the server to its field; one about an item of a list, or a part of a field, to the whole field.
 * Errors of no field of this form are returned separately.
 */
export function assignServerErrors<Values extends object>(
  errors: readonly { readonly field: string; readonly message: string }[],
  values: Values,
): { readonly byField: Errors<Values>; readonly others: readonly string[] } {
  const byField: Partial<Record<keyof Values, string>> = {}
  const others: string[] = []
  for (const { field, message } of errors) {
    const [whole = '', item = ''] = field.split('.')
    const name = Object.hasOwn(values, field) ? field : whole
    const isOfItem = name !== field && /^\d+$/.test(item)
    if (!Object.hasOwn(values, name)) others.push(message)
    else byField[name as keyof Values] ??= isOfItem ? `Item ${Number(item) + 1}: ${message}` : message
  }
  return { byField, others }
}
