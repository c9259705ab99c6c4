declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  interface Call {
    app: object
    readonly path: string
  }

  /** The part of it that tests use. */
  export default class S3rver {
    constructor(options: {
      readonly port: number
      readonly address: string
      readonly directory: string
      readonly silent: boolean
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    readonly httpServer: Server
    readonly middleware: ((call: Call, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<unknown>
    close(): Promise<void>
  }
}
