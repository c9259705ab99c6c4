import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type { DatabaseAddress } from '../../database/address.ts'
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts'
import type { Database } from '../../database/database.ts'
import type { DB } from '../../database/types.gen.ts'
import { facts as realFacts, type Facts } from '../facts/facts.ts'
import { fiction } from '../fiction/fiction.ts'
import { advance } from '../advance.ts'
import { findTakenEditions, fingerprint } from '../load.ts'
import { changesBetween } from '../rows/match-rows.ts'
import { dayOf } from '../season/calendar.ts'
import { TOURNAMENT_AHEAD, TOURNAMENT_KEPT } from '../season/tournament.ts'
import type { PlannedMatch } from '../season/planned-match.ts'
import { World } from '../season/world.ts'
import { writeMatches } from './match-changes.ts'
import { dropOldTournament, writeNewSeasons, writeOutcomes, writePeople } from './season-changes.ts'

const TICK_MS = 5_000
/** How often a service without a demonstration checks for a new one. */
const IDLE_MS = 15_000

export interface LiveDemonstration {
  stop(): Promise<void>
}

/**
 * Keeps the demonstration playing. Every process calls this, and the one that holds the lock plays. The lock belongs to
 * a connection, so it is released when its holder dies, and another process takes it at its next check.
 */
export function playLive(
  address: DatabaseAddress,
  database: Database,
  log: FastifyBaseLogger,
  now: () => Date,
): LiveDemonstration {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)

  const standBy = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        if (await isLoaded(database)) await takeTurns()
      } catch (error) {
        log.warn({ err: error }, 'demonstration')
      }
      await pause(IDLE_MS)
    }
  }

  const takeTurns = async (): Promise<void> => {
    const client = new pg.Client(address)
    let lost = false
    client.on('error', () => (lost = true))
    await client.connect()
    try {
      while (!signal.aborted && !lost && (await isLoaded(database))) {
        const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
          ADVISORY_LOCKS.demonstration,
        ])
        if (rows[0]?.held) {
          const playback = new Playback(database, await findStory(database), signal)
          while (!signal.aborted && !lost && (await playback.catchUp(now()))) await pause(TICK_MS)
          await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.demonstration])
        }
        await pause(TICK_MS)
      }
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  const done = standBy()
  return {
    async stop() {
      stopping.abort()
      await done
    },
  }
}

/** The plan of the loaded demonstration: the tournament alone, or a whole season. */
async function findStory(database: Database): Promise<Facts> {
  const loaded = await database.selectFrom('demonstration').select('plan').executeTakeFirst()
  return loaded?.plan === fingerprint(realFacts) ? realFacts : fiction
}

async function isLoaded(database: Database): Promise<boolean> {
  const found = await database
    .selectFrom('demonstration')
    .select('seed')
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

const HOUR = 3_600_000
const MATCHES_PER_BATCH = 100
const REMEMBERED_EVERY = 60_000
/** Longer than any match, with extra time and penalties. */
const LONGEST_MATCH = 4 * HOUR

/** Plays the demonstration in real time, and catches up on what it missed, however long it was stopped. */
export class Playback {
  readonly #database: Database
  readonly #facts: Facts
  readonly #plan: string
  readonly #signal: AbortSignal | undefined
  #world: World | null = null
  /** How far this process has played; the database is updated only now and then. */
  #playedTo = 0

  constructor(database: Database, facts: Facts, signal?: AbortSignal) {
    this.#database = database
    this.#facts = facts
    this.#plan = fingerprint(facts)
    this.#signal = signal
  }

  /** Brings everything to the present moment. False where there is no demonstration to play. */
  async catchUp(at: Date): Promise<boolean> {
    const state = await this.#findState()
    if (!state) {
      this.#forget()
      return false
    }
    const kept = state.played_to.getTime()
    const [last, now] = [Math.max(kept, this.#playedTo), at.getTime()]
    if (now <= last) return true
    const world = (this.#world ??= new World(this.#facts, state.seed, state.began_in))
    try {
      await advance(world, now)
      await this.#write(world, last, now, kept)
    } catch (error) {
      // After any error the state is rebuilt from the beginning at the next step.
      this.#forget()
      throw error
    }
    return true
  }

  #forget(): void {
    this.#world = null
    this.#playedTo = 0
  }

  async #write(world: World, last: number, now: number, kept: number): Promise<void> {
    const matches = matchesBetween(world, last, now)
    const batches = Math.max(1, Math.ceil(matches.length / MATCHES_PER_BATCH))
    for (let batch = 0; batch < batches; batch += 1) {
      const some = matches.slice(batch * MATCHES_PER_BATCH, (batch + 1) * MATCHES_PER_BATCH)
      const going = await this.#inTransaction(async (transaction) => {
        const taken = await findTakenEditions(transaction)
        if (batch === 0) await writeNewSeasons(transaction, world, taken, last, now)
        const editions = await findOwnEditions(transaction)
        const own = some.filter(({ edition }) => editions.has(edition))
        if (own.length > 0) await writeMatches(transaction, world, own, last, now)
        if (batch < batches - 1) return
        await writePeople(transaction, world, taken, last, now)
        await writeOutcomes(transaction, world, editions, last, now)
        await dropOldTournament(transaction, now)
        // Transfers and injuries are written once per day, so a new day is stored at once.
        if (now - kept < REMEMBERED_EVERY && dayOf(kept) === dayOf(now)) return
        await transaction
          .updateTable('demonstration')
          .set({ played_to: new Date(now) })
          .execute()
      })
      // The next process plays the rest.
      if (!going || this.#signal?.aborted) return
    }
    this.#playedTo = now
    for (const match of matches) if ((world.plays.get(match.id)?.settledAt ?? now) < now) world.forget(match)
  }

  /** Runs a write only while the demonstration exists. The row lock makes a removal wait for the write in progress. */
  async #inTransaction(write: (transaction: Transaction<DB>) => Promise<void>): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      const state = await transaction
        .selectFrom('demonstration')
        .select('seed')
        .where('removed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (state) await write(transaction)
      return state !== undefined
    })
  }

  /** There is also nothing to play after a user removed every match, until that is undone. */
  async #findState() {
    return this.#database
      .selectFrom('demonstration')
      .select(['seed', 'began_in', 'played_to'])
      .where('removed_at', 'is', null)
      .where('plan', '=', this.#plan)
      .where((build) => build.exists(build.selectFrom('matches').select('id').where('demo', '=', true)))
      .executeTakeFirst()
  }
}

/** The matches that changed, in the order they are played. */
function matchesBetween(world: World, last: number, now: number): readonly PlannedMatch[] {
  const oldest = Math.max(last - LONGEST_MATCH, now - TOURNAMENT_KEPT)
  return [...world.matches.values(), ...world.tournament(oldest, now + TOURNAMENT_AHEAD + 1)]
    .filter((match) => changesBetween(world, match, last, now))
    .toSorted((a, b) => a.kickoff - b.kickoff)
}

async function findOwnEditions(transaction: Transaction<DB>): Promise<ReadonlySet<string>> {
  const rows = await transaction.selectFrom('editions').select('id').where('demo', '=', true).execute()
  return new Set(rows.map(({ id }) => id))
}
