export interface OddKey {
  readonly field: string
  readonly message: string
}

const TWICE = 'Vem mais de uma vez no corpo: deixe só um.'
const FORBIDDEN = 'Este nome não vale como campo.'
const forbidden: ReadonlySet<string> = new Set(['__proto__'])
/** What is nested deeper is refused by its depth (unstorable.ts). */
const DEEPEST = 40
const LONGEST_FIELD = 120

interface Frame {
  /** Of an object; an array counts its places. */
  readonly keys: Set<string> | null
  place: string
}

/**
 * The first field of a JSON text that occurs twice in one object, of which a parser would silently keep the last, or
 * whose name has a meaning in JavaScript. In a text that is not JSON it finds what it can.
 */
export function findOddKeys(text: string): OddKey | null {
  const frames: Frame[] = []
  for (let at = 0; at < text.length; at += 1) {
    const frame = frames.at(-1)
    switch (text[at]) {
      case '{':
        frames.push({ keys: new Set(), place: '' })
        break
      case '[':
        frames.push({ keys: null, place: '0' })
        break
      case '}':
      case ']':
        frames.pop()
        break
      case ',':
        if (frame?.keys === null) frame.place = String(Number(frame.place) + 1)
        break
      case '"': {
        const end = endOfText(text, at)
        if (frame?.keys && isKey(text, end)) {
          const key = readKey(text.slice(at, end + 1))
          frame.place = key
          const message = frame.keys.has(key) ? TWICE : forbidden.has(key) ? FORBIDDEN : null
          if (message) return { field: pathOf(frames), message }
          frame.keys.add(key)
        }
        at = end
        break
      }
      default:
    }
    if (frames.length > DEEPEST) return null
  }
  return null
}

/** Where a text that begins at a quote ends: at the next quote that no backslash takes away. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end > 0) {
    let backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return end
    end = text.indexOf('"', end + 1)
  }
  return text.length
}

/** A text before a colon is the name of a field. */
function isKey(text: string, end: number): boolean {
  let next = end + 1
  while (' \t\n\r'.includes(text[next] ?? '.')) next += 1
  return text[next] === ':'
}

function readKey(quoted: string): string {
  try {
    return JSON.parse(quoted) as string
  } catch {
    return quoted
  }
}

const pathOf = (frames: readonly Frame[]) =>
  frames
    .map(({ place }) => place)
    .join('.')
    .slice(0, LONGEST_FIELD)
