import { numberFormat, plural, truncate } from '@meio-campo/contract/rules'

export interface JsonToken {
  /** `cut` stands for what was left out. */
  readonly kind: 'key' | 'text' | 'value' | 'mark' | 'cut'
  readonly text: string
}
export interface JsonLine {
  readonly indent: number
  readonly tokens: readonly JsonToken[]
}
export interface JsonLimits {
  /** What fits in fewer characters than this stands on one line. */
  readonly width: number
  /** Longer texts are cut off with an ellipsis. */
  readonly text: number
  readonly items: number
  readonly fields: number
  readonly depth: number
}

const LIMITS: JsonLimits = { width: 60, text: 52, items: 3, fields: 12, depth: 4 }

interface Entry {
  readonly key: string | null
  readonly value: unknown
}
interface Group {
  readonly open: string
  readonly close: string
  readonly entries: readonly Entry[]
  /** How many entries were left out, and what they are called. */
  readonly left: number
  readonly noun: readonly [one: string, many: string]
}

const mark = (text: string): JsonToken => ({ kind: 'mark', text })
const number = numberFormat()

/** JSON for reading: short values on one line, long ones cut with a note of what was cut. */
export function printJson(value: unknown, limits: Partial<JsonLimits> = {}): readonly JsonLine[] {
  return write(value, { ...LIMITS, ...limits }, 0, [], [])
}

/** Whether anything of the value was left out. */
export function isShortened(lines: readonly JsonLine[]): boolean {
  return lines.some(({ tokens }) => tokens.some(({ kind, text }) => kind === 'cut' || text.endsWith('…"')))
}

function write(
  value: unknown,
  limits: JsonLimits,
  indent: number,
  lead: readonly JsonToken[],
  trail: readonly JsonToken[],
): readonly JsonLine[] {
  const group = toGroup(value, limits)
  const flat = inline(value, limits, indent)
  const width = [...lead, ...flat, ...trail].reduce((sum, { text }) => sum + text.length, indent * 2)
  const whole = group === null || group.entries.length === 0 || indent >= limits.depth
  if (whole || (group.left === 0 && width <= limits.width)) return [{ indent, tokens: [...lead, ...flat, ...trail] }]
  const { open, close, entries, left, noun } = group
  const last = entries.length - 1
  return [
    { indent, tokens: [...lead, mark(open)] },
    ...entries.flatMap((entry, index) =>
      write(entry.value, limits, indent + 1, keyOf(entry), index < last || left > 0 ? [mark(',')] : []),
    ),
    ...(left > 0 ? [{ indent: indent + 1, tokens: [leftOut(left, noun)] }] : []),
    { indent, tokens: [mark(close), ...trail] },
  ]
}

function inline(value: unknown, limits: JsonLimits, indent: number): readonly JsonToken[] {
  const group = toGroup(value, limits)
  if (group === null) return [scalar(value, limits)]
  const { open, close, entries } = group
  if (entries.length === 0) return [mark(open + close)]
  if (indent >= limits.depth) return [mark(open), { kind: 'cut', text: '…' }, mark(close)]
  const space = group.open === '{' ? [mark(' ')] : []
  const inner = entries.flatMap((entry, index) => [
    ...(index > 0 ? [mark(', ')] : []),
    ...keyOf(entry),
    ...inline(entry.value, limits, indent + 1),
  ])
  return [mark(open), ...space, ...inner, ...space, mark(close)]
}

function toGroup(value: unknown, limits: JsonLimits): Group | null {
  if (Array.isArray(value)) {
    const entries = value.slice(0, limits.items).map((item: unknown) => ({ key: null, value: item }))
    return { open: '[', close: ']', entries, left: value.length - entries.length, noun: ['item', 'itens'] }
  }
  if (typeof value !== 'object' || value === null) return null
  const all = Object.entries(value)
  const entries = all.slice(0, limits.fields).map(([key, item]) => ({ key, value: item as unknown }))
  return { open: '{', close: '}', entries, left: all.length - entries.length, noun: ['campo', 'campos'] }
}

function keyOf({ key }: Entry): readonly JsonToken[] {
  return key === null ? [] : [{ kind: 'key', text: JSON.stringify(key) }, mark(': ')]
}

function scalar(value: unknown, limits: JsonLimits): JsonToken {
  if (typeof value === 'string') return { kind: 'text', text: JSON.stringify(truncate(value, limits.text)) }
  return { kind: 'value', text: String(value) }
}

function leftOut(count: number, [one, many]: Group['noun']): JsonToken {
  return { kind: 'cut', text: `… mais ${number.format(count)} ${plural(count, one, many)}` }
}
