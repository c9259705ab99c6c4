import { canonical } from '../../../database/canonical.ts'
import type { Trust } from './dataset-trust.ts'

/** What one source says of a record, field by field; a field it does not know is null or missing. */
export type StatedFields = Readonly<Record<string, unknown>>

/** A source's word. One dataset may have several, from several of its files. */
export interface Statement {
  readonly dataset: string
  readonly file: string
  readonly said: StatedFields
}

export interface Disagreement {
  readonly field: string
  /** By source. */
  readonly said: Readonly<Record<string, unknown>>
  readonly chosen: string
}

/** The words that have something to say on a field, most trusted first; among equals the order is fixed by name. */
export function statementsOn(words: readonly Statement[], field: string, trust: Trust): readonly Statement[] {
  return words
    .filter(({ said }) => (said[field] ?? null) !== null)
    .toSorted(
      (a, b) =>
        trust(a.dataset, field) - trust(b.dataset, field) || compare(a.dataset, b.dataset) || compare(a.file, b.file),
    )
}

export function chooseValue(words: readonly Statement[], field: string, trust: Trust): unknown {
  return statementsOn(words, field, trust)[0]?.said[field] ?? null
}

/** Null where all statements agree. */
export function findDisagreement(words: readonly Statement[], field: string, trust: Trust): Disagreement | null {
  const speaking = statementsOn(words, field, trust)
  const [first] = speaking
  if (!first || new Set(speaking.map(({ said }) => canonical(said[field]))).size < 2) return null
  const said = Object.fromEntries(speaking.map((word) => [sourceName(word, words), word.said[field]]))
  return { field, said, chosen: sourceName(first, words) }
}

/** The dataset, and its file where the dataset has several words on the record. */
export function sourceName(word: Pick<Statement, 'dataset' | 'file'>, words: readonly Statement[]): string {
  const several = words.filter(({ dataset }) => dataset === word.dataset).length > 1
  return several ? `${word.dataset}/${word.file}` : word.dataset
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
