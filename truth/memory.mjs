// The largest memory that an import and its database held together, looked at every two seconds. Linux only; null elsewhere.
import { readdir, readFile } from 'node:fs/promises'

const EVERY_MS = 2000

export function watchMemory(processId) {
  let peak = null
  let looking = false
  const look = async () => {
    if (looking) return
    looking = true
    const bytes = await memoryOf([processId, process.pid]).catch(() => null)
    if (bytes !== null) peak = Math.max(peak ?? 0, bytes)
    looking = false
  }
  const timer = setInterval(look, EVERY_MS)
  return {
    end() {
      clearInterval(timer)
      return peak
    },
  }
}

/** Proportional set size: what several processes share is counted once. The measuring process itself is left out. */
async function memoryOf(roots) {
  const parents = new Map()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const status = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
    if (parent) parents.set(Number(name), parent)
  }
  const belongs = (id) => id > 1 && (roots.includes(id) || belongs(parents.get(id) ?? 0))
  let bytes = 0
  for (const id of parents.keys()) if (id !== process.pid && belongs(id)) bytes += await shareOf(id)
  return bytes
}

async function shareOf(id) {
  const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
}
