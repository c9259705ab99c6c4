import type { TSchema } from 'typebox'

interface Shape {
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly required?: readonly string[]
  readonly items?: TSchema
  readonly anyOf?: readonly TSchema[]
}

/** The fields of what a schema describes: of an object, of each item of a list, of what is there where it may be null. */
export function fieldsOf(schema: TSchema): Readonly<Record<string, TSchema>> {
  const { properties, items, anyOf } = schema as Shape
  if (properties) return properties
  if (items) return fieldsOf(items)
  return Object.assign({}, ...(anyOf ?? []).map(fieldsOf)) as Record<string, TSchema>
}

/** Whether such an object may be without one of its fields. */
export function isOptional(schema: TSchema, field: string): boolean {
  const { properties, required = [], items, anyOf } = schema as Shape
  if (properties) return !required.includes(field)
  if (items) return isOptional(items, field)
  return (anyOf ?? []).some((each) => isOptional(each, field) && Object.hasOwn(fieldsOf(each), field))
}
