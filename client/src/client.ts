import { createAccountResources } from './account-resources.ts'
import { createCalls, type Get, type List, type ListPath, type Write, type WriteKey } from './calls.ts'
import { follow, type LiveQuery } from './live.ts'
import { createResources } from './resources.ts'
import type { Path } from './shaping.ts'
import { createTransport, type CallOptions, type ClientOptions } from './transport.ts'

export type Client = ReturnType<typeof createClient>

/** A client of one installation, with one key. It keeps no connection and may be shared. */
export function createClient(options: ClientOptions) {
  const transport = createTransport(options)
  const calls = createCalls(transport)
  return {
    ...createResources(calls),
    ...createAccountResources(calls),
    /** An iterable of events as they happen. The key needs the scope `live`. */
    live: (query: LiveQuery = {}, call: CallOptions = {}) => follow(transport, query, call),
    /** Any read that a key may make, by its address: `client.get('/api/v1/fontes')()`. */
    get: <P extends Path>(path: P): Get<P> => calls.get(path),
    /** Any list that goes on with a cursor. */
    list: <P extends ListPath>(path: P): List<P> => calls.list(path),
    /** Any write: `client.write('POST /api/v1/conexoes')({ body })`. */
    write: <W extends WriteKey>(key: W): Write<W> => calls.write(key),
    /** A call that has no type here, with the same key, retries and errors. */
    request: transport.request,
  }
}
