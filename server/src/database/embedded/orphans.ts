import { readdir, readlink, realpath } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 20
/** One that is frozen or deep in the system does not hear; it is ended without its help. */
const ASKED_MS = 500

/**
 * Ends the processes that a killed postmaster left behind. Each notices by itself when it next waits for something, but
 * one in the middle of a long statement goes on, and no new postmaster may write beside it.
 */
export async function endOrphans(cluster: string): Promise<void> {
  const folder = await realpath(cluster)
  const deadline = Date.now() + ASKED_MS
  for (;;) {
    const orphans = await listOrphans(folder)
    if (orphans.length === 0) return
    // SIGQUIT is PostgreSQL's own word for: end now, without finishing.
    for (const pid of orphans) send(pid, Date.now() > deadline ? 'SIGKILL' : 'SIGQUIT')
    await sleep(LOOK_MS)
  }
}

/** PostgreSQL's processes stand in the folder of their cluster; nothing else does. */
async function listOrphans(folder: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => [])
  const found = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .map(async (name) => ((await readlink(`/proc/${name}/cwd`).catch(() => null)) === folder ? [Number(name)] : [])),
  )
  return found.flat()
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}
