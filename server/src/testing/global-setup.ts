import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../database/database.ts'
import { startCluster, type EmbeddedAddress } from '../database/embedded/cluster.ts'
import { migrate } from '../database/migrate.ts'
import { seedWebsite } from '../features/site/website/seed.ts'
import { installJobs } from '../platform/jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: EmbeddedAddress
    /** For making and dropping databases. */
    superuser: EmbeddedAddress
  }
}

/** One real PostgreSQL for the whole run, with a template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mc-test-'))
  const cluster = await startCluster(folder, 'template')
  await spareDisk(cluster.superuser)
  await allowSilentWrites(cluster.superuser, cluster.address.user)
  await migrate(cluster.address)
  await installJobs(cluster.address)
  const database = openDatabase(cluster.address, () => undefined)
  await seedWebsite(database)
  await database.destroy()
  project.provide('template', cluster.address)
  project.provide('superuser', cluster.superuser)
  return async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** It is thrown away: what a power failure would lose need not be on disk. */
async function spareDisk(superuser: EmbeddedAddress): Promise<void> {
  const client = new pg.Client({ ...superuser, database: 'postgres' })
  await client.connect()
  try {
    // Commits stay synchronous: VACUUM cannot mark as visible to all what may not be written yet, and plans depend on it.
    for (const setting of ['fsync', 'full_page_writes']) await client.query(`alter system set ${setting} = off`)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}

/** Some tests write without the triggers, which the application itself cannot. */
async function allowSilentWrites(superuser: EmbeddedAddress, role: string): Promise<void> {
  const client = new pg.Client(superuser)
  await client.connect()
  await client
    .query(`grant set on parameter session_replication_role to ${client.escapeIdentifier(role)}`)
    .finally(() => client.end())
}
