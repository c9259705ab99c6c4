/** After a look that found the replica behind, the next one comes no sooner. */
const LOOK_AGAIN_MS = 25
/** After an error the replica is left alone for so long. */
const LEAVE_MS = 5_000

interface Guarded {
  /** How far the replica's copy of the change log goes; throws where it is no replica of this database. */
  readonly readPosition: () => Promise<bigint>
  /** How far this process has followed the change log; null while it does not know. */
  readonly needed: () => bigint | null
  readonly onError: (error: Error) => void
}

export type ReplicaGuard = ReturnType<typeof createReplicaGuard>

/**
 * Decides for each read whether a replica has every change that this process has applied. A write is answered after
 * every process has followed the change log past it, so a read that comes later never sees less than that write:
 * where the replica is behind, the database itself is read.
 */
export function createReplicaGuard({ readPosition, needed, onError }: Guarded) {
  let reached = -1n
  let asked = -1n
  let nextLook = 0
  let working = true

  const leave = (error: unknown) => {
    reached = -1n
    nextLook = Date.now() + LEAVE_MS
    // Said once, not every few seconds.
    if (working) onError(error instanceof Error ? error : new Error(String(error)))
    working = false
  }

  return {
    async isCurrent(): Promise<boolean> {
      const position = needed()
      if (position === null) return false
      // After a restore the numbers begin lower: what was seen before it says nothing.
      if (position < asked) reached = -1n
      asked = position
      if (reached >= position) return true
      if (Date.now() < nextLook) return false
      nextLook = Date.now() + LOOK_AGAIN_MS
      try {
        reached = await readPosition()
        working = true
      } catch (error) {
        leave(error)
      }
      return reached >= position
    },
    leave,
  }
}
