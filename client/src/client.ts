import { follow, type LiveQuery } from './live.ts'
import { createResources } from './resources.ts'
import { createTransport, type CallOptions, type ClientOptions } from './transport.ts'

export type Client = ReturnType<typeof createClient>

/** A client of one installation, with one key. It keeps no connection and may be shared. */
export function createClient(options: ClientOptions) {
  const transport = createTransport(options)
  return {
    ...createResources(transport),
    /** An iterable of events as they happen. The key needs the scope `live`. */
    live: (query: LiveQuery = {}, call: CallOptions = {}) => follow(transport, query, call),
    /** Any other call of the reference, with the same key, retries and errors. */
    request: transport.request,
  }
}
