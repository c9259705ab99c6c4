import type { EmbeddedAddress } from './embedded/cluster.ts'

/** A given URL, or the socket of the embedded database. Plain data, so that it can be sent to a worker. */
export type DatabaseAddress = { readonly connectionString: string } | EmbeddedAddress
