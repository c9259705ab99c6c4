import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { readConfig } from '../../../config/config.ts'
import { openDatabase } from '../../../database/database.ts'
import { migrate } from '../../../database/migrate.ts'
import { loadDemonstration } from '../../../demo/load.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { contentsOf } from './testing/contents.ts'

/** What a restore itself writes: that it happened, and up to where the log has been read. */
const WRITTEN = ['audit_log', 'log_readers', 'restores']

it('brings every table of the demonstration back to the byte, into a database of a role that is no superuser', async () => {
  const source = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'mc-round-'))
  const config = readConfig({ DATA_DIR: dataDir, SECRET_KEY: 'a-secret-key-for-tests-of-32-letters' })
  const role = `plain_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ ...inject('superuser'), database: 'postgres' })
  await admin.connect()
  try {
    const database = openDatabase(source.address, () => undefined)
    await loadDemonstration(database, new Date())
    await database.destroy()
    const file = join(dataDir, 'cópia')
    const made = await makeBackup({ config, address: source.address, kind: 'manual', file })
    expect(made.rows).toBeGreaterThan(50_000)

    await admin.query(`create role ${role} login nosuperuser nocreatedb`)
    await admin.query(`create database ${role} owner ${role}`)
    const address = { ...source.address, user: role, database: role }
    await migrate(address)
    await restoreBackup({ config, address, path: file, confirmed: false, isRunning: false })

    const [before, after] = [await contentsOf(source.address), await contentsOf(address)]
    for (const table of WRITTEN) {
      delete before[table]
      delete after[table]
    }
    expect(after).toEqual(before)
    const again = new pg.Client(address)
    await again.connect()
    // Triggers and foreign keys are restored: a write is logged, and a row without its parent is refused.
    await again.query("update teams set nickname = 'Outro' where id = 'santos'")
    const { rows } = await again.query(
      'select kind, record_id from changes where seq > (select next_seq - 1 from restores)',
    )
    expect(rows).toEqual([{ kind: 'team', record_id: 'santos' }])
    await expect(again.query("update teams set stadium_id = 'nenhum' where id = 'santos'")).rejects.toThrow(
      'foreign key',
    )
    await again.end()
  } finally {
    await admin.query(`drop database if exists ${role} with (force)`)
    await admin.query(`drop role if exists ${role}`)
    await admin.end()
    await source.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}, 240_000)
