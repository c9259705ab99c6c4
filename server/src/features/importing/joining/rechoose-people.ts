import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { FACT_COLUMNS } from '../writing/record-writer.ts'
import { WriteQueue } from '../storing/write-queue.ts'
import { ConflictRegister } from '../storing/conflict-register.ts'
import { readTrust } from '../choosing/dataset-trust.ts'
import { canonical } from '../../../database/canonical.ts'
import { chooseValue, findDisagreement, type StatedFields, type Statement } from '../choosing/statements.ts'

type Columns = Record<string, unknown>

/** Shows of each person what the most trusted source says, and keeps where sources disagree. What was entered by hand stays. */
export async function rechoosePeople(transaction: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const trust = await readTrust(transaction)
  const { columns } = FACT_COLUMNS.person
  const names = sql.join(['id', ...columns].map((column) => sql.ref(column)))
  const { rows } = await sql<Columns & { id: string }>`
    select ${names} from people where id = any (${ids}::text[]) order by id`.execute(transaction)
  const words = await loadWords(transaction, ids)
  const conflicts = new ConflictRegister('person')
  conflicts.add(
    await transaction
      .selectFrom('conflicts')
      .select(['id', 'record_id', 'field', 'said', 'chosen'])
      .where('kind', '=', 'person')
      .where(sql<boolean>`record_id = any (${ids}::text[])`)
      .execute(),
  )
  const writes = new WriteQueue(transaction)
  for (const { id, ...shown } of rows) {
    const own = words.get(id) ?? []
    const changes: Columns = {}
    for (const column of columns) {
      const value = chooseValue(own, column, trust)
      const before = shown[column] ?? null
      if (value === null || canonical(value) === canonical(before)) continue
      const stated = own.some(({ said }) => canonical(said[column]) === canonical(before))
      if (isEmpty(before) || stated) changes[column] = value
    }
    if (Object.keys(changes).length > 0) writes.update('people', { id, ...changes })
    const disagreements = columns.map((column) => findDisagreement(own, column, trust))
    conflicts.settle(
      writes,
      id,
      disagreements.filter((each) => each !== null),
    )
  }
  await writes.settle()
}

async function loadWords(transaction: Transaction<DB>, ids: readonly string[]): Promise<Map<string, Statement[]>> {
  const { rows } = await sql<{ id: string; dataset: string; file: string; said: StatedFields }>`
    select record_id as id, dataset_id as dataset, file, said from sources
    where kind = 'person' and record_id = any (${ids}::text[]) and said - 'name' <> '{}'`.execute(transaction)
  return Map.groupBy(rows, ({ id }) => id)
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}
