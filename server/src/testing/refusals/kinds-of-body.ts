import { changeSchema, creationSchema } from '@meio-campo/contract'
import { recordFields, type EditableKind } from '@meio-campo/contract/rules'
import type { Schema } from '../fuzz/generate.ts'
import { flatten, propertiesOf, wordsOf } from './wrong-values.ts'

/** A variant of a body: one of its words is replaced by another that the contract allows there. */
export interface KindOfBody {
  /** The place of the word and the word, as in `commands.do = mark`; items of a list share one place. */
  readonly kind: string
  /** The object that holds the word: which fields are valid in it may depend on the word. */
  readonly within: string
  readonly body: unknown
}

const placeOf = (name: string, at: string) => (at === '' ? name : `${at}.${name}`)
const kindAt = (at: string, word: unknown) => `${at.replaceAll(/\.\d+(?=\.|$)/g, '')} = ${String(word)}`

/** The places of a schema that take one of several words, with those words. */
function wordPlaces(schema: Schema): readonly (readonly [name: string, words: readonly unknown[]])[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, inner]) => {
    const words = wordsOf(inner)
    return words.length > 1 ? [[name, words] as const] : []
  })
}

/** Every kind that bodies of this schema can have, read from the schema alone. */
export function kindsIn(schema: Schema, at = ''): readonly string[] {
  const own = wordPlaces(schema).flatMap(([name, words]) => words.map((word) => kindAt(placeOf(name, at), word)))
  const inner = Object.entries(propertiesOf(schema)).flatMap(([name, each]) => kindsIn(each, placeOf(name, at)))
  const items = flatten(schema).flatMap((part) => (part.items ? kindsIn(part.items, at) : []))
  return [...new Set([...own, ...inner, ...items])]
}

/** The places that a body fills; items of a list share one place. */
export function placesIn(body: unknown, at = ''): readonly string[] {
  if (Array.isArray(body)) return [...new Set(body.flatMap((item) => placesIn(item, at)))]
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, inner]) => [placeOf(name, at), ...placesIn(inner, placeOf(name, at))])
}

/** The kinds that a body has. */
export function kindsOf(schema: Schema, body: unknown, at = ''): readonly string[] {
  return otherKinds(schema, body, at, true).map(({ kind }) => kind)
}

/** The body in every other kind that it could have; or, if its own kinds are requested, in those. */
export function otherKinds(schema: Schema, body: unknown, at = '', own = false): readonly KindOfBody[] {
  if (Array.isArray(body)) {
    const items = flatten(schema).find(({ items: each }) => each)?.items
    if (items === undefined) return []
    return body.flatMap((item, index) =>
      otherKinds(items, item, placeOf(String(index), at), own).map((each) => ({
        ...each,
        body: body.with(index, each.body),
      })),
    )
  }
  if (typeof body !== 'object' || body === null) return []
  const given = body as Readonly<Record<string, unknown>>
  const here = wordPlaces(schema).flatMap(([name, words]) =>
    words
      .filter((word) => (given[name] === word) === own)
      .map((word) => ({ kind: kindAt(placeOf(name, at), word), within: at, body: { ...given, [name]: word } })),
  )
  const inner = Object.entries(propertiesOf(schema)).flatMap(([name, each]) =>
    otherKinds(each, given[name], placeOf(name, at), own).map((kind) => ({
      ...kind,
      body: { ...given, [name]: kind.body },
    })),
  )
  return [...here, ...inner]
}

/** The schema of a record's values, if the body has some: which fields exist depends on the kind of record. */
export function withFields(schema: Schema, body: unknown): Schema {
  const { kind, record } = Object(body) as { readonly kind?: string; readonly record?: string | null }
  if (kind === undefined || !(kind in recordFields)) return schema
  const isOpen = (inner: Schema) => flatten(inner).some(({ type, properties }) => type === 'object' && !properties)
  const fields = recordFields[kind as EditableKind]
  const closed = record === null ? creationSchema(fields) : changeSchema(fields)
  const properties = Object.entries(propertiesOf(schema)).map(([name, inner]) => [
    name,
    name === 'values' && isOpen(inner) ? (closed as Schema) : inner,
  ])
  return { ...schema, properties: Object.fromEntries(properties) }
}
