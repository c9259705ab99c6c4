// What is compared is measured alternately, so that other load on the machine affects both.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A server of this folder in a process of its own. */
export async function serve(file, message) {
  const child = fork(join(import.meta.dirname, file))
  // A run that fails must not leave it behind: it would keep the pipes of the run open.
  process.once('exit', () => child.kill())
  child.send(message)
  const [{ port }] = await once(child, 'message')
  return { port, stop: () => child.kill() }
}

/** Three rounds each; the median counts. */
export async function inTurns(...measures) {
  const rounds = measures.map(() => [])
  for (let round = 0; round < 3; round += 1) {
    for (const [index, measure] of measures.entries()) rounds[index].push(await measure())
  }
  return rounds.map((own) => own.toSorted((a, b) => a.perSecond - b.perSecond)[1])
}
