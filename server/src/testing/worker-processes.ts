import { execFileSync } from 'node:child_process'

/** The ids of the processes that the supervisor of this id has started as workers, also of those that are still starting. */
export function listWorkers(supervisor: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, own, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return Number(parent) === supervisor && /worker\.[jt]s/.test(args) ? [Number(own)] : []
  })
}
