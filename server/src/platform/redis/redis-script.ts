import { createHash } from 'node:crypto'

/** A program that Redis runs as one step: no other command runs between its first and its last. */
export interface RedisScript {
  readonly text: string
  readonly sha1: string
}

export function redisScript(text: string): RedisScript {
  return { text, sha1: createHash('sha1').update(text).digest('hex') }
}

export interface RedisLine {
  /** Settles when Redis has answered for the first time, or soon after if it does not. */
  readonly tried: Promise<void>
  /** What the script answers, all of it numbers. Null while Redis is away: the caller then counts alone. */
  run(script: RedisScript, keys: readonly string[], values: readonly (string | number)[]): Promise<number[] | null>
  stop(): void
}
