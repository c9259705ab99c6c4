import type { SupervisorLink, WindowCount } from '../../supervisor/link.ts'
import type { Policy } from './policies.ts'

/** Calls taken in advance, so that most of them need no word with the supervisor. */
interface Block {
  readonly count: number
  readonly endsAt: number
  left: number
}

const MOST_BLOCKS = 20_000

export type Limits = ReturnType<typeof createLimits>

/**
 * Counts calls exactly across all workers. A policy with blocks is only a ceiling: its calls are counted some at a
 * time, which may refuse a caller a little early near the limit, and never lets one past it.
 */
export function createLimits(supervisor: Pick<SupervisorLink, 'count'>, now: () => number = Date.now) {
  const blocks = new Map<string, Block>()

  const takeFromBlock = (key: string): WindowCount | null => {
    const block = blocks.get(key)
    const time = now()
    if (!block || block.left === 0 || block.endsAt <= time) return null
    block.left -= 1
    return { count: block.count - block.left, resetsInMs: block.endsAt - time }
  }

  return {
    /** The call is counted at once, or not at all: null says that the supervisor must be asked. */
    takeNow: ({ name, block }: Policy, caller: string): WindowCount | null =>
      block === undefined ? null : takeFromBlock(`${name}:${caller}`),
    async take({ name, windowMs, block }: Policy, caller: string): Promise<WindowCount> {
      const key = `${name}:${caller}`
      if (block === undefined) return supervisor.count(key, windowMs)
      const taken = takeFromBlock(key)
      if (taken) return taken
      const { count, resetsInMs } = await supervisor.count(key, windowMs, block)
      if (blocks.size >= MOST_BLOCKS) blocks.clear()
      blocks.set(key, { count, endsAt: now() + resetsInMs, left: block - 1 })
      return { count: count - block + 1, resetsInMs }
    },
  }
}
