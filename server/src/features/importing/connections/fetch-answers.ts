import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Selectable } from 'kysely'
import type { Connections } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { SyncFailed, ConnectorCalls } from '../connectors/calls.ts'
import { collectAnswers } from '../connectors/collect.ts'
import type { Connector, Learned } from '../connectors/connector.ts'
import { parseBundle, writeBundle } from '../datasets/answers/bundle.ts'
import type { Check } from '../datasets/answers/checks.ts'
import { readChecks as readApiFootballChecks } from '../datasets/api-football/checks.ts'
import { readChecks as readFootballDataChecks } from '../datasets/football-data-org/checks.ts'
import { loadMemory } from './answer-memory.ts'
import type { FetchedBytes, KnownBytes } from './fetch-dataset.ts'

/** What the vault seals keys of connectors for. */
export const CONNECTOR_KEY = 'connector key'

type CallContext = Pick<Context, 'config' | 'database' | 'vault' | 'now'>

/** A caller for a connection; throws where it has no key, or one that another SECRET_KEY sealed. */
export function openCalls(
  { config, database, vault, now }: CallContext,
  connector: Connector,
  { id, address, sealed_key }: Selectable<Connections>,
  signal: AbortSignal,
): ConnectorCalls {
  const place = { file: connector.title, line: null }
  if (sealed_key === null) throw new SyncFailed(place, 'Falta a chave.')
  let key: string
  try {
    key = vault.unseal(CONNECTOR_KEY, sealed_key)
  } catch {
    throw new SyncFailed(place, 'A chave guardada não abre com a SECRET_KEY de agora: ponha a chave de novo.')
  }
  const allowPrivate = config.allowPrivateWebhooks
  return new ConnectorCalls({ database, connectionId: id, connector, address, key, allowPrivate, signal, now })
}

/** What one sync has brought: a file to import, where there is news, and what need not be asked for again. */
export interface Synced {
  readonly fetched: FetchedBytes | null
  readonly learned: readonly Learned[]
}

/** One sync of a connector as a file; none where all answers say what the last import has read. */
export async function fetchAnswers(
  context: CallContext,
  connector: Connector,
  connection: Selectable<Connections>,
  path: string,
  { signal, known }: { readonly signal: AbortSignal; readonly known: KnownBytes | null },
): Promise<Synced> {
  const calls = openCalls(context, connector, connection, signal)
  const memory = await loadMemory(context.database, connection.id)
  const collected = await collectAnswers(connector, calls, connection.competitions, memory, context.now())
  const { answers, refused, compared, learned } = collected
  const hash = createHash('sha256').update(JSON.stringify(compared)).digest('base64url')
  if (hash === known?.hash && !learned.some(({ isNews }) => isNews)) return { fetched: null, learned }
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

/** The provider's own tables and scorers in a sync that was imported. */
export async function readChecksOf(connector: Connector, path: string): Promise<Check[]> {
  return READERS[connector.id]?.(parseBundle(path, await readFile(path, 'utf8'), connector.id)) ?? []
}
