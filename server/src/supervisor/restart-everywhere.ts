import type { RestartReport, Strength } from '../platform/supervisor-link.ts'
import type { NodeLine } from './nodes/node-line.ts'

interface Here {
  restart(): Promise<{ readonly workers: number; readonly joined: boolean }>
  strength(): Promise<Strength>
}

/**
 * Replaces the workers of every node, one node after the other, this one last: whoever asked is answered by it. Where
 * somebody is at it already, here or on another node, waits for that restart instead.
 */
export function createRestart(line: NodeLine | null, here: Here): () => Promise<RestartReport> {
  let restarting: Promise<RestartReport> | null = null

  const restartOthers = async (): Promise<Strength> => {
    const done = { nodes: 0, workers: 0 }
    for (const other of (await line?.list()) ?? []) {
      const workers = await line!.restart(other)
      if (workers === null) continue
      done.nodes += 1
      done.workers += workers
    }
    return done
  }

  const restartAll = async () => {
    const others = await restartOthers()
    const own = await here.restart()
    return { nodes: others.nodes + 1, workers: others.workers + own.workers, joined: own.joined }
  }

  const run = async (): Promise<RestartReport> => {
    const startedAt = performance.now()
    const done = line ? await line.alone(restartAll) : await restartAll()
    const seconds = Math.round(performance.now() - startedAt) / 1000
    return { ...(done ?? { ...(await here.strength()), joined: true }), seconds }
  }

  return async () => {
    if (restarting) return { ...(await restarting), joined: true }
    restarting = run().finally(() => (restarting = null))
    return restarting
  }
}
