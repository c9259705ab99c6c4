// Where tests put the folders they throw away: databases, copies of the service, profiles of browsers. In memory, where
// that is possible: every test makes and drops a database of hundreds of files, and a disk takes most of the time for it.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from './is-running.mjs'

const MEMORY = '/dev/shm'
const NAME = /^mc-tests-(\d+)-/
const GIGABYTE = 1024 ** 3
const ROOM = 4 * GIGABYTE
/** What the tests themselves need beside it. */
const MEMORY_LEFT = 4 * GIGABYTE

/**
 * A new folder in memory, for the environment's TMPDIR; null if there is none, too little room, or programs may not run
 * there.
 */
export function makeMemoryFolder() {
  if (process.platform !== 'linux') return null
  try {
    removeAbandoned()
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize < ROOM || process.availableMemory() < ROOM + MEMORY_LEFT) return null
    const folder = mkdtempSync(join(MEMORY, `mc-tests-${process.pid}-`))
    // As /tmp: PostgreSQL may run as another user.
    chmodSync(folder, 0o1777)
    if (runsPrograms(folder)) return folder
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // No such folder, or not for us.
  }
  return null
}

/** A run that was killed could not remove its folder. */
function removeAbandoned() {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = NAME.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function runsPrograms(folder) {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o700 })
  return spawnSync(program).status === 0
}
