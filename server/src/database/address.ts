/** Where the database is: a URL somebody gave, or the socket of the embedded one. Plain data, so it can be sent to a worker. */
export type DatabaseAddress = { readonly connectionString: string } | EmbeddedAddress

export interface EmbeddedAddress {
  readonly host: string
  readonly user: string
  readonly database: string
}
