import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts'
import type { DatabaseAddress } from '../../database/address.ts'
import { shareRounds } from './share-rounds.ts'
import { connectNode } from './node-connection.ts'
import { GONE_AFTER_SECONDS, SEEN_EVERY_MS, type NodeIdentity } from './node-register.ts'

/** A node that has not answered by then is stuck or gone; the write is answered without it. */
const PATIENCE_MS = 2_000
/** How often a node that waits for another node's restart checks that it is alive. */
const LOOK_MS = 500

/** The questions that nodes ask each other, and what each does when asked. */
export interface NodeWork {
  /** Returns once every worker of this node has applied everything committed so far. */
  settle(): Promise<void>
  /** Replaces the workers of this node, and returns how many. */
  restart(): Promise<number>
}

interface Ask {
  readonly kind: 'ask'
  readonly id: string
  readonly from: string
  /** Null: all other nodes. */
  readonly to: string | null
  readonly question: keyof NodeWork
}
type Message = Ask | ({ readonly kind: 'answer'; readonly id: string; readonly from: string } & Answer)

interface Asked {
  readonly id: string
  readonly seen: string
}

export interface OtherNode {
  readonly id: string
  readonly workers: number
}

export type NodeLine = ReturnType<typeof openNodeLine>

/**
 * This node among those on its database. They know of each other by the table `nodes`, and speak by PostgreSQL's own
 * notifications: what serves the news of every process serves this too, and nothing else need run.
 */
export function openNodeLine(
  address: Promise<DatabaseAddress>,
  self: NodeIdentity,
  workers: number,
  here: NodeWork,
  log: FastifyBaseLogger,
) {
  const rounds = createRounds()

  const receive = (payload: string): void => {
    const message = JSON.parse(payload) as Message
    if (message.from === self.id) return
    if (message.kind === 'answer') rounds.receive(message.id, message.from, message)
    else if (message.to === null || message.to === self.id) void answer(message)
  }

  const answer = async ({ id, question }: Ask): Promise<void> => {
    // In a promise also what throws at once: a node of a newer version may ask for what this one does not know.
    const doing = async (): Promise<unknown> => here[question]()
    const result: Answer = await doing().then(
      (done) => ({ answer: done ?? null }),
      (error: unknown) => ({ error: String(error) }),
    )
    await say({ kind: 'answer', id, from: self.id, ...result }).catch((error: unknown) =>
      log.warn({ err: error }, 'another node was not answered'),
    )
  }

  const connection = connectNode(address, receive, log)
  const say = (message: Message) => connection.query('select pg_notify($1, $2)', ['nodes', JSON.stringify(message)])

  const beSeen = () => connection.query(BE_SEEN, [self.id, workers, self.folder, self.secret])
  const warnUnseen = (error: unknown) => log.warn({ err: error }, 'this node could not say that it is there')
  /** Nodes that did not answer, with when they were last seen: not waited for until they are seen again. */
  const silent = new Map<string, string>()
  let heart: NodeJS.Timeout | null = null
  let left = false

  /** Asks all other nodes in the statement that lists them, so that no node joins unseen in between. */
  const settleOthers = async (): Promise<void> => {
    const round = rounds.open()
    const ask: Ask = { kind: 'ask', id: round.id, from: self.id, to: null, question: 'settle' }
    let asked: readonly Asked[] = []
    const answered = async () => {
      asked = await connection.query<Asked>(ASK_ALL, [self.id, GONE_AFTER_SECONDS, JSON.stringify(ask)])
      round.expect(asked.filter(({ id, seen }) => silent.get(id) !== seen).map(({ id }) => id))
      await round.done
      return true
    }
    const patience = new AbortController()
    const late = sleep(PATIENCE_MS, false, { signal: patience.signal, ref: false }).catch(() => false)
    const all = await Promise.race([answered(), late]).catch((error: unknown) => {
      log.warn({ err: error }, 'other nodes could not be asked')
      return true
    })
    patience.abort()
    round.close()
    if (all) return
    const missing = asked.filter(({ id }) => round.missing().includes(id))
    log.warn({ nodes: missing.map(({ id }) => id) }, 'nodes did not apply a write in time')
    for (const id of silent.keys()) if (!asked.some((node) => node.id === id)) silent.delete(id)
    for (const { id, seen } of missing) silent.set(id, seen)
  }

  const list = () => connection.query<{ id: string; workers: number }>(LIST, [self.id, GONE_AFTER_SECONDS])

  return {
    /** Once this returns, the others wait for this node. */
    async join(): Promise<void> {
      heart = setInterval(() => beSeen().catch(warnUnseen), SEEN_EVERY_MS).unref()
      while (!left && !(await beSeen().catch(warnUnseen))) await sleep(LOOK_MS, undefined, { ref: false })
    },
    settle: shareRounds(settleOthers),
    list: (): Promise<OtherNode[]> => list(),
    /** How many workers it replaced; null where it went away meanwhile. */
    async restart({ id: to }: OtherNode): Promise<number | null> {
      const round = rounds.open()
      try {
        round.expect([to])
        await say({ kind: 'ask', id: round.id, from: self.id, to, question: 'restart' })
        const isThere = async () => (await list()).some(({ id }) => id === to)
        for (;;) {
          const waited = await Promise.race([round.done.then(() => true), sleep(LOOK_MS, false)])
          if (waited) break
          if (!(await isThere())) return null
        }
        const { answer: replaced, error } = round.answerOf(to)!
        if (error !== undefined) throw new Error(error)
        return replaced as number
      } finally {
        round.close()
      }
    },
    /** Does it alone among all nodes; where another is at it, waits for that one and answers null. */
    async alone<T>(work: () => Promise<T>): Promise<T | null> {
      if (!(await hold())) {
        while (!(await hold())) await sleep(LOOK_MS)
        await release()
        return null
      }
      return work().finally(release)
    },
    async leave(): Promise<void> {
      left = true
      if (heart === null) return connection.stop()
      clearInterval(heart)
      const forgotten = connection.query('delete from nodes where id = $1', [self.id]).catch(() => undefined)
      await Promise.race([forgotten, sleep(PATIENCE_MS)])
      await connection.stop()
    },
  }

  async function hold(): Promise<boolean> {
    const [row] = await connection.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      ADVISORY_LOCKS.restart,
    ])
    return row!.held
  }
  async function release(): Promise<void> {
    // A line that was lost has let go of it already.
    await connection.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.restart]).catch(() => undefined)
  }
}

