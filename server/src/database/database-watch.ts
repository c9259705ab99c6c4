import pg from 'pg'
import type { DatabaseAddress } from './address.ts'

/** How often the database is asked whether it is there. */
const ASK_EVERY_MS = 250
/** Without an answer after this, a second connection asks too: the first may be the only one that is stuck. */
const SECOND_AFTER_MS = 400
/** Without an answer after this the database is away. Together with the interval less than the two seconds of a call. */
const PATIENCE_MS = 1_200
const RETRY_MS = 150

export interface DatabaseWatch {
  isAway(): boolean
  stop(): void
}

interface Faults {
  /** Called when it does not answer. */
  readonly onAway: () => void
  /** An open connection gets no answer, although a new one does. */
  readonly onStuck: () => void
}

/**
 * Asks the database several times a second whether it answers, on a connection of its own. A frozen database closes no
 * connection and refuses none: without this, every call would wait until its statement's limit.
 */
export function watchDatabase(address: DatabaseAddress, { onAway, onStuck }: Faults): DatabaseWatch {
  let line: pg.Client | null = null
  let away = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const openLine = async (signal: AbortSignal): Promise<pg.Client> => {
    const client = new pg.Client({
      ...address,
      connectionTimeoutMillis: PATIENCE_MS,
      application_name: 'meio-campo watch',
    })
    // What an error means is found out by the next question.
    client.on('error', () => undefined)
    const drop = () => destroy(client)
    signal.addEventListener('abort', drop, { once: true })
    try {
      await client.connect()
      await client.query('select 1')
      return client
    } catch (error) {
      drop()
      throw error
    } finally {
      signal.removeEventListener('abort', drop)
    }
  }

  const keep = (client: pg.Client | null): void => {
    if (line && line !== client) destroy(line)
    line = client
  }

  const ask = async (): Promise<boolean> => {
    const over = new AbortController()
    const asked = line
    let lineSettled = asked === null
    const second = Promise.withResolvers<void>()
    const late = setTimeout(second.resolve, asked ? SECOND_AFTER_MS : 0)
    const first = (asked ? asked.query('select 1') : Promise.reject(new Error('no line'))).then(
      () => {
        lineSettled = true
        return asked
      },
      (error: unknown) => {
        lineSettled = true
        second.resolve()
        throw error
      },
    )
    const anew = second.promise.then(() => openLine(over.signal))
    const patience = elapsed(PATIENCE_MS, over.signal)
    const found = await Promise.race([Promise.any([first, anew]).catch(() => null), patience.then(() => null)])
    if (found !== null && !lineSettled) {
      await Promise.race([first.catch(() => null), patience])
      if (!lineSettled && !stopped) onStuck()
    }
    clearTimeout(late)
    over.abort()
    keep(found)
    // It may have answered after the other one did, and is then not needed.
    anew.then((client) => client !== found && destroy(client)).catch(() => undefined)
    return found !== null
  }

  const look = async (): Promise<void> => {
    const there = await ask()
    if (stopped) return keep(null)
    const changed = there === away
    away = !there
    if (changed && away) onAway()
    timer = setTimeout(() => void look(), away ? RETRY_MS : ASK_EVERY_MS).unref()
  }
  void look()

  return {
    isAway: () => away,
    stop() {
      stopped = true
      clearTimeout(timer)
      keep(null)
    },
  }
}

/** Ends a connection without a word to the other side, which may not be listening. */
export function destroy(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

/**
 * Resolves after this time, and once what arrived meanwhile has been read: a process that was busy computing must not
 * take its own delay for the database's.
 */
async function elapsed(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => setImmediate(() => setImmediate(resolve)), ms)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
