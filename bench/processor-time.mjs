// What work takes of the machine's processors. On a machine with other work the clock says little, and this much.
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/**
 * Processor milliseconds so far of a process and all below it, ended ones included, apart for PostgreSQL and the rest;
 * null where the system cannot say.
 */
export function processorTime(pid) {
  if (process.platform !== 'linux') return null
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => statOf(Number(name)) ?? [])
      .map((stat) => [stat.pid, stat]),
  )
  const isBelow = (each) => each === pid || (all.has(each) && isBelow(all.get(each).parent))
  const time = { service: 0, postgres: 0 }
  for (const stat of all.values()) if (isBelow(stat.pid)) time[stat.isPostgres ? 'postgres' : 'service'] += stat.ms
  return time
}

function statOf(pid) {
  try {
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    const fields = rest.split(' ')
    // Its own time and that of children it has waited for, each in the program and in the kernel.
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
    return { pid, parent: Number(fields[1]), isPostgres: name === 'postgres', ms: (ticks * 1000) / TICKS_PER_SECOND }
  } catch {
    return null
  }
}