// A node not seen for an hour does not come back under that name.
const BE_SEEN = `
  with old as (delete from nodes where seen_at < now() - interval '1 hour' and id <> $1)
  insert into nodes (id, workers, folder, secret) values ($1, $2, $3, $4)
  on conflict (id) do update set seen_at = now()`
const LIVING = 'from nodes where id <> $1 and seen_at > now() - make_interval(secs => $2)'
const LIST = `select id, workers ${LIVING} order by id`
// One notification however many there are: PostgreSQL sends equal ones of a transaction once.
const ASK_ALL = `select id, seen_at::text as seen, pg_notify('nodes', $3) ${LIVING}`

interface Answer {
  readonly answer?: unknown
  readonly error?: string
}

/** One question, and the nodes that have answered it so far. */
interface Round {
  readonly id: string
  /** Sets the nodes that were asked. Known only after the asking, when some may have answered already. */
  expect(nodes: readonly string[]): void
  missing(): string[]
  answerOf(node: string): Answer | undefined
  /** Settles when every expected node has answered. */
  readonly done: Promise<void>
  close(): void
}

/** Matches answers to questions. A late answer is dropped. */
function createRounds() {
  const receivers = new Map<string, (from: string, answer: Answer) => void>()
  return {
    open(): Round {
      const id = randomUUID()
      const answers = new Map<string, Answer>()
      const done = Promise.withResolvers<void>()
      let expected: readonly string[] | null = null
      const missing = () => (expected ?? []).filter((node) => !answers.has(node))
      const look = () => void (expected !== null && missing().length === 0 && done.resolve())
      receivers.set(id, (from, answer) => {
        answers.set(from, answer)
        look()
      })
      return {
        id,
        expect(nodes) {
          expected = nodes
          look()
        },
        missing,
        answerOf: (node) => answers.get(node),
        done: done.promise,
        close: () => void receivers.delete(id),
      }
    },
    receive: (id: string, from: string, answer: Answer): void => receivers.get(id)?.(from, answer),
  }
}
