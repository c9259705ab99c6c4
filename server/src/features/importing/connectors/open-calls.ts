import type { Selectable } from 'kysely'
import type { Connections } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { ConnectorCalls, SyncFailed } from './calls.ts'
import type { FactProvider, Provider } from './connector.ts'

/** What the vault seals keys of connectors for. */
export const CONNECTOR_KEY = 'connector key'

export type CallContext = Pick<Context, 'config' | 'database' | 'vault' | 'now' | 'publicUrl'>

/** A caller for a connection; throws where it has no key, or one that another SECRET_KEY sealed. */
export function openCalls(
  context: CallContext,
  connector: Provider | FactProvider,
  connection: Selectable<Connections>,
  signal: AbortSignal,
): ConnectorCalls {
  const { config, database, now, publicUrl: contact } = context
  const { id, address } = connection
  const key = 'asksAboutGaps' in connector ? '' : unsealKey(context, connector, connection)
  const { reach } = config
  return new ConnectorCalls({ database, connectionId: id, connector, address, key, contact, reach, signal, now })
}

function unsealKey({ vault }: CallContext, connector: Provider, { sealed_key }: Selectable<Connections>): string {
  const place = { file: connector.title, line: null }
  if (sealed_key === null) throw new SyncFailed(place, 'Falta a chave.')
  try {
    return vault.unseal(CONNECTOR_KEY, sealed_key)
  } catch {
    throw new SyncFailed(place, 'A chave guardada não abre com a SECRET_KEY de agora: ponha a chave de novo.')
  }
}
