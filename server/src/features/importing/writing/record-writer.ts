import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { ConflictRegister } from '../storing/conflict-register.ts'
import type { Trust } from '../choosing/dataset-trust.ts'
import { RowRejected } from '../records/row-rejected.ts'
import { canonical } from '../../../database/canonical.ts'
import { chooseValue, findDisagreement, type StatedFields } from '../choosing/statements.ts'
import type { SourceRegister } from '../storing/source-register.ts'
import type { WriteQueue } from '../storing/write-queue.ts'

/** The columns of each kind that datasets may state; statements use the same names. */
export const FACT_COLUMNS = {
  team: { table: 'teams', columns: ['founded', 'dissolved', 'city', 'site', 'acronym', 'stadium_id'] },
  stadium: { table: 'stadiums', columns: ['capacity', 'opened', 'city', 'state', 'latitude', 'longitude'] },
  person: { table: 'people', columns: ['birth_date', 'birth_place', 'height_cm', 'positions', 'nationalities'] },
  edition: { table: 'editions', columns: ['starts', 'ends', 'hosts'] },
} as const

export type FactKind = keyof typeof FACT_COLUMNS
type Columns = Record<string, unknown>

/** A later one that is smaller than the earlier is left out: two sources mixed, each right by itself. */
const IN_ORDER: Partial<Record<FactKind, readonly [string, string]>> = {
  team: ['founded', 'dissolved'],
  edition: ['starts', 'ends'],
}

/** Records of plain facts: each column shows the most trusted word on it. */
export class RecordWriter {
  readonly conflicts: ConflictRegister
  readonly #kind: FactKind
  readonly #transaction: Transaction<DB>
  readonly #writes: WriteQueue
  readonly #sources: SourceRegister
  readonly #trust: Trust
  #current: Map<string, Columns> | null = null
  /** Names stated in this run: two rows of one name in a file are two records that cannot be distinguished. */
  readonly #previous = new Map<string, string>()

  constructor(kind: FactKind, transaction: Transaction<DB>, writes: WriteQueue, sources: SourceRegister, trust: Trust) {
    this.#kind = kind
    this.#transaction = transaction
    this.#writes = writes
    this.#sources = sources
    this.#trust = trust
    this.conflicts = new ConflictRegister(kind)
  }

  /** Takes a dataset's word on a record; true where anything came of it. */
  async take(
    id: string,
    word: { file: string; line: number | null; key: string | null; said: StatedFields },
  ): Promise<boolean> {
    const mark = `${id} ${word.key ?? word.file}`
    // Two lines may give different names without contradicting each other.
    const facts = canonical({ ...word.said, name: null })
    const previous = this.#previous.get(mark) ?? facts
    if (previous !== facts) throw new RowRejected(`outra linha já disse coisa diferente de “${id}”.`)
    this.#previous.set(mark, previous)
    const current = (await this.#load()).get(id) ?? {}
    const before = this.#sources.statementsOn(id)
    const news = this.#sources.keep(this.#writes, id, word)
    const words = this.#sources.statementsOn(id)
    const { table, columns } = FACT_COLUMNS[this.#kind]
    const changes: Columns = {}
    for (const column of columns) {
      const value = chooseValue(words, column, this.#trust)
      const shown = current[column] ?? null
      if (value === null || canonical(value) === canonical(shown)) continue
      // A value that no source has stated was entered by hand, and is kept.
      const fromSource = before.some(({ said }) => canonical(said[column]) === canonical(shown))
      if (isEmpty(shown) || fromSource) changes[column] = value
    }
    const next = { ...current, ...changes }
    const [first, second] = IN_ORDER[this.#kind] ?? []
    if (first && second && isAfter(next[first], next[second])) {
      delete changes[first]
      delete changes[second]
    }
    const changed = Object.keys(changes).length > 0
    if (changed) this.#writes.update(table, { id, ...changes })
    this.#current?.set(id, { ...current, ...changes })
    const disagreements = columns.map((column) => findDisagreement(words, column, this.#trust))
    this.conflicts.settle(
      this.#writes,
      id,
      disagreements.filter((each) => each !== null),
    )
    return news || changed
  }

  async #load(): Promise<Map<string, Columns>> {
    if (this.#current) return this.#current
    const { table, columns } = FACT_COLUMNS[this.#kind]
    const names = sql.join(['id', ...columns].map((column) => sql.ref(column)))
    const { rows } = await sql<Columns & { id: string }>`select ${names} from ${sql.table(table)}`.execute(
      this.#transaction,
    )
    this.#current = new Map(rows.map(({ id, ...values }) => [id, values]))
    this.conflicts.add(
      await this.#transaction
        .selectFrom('conflicts')
        .select(['id', 'record_id', 'field', 'said', 'chosen'])
        .where('kind', '=', this.#kind)
        .execute(),
    )
    return this.#current
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

function isAfter(first: unknown, second: unknown): boolean {
  if (typeof first === 'number' && typeof second === 'number') return first > second
  return typeof first === 'string' && typeof second === 'string' && first > second
}
