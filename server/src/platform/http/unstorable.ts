import type { FieldError } from '../errors/app-error.ts'

const DEEPEST = 32
const MOST_REPORTED = 20
const LONGEST_FIELD = 120

const NUL = 'Tem o caractere NUL (\\u0000), que não dá para guardar: tire-o.'
const HALF = 'Tem metade de um par de caracteres Unicode: confira a codificação, que é UTF-8.'
const DEEP = 'Está aninhado fundo demais.'

/**
 * The fields with a value that PostgreSQL cannot store as text or JSON: the character NUL, or half of a surrogate pair.
 * A deeply nested body is refused as well, since no input of ours is. The walk is iterative because a body can be
 * nested deeper than any stack.
 */
export function findUnstorable(value: unknown): FieldError[] {
  const found: FieldError[] = []
  const waiting: { value: unknown; depth: number; path: string }[] = [{ value, depth: 0, path: '' }]
  for (let next = waiting.pop(); next && found.length < MOST_REPORTED; next = waiting.pop()) {
    const { value: inner, depth, path } = next
    const note = (message: string | null) => {
      if (message !== null) found.push({ field: readable(path || 'body'), message })
    }
    if (typeof inner === 'string') note(whatIsWrong(inner))
    if (typeof inner !== 'object' || inner === null) continue
    if (depth >= DEEPEST) {
      note(DEEP)
      break
    }
    for (const [key, child] of Object.entries(inner)) {
      const place = path === '' ? key : `${path}.${key}`
      const wrong = whatIsWrong(key)
      if (wrong !== null) found.push({ field: readable(place), message: wrong })
      waiting.push({ value: child, depth: depth + 1, path: place })
    }
  }
  return found
}

function whatIsWrong(text: string): string | null {
  if (text.includes('\0')) return NUL
  return text.isWellFormed() ? null : HALF
}

/** A field name that is safe to show. */
const readable = (path: string) => path.replaceAll('\0', '␀').toWellFormed().slice(0, LONGEST_FIELD)
