import type { Schema } from './openapi-document.ts'
import { choicesOf, limitWords, typeWords, type Resolve } from './schema-words.ts'

/** One field of a body or an answer, in the place where it stands. */
export interface Field {
  /** As a program reaches it: `data[].stadium.id`. */
  readonly path: string
  readonly name: string
  readonly depth: number
  readonly type: string
  readonly limits: string | null
  readonly choices: readonly string[]
  readonly required: boolean
  readonly description: string | null
}

const DEEPEST = 5

/** Every field of a shape, each before what stands inside it. A recursive shape is listed once. */
export function listFields(schema: Schema, resolve: Resolve): Field[] {
  return walk(schema, resolve, '', 0, [])
}

function walk(schema: Schema, resolve: Resolve, prefix: string, depth: number, inside: readonly Schema[]): Field[] {
  const shape = shapeIn(schema, resolve)
  if (!shape?.properties || depth > DEEPEST || inside.includes(shape)) return []
  return Object.entries(shape.properties).flatMap(([name, field]) => {
    const whole = resolve(field)
    const path = prefix === '' ? name : `${prefix}.${name}`
    const row: Field = {
      path,
      name,
      depth,
      type: typeWords(field, resolve),
      limits: limitWords(whole),
      choices: choicesOf(field, resolve),
      required: shape.required?.includes(name) ?? false,
      description: field.description ?? whole.description ?? null,
    }
    return [row, ...walk(field, resolve, isList(field, resolve) ? `${path}[]` : path, depth + 1, [...inside, shape])]
  })
}

/** The object in a schema: itself, what a list holds, or the alternative to null. */
function shapeIn(schema: Schema, resolve: Resolve): Schema | null {
  const whole = resolve(schema)
  if (whole.properties) return whole
  if (whole.items) return shapeIn(whole.items, resolve)
  return whole.anyOf?.map((each) => shapeIn(each, resolve)).find((shape) => shape !== null) ?? null
}

function isList(schema: Schema, resolve: Resolve): boolean {
  const whole = resolve(schema)
  return whole.type === 'array' || (whole.anyOf?.some((each) => isList(each, resolve)) ?? false)
}
