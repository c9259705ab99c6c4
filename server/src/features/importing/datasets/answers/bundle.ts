import { SourceError } from '../../../../platform/csv/source-error.ts'
import type { Source } from '../../records/importer.ts'
import { parseJson } from '../../sources/parse-json.ts'
import { bagOf, bags, text, type Bag } from './fields.ts'

/** One answer of a provider, under the call that it answers. */
export interface Answer {
  readonly call: string
  readonly answer: Bag
}

/** A call that the provider refused, and why, for the report. */
export interface Refusal {
  readonly call: string
  readonly reason: string
}

/** All that one sync of a connector brought, as a file that an import reads. */
export interface Bundle {
  readonly connector: string
  readonly answers: readonly Answer[]
  readonly refused: readonly Refusal[]
}

/** What changes without a fact having changed: left out, so that the same facts are the same bytes. */
const VOLATILE: ReadonlySet<string> = new Set([
  'lastUpdated',
  'odds',
  'filters',
  'crest',
  'emblem',
  'flag',
  'logo',
  'photo',
  'currentMatchday',
  'image',
  'age',
  'update',
])

export function writeBundle(bundle: Bundle): string {
  return JSON.stringify({ format: 'meio-campo-answers', ...bundle }, withoutVolatile)
}

/** An answer without what changes although no fact has. */
export function stable(answer: Bag): Bag {
  return JSON.parse(JSON.stringify(answer, withoutVolatile)) as Bag
}

const withoutVolatile = (name: string, value: unknown) => (VOLATILE.has(name) ? undefined : value)

export async function readBundle(source: Source, connector: string): Promise<Bundle> {
  const files = []
  for await (const file of source.files()) files.push(file)
  const [file] = files
  if (!file || files.length > 1) {
    throw new SourceError(
      { file: connector, line: null },
      'são esperadas as respostas de uma sincronização, num arquivo.',
    )
  }
  return parseBundle(file.path, await file.text(), connector)
}

export function parseBundle(path: string, content: string, connector: string): Bundle {
  const root = bagOf(parseJson(path, content))
  if (text(root, 'format') !== 'meio-campo-answers' || text(root, 'connector') !== connector) {
    throw new SourceError({ file: path, line: null }, `não são respostas de ${connector}.`)
  }
  return {
    connector,
    answers: bags(root, 'answers').flatMap((each) => {
      const call = callOf(each)
      return call === null ? [] : [{ call, answer: bagOf(each['answer']) }]
    }),
    refused: bags(root, 'refused').flatMap((each) => {
      const [call, reason] = [callOf(each), text(each, 'reason')]
      return call === null || reason === null ? [] : [{ call, reason }]
    }),
  }
}

/** Written here, and as long as a question may be. */
function callOf(each: Bag): string | null {
  const { call } = each
  return typeof call === 'string' && call !== '' ? call : null
}
