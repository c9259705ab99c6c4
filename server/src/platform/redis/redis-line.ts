import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import type { FastifyBaseLogger } from 'fastify'
import type { RedisLine, RedisScript } from './redis-script.ts'

/** No call waits longer for Redis. */
const ANSWER_MS = 250
const CONNECT_MS = 2_000
const PING_MS = 1_000
/** A connection without a word for this long, pings included, is dead. */
const SILENCE_MS = 5_000
const LONGEST_PAUSE_MS = 2_000
const LOOK_MS = 500

/**
 * The line to Redis. It never fails a call and never makes one wait long: away is an answer. `onTurn` is called whenever
 * it goes, and before it is used again.
 */
export function openRedisLine(url: string, onTurn: () => Promise<void>, log: FastifyBaseLogger): RedisLine {
  const client = createClient({
    url,
    name: 'meio-campo',
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, LONGEST_PAUSE_MS),
    },
  })
  let state: 'new' | 'here' | 'away' = 'new'
  let stopped = false

  const noteAway = (reason: unknown) => {
    if (state === 'away' || stopped) return
    state = 'away'
    log.warn({ err: reason }, 'Redis is away: this node counts quotas and limits by itself until it is back')
    void onTurn()
    void lookForIt()
  }

  /** Checked in the background, so that calls do not wait for the result. */
  const lookForIt = async (): Promise<void> => {
    while (state === 'away' && !stopped) {
      await sleep(LOOK_MS, undefined, { ref: false })
      if (!client.isReady || (await inTime(client.ping()).catch(() => null)) === null) continue
      await onTurn()
      state = 'here'
      log.info('Redis is back: quotas and limits are counted over all nodes again')
    }
  }
  client.on('error', noteAway)
  client.on('ready', () => {
    if (state === 'new') state = 'here'
  })

  const send = async ({ text, sha1 }: RedisScript, keys: string[], values: string[]): Promise<unknown> => {
    const options = { keys, arguments: values }
    try {
      return await client.evalSha(sha1, options)
    } catch (error) {
      // It does not know the script yet, or has forgotten it with everything else.
      if (error instanceof Error && error.message.startsWith('NOSCRIPT')) return client.eval(text, options)
      throw error
    }
  }

  const tried = Promise.race([
    client.connect().then(
      () => undefined,
      (error: unknown) => noteAway(error),
    ),
    sleep(CONNECT_MS, undefined, { ref: false }),
  ])
  return {
    tried,
    async run(script, keys, values) {
      if (state !== 'here') return null
      try {
        return (await inTime(send(script, [...keys], values.map(String)))) as number[]
      } catch (error) {
        noteAway(error)
        return null
      }
    },
    stop() {
      stopped = true
      if (client.isOpen) client.destroy()
    },
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer in ${ANSWER_MS} ms`)), ANSWER_MS)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
