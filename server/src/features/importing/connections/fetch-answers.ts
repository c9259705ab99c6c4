import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Selectable } from 'kysely'
import type { Connections } from '../../../database/types.gen.ts'
import { collectAnswers } from '../connectors/collect.ts'
import type { Connector, FactProvider, Learned } from '../connectors/connector.ts'
import { parseBundle, writeBundle } from '../datasets/answers/bundle.ts'
import type { LiveMatch } from '../datasets/answers/live-match.ts'
import type { Check } from '../datasets/answers/checks.ts'
import { readChecks as readApiFootballChecks } from '../datasets/api-football/checks.ts'
import { readChecks as readFootballDataChecks } from '../datasets/football-data-org/checks.ts'
import { openCalls, type CallContext } from '../connectors/open-calls.ts'
import { SyncFailed } from '../connectors/calls.ts'
import { loadMemory } from './answer-memory.ts'
import type { FetchedBytes, KnownBytes } from './fetch-dataset.ts'
import { NO_GAPS, findGaps } from './gaps.ts'

/**
 * The result of one sync: a file to import, if there is anything new, and the answers that need not be requested again.
 */
export interface Synced {
  readonly fetched: FetchedBytes | null
  readonly learned: readonly Learned[]
}

/** One sync of a connector as a file; none where all answers say what the last import has read. */
export async function fetchAnswers(
  context: CallContext,
  connector: Connector | FactProvider,
  connection: Selectable<Connections>,
  path: string,
  { signal, known }: { readonly signal: AbortSignal; readonly known: KnownBytes | null },
): Promise<Synced> {
  const asksAboutGaps = 'asksAboutGaps' in connector
  const { competitions } = connection
  if (!asksAboutGaps && competitions.length === 0)
    throw new SyncFailed({ file: connector.title, line: null }, 'Nenhum campeonato foi escolhido.')
  const calls = openCalls(context, connector, connection, signal)
  const memory = await loadMemory(context.database, connection.id)
  const gaps = asksAboutGaps ? await findGaps(context.database) : NO_GAPS
  const wanted = { competitions, gaps, now: context.now() }
  const { answers, refused, compared, learned } = await collectAnswers(connector, calls, wanted, memory)
  const hash = createHash('sha256').update(JSON.stringify(compared)).digest('base64url')
  const nothingNew = hash === known?.hash && !learned.some(({ isNews }) => isNews)
  if (nothingNew || answers.length === 0) return { fetched: null, learned }
  const content = writeBundle({ connector: connector.id, answers, refused })
  await writeFile(path, content, { mode: 0o600 })
  const bytes = Buffer.byteLength(content)
  const about = { name: `${connector.id}.json`, folder: null, wrapped: false, etag: null, lastModified: null }
  return { fetched: { ...about, bytes, hash }, learned }
}

const READERS: Readonly<Record<string, (bundle: ReturnType<typeof parseBundle>) => Check[]>> = {
  'football-data-org': readFootballDataChecks,
  'api-football': readApiFootballChecks,
}

/** What a sync that was imported says of what is computed here, and of matches that may have been followed live. */
export function readSyncOf(
  connector: Connector,
  name: string,
  content: string,
): { readonly checks: readonly Check[]; readonly matches: readonly LiveMatch[] } {
  const bundle = parseBundle(name, content, connector.id)
  return { checks: READERS[connector.id]?.(bundle) ?? [], matches: connector.readMatches(bundle.answers) }
}
