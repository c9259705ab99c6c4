import { counted, truncate } from '@meio-campo/contract/rules'
import { printJson, type JsonLimits, type JsonLine } from './json-lines.ts'

const LONGEST_TEXT = 600

/** The lines to show for a body: coloured JSON, or the start of whatever else came. */
export function answerLines(text: string, limits: Partial<JsonLimits> = {}): readonly JsonLine[] {
  try {
    return printJson(JSON.parse(text), limits)
  } catch {
    return [{ indent: 0, tokens: [{ kind: 'cut', text: truncate(text, LONGEST_TEXT) || '(resposta sem corpo)' }] }]
  }
}

export function describeBytes(bytes: number): string {
  return counted(bytes, 'byte', 'bytes')
}
