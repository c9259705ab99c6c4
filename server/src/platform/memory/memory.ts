import { LRUCache } from 'lru-cache'
import type { Database, Queryable } from '../../database/database.ts'
import { currentSight } from '../../database/sight.ts'
import type { ChangeClock } from '../answers/change-clock.ts'

interface Remembered {
  readonly value: unknown
  readonly topics: readonly string[]
  readonly madeAt: number
  readonly rows: number
}

/** Each entry takes about a kilobyte. */
const MOST_ROWS = 40_000

/** The size, in rows, of this many short lines: a scorer, a card, a result. */
export const roomOfLines = (lines: number): number => lines / LINES_PER_ROW
const LINES_PER_ROW = 4

export type Memory = ReturnType<typeof createMemory>

/** How long a value is valid, and how much memory it takes. */
export interface Lasting<Value> {
  /** The topics that the value depends on; null means that it is read again for the next reader. */
  readonly topics: readonly string[] | ((value: Value) => readonly string[] | null)
  readonly rows?: (value: Value) => number
}

/**
 * Parts of answers, kept and invalidated by the change log like the answers: names, the parts of an edition, its
 * matches. Readers share the values and must not change them.
 */
export function createMemory(clock: ChangeClock, mostRows: number = MOST_ROWS) {
  const kept = new LRUCache<string, Remembered>({ maxSize: mostRows, sizeCalculation: ({ rows }) => rows })
  const beingMade = new Map<string, { readonly begun: number; readonly value: Promise<unknown> }>()

  /** The type of a value is known to the caller that kept it. */
  const find = (key: string): unknown => {
    const found = kept.get(key)
    return found && clock.isUnchanged(found.topics, found.madeAt) ? found.value : undefined
  }
  const keep = (key: string, value: unknown, topics: readonly string[], madeAt: number, rows: number) => {
    if (!clock.listening || !clock.isUnchanged(topics, madeAt)) return
    kept.set(key, { value, topics, madeAt, rows: Math.max(1, Math.ceil(rows)) })
  }
  const keepFor = <Value>(key: string, value: Value, { topics, rows }: Lasting<Value>, madeAt: number) => {
    const madeOf = typeof topics === 'function' ? topics(value) : topics
    if (madeOf) keep(key, value, madeOf, madeAt, rows?.(value) ?? 1)
  }

  return {
    /**
     * Returns the kept value or computes it. Concurrent readers share one computation, unless a change came in between.
     */
    recall<Value>(key: string, lasting: Lasting<Value>, make: () => Promise<Value>): Promise<Value> {
      const found = find(key) as Value | undefined
      if (found !== undefined) return Promise.resolve(found)
      const other = beingMade.get(key)
      if (clock.listening && other?.begun === clock.now) return other.value as Promise<Value>
      const begun = clock.now
      const value = make().then((made) => {
        keepFor(key, made, lasting, begun)
        return made
      })
      const own = { begun, value }
      beingMade.set(key, own)
      const forget = () => beingMade.get(key) === own && beingMade.delete(key)
      value.then(forget, forget)
      return value
    },
    /** Several values of one kind by id; the missing ones are read together. Records that do not exist are left out. */
    async recallEach<Value>(
      kind: string,
      ids: Iterable<string>,
      lasting: (id: string, value: Value) => Lasting<Value>,
      read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
    ): Promise<ReadonlyMap<string, Value>> {
      const values = new Map<string, Value>()
      const missing = new Set<string>()
      for (const id of ids) {
        if (values.has(id)) continue
        const found = find(`${kind} ${id}`) as Value | undefined
        if (found === undefined) missing.add(id)
        else values.set(id, found)
      }
      if (missing.size === 0) return values
      const begun = clock.now
      for (const [id, value] of await read([...missing])) {
        keepFor(`${kind} ${id}`, value, lasting(id, value), begun)
        values.set(id, value)
      }
      return values
    },
    /**
     * For values that their reader updates itself: found and kept by hand, with `now` before the reading as `madeAt`.
     */
    find,
    keep,
    get now() {
      return clock.now
    },
    get size() {
      return kept.size
    },
  }
}

const memories = new WeakMap<Queryable, Memory>()

/**
 * The same database for reads by other calls than the writing one: they may use the memory, because a write is answered
 * only after every process has forgotten what it changed. The database itself, and every transaction, always reads what
 * is stored.
 */
export function rememberReads(database: Database, clock: ChangeClock): Database {
  const reading = database.withoutPlugins()
  memories.set(reading, createMemory(clock))
  return reading
}

/** The memory of a database for reads; null where everything must be read, as in calls that see other rows. */
export function memoryOf(database: Queryable): Memory | null {
  return currentSight() === undefined ? (memories.get(database) ?? null) : null
}

/** Several values of one kind by id, from memory where there is one. */
export function readEach<Value>(
  database: Queryable,
  kind: string,
  ids: Iterable<string>,
  lasting: (id: string, value: Value) => Lasting<Value>,
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): Promise<ReadonlyMap<string, Value>> {
  const memory = memoryOf(database)
  if (memory) return memory.recallEach(kind, ids, lasting, read)
  const wanted = [...new Set(ids)]
  return wanted.length === 0 ? Promise.resolve(new Map<string, Value>()) : read(wanted)
}

/** One value, from memory where there is one. */
export function readOnce<Value>(
  database: Queryable,
  key: string,
  lasting: Lasting<Value>,
  make: () => Promise<Value>,
): Promise<Value> {
  return memoryOf(database)?.recall(key, lasting, make) ?? make()
}
