import { readdir, readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'

/** The operating system's view of a service's embedded database, for faults. */
export interface DatabaseProcesses {
  postmaster(): Promise<number>
  /** Every process of the database, the postmaster included. */
  list(): Promise<number[]>
  /** Kills it, as the system does when memory runs out. */
  killPostmaster(): Promise<void>
  /** Stops every process without ending it: connections stay open without an answer. */
  freeze(): Promise<void>
  thaw(): Promise<void>
}

export function findDatabaseProcesses(dataDir: string): DatabaseProcesses {
  const folder = join(dataDir, 'postgres')
  const postmaster = async () => Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const list = async () => {
    const real = await realpath(folder)
    const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
    const cwds = await Promise.all(names.map((name) => readlink(`/proc/${name}/cwd`).catch(() => null)))
    return names.filter((_, index) => cwds[index] === real).map(Number)
  }
  const signal = async (pids: readonly number[], name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name)
      } catch {
        // The process has ended meanwhile.
      }
    }
  }
  return {
    postmaster,
    list,
    killPostmaster: async () => signal([await postmaster()], 'SIGKILL'),
    async freeze() {
      // Stops the postmaster first, so that it starts no new process meanwhile.
      await signal([await postmaster()], 'SIGSTOP')
      await signal(await list(), 'SIGSTOP')
    },
    thaw: async () => signal(await list(), 'SIGCONT'),
  }
}
