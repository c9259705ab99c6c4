import { setTimeout as sleep } from 'node:timers/promises'
import { createHash } from 'node:crypto'
import type { DatabaseAddress } from '../../../../database/address.ts'
import { dumpTable } from '../../../../database/snapshot/dump.ts'
import { openSnapshotSession } from '../../../../database/snapshot/session.ts'
import { listTables } from '../../../../database/snapshot/tables.ts'

/** The checksum of every table, by its name. */
export async function contentsOf(address: DatabaseAddress): Promise<Record<string, string>> {
  const client = await openSnapshotSession(address)
  try {
    const sums: Record<string, string> = {}
    for (const table of await listTables(client, 'public')) {
      const hash = createHash('sha256')
      for await (const block of dumpTable(client, 'public', table)) hash.update(block)
      sums[table.name] = hash.digest('hex')
    }
    return sums
  } finally {
    await client.end()
  }
}

/** Waits until nothing is written any more: letters are sent and calls are counted a moment after the call itself. */
export async function untilStill(address: DatabaseAddress): Promise<void> {
  let before = JSON.stringify(await contentsOf(address))
  for (;;) {
    await sleep(1_500)
    const now = JSON.stringify(await contentsOf(address))
    if (now === before) return
    before = now
  }
}

/** The schemas of a database that are ours to make. */
export async function schemasOf(address: DatabaseAddress): Promise<string[]> {
  const client = await openSnapshotSession(address)
  try {
    const { rows } = await client.query<{ name: string }>(
      "select nspname as name from pg_namespace where nspname ~ '^(antes|restauracao)_' order by 1",
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
