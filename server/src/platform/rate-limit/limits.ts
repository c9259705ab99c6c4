import type { Policy } from './policies.ts'
import type { SharedWindowCounter, WindowCount } from './window-counter.ts'

/** Calls reserved in advance, so that most of them need no message to the supervisor. */
interface Block {
  readonly count: number
  readonly endsAt: number
  left: number
  /** The next block, requested before this one is used up, so that no call has to wait. */
  asked?: Promise<void>
  next?: Block
}

/** How much of a block is left when the next one is requested. */
const EARLY = 0.4
const MOST_BLOCKS = 20_000

export type Limits = ReturnType<typeof createLimits>

/**
 * Counts calls exactly across all workers. A policy with blocks is only a ceiling: its calls are counted in groups,
 * which may refuse a caller a little early near the limit, and never lets one exceed it.
 */
export function createLimits(supervisor: SharedWindowCounter, now: () => number = Date.now) {
  const blocks = new Map<string, Block>()

  const ask = async (key: string, windowMs: number, size: number): Promise<Block> => {
    const { count, resetsInMs } = await supervisor.count(key, windowMs, size)
    return { count, endsAt: now() + resetsInMs, left: size }
  }

  const takeFrom = (block: Block, time: number): WindowCount => {
    block.left -= 1
    return { count: block.count - block.left, resetsInMs: block.endsAt - time }
  }

  const takeFromBlock = (key: string, windowMs: number, size: number): WindowCount | null => {
    let block = blocks.get(key)
    if (block?.left === 0 && block.next) blocks.set(key, (block = block.next))
    const time = now()
    if (!block || block.left === 0 || block.endsAt <= time) return null
    if (block.left < size * EARLY) askEarly(block, key, windowMs, size)
    return takeFrom(block, time)
  }

  const askEarly = (block: Block, key: string, windowMs: number, size: number) => {
    block.asked ??= ask(key, windowMs, size).then(
      (next) => void (block.next = next),
      // The next caller asks again and gets the error.
      () => undefined,
    )
  }

  return {
    /** Counts the call at once or not at all: null means that the supervisor must be asked. */
    takeNow: ({ name, windowMs, block }: Policy, caller: string): WindowCount | null =>
      block === undefined ? null : takeFromBlock(`${name}:${caller}`, windowMs, block),
    /** A batch that arrives as one call is counted as several. */
    async take({ name, windowMs, block }: Policy, caller: string, calls: number = 1): Promise<WindowCount> {
      const key = `${name}:${caller}`
      if (block === undefined || calls > 1) return supervisor.count(key, windowMs, calls)
      const held = blocks.get(key)
      if (held?.left === 0) await held.asked
      const taken = takeFromBlock(key, windowMs, block)
      if (taken) return taken
      const own = await ask(key, windowMs, block)
      if (blocks.size >= MOST_BLOCKS) blocks.clear()
      blocks.set(key, own)
      return takeFrom(own, now())
    },
  }
}
