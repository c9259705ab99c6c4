import { Type, type TSchema } from 'typebox'
import { NOT_BLANK, ONE_LINE } from '../rules/fields.ts'
import { isNullable, type Field, type Fields } from '../rules/record-fields/index.ts'
import { CountryCode, Exactly, Nullable } from '../shapes/shapes.ts'

/** Values of a record by field. What each may be stands in `recordFields`, and the schema is made from that. */
export type Values = Readonly<Record<string, unknown>>

const COLOUR = '^#[0-9a-f]{6}$'
const MOST_AMOUNT = 999_999_999_999

function valueSchema(field: Field): TSchema {
  switch (field.input) {
    case 'text':
      return Type.String({ minLength: 1, maxLength: field.max, pattern: field.pattern ?? ONE_LINE })
    case 'longText':
      return Type.String({ minLength: 1, maxLength: field.max, pattern: NOT_BLANK })
    case 'integer':
      return Type.Integer({ minimum: field.min, maximum: field.max })
    case 'amount':
      return Type.Number({ minimum: 0, maximum: MOST_AMOUNT })
    case 'degrees':
      return Type.Number({ minimum: -180, maximum: 180 })
    case 'date':
      return Type.String({ format: 'date' })
    case 'moment':
      return Type.String({ format: 'date-time' })
    case 'boolean':
      return Type.Boolean()
    case 'url':
      return Type.String({ format: 'mc-url', minLength: 1, maxLength: 500 })
    case 'picture':
      return Type.String({
        pattern: '^/imagens/up_[a-z0-9]{24}\\.webp$',
        'x-refusal': 'Envie a imagem: um endereço de fora não serve.',
      })
    case 'socials':
      return Type.Record(Type.String({ pattern: '^[a-z]{1,30}$' }), Type.String({ format: 'mc-url', maxLength: 500 }), {
        maxProperties: 10,
      })
    case 'country':
      return CountryCode
    case 'countries':
      return Type.Array(CountryCode, { maxItems: 10, uniqueItems: true })
    case 'state':
      return Type.String({ pattern: '^[A-Z]{2}$' })
    case 'currency':
      return Type.String({ pattern: '^[A-Z]{3}$' })
    case 'colours':
      return Type.Array(Type.String({ pattern: COLOUR }), { maxItems: 4 })
    case 'choice':
      return Type.String({ enum: Object.keys(field.choices) })
    case 'choices':
      return Type.Array(Type.String({ enum: Object.keys(field.choices) }), { maxItems: 10, uniqueItems: true })
    case 'record':
      return Type.String({ minLength: 1, maxLength: 200, pattern: '^[a-z0-9_]+$' })
  }
}

function fieldSchema(field: Field): TSchema {
  const schema = valueSchema(field)
  const words = { title: field.label, ...(field.hint && { description: field.hint }) }
  return isNullable(field) ? { ...Nullable(schema), ...words } : { ...schema, ...words }
}

/** The fields that may be given when a record is created. */
export function creationSchema(fields: Fields) {
  const properties = Object.entries(fields).map(([name, field]) => [
    name,
    field.required ? fieldSchema(field) : Type.Optional(fieldSchema(field)),
  ])
  return Type.Unsafe<Values>(Exactly(Object.fromEntries(properties)))
}

/** The fields that may change later, all optional; an absent field keeps its value. */
export function changeSchema(fields: Fields) {
  const properties = Object.entries(fields)
    .filter(([, field]) => !field.fixed)
    .map(([name, field]) => [name, Type.Optional(fieldSchema(field))])
  return Type.Unsafe<Values>({ ...Exactly(Object.fromEntries(properties)), minProperties: 1 })
}
