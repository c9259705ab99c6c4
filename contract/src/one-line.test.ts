import { expect, it } from 'vitest'
import { endpoints, type Endpoint } from './index.ts'
import { NOT_BLANK } from './rules/fields.ts'

interface Schema {
  readonly pattern?: string
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** From this length on a text is a comment or an article, and may have lines. */
const SEVERAL_LINES = 500

function* shortFreeTexts(schema: Schema, path: string): Generator<string> {
  if (schema.pattern === NOT_BLANK && (schema.maxLength ?? SEVERAL_LINES) < SEVERAL_LINES) yield path
  for (const [name, child] of Object.entries(schema.properties ?? {})) yield* shortFreeTexts(child, `${path}.${name}`)
  if (schema.items) yield* shortFreeTexts(schema.items, `${path}[]`)
  for (const each of schema.anyOf ?? []) yield* shortFreeTexts(each, path)
}

it('takes names and other short texts on one line, without anything that cannot be seen', () => {
  const found = (Object.values(endpoints) as Endpoint[]).flatMap(({ id, body }) =>
    body ? [...shortFreeTexts(body as Schema, id)] : [],
  )
  expect(found).toEqual([])
})
