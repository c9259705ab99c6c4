import { afterEach, beforeEach } from 'vitest'
import { openDatabase, type Database } from '../database/database.ts'
import { createTestDatabase } from './test-database.ts'

/** Gives every test of the file a database of its own. */
export function withDatabase(use: (database: Database) => void): void {
  let end = async () => undefined as void
  beforeEach(async () => {
    const { address, drop } = await createTestDatabase()
    const database = openDatabase(address, () => undefined)
    end = async () => {
      await database.destroy()
      await drop()
    }
    use(database)
  })
  afterEach(() => end())
}
