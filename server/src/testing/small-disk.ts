import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const STEPS = [1024 * 1024, 4096, 512]

/** A disk that can be filled without harm. */
export interface SmallDisk {
  readonly folder: string
  /** Takes all the room there is; again when something was given back meanwhile. */
  fill(): void
  /** Gives the room back. */
  empty(): void
  remove(): void
}

/** A disk in memory, or null where this process may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'mc-disco-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmdirSync(folder)
    return null
  }
  const filler = join(folder, 'cheio')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a')
      for (const step of STEPS) writeUntilFull(file, Buffer.alloc(step))
      closeSync(file)
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder])
      rmdirSync(folder)
    },
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    while (writeSync(file, bytes) === bytes.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
