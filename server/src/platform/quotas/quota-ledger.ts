import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { DatabaseAddress } from '../../database/address.ts'
import { dayAt } from '../time/today.ts'
import type { DayTotal, QuotaCounter } from './quota-counter.ts'

const SAVE_MS = 1_000

export interface QuotaLedger {
  /** Resolves when the day's calls so far are known; no call is counted before. */
  readonly ready: Promise<void>
  save(): Promise<void>
  /** Hears what all nodes have counted today, as far as it is written down. */
  read(): Promise<void>
  stop(): Promise<void>
}

/**
 * Keeps the days of a counter in PostgreSQL, so that a restart does not renew a quota. Written once a second,
 * beside the calls and not within them: a kill forgets at most that second.
 */
export function openQuotaLedger(
  address: Promise<DatabaseAddress>,
  counter: QuotaCounter,
  log: FastifyBaseLogger,
): QuotaLedger {
  let pool: pg.Pool | null = null
  let saving = Promise.resolve()
  let stopped = false

  const open = async (): Promise<void> => {
    pool = new pg.Pool({ ...(await address), max: 1 })
    pool.on('error', (error) => log.warn({ err: error }, 'quotas: database connection'))
    while (!(await readToday()) && !stopped) await sleep(SAVE_MS, undefined, { ref: false })
  }

  const readToday = async (): Promise<boolean> => {
    const found = await pool!.query<Row>(TODAY, [dayAt(new Date())]).catch((error: unknown) => {
      log.warn({ err: error }, 'quotas not read; trying again')
      return null
    })
    for (const row of found?.rows ?? []) counter.adopt(toTotal(row), Date.now())
    return found !== null
  }

  const write = async (): Promise<void> => {
    const totals = pool ? counter.takeUnsaved() : []
    if (totals.length === 0) return
    try {
      const { rows } = await pool!.query<Row>(SAVE, [
        totals.map(({ day }) => day),
        totals.map(({ user }) => user),
        totals.map(({ key }) => key),
        totals.map(({ calls }) => calls),
      ])
      for (const row of rows) counter.adopt(toTotal(row), Date.now())
    } catch (error) {
      counter.giveBack(totals)
      log.warn({ err: error }, 'quotas not written; trying again')
    }
  }
  const save = (): Promise<void> => (saving = saving.then(write))
  const timer = setInterval(() => void save(), SAVE_MS)
  timer.unref()

  const ready = open()
  return {
    ready,
    save,
    async read() {
      await ready
      // In turn with the writing: between the two nothing would be neither written nor unwritten.
      saving = saving.then(write).then(async () => void (await readToday()))
      await saving
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await save()
      await pool?.end()
    },
  }
}

interface Row {
  readonly day: string
  readonly user_id: string
  readonly key_id: string | null
  readonly used: string
}

const TODAY = `select to_char(day, 'YYYY-MM-DD') as day, user_id, key_id, used from quota_days where day = $1`
// An account or a key that is gone by now is counted no more.
const SAVE = `
  insert into quota_days as kept (day, user_id, key_id, used)
  select given.day, given.user_id, given.key_id, given.calls
  from unnest($1::date[], $2::text[], $3::text[], $4::bigint[]) as given (day, user_id, key_id, calls)
  join users on users.id = given.user_id
  left join api_keys on api_keys.id = given.key_id
  where given.key_id is null or api_keys.id is not null
  on conflict (user_id, key_id, day) do update set used = kept.used + excluded.used
  returning to_char(kept.day, 'YYYY-MM-DD') as day, kept.user_id, kept.key_id, kept.used`

function toTotal({ day, user_id: user, key_id: key, used }: Row): DayTotal {
  return { day, user, key, calls: Number(used) }
}
