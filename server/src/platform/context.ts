import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import type { DatabaseAddress } from '../database/address.ts'
import type { Database } from '../database/database.ts'
import type { Files } from './files/file-store.ts'
import type { Jobs } from './jobs.ts'
import type { KeyUse } from './keys/key-use.ts'
import type { Quotas } from './quotas/quota-client.ts'
import type { Limits } from './rate-limit/limits.ts'
import type { AnswerCache } from './answers/answer-cache.ts'
import type { SessionCache } from './callers/session-cache.ts'
import type { Meter } from './metrics/meter.ts'
import type { Vault } from './secrets/vault.ts'
import type { SupervisorLink } from './supervisor-link.ts'

/** What features depend on. Created once per process and passed by argument: there are no globals. */
export interface Context {
  readonly config: Config
  readonly database: Database
  /** The database itself, also where `database` is a replica or remembers: for who calls and what they may. */
  readonly primary: Database
  /** For reads that need not see the call's own writes: a replica where there is one, else the database. */
  readonly reading: Database
  /** For threads, which open connections of their own. */
  readonly address: DatabaseAddress
  readonly jobs: Jobs
  readonly files: Files
  /** Answers as ready bytes, in this process. */
  readonly answers: AnswerCache
  /** The owners of tokens and keys, kept in this process. */
  readonly sessions: SessionCache
  readonly limits: Limits
  /** Counts calls with keys. */
  readonly quotas: Quotas
  readonly keyUse: KeyUse
  /** Seals what is stored and must be read back. */
  readonly vault: Vault
  /** Counts the calls of this process. */
  readonly meter: Meter
  readonly supervisor: SupervisorLink
  readonly log: FastifyBaseLogger
  /** The address people reach us at, for links in mails. */
  readonly publicUrl: string
  readonly now: () => Date
}
