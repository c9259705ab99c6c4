// What a service takes of the machine's memory: its own share of every page, over all its processes.
import { readdirSync, readFileSync } from 'node:fs'

/** Of a process and all below it, in MB. Pages that several share are counted once; null where the system cannot say. */
export function memoryMb(pid) {
  if (process.platform !== 'linux') return null
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  )
  const isBelow = (each) => each === pid || (parents.has(each) && parents.get(each) > 1 && isBelow(parents.get(each)))
  const kilobytes = [...parents.keys()].filter(isBelow).reduce((sum, each) => sum + shareOf(each), 0)
  return kilobytes / 1000
}

function parentOf(pid) {
  try {
    // The name may hold spaces and brackets.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    )
  } catch {
    return 0
  }
}

function shareOf(pid) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1])
  } catch {
    return 0
  }
}
